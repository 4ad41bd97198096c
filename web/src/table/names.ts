/** Names of the players at this table. Computers have fixed names; people can choose theirs. */
import type { Seat } from "../engine/protocol";
import type { Messages, Speaker } from "../i18n/messages";
import { stored } from "../storage/storage";

/** Maximum length of a name. */
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

/** Returns the name of the player at a side; null if the player has only the side's name. */
export function nameAt(
  seats: Readonly<Record<string, Seat>>,
  side: string,
  speaker: Speaker,
  messages: Messages,
): string | null {
  const seat = seats[side];
  if (seat?.kind === "computer") return computerName(seats, seat.level, speaker, messages);
  const people = Object.values(seats).filter(({ kind }) => kind === "human").length;
  if (seat?.kind !== "human" || people < 2) return null;
  return playerNames()[Object.keys(seats).indexOf(side)] || null;
}

/** Returns the name of the computer at a level; null if several computers play. */
function computerName(
  seats: Readonly<Record<string, Seat>>,
  level: string,
  speaker: Speaker,
  messages: Messages,
): string | null {
  const computers = Object.values(seats).filter(({ kind }) => kind === "computer").length;
  const id = messages.id("name", level, speaker);
  return id && computers === 1 ? messages.text(id) : null;
}
