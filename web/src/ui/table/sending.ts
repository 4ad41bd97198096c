/** Saves the game to a file. */
import type { TableControls } from "../../board/controls";
import type { Engine } from "../../engine/client";
import type { GameInfo } from "../../engine/protocol";
import { saveFile } from "../shell/files";

export async function saveToFile(info: GameInfo, engine: Engine): Promise<void> {
  const { save } = await engine.request("save", {});
  saveFile(save, info.id);
}

/** Opens the dialog with HTML code for embedding. Without a link, the code shows a new game. */
export async function embed(info: GameInfo, engine: Engine, { view }: TableControls) {
  const begun = (view?.ply ?? 0) > 0;
  const asked = begun ? engine.request("link", {}).catch(() => null) : null;
  const { openEmbedding } = await import("./embedding");
  openEmbedding(info, (await asked)?.link ?? "");
}
