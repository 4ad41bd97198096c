/** Comparison of two stored states of a game by their moves. */
import type { LogEntry } from "../engine/protocol";
import type { StoredGame } from "./storage";

/** True if a game has moves. */
export function isBegun({ view }: StoredGame): boolean {
  return view.ply > 0 || view.ahead > 0;
}

/** True if a game has moves and can be continued. */
export function isUnfinished({ view }: StoredGame): boolean {
  return view.ply > 0 && view.actor.kind !== "over";
}

/** True if `whole` includes all moves of `part`, or if `part` has no moves. */
export function includesMoves(whole: StoredGame, part: StoredGame): boolean {
  if (!isBegun(part)) return true;
  return whole.id === part.id && countShared(whole, part) === entriesOf(part).length;
}

/** True if people at this device have made moves since `previous`. */
export function hasOwnMoves(own: StoredGame, previous: StoredGame | null): boolean {
  const from = previous && previous.id === own.id ? countShared(own, previous) : 0;
  const isHumanMove = ({ side, auto, kind }: LogEntry) =>
    kind !== "new" && !auto && own.seats[side]?.kind === "human";
  return entriesOf(own).slice(from).some(isHumanMove);
}

/** Returns the number of identical entries at the beginning of two histories. */
function countShared(first: StoredGame, other: StoredGame): number {
  const [entries, others] = [entriesOf(first), entriesOf(other)];
  const differs = entries.findIndex(({ kind, side, text }, i) => {
    const entry = others[i];
    return entry?.kind !== kind || entry.side !== side || entry.text !== text;
  });
  return differs < 0 ? entries.length : differs;
}

function entriesOf({ view }: StoredGame): readonly LogEntry[] {
  return view.log.entries;
}

/** A new id for a game that continues from an earlier state of another one. */
export function forkId(id: string): string {
  return `${originOf(id)}~${Math.random().toString(36).slice(2, 8)}`;
}

/** The id of the game from which this one was forked; its own id if it was not. */
export function originOf(id: string): string {
  return id.split("~")[0] ?? id;
}

/** True if a record can be compared and listed; damaged records cannot. */
export function isReadable(record: unknown): record is StoredGame {
  const { save, view, seats, id, at } = (record ?? {}) as Partial<StoredGame>;
  const { game, ply, sides, actor, log } = view ?? {};
  const isText = (value: unknown) => typeof value === "string";
  const isEntry = (value: unknown) => {
    const { kind, side, text } = (value ?? {}) as Partial<LogEntry>;
    return isText(kind) && isText(side) && isText(text);
  };
  return (
    [id, game, actor?.kind].every(isText) &&
    [at, ply].every((value) => typeof value === "number") &&
    [save, seats].every((value) => typeof value === "object" && value !== null) &&
    Array.isArray(sides) &&
    sides.every(isText) &&
    Array.isArray(log?.entries) &&
    log.entries.every(isEntry)
  );
}
