/** Opens random puzzles in embedded boards, exhibits and demonstrations. */
import type { TableContext } from "../contracts/table-context";
import { randomNumber } from "./figure";
import { storeSeed } from "./puzzle-storage";

/**
 * Generate a random puzzle, by default with the options of the current one, and open it. Store its
 * seed, a number, on this device. Reject with the engine's error if generating fails.
 */
export async function openAnother(
  game: string,
  { engine, table, panels }: Pick<TableContext, "engine" | "table" | "panels">,
  options: Record<string, string> = table.view?.options ?? {},
): Promise<void> {
  const seed = randomNumber();
  const { position } = await engine.task("generate", { game, options, seed });
  const before = table.view;
  await table.again({ options, position });
  if (table.view && table.view !== before) storeSeed(table.view, seed);
  panels.show();
}
