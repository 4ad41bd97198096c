/**
 * What an address begins with: usually the game's opening; of the Terzett also one of the
 * printed figures or an empty outline, each kept on this device under a name of its own.
 */
import type { GameInfo } from "../../engine/protocol";
import { printedFigures, slotOf, solvingPage } from "../../games/terzett/gallery/facts";
import { decoded, readObject } from "../shell/files";
import type { Beginning } from "./session";

/** The parameters of an address that name a printed figure and an option of the game. */
const FIGURE = "figure";
const TASK = "task";

export async function beginningOf(game: GameInfo, asked: URLSearchParams): Promise<Beginning> {
  const position = readObject(decoded(location.hash.slice(1)));
  if (position && "outline" in position) {
    // The address goes on to lead here when what stands after # has been read.
    asked.set(TASK, "compose");
    history.replaceState(null, "", `?${asked}${location.hash}`);
  }
  const task = asked.get(TASK);
  const tasks = game.options.find(({ name }) => name === TASK);
  if (task && tasks?.values.includes(task) && task !== tasks.default)
    return { slot: `${game.id}.${task}`, options: { [TASK]: task } };
  const id = asked.get(FIGURE);
  const figure = id && tasks && (await printedFigures()).find((one) => one.id === id);
  return figure ? { slot: slotOf(figure.id), position: figure.position } : { slot: game.id };
}

/** Every name under which something of a game may be kept, and the address that goes on with it. */
export async function slotsOf(game: GameInfo): Promise<{ slot: string; page: string }[]> {
  const usual = { slot: game.id, page: `play.html?game=${game.id}` };
  const tasks = game.options.find(({ name }) => name === TASK);
  if (!tasks) return [usual];
  const others = tasks.values.filter((task) => task !== tasks.default);
  return [
    usual,
    ...others.map((task) => ({ slot: `${game.id}.${task}`, page: `${usual.page}&task=${task}` })),
    ...(await printedFigures()).map(({ id }) => ({ slot: slotOf(id), page: solvingPage(id) })),
  ];
}
