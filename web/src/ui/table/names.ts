/** What sides are called at this table: a computer by its own name, people as they wish. */
import type { Seat } from "../../engine/protocol";
import type { Messages, Speaker } from "../../i18n/messages";
import { readSetting, writeSetting } from "../../storage";

const KEPT = "names";
/** No name is longer. */
export const LONGEST = 16;

/** The names that people at this device have given themselves, in the order of the seats. */
export function peoplesNames(): string[] {
  try {
    const kept: unknown = JSON.parse(readSetting(KEPT) ?? "[]");
    const names = Array.isArray(kept) ? kept : [];
    return names.map((name) => (typeof name === "string" ? name.slice(0, LONGEST) : ""));
  } catch {
    return [];
  }
}

export function keepNames(names: readonly string[]): void {
  writeSetting(KEPT, JSON.stringify(names.map((name) => name.trim().slice(0, LONGEST))));
}

/** The name of whoever sits at a side; null where it has none beside the side's. */
export function nameAt(
  seats: Readonly<Record<string, Seat>>,
  side: string,
  speaker: Speaker,
  messages: Messages,
): string | null {
  const seat = seats[side];
  if (seat?.kind === "computer") return computersName(seats, seat.level, speaker, messages);
  const people = Object.values(seats).filter(({ kind }) => kind === "human").length;
  if (seat?.kind !== "human" || people < 2) return null;
  return peoplesNames()[Object.keys(seats).indexOf(side)] || null;
}

/** Where several computers play none of them has a name. */
function computersName(
  seats: Readonly<Record<string, Seat>>,
  level: string,
  speaker: Speaker,
  messages: Messages,
): string | null {
  const computers = Object.values(seats).filter(({ kind }) => kind === "computer").length;
  const id = messages.id("name", level, speaker);
  return id && computers === 1 ? messages.text(id) : null;
}
