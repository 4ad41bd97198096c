/** Who sits at a new game, and with what it is begun. */

import { isOwnView, people } from "../../board/choices";
import type { GameInfo, Seat } from "../../engine/protocol";
import { type Settings, settings } from "../shell/settings";
import type { Moment } from "./moment";

/** What a new game is begun with. */
export interface Start {
  seats: Record<string, Seat>;
  seating: Settings["seating"];
  options: Record<string, string>;
  target: number;
  /** Whether points make rows and rows a race, so that no other length can be chosen. */
  race: boolean;
}

/** The seats of a game; where their number can be chosen, the option `players` tells it. */
export function seatsAt({ seats, options }: GameInfo, chosen: Record<string, string>): string[] {
  const players = options.find(({ name }) => name === "players");
  return seats.slice(0, players ? Number(chosen.players ?? players.default) : seats.length);
}

/** Of many levels those who have not chosen yet meet the fourth, against which they can win. */
const FOURTH = 3;

/** The level in the middle, for those who have not chosen yet. */
export function middle(levels: readonly string[]): string {
  return levels[Math.min(FOURTH, Math.floor((levels.length - 1) / 2))] ?? "";
}

/** The computer at a level; a person where a game has none. */
export function opponentAt(level: string): Seat {
  return level ? { kind: "computer", level } : { kind: "human" };
}

/** Whether two people sit with the device between them. */
export function acrossTheTable(moment: Moment): boolean {
  const two = people(moment.view, moment.seats).length === 2 && !isOwnView(moment.view);
  return settings().seating === "table" && two;
}
