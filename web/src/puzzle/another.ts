/** A new puzzle of the same kind. */
import type { TableContext } from "../contracts/table-context";
import { randomNumber } from "./figure";

/** Generates a puzzle, by default with the options of the current one, and opens it. */
export async function openAnother(
  game: string,
  { engine, table }: Pick<TableContext, "engine" | "table">,
  options: Record<string, string> = table.view?.options ?? {},
): Promise<void> {
  const { position } = await engine.task("generate", { game, options, seed: randomNumber() });
  await table.again({ options, position });
}
