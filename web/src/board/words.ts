/** What can be said of a view: places with what stands on them, what happened, what can be done. */

import type {
  GameEvent,
  Hint,
  LogEntry,
  Mark,
  Message,
  Move,
  Piece,
  Place,
  View,
} from "../engine/protocol";
import type { Messages, Params, Speaker } from "../i18n/messages";
import { type Interaction, PLAIN } from "./interaction";

function placeLabel(view: View, id: string | undefined, messages: Messages): string {
  const place = view.places.find((other) => other.id === id);
  return place ? labelOf(view, place, messages) : "";
}

/** A place by its label; `own` tells whether it belongs to the eyes of the view. */
function labelOf(view: View, { label, side }: Place, messages: Messages): string {
  const own = side !== "" && side === view.eyes;
  return messages.say("label", { ...label, params: { ...label.params, own } }, view);
}

/** A place by the name that the eyes of the view give it, or by its label: "7", "the bar". */
function nameOf(view: View, id: string | undefined, messages: Messages): string {
  return view.places.find((other) => other.id === id)?.name || placeLabel(view, id, messages);
}

/** Numbers of places in parameters are the mover's own; everybody is told those of the view. */
function seen(view: View, path: string[], params: Params, messages: Messages): Params {
  if (path.length === 0) return params;
  const first = nameOf(view, path[0], messages);
  const names = { from: first, to: nameOf(view, path.at(-1), messages), at: first };
  return { ...params, ...names };
}

/** A move in words: "2 to 7 with the 5". */
export function moveWords(view: View, move: Move, messages: Messages): string {
  const { code, params } = move.label;
  return messages.say("label", { code, params: seen(view, move.path, params, messages) }, view);
}

/** What a move is called in few words: the place it begins with, or the action it is. */
export function moveName(view: View, text: string, messages: Messages): string {
  const action = view.actions.find((other) => other.text === text);
  if (action) return actionWords(view, action.id, messages);
  const move = view.moves.find((other) => other.text === text);
  if (move && move.path.length > 1) return moveWords(view, move, messages);
  return move ? placeLabel(view, move.path[0], messages) : actionWords(view, text, messages);
}

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
  return messages.text("moves-list", { count, things });
}

/** "Point 2: hits on 3 with the 1, to 7 with the 5". */
function fromPlace(place: string, moves: string[], messages: Messages): string {
  const said = moves.join(", ");
  return place ? messages.text("moves-from", { place, moves: said }) : said;
}

