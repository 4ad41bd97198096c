/**
 * The boards of the Terzett that an address can name besides its first figure: the printed
 * figures and an empty outline, each kept on this device under a name of its own.
 */
import type { GameInfo } from "../../engine/protocol";
import { decoded, readObject } from "../../ui/shell/reading";
import type { Beginning } from "../../ui/table/beginning";
import { printedFigures, slotOf, solvingPage } from "./gallery/facts";

/** The parameters of an address that name a printed figure and an option of the game. */
const FIGURE = "figure";
const TASK = "task";

/** What an address begins with; null for the usual opening. */
export async function beginningOf(
  game: GameInfo,
  asked: URLSearchParams,
): Promise<Beginning | null> {
  const position = readObject(decoded(location.hash.slice(1)));
  if (position && "outline" in position) {
    // The address goes on to lead here when what stands after # has been read.
    asked.set(TASK, "compose");
    history.replaceState(null, "", `play.html?${asked}${location.hash}`);
  }
  const task = asked.get(TASK);
  const tasks = game.options.find(({ name }) => name === TASK);
  if (task && tasks?.values.includes(task) && task !== tasks.default)
    return { slot: `${game.id}.${task}`, options: { [TASK]: task } };
  const id = asked.get(FIGURE);
  const figure = id && tasks && (await printedFigures()).find((one) => one.id === id);
  return figure ? { slot: slotOf(figure.id), position: figure.position } : null;
}

/** Every other name under which something may be kept, and the address that goes on with it. */
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
