/** Comparison of two stored states of a game by their moves. */
import type { LogEntry } from "../engine/protocol";
import type { Kept } from "../storage";

/** True if a game has moves. */
export function isBegun({ view }: Kept): boolean {
  return view.ply > 0 || view.ahead > 0;
}

/** True if a game has moves and can be continued. */
export function isUnfinished({ view }: Kept): boolean {
  return view.ply > 0 && view.actor.kind !== "over";
}

/** True if `whole` includes all moves of `part`, or if `part` has no moves. */
export function contains(whole: Kept, part: Kept): boolean {
  if (!isBegun(part)) return true;
  return whole.id === part.id && countShared(whole, part) === entriesOf(part).length;
}

/** True if people at this device have made moves since `known`. */
export function hasOwnMoves(own: Kept, known: Kept | null): boolean {
  const from = known && known.id === own.id ? countShared(own, known) : 0;
  const isPersons = ({ side, auto, kind }: LogEntry) =>
    kind !== "new" && !auto && own.seats[side]?.kind === "human";
  return entriesOf(own).slice(from).some(isPersons);
}

/** Returns the number of identical entries at the beginning of two histories. */
function countShared(one: Kept, other: Kept): number {
  const [all, others] = [entriesOf(one), entriesOf(other)];
  const differs = all.findIndex(({ kind, side, text }, i) => {
    const entry = others[i];
    return entry?.kind !== kind || entry.side !== side || entry.text !== text;
  });
  return differs < 0 ? all.length : differs;
}

function entriesOf({ view }: Kept): readonly LogEntry[] {
  return view.log.entries;
}

/** A new id for a game that continues from an earlier state of another one. */
export function forked(id: string): string {
  return `${originOf(id)}~${Math.random().toString(36).slice(2, 8)}`;
}

/** The id of the game from which this one was forked; its own id if it was not. */
export function originOf(id: string): string {
  return id.split("~")[0] ?? id;
}

/** True if a record can be compared and listed; damaged records cannot. */
export function isReadable(record: unknown): record is Kept {
  const { save, view, seats, id, at } = (record ?? {}) as Partial<Kept>;
  const { game, ply, sides, actor, log } = view ?? {};
  const isText = (one: unknown) => typeof one === "string";
  const isEntry = (one: unknown) => {
    const { kind, side, text } = (one ?? {}) as Partial<LogEntry>;
    return isText(kind) && isText(side) && isText(text);
  };
  return (
    [id, game, actor?.kind].every(isText) &&
    [at, ply].every((one) => typeof one === "number") &&
    [save, seats].every((one) => typeof one === "object" && one !== null) &&
    Array.isArray(sides) &&
    sides.every(isText) &&
    Array.isArray(log?.entries) &&
    log.entries.every(isEntry)
  );
}
