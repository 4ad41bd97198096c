/** Texts about a view: names of places, pieces, moves and actions, events, status and score. */
import type {
  GameEvent,
  LogEntry,
  Message,
  Move,
  Piece,
  Place,
  Race,
  View,
} from "../engine/protocol";
import type { Messages, Params, Speaker } from "../i18n/messages";

export function placeLabel(view: View, id: string | undefined, messages: Messages): string {
  const place = view.places.find((other) => other.id === id);
  return place ? labelOf(view, place, messages) : "";
}

/** Return the label of a place. Its message has a parameter `own`: whether the viewer owns it. */
export function labelOf(view: View, { label, side }: Place, messages: Messages): string {
  const own = side !== "" && side === view.viewer;
  return messages.say("label", { ...label, params: { ...label.params, own } }, view);
}

/** Return the short name of a place, such as "7", or else its label, such as "the bar". */
function nameOf(view: View, id: string | undefined, messages: Messages): string {
  return view.places.find((other) => other.id === id)?.name || placeLabel(view, id, messages);
}

/**
 * Return the parameters of a message about a path, but with the viewer's names of its first place
 * (`from`, `at`) and last place (`to`): the engine gives the names as seen by the player who moved.
 * With an empty path, return the parameters unchanged.
 */
export function withNames(view: View, path: string[], params: Params, messages: Messages): Params {
  if (path.length === 0) return params;
  const first = nameOf(view, path[0], messages);
  const names = { from: first, to: nameOf(view, path.at(-1), messages), at: first };
  return { ...params, ...names };
}

/** Return a move in words: "2 to 7 with the 5". */
export function moveWords(view: View, move: Move, messages: Messages): string {
  const { code, params } = move.label;
  return messages.say(
    "label",
    { code, params: withNames(view, move.path, params, messages) },
    view,
  );
}

/**
 * Return a short name of the move or action that the engine denotes by `text`: the name of an
 * action, a move in words or, for a move whose path has only one place, the label of the place.
 */
export function moveName(view: View, text: string, messages: Messages): string {
  const action = view.actions.find((other) => other.text === text);
  if (action) return actionWords(view, action.id, messages);
  const move = view.moves.find((other) => other.text === text);
  if (move && move.path.length > 1) return moveWords(view, move, messages);
  return move ? placeLabel(view, move.path[0], messages) : actionWords(view, text, messages);
}

export function actionWords(view: View, id: string, messages: Messages): string {
  return messages.say("action", { code: id, params: {} }, view);
}

/** Return the pieces on a place, grouped and counted: "two ivory men". */
export function contents(view: View, place: string, messages: Messages): string[] {
  const pieces = view.pieces.filter(
    (piece) => piece.place === place || piece.covers.includes(place),
  );
  const groups = groupBy(pieces, ({ kind, side, value }) => [kind, side, value].join());
  return [...groups.values()].map((pieces) => {
    const piece = pieces[0] as Piece;
    const codes = [
      ...(piece.value ? [] : [`${piece.kind}_hidden`]),
      `${piece.kind}_${piece.side}`,
      piece.kind,
    ];
    const code = codes.find((id) => messages.id("contents", id, view)) ?? piece.kind;
    const { side, value, layers } = piece;
    const count = pieces.length;
    const words = messages.text("number-word", { count });
    return messages.say("contents", { code, params: { side, value, layers, count, words } }, view);
  });
}

/** Maximum number of moves listed in a text that is shown, not spoken (see `chosenWords`). */
const MAX_WRITTEN = 4;

/**
 * Describe the moves of the piece on a chosen place. A spoken text (`isSpoken`) lists all moves; a
 * written text with more than `MAX_WRITTEN` moves only refers to the marks on the board. If a
 * second press on the place plays a move, the text lists all moves and says so.
 */
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

/** Return the text of an error, or of the reason why a typed move is illegal. */
export function errorWords(
  { code, params }: Message,
  speaker: Speaker,
  messages: Messages,
): string {
  const kind = messages.id("error", code, speaker) ? "error" : "reason";
  return messages.say(kind, { code, params }, speaker);
}

/** Options that adapt a description of events to its readers. */
export interface Readers {
  /** True if points are numbered as the player who moved sees them, not as the viewer does. */
  moversOwn?: boolean;
  /** The side that is addressed as "you"; null for none. */
  you?: string | null;
}

/**
 * Describe events in sentences. Omit events without a code, which move a piece without a message.
 * For events of the side `you`, use the messages `own-…`, which say "you", if they exist.
 */
