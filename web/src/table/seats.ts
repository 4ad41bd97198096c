/** Players and settings of a new game. */

import { humanSides, isOwnView } from "../board/choices";
import type { TableSnapshot } from "../contracts/table-snapshot";
import type { GameInfo, Seat } from "../engine/protocol";
import { type Settings, settings } from "../kit/settings";

/** Settings of a new game. */
export interface Start {
  seats: Record<string, Seat>;
  seating: Settings["seating"];
  options: Record<string, string>;
  target: number;
  /** True if the length is fixed by the rules: points form rows, and rows form a race. */
  race: boolean;
}

/** Returns the seats of a game. In some games, the option `players` sets their number. */
export function seatsAt({ seats, options }: GameInfo, chosen: Record<string, string>): string[] {
  const players = options.find(({ name }) => name === "players");
  return seats.slice(0, players ? Number(chosen.players ?? players.default) : seats.length);
}

/** Index of the highest default level. It is one that beginners can beat. */
const FOURTH = 3;

/** Returns the default level: the middle one, but at most the fourth. */
export function middle(levels: readonly string[]): string {
  return levels[Math.min(FOURTH, Math.floor((levels.length - 1) / 2))] ?? "";
}

/** Returns a computer player of a level; a human player if the game has no levels. */
export function opponentAt(level: string): Seat {
  return level ? { kind: "computer", level } : { kind: "human" };
}

/** True if two players face each other across the device. */
export function acrossTheTable(moment: TableSnapshot): boolean {
  const two = humanSides(moment.view, moment.seats).length === 2 && !isOwnView(moment.view);
  return settings().seating === "table" && two;
}
