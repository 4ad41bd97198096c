/** Saves the game to a file. */
import type { TableContext } from "../contracts/table-context";
import type { Engine } from "../engine/client";
import type { GameInfo } from "../engine/protocol";
import { saveFile } from "../kit/files";

export async function saveToFile(info: GameInfo, engine: Engine): Promise<void> {
  const { save } = await engine.request("save", {});
  saveFile(save, info.id);
}

/** Opens the dialog with HTML code for embedding. Without a link, the code shows a new game. */
export async function embed(info: GameInfo, context: TableContext): Promise<void> {
  const { engine, table, features } = context;
  const hasMoves = (table.view?.ply ?? 0) > 0;
  const answer = hasMoves ? await engine.request("link", {}).catch(() => null) : null;
  await features.openEmbedding(info, answer?.link ?? "");
}
