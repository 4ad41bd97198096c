/** Describes a view as a whole: events, status and possible moves. */
import type { GameEvent, LogEntry, Message, Move, View } from "../engine/protocol";
import type { Messages, Speaker } from "../i18n/messages";
import { moveWords, placeLabel, withNames } from "./names";

/** Maximum number of moves listed in writing next to a board that marks them. */
const MAX_WRITTEN = 4;

/** Describes the moves of a chosen piece. All are listed if the text is spoken (`isSpoken`). */
export function chosenWords(
  view: View,
  place: string,
  moves: readonly Move[],
  messages: Messages,
  isSpoken = false,
): string {
  const isMarked = moves.length === 0 || (moves.length > MAX_WRITTEN && !isSpoken);
  const canRepeat = moves.some(({ path }) => path.length === 1);
  return messages.text("chosen-ways", {
    place: placeLabel(view, place, messages),
    ways: moves.map((move) => moveWords(view, move, messages)).join("; "),
    told: canRepeat ? "again" : isMarked ? "marked" : "all",
  });
}

/** Returns the text of an error, or of the reason why a typed move is illegal. */
export function errorWords(
  { code, params }: Message,
  speaker: Speaker,
  messages: Messages,
): string {
  const kind = messages.id("error", code, speaker) ? "error" : "reason";
  return messages.say(kind, { code, params }, speaker);
}

/**
 * Describes events in sentences. Events without a code only move a piece and are omitted. Points
 * have the viewer's numbers, or the mover's own if `moversOwn`.
 */
export function eventsWords(
  view: View,
  entries: readonly Pick<LogEntry, "events">[],
  messages: Messages,
  moversOwn = false,
): string {
  const messageOf = (event: GameEvent) =>
    eventMessage(view, moversOwn ? { ...event, path: [] } : event, messages);
  return entries
    .flatMap(({ events }) => events)
    .filter(({ code }) => code !== "")
    .map((event) => messages.say("event", messageOf(event), view))
    .join(" ");
}

/** Returns the message of an event, with its side and the viewer's names of its places. */
export function eventMessage(
  view: View,
  { code, side, path, params }: GameEvent,
  messages: Messages,
): Message {
  return { code, params: { ...withNames(view, path, params, messages), side } };
}

/**
 * Returns the status, worded as an instruction if `you` is the side to move. The status codes
 * `omitted` are omitted, since an event has just said the same.
 */
export function statusWords(
  view: View,
  messages: Messages,
  omitted: readonly string[] = [],
  you: string | null = null,
): string {
  const isYours = you !== null && view.actor.kind !== "over" && view.actor.side === you;
  const kind = (code: string) => (isYours && messages.id("do", code, view) ? "do" : "status");
  return view.status
    .filter(({ code }) => !omitted.includes(code))
    .map((status) => messages.say(kind(status.code), status, view))
    .join(" ");
}
