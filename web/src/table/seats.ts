/** Players of a game: seats, levels and names. */
import { humanSides, isOwnView } from "../board/choices";
import type { TableSnapshot } from "../contracts/table-snapshot";
import type { GameInfo, Seat } from "../engine/protocol";
import type { Messages, PlayerName, Speaker } from "../i18n/messages";
import { type Settings, settings } from "../kit/settings";
import { stored } from "../storage/storage";

/** Settings of a new game. */
export interface Start {
  seats: Record<string, Seat>;
  seating: Settings["seating"];
  options: Record<string, string>;
  target: number;
  /**
   * True if the current match consists of rows (groups of games, see `Race`). The dialog for a new
   * game then offers no other length of the match.
   */
  race: boolean;
}

/** Return the seats (sides with a player). In some games, the option `players` sets the number. */
export function seatsAt({ seats, options }: GameInfo, chosen: Record<string, string>): string[] {
  const players = options.find(({ name }) => name === "players");
  return seats.slice(0, players ? Number(chosen.players ?? players.default) : seats.length);
}

/** Index of the highest level that can be the default. Beginners can beat it. */
const FOURTH = 3;

/** Return the default level: the middle one, but at most the fourth; "" if there are no levels. */
export function middle(levels: readonly string[]): string {
  return levels[Math.min(FOURTH, Math.floor((levels.length - 1) / 2))] ?? "";
}

/** Return a computer player of `level`; a human player if it is "" (the game has no levels). */
export function opponentAt(level: string): Seat {
  return level ? { kind: "computer", level } : { kind: "human" };
}

/** True if two players face each other across the device. */
export function acrossTheTable(moment: TableSnapshot): boolean {
  const two = humanSides(moment.view, moment.seats).length === 2 && !isOwnView(moment.view);
  return settings().seating === "table" && two;
}

/** Maximum length of a name, in characters. */
export const MAX_LENGTH = 16;

const storedNames = stored<string[]>("names", (value) => {
  const names: unknown[] = Array.isArray(value) ? value : [];
  return names.map((name) => (typeof name === "string" ? name.slice(0, MAX_LENGTH) : ""));
});

/** The names that people at this device have chosen, in the order of the seats. */
export function playerNames(): string[] {
  return storedNames.read();
}

export function storeNames(names: readonly string[]): void {
  storedNames.write(names.map((name) => name.trim().slice(0, MAX_LENGTH)));
}

/**
 * Return the name of the player at a side: if several people play at this device, the name that
 * this player has typed; for the only computer player, the name of its level if the level
 * represents a person ("Aunt Julie"). Otherwise, or if no name was typed, return null.
 */
export function nameAt(
  seats: Readonly<Record<string, Seat>>,
  side: string,
  speaker: Speaker,
  messages: Messages,
): PlayerName | null {
  const seat = seats[side];
  const alike = Object.values(seats).filter(({ kind }) => kind === seat?.kind).length;
  if (seat?.kind === "computer") {
    const id = messages.id("name", seat.level, speaker);
    return id && alike === 1 ? { id } : null;
  }
  if (seat?.kind !== "human" || alike < 2) return null;
  const typed = playerNames()[Object.keys(seats).indexOf(side)];
  return typed ? { typed } : null;
}