export function eventsWords(
  view: View,
  entries: readonly Pick<LogEntry, "events">[],
  messages: Messages,
  { moversOwn = false, you = null }: Readers = {},
): string {
  const textOf = (event: GameEvent) => {
    const said = eventMessage(view, moversOwn ? { ...event, path: [] } : event, messages);
    const isOwn = event.side === you && messages.id("own", event.code, view) !== null;
    if (!isOwn) return messages.say("event", said, view);
    // Some messages `own-…` need the number of repetitions, such as that of tiles bought in a row.
    // Here each event has its own sentence, so the number is 1.
    return messages.say("own", { ...said, params: { ...said.params, times: 1 } }, view);
  };
  return entries
    .flatMap(({ events }) => events)
    .filter(({ code }) => code !== "")
    .map(textOf)
    .join(" ");
}

/**
 * Return the name of a side for a list such as the score: the name of its player, or of the side if
 * the player has no name. Return "You" for the user's side (`you`) if the sides are only letters.
 */
export function listedName(
  view: View,
  side: string,
  you: string | null,
  messages: Messages,
): string {
  const isLetter = messages.seat(side, view).length === 1;
  return side === you && isLetter ? messages.text("player-you") : messages.side(side, view);
}

/** Return the message of an event, with its side, and with places named as the viewer sees them. */
export function eventMessage(
  view: View,
  { code, side, path, params }: GameEvent,
  messages: Messages,
): Message {
  return { code, params: { ...withNames(view, path, params, messages), side } };
}

/**
 * Return the text of the status, without the messages whose codes are in `omitted` (such as those
 * that repeat an event just announced). If `you` is the side to act, use the messages `do-…`
 * (instructions) if they exist; if `you` has won, use `own-…`.
 */
export function statusWords(
  view: View,
  messages: Messages,
  omitted: readonly string[] = [],
  you: string | null = null,
): string {
  const isYours = you !== null && view.actor.kind !== "over" && view.actor.side === you;
  const kind = ({ code, params }: Message) => {
    if (isYours && messages.id("do", code, view)) return "do";
    return params.side === you && messages.id("own", code, view) ? "own" : "status";
  };
  return view.status
    .filter(({ code }) => !omitted.includes(code))
    .map((status) => messages.say(kind(status), status, view))
    .join(" ");
}

const wonBy = ({ rows }: Race, side: string) => rows.filter(({ winner }) => winner === side).length;

/**
 * Return a message with a side's points in a series of games and the points needed to win. Return
 * [] for a single game, and for a match of Sperrdomino, which has another score (see `Race`).
 */
export function scoreOf({ series }: View, side: string): Message[] {
  const { race, target, score } = series;
  if (race || target === 0) return [];
  return [{ code: "score", params: { value: score[side] ?? 0, target } }];
}

/**
 * Return the score of each side: the points in a series of games or, in a match of Sperrdomino (see
 * `Race`), the rows (groups of games) won and, until the match is won, the points in the current
 * row. Return "" for a single game. `you` is the user's side, which may be named "You" (see
 * `listedName`).
 */
export function scoreWords(view: View, messages: Messages, you: string | null = null): string {
  const { race, target, score, winner } = view.series;
  if (!race) return seriesWords(view, messages, you);
  const { to_win, of } = race;
  const sides = view.sides.map((side) => {
    const rows = messages.text("score-rows", { count: wonBy(race, side) });
    const points = messages.text("score-points", { points: score[side] ?? 0 });
    const things = winner === null ? `${rows}, ${points}` : rows;
    return messages.text("counted", { side: listedName(view, side, you, messages), things });
  });
  return [messages.text("score-race", { to_win, of, target }), ...sides].join(" ");
}

function seriesWords(view: View, messages: Messages, you: string | null): string {
  const scores = view.sides.flatMap((side) =>
    scoreOf(view, side).map((points) =>
      messages.text("counted", {
        side: listedName(view, side, you, messages),
        things: messages.say("counter", points, view),
      }),
    ),
  );
  return scores.join(" ");
}

/**
 * Return a sentence about the side that has won the series of games or, in Sperrdomino (see
 * `Race`), the row (group of games) that the finished game decided, or the match of rows with this
 * row; "" if no side has won. The side `you` is addressed as "you".
 */
export function gainWords(view: View, messages: Messages, you: string | null = null): string {
  const { race, winner, score } = view.series;
  const text = (id: string, side: string, params: Params = {}) =>
    messages.text(side === you ? `own-${id}` : id, {
      ...messages.sideParams(side, view),
      ...params,
    });
  if (!race && winner !== null)
    return text("score-series-won", winner, { points: score[winner] ?? 0 });
  const row = race?.rows.at(-1);
  if (!race || !row || view.actor.kind !== "over" || race.course.length > 0) return "";
  if (winner === null) return text("score-row-won", row.winner);
  return text("score-race-won", row.winner, { matsch: race.matsch });
}

/** Group items by a key. Groups are in the order of their first items. */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
