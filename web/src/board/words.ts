/** What is said of a view as a whole: what happened, how it stands, what can be done. */
import type { GameEvent, LogEntry, Message, Move, View } from "../engine/protocol";
import type { Messages, Speaker } from "../i18n/messages";
import { moveWords, placeLabel, seen } from "./names";

/** More ways than these nobody reads beside a board on which they are marked. */
const READ = 4;

/** Where a chosen piece can go; all of it where it is heard. */
export function waysWords(
  view: View,
  place: string,
  ways: readonly Move[],
  messages: Messages,
  heard = false,
): string {
  const marked = ways.length === 0 || (ways.length > READ && !heard);
  const again = ways.some(({ path }) => path.length === 1);
  return messages.text("chosen-ways", {
    place: placeLabel(view, place, messages),
    ways: ways.map((move) => moveWords(view, move, messages)).join("; "),
    told: again ? "again" : marked ? "marked" : "all",
  });
}

/** An error, or the reason why a typed move is refused. */
export function errorWords(
  { code, params }: Message,
  speaker: Speaker,
  messages: Messages,
): string {
  const kind = messages.id("error", code, speaker) ? "error" : "reason";
  return messages.say(kind, { code, params }, speaker);
}

/**
 * What happened, sentence by sentence. An event without a code moves a piece and says nothing.
 * Places have the names that stand on the board, or the numbers of whoever moved.
 */
export function eventsWords(
  view: View,
  entries: readonly Pick<LogEntry, "events">[],
  messages: Messages,
  moversOwn = false,
): string {
  const told = (event: GameEvent) =>
    eventMessage(view, moversOwn ? { ...event, path: [] } : event, messages);
  return entries
    .flatMap(({ events }) => events)
    .filter(({ code }) => code !== "")
    .map((event) => messages.say("event", told(event), view))
    .join(" ");
}

/** An event as it is worded: with its side, and the places by the names on the board. */
export function eventMessage(
  view: View,
  { code, side, path, params }: GameEvent,
  messages: Messages,
): Message {
  return { code, params: { ...seen(view, path, params, messages), side } };
}

/**
 * What is to be done, said to "you" where that side is to do it; codes in `told` have just been
 * said as events.
 */
export function statusWords(
  view: View,
  messages: Messages,
  told: readonly string[] = [],
  you: string | null = null,
): string {
  const yours = you !== null && view.actor.kind !== "over" && view.actor.side === you;
  const kind = (code: string) => (yours && messages.id("do", code, view) ? "do" : "status");
  return view.status
    .filter(({ code }) => !told.includes(code))
    .map((status) => messages.say(kind(status.code), status, view))
    .join(" ");
}
