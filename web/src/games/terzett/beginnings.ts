/**
 * Boards of Terzett that a URL can select instead of the default: any figure (cells with numbers)
 * printed in Adler's book, or an outline to cover with tiles. Each has a storage key (`slot`).
 */
import type { StartOptions } from "../../contracts/table-context";
import type { GameInfo } from "../../engine/protocol";
import { decodePercent, readObject } from "../../kit/address";
import { printedFigures, slotOf, solvingPage } from "./gallery/facts";

/**
 * URL parameters: the id of a printed figure, and the task of the user ("compose": cover an empty
 * outline with tiles; the default: solve a figure).
 */
const FIGURE = "figure";
const TASK = "task";

/**
 * Resolve with the storage key of the board that the URL selects, and its options or position; null
 * for the default board.
 */
export async function beginningOf(
  game: GameInfo,
  query: URLSearchParams,
): Promise<StartOptions | null> {
  const position = readObject(decodePercent(location.hash.slice(1)));
  if (position && "outline" in position) {
    // Add `task=compose` to the query: the URL then keeps it after the fragment is removed.
    query.set(TASK, "compose");
    history.replaceState(null, "", `play.html?${query}${location.hash}`);
  }
  const task = query.get(TASK);
  const tasks = game.options.find(({ name }) => name === TASK);
  if (task && tasks?.values.includes(task) && task !== tasks.default)
    return { slot: `${game.id}.${task}`, options: { [TASK]: task } };
  const id = query.get(FIGURE);
  const figure = id && tasks && (await printedFigures()).find((other) => other.id === id);
  return figure ? { slot: slotOf(figure.id), position: figure.position } : null;
}

/**
 * Resolve with the storage keys of all boards except the default board, each with the URL that
 * opens the board.
 */
export async function slotsOf(game: GameInfo): Promise<{ slot: string; page: string }[]> {
  const tasks = game.options.find(({ name }) => name === TASK);
  if (!tasks) return [];
  const others = tasks.values.filter((task) => task !== tasks.default);
  return [
    ...others.map((task) => ({
      slot: `${game.id}.${task}`,
      page: `play.html?game=${game.id}&task=${task}`,
    })),
    ...(await printedFigures()).map(({ id }) => ({ slot: slotOf(id), page: solvingPage(id) })),
  ];
}
