/**
 * Boards of Terzett that a URL can select instead of the default: any printed figure, or an empty
 * outline for composing. Each is stored on this device in a separate slot.
 */
import type { StartOptions } from "../../contracts/table-context";
import type { GameInfo } from "../../engine/protocol";
import { decodePercent, readObject } from "../../kit/address";
import { printedFigures, slotOf, solvingPage } from "./gallery/facts";

/**
 * URL parameters: the id of a printed figure, and the game's option `task` (solve a figure or
 * compose).
 */
const FIGURE = "figure";
const TASK = "task";

/**
 * Resolve with the storage slot and the options or position that the URL selects, or with null for
 * the default board.
 */
export async function beginningOf(
  game: GameInfo,
  query: URLSearchParams,
): Promise<StartOptions | null> {
  const position = readObject(decodePercent(location.hash.slice(1)));
  if (position && "outline" in position) {
    // Keep the task in the URL, because the part after # is removed when it has been read.
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
 * Resolve with the storage slots of all boards except the default board, each with the URL that
 * opens its game.
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
