/** What is said of a view as a whole: what happened, how it stands, what can be done. */
import type { GameEvent, LogEntry, Message, Move, View } from "../engine/protocol";
import type { Messages, Speaker } from "../i18n/messages";
import { actionWords, moveWords, placeLabel, seen } from "./names";
import { scoreWords } from "./score";

/** The moves that can be chosen, place by place; ways that only join other moves are left out. */
export function movesWords(view: View, messages: Messages): string {
  const texts = new Set(view.moves.map(({ text }) => text));
  const joined = (text: string) => [...texts].some((other) => text.startsWith(`${other} `));
  const places = new Map<string, Set<string>>();
  let count = 0;
  for (const move of new Map(view.moves.map((one) => [one.text, one])).values()) {
    if (joined(move.text)) continue;
    const place = placeLabel(view, move.path[0], messages);
    places.set(place, (places.get(place) ?? new Set()).add(moveWords(view, move, messages)));
    count += 1;
  }
  const said = [...places].map(([place, moves]) => fromPlace(place, [...moves], messages));
  const actions = view.actions.filter(({ enabled }) => enabled);
  const things = [...said, ...actions.map(({ id }) => actionWords(view, id, messages))].join("; ");
  if (things === "") return messages.text("moves-nothing");
  return messages.text("moves-list", { count, things });
}

/** "Point 2: hits on 3 with the 1, to 7 with the 5". */
export function fromPlace(place: string, moves: string[], messages: Messages): string {
  const said = moves.join(", ");
  return place ? messages.text("moves-from", { place, moves: said }) : said;
}

/** Where a chosen piece can go. */
export function waysWords(
  view: View,
  place: string,
  ways: readonly Move[],
  messages: Messages,
): string {
  const said = ways.map((move) => moveWords(view, move, messages));
  return messages.text("chosen-ways", {
    place: placeLabel(view, place, messages),
    count: said.length,
    ways: said.join("; "),
    confirm: String(ways.some(({ path }) => path.length === 1)),
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

/** What is to be done; codes in `told` have just been said as events. */
export function statusWords(view: View, messages: Messages, told: readonly string[] = []): string {
  return view.status
    .filter(({ code }) => !told.includes(code))
    .map((status) => messages.say("status", status, view))
    .join(" ");
}

/** The status and what is counted: "Still to play: 1. Ivory: 69 pips to go and 2 off." */
export function standingWords(view: View, messages: Messages): string {
  const sides = [...new Set(view.counters.map(({ side }) => side))];
  const counted = sides.map((side) => {
    const things = view.counters
      .filter((counter) => counter.side === side)
      .map(({ code, value }) => messages.say("counter", { code, params: { value } }, view));
    const list = messages.list(things);
    return side
      ? messages.text("counted", { side: messages.side(side, view), things: list })
      : `${list}.`;
  });
  return [statusWords(view, messages), ...counted, scoreWords(view, messages)].join(" ").trim();
}