export function actionWords(view: View, id: string, messages: Messages): string {
  return messages.say("action", { code: id, params: {} }, view);
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

/** A hint: the move, and why. */
export function hintWords(view: View, hint: Hint, messages: Messages): string {
  const moves = view.moves.filter(({ text }) => `${hint.text} `.startsWith(`${text} `));
  const move = moves.sort((a, b) => b.text.length - a.text.length)[0];
  const action = view.actions.find(({ text }) => text === hint.text);
  const said = move
    ? fromPlace(
        placeLabel(view, move.path[0], messages),
        [moveWords(view, move, messages)],
        messages,
      )
    : actionWords(view, action?.id ?? hint.text, messages);
  const reason = messages.say("hint", hint.reason, view);
  return messages.text("hint-says", { move: said, reason });
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
 * Places are named as the view names them, or by the numbers of whoever moved.
 */
export function eventsWords(
  view: View,
  entries: readonly LogEntry[],
  messages: Messages,
  moversOwn = false,
): string {
  const sentence = ({ code, side, path, params }: GameEvent) => {
    const told = moversOwn ? params : seen(view, path, params, messages);
    return messages.say("event", { code, params: { ...told, side } }, view);
  };
  return entries
    .flatMap(({ events }) => events)
    .filter(({ code }) => code !== "")
    .map(sentence)
    .join(" ");
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
  return [statusWords(view, messages), ...counted].join(" ");
}

/** The dice that lie, and what the eyes of the view hold in hand; or the tiles of a puzzle. */
export function handWords(view: View, messages: Messages): string {
  const stock = view.tokens.filter(({ kind }) => kind === "stock");
  if (stock.length > 0) {
    const left = stock.filter(({ used }) => !used);
    const tile = left.find(({ value }) => value > 0)?.id ?? "none";
    return messages.text("stock-left", { tile, tiles: left.map(({ id }) => id) });
  }
  const tally = view.tokens.filter(({ kind, used }) => kind === "tally" && !used);
  if (tally.length > 0) {
    const lines = tally.map(({ id: tile, value }) =>
      messages.say("counter", { code: "tally", params: { tile, value } }, view),
    );
    return messages.text("tally-left", { things: lines.join("; ") });
  }
  const dice = view.tokens.filter(({ kind }) => kind === "die");
  const values = (used: boolean) => dice.filter((die) => die.used === used).map((d) => d.value);
  const said = dice.length > 0 ? [messages.text("dice-left", { dice: values(false) })] : [];
  if (values(true).length > 0) said.push(messages.text("dice-used", { dice: values(true) }));
  const hand = view.places
    .filter(({ kind, side }) => (kind === "slot" || kind === "hand") && side === view.eyes)
    .flatMap(({ id }) => contents(view, id, messages));
  if (hand.length > 0) said.push(messages.text("in-hand", { things: messages.list(hand) }));
  if (view.places.some(({ kind }) => kind === "slot")) said.push(countedWords(view, messages));
  return said.join(" ") || messages.text("nothing-in-hand");
}

/** What is attacked on both sides, sum by sum; "" in a game without attacks. */
export function threatsWords(view: View, messages: Messages): string {
  if (!messages.id("mark", "attack", view)) return "";
  const told = (["attack", "danger"] as const).map((kind) => {
    const marks = view.marks.filter((mark) => mark.kind === kind);
    const things = marks.map(({ label }) => messages.say("label", label, view)).join("; ");
    return things && messages.text(`threats-${kind}`, { things });
  });
  return told.filter(Boolean).join(" ") || messages.text("threats-none");
}

/** What the tiles in hand count, and what the book calls them together. */
function countedWords(view: View, messages: Messages): string {
  const counted = view.counters
    .filter(({ side }) => side === view.eyes)
    .map(({ code, value }) => messages.say("counter", { code, params: { value } }, view));
  const groups = view.marks
    .filter(({ kind }) => kind === "group")
    .map(({ label }) => messages.say("mark", label, view));
  return [counted, groups]
    .filter((things) => things.length > 0)
    .map((things) => `${messages.list(things)}.`)
    .join(" ");
}

/** A place as the grid names it: where it is, what stands there, and what can be done. */
export function placeWords(
  view: View,
  id: string,
  interaction: Interaction,
  messages: Messages,
): string {
  const place = view.places.find((other) => other.id === id);
  if (!place) return "";
  const there = contents(view, id, messages);
  // A letter that begins the square's own name, or a number in its label, has been said with it.
  const { value } = place;
  const told = value !== "" && Object.values(place.label.params).map(String).includes(value);
  const printed = told || place.name.startsWith(value) ? "" : value;
  // The label of a sheet's cell tells what is on it.
  const nothing = there.length > 0 || place.kind === "cell" ? [] : [messages.text("place-empty")];
  const marks = place.marks
    .filter((code) => code !== place.label.params.name)
    .map((code) => messages.say("mark", { code, params: {} }, view));
  const drawn = view.marks
    .filter(({ path }) => path.includes(id))
    .map((mark) => drawnWords(view, id, mark, interaction.chosen, messages));
  return [
    labelOf(view, place, messages),
    printed,
    ...there,
    ...nothing,
    ...marks,
    ...drawn,
    possible(view, id, interaction, messages),
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * What a mark says of a place on its path: by its kind, told from the end at which the place lies,
 * or by its code. What a move would bring is said of its end while its beginning is chosen.
 */
function drawnWords(
  view: View,
  id: string,
  { kind, path, label }: Mark,
  chosen: string | null,
  messages: Messages,
): string {
  if (messages.id("drawn", kind, view)) {
    if (kind === "would" && (path[0] !== chosen || path[1] !== id)) return "";
    const here = id === path[1] ? "target" : "from";
    return messages.say("drawn", { code: kind, params: { ...label.params, here } }, view);
  }
  return messages.id("mark", label.code, view) ? messages.say("mark", label, view) : "";
}

/** What is known of a place with a name of its own, and what its tile makes with others. */
export function placeNote(view: View, id: string, messages: Messages): string {
  const marks = view.places.find((other) => other.id === id)?.marks ?? [];
  const groups = view.marks.filter(({ kind, path }) => kind === "group" && path.includes(id));
  const notes = [
    ...marks.map((mark) => messages.id("about", mark, view)),
    ...groups.map(({ label }) => messages.id("grouping", label.code, view)),
  ];
  return notes.map((note) => (note ? messages.text(note) : "")).join(" ");
}

/** What stands on a place, like counted with like: "two ivory men". */
function contents(view: View, place: string, messages: Messages): string[] {
  const here = view.pieces.filter((piece) => piece.place === place || piece.covers.includes(place));
  const alike = new Map<string, Piece[]>();
  for (const piece of here) {
    const likeness = [piece.kind, piece.side, piece.value].join();
    alike.set(likeness, [...(alike.get(likeness) ?? []), piece]);
  }
  return [...alike.values()].map((pieces) => {
    const piece = pieces[0] as Piece;
    const codes = [
      ...(piece.value ? [] : [`${piece.kind}_hidden`]),
      `${piece.kind}_${piece.side}`,
      piece.kind,
    ];
    const code = codes.find((one) => messages.id("contents", one, view)) ?? piece.kind;
    const { side, value, layers } = piece;
    const count = pieces.length;
    const words = messages.text("count", { count });
    return messages.say("contents", { code, params: { side, value, layers, count, words } }, view);
  });
}

/** What pressing a place would do now, or what could be begun there. */
function possible(view: View, place: string, interaction: Interaction, messages: Messages): string {
  const move = interaction.move(place);
  if (place === interaction.chosen) {
    const chosen = messages.text("place-chosen");
    if (!move) return chosen;
    return `${chosen}, ${messages.text("press-again", { move: moveWords(view, move, messages) })}`;
  }
  const target = interaction.targets.find((other) => other.place === place);
  if (target) {
    const code = target.takes ? "takes" : move?.takes.length ? "passes" : "goes";
    return messages.say(
      "target",
      { code, params: { dice: diceOf(view, move ? [move] : []) } },
      view,
    );
  }
  if (interaction.chosen || !interaction.movable.includes(place)) return "";
  const from = view.moves.filter(({ path }) => path[0] === place);
  const shortest = Math.min(...from.map(({ path }) => path.length));
  const first = from.filter(({ path }) => path.length === shortest);
  const dice = [...new Set(diceOf(view, first))];
  const preview = shortest === 1 && first[0] ? moveWords(view, first[0], messages) : "";
  const kind = first[0]?.kind ?? PLAIN;
  return messages.say("place", { code: "movable", params: { dice, kind, move: preview } }, view);
}

/** The values of the tokens that moves use up, in the order of their use. */
function diceOf(view: View, moves: readonly Move[]): number[] {
  const values = new Map(view.tokens.map(({ id, value }) => [id, value]));
  return moves.flatMap(({ uses }) => uses.map((id) => values.get(id) ?? 0));
}
