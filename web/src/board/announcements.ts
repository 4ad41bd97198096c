/**
 * Texts for screen readers, loaded on demand: replies to the keys for status, moves, hand, attacks
 * and hint; the description of a ply while the user browses the history; and the notice that a
 * press on a place of the board has no effect.
 */
import type { Hint, Move, Token, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { availableActions, onlyHuman } from "./choices";
import {
  actionWords,
  contents,
  listedName,
  moveWords,
  placeLabel,
  scoreWords,
  statusWords,
  withNames,
} from "./names";
import { roundOf } from "./rounds";
import type { Position } from "./state";

/**
 * Return the text for the ply shown while the user browses the history: its turn number, then
 * `made`, the description of its events. For the latest ply, say instead that the present position
 * is shown again, and describe its status.
 */
export function historyWords(
  { view, log, seats }: Position,
  made: string,
  messages: Messages,
): string {
  if (view.ahead === 0) {
    const status = statusWords(view, messages, [], onlyHuman(view, seats));
    return `${messages.text("looked-present")} ${status}`;
  }
  const turn = roundOf(log, view.sides, view.ply);
  return `${messages.text("looked-back", { turn })} ${made}`.trim();
}

/** Return the notice after a press without effect: "Point 7: nothing to do here." */
export function idleWords(view: View, place: string, messages: Messages): string {
  return messages.text("place-idle", { place: placeLabel(view, place, messages) });
}

/**
 * Return the status, the numbers of each side and the score: "Still to play: 1. Ivory: 69 pips to
 * go and 2 off." The side `you` is addressed as "you"; if it is null, no side is.
 */
export function positionWords(view: View, messages: Messages, you: string | null = null): string {
  const sides = [...new Set(view.counters.map(({ side }) => side))];
  const counters = sides.map((side) => {
    const things = view.counters
      .filter((counter) => counter.side === side)
      .map(({ code, value }) => messages.say("counter", { code, params: { value } }, view));
    const list = messages.list(things);
    return side
      ? messages.text("counted", { side: listedName(view, side, you, messages), things: list })
      : `${list}.`;
  });
  const status = statusWords(view, messages, [], you);
  return [status, ...counters, scoreWords(view, messages, you)].join(" ").trim();
}

/**
 * Maximum number of moves in a list. If there are more, list only the number of moves from each
 * starting place; if there are also more starting places than this, only the totals of moves and
 * places.
 */
const MAX_LISTED = 24;

/**
 * List the legal moves by starting place, then the available actions. Omit a longer move if its
 * first steps alone are also a legal move. With more than `MAX_LISTED` starting places, return only
 * the numbers of moves and of starting places.
 */
export function movesWords(view: View, messages: Messages): string {
  const texts = new Set(view.moves.map(({ text }) => text));
  const isJoined = (text: string) => [...texts].some((other) => text.startsWith(`${other} `));
  const places = new Map<string, Set<string>>();
  let count = 0;
  for (const move of new Map(view.moves.map((move) => [move.text, move])).values()) {
    if (isJoined(move.text)) continue;
    const place = placeLabel(view, move.path[0], messages);
    places.set(place, (places.get(place) ?? new Set()).add(moveWords(view, move, messages)));
    count += 1;
  }
  const moveTexts =
    count > MAX_LISTED
      ? [...places].map(([place, { size }]) => messages.text("moves-many", { place, size }))
      : [...places].map(([place, moves]) => fromPlace(place, [...moves], messages));
  if (places.size > MAX_LISTED)
    return messages.text("moves-more", { moves: count, places: places.size });
  const actions = availableActions(view)
    .filter(({ text }) => !texts.has(text))
    .map(({ id }) => actionWords(view, id, messages));
  const things = [...moveTexts, ...actions].join("; ");
  return things ? messages.text("moves-list", { count, things }) : messages.text("moves-nothing");
}

/**
 * Return a list of moves from one place, after the label `place` of this place: "Point 2: hits on 3
 * with the 1, to 7 with the 5" (1 and 5 are dice). If the label is "", return only the list.
 */
export function fromPlace(place: string, moves: string[], messages: Messages): string {
  const list = moves.join(", ");
  return place ? messages.text("moves-from", { place, moves: list }) : list;
}

/** Describe the dice and the viewer's hand or, in a puzzle, the tiles that are not yet placed. */
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
  const values = (choose: (die: Token) => boolean) => dice.filter(choose).map((d) => d.value);
  const used = values((die) => die.used);
  const unplayable = values((die) => !die.used && die.unplayable === true);
  const left = values((die) => !die.used && !die.unplayable);
  const sentences: string[] = [];
  if (dice.length > 0 && (left.length > 0 || unplayable.length === 0))
    sentences.push(messages.text("dice-left", { dice: left }));
  if (used.length > 0) sentences.push(messages.text("dice-used", { dice: used }));
  if (unplayable.length > 0) sentences.push(messages.text("dice-unplayable", { dice: unplayable }));
  const hand = view.places
    .filter(({ kind, side }) => (kind === "slot" || kind === "hand") && side === view.viewer)
    .flatMap(({ id }) => contents(view, id, messages));
  if (hand.length > 0) sentences.push(messages.text("in-hand", { things: messages.list(hand) }));
  if (view.places.some(({ kind }) => kind === "slot")) sentences.push(handDetails(view, messages));
  if (sentences.length > 0) return sentences.join(" ");
  return messages.text(mayHaveDiceOrHand(view) ? "nothing-in-hand" : "nothing-rolled-or-held");
}

/**
 * True if the game has or may have dice or hands of tiles. After the end of a game, the view does
 * not show this, and the result is always true.
 */
function mayHaveDiceOrHand({ actor, actions, places, tokens }: View): boolean {
  return (
    actor.kind === "over" ||
    actions.some(({ id }) => id === "throw") ||
    places.some(({ kind }) => kind === "hand" || kind === "slot") ||
    tokens.some(({ kind }) => kind === "die")
  );
}

/**
 * List the attacks by and on the side to move, each with the arithmetic that makes it possible
 * (Rithmomachia). Omit attacks whose kind of mark is in `hides`. Return a notice if no attack is
 * left, or if the game never has attacks.
 */
export function threatsWords(view: View, messages: Messages, hides: readonly string[]): string {
  if (!messages.id("mark", "attack", view)) return messages.text("threats-not");
  const shown = (["attack", "danger"] as const).filter((kind) => !hides.includes(kind));
  const sentences = shown.map((kind) => {
    const marks = view.marks.filter((mark) => mark.kind === kind);
    const list = marks.map(({ label }) => messages.say("label", label, view)).join("; ");
    return list && messages.text(`threats-${kind}`, { things: list });
  });
  const none = shown.length < 2 ? "threats-off" : "threats-none";
  return sentences.filter(Boolean).join(" ") || messages.text(none);
}

/**
 * Return the viewer's counters, such as the number of tiles, and the traditional names of groups of
 * tiles with a common number in the viewer's hand, such as "Forsche".
 */
function handDetails(view: View, messages: Messages): string {
  const counters = view.counters
    .filter(({ side }) => side === view.viewer)
    .map(({ code, value }) => messages.say("counter", { code, params: { value } }, view));
  const groups = view.marks
    .filter(({ kind }) => kind === "group")
    .map(({ label }) => messages.say("mark", label, view));
  return [counters, groups]
    .filter((things) => things.length > 0)
    .map((things) => `${messages.list(things)}.`)
    .join(" ");
}

/**
 * Return a hint in words: the recommended move or action, then the reasons. Return only the reasons
 * if the hint's text neither begins with a legal move nor names an action.
 */
export function hintWords(view: View, hint: Hint, messages: Messages): string {
  const moves = view.moves.filter(({ text }) => `${hint.text} `.startsWith(`${text} `));
  const move = moves.sort((a, b) => b.text.length - a.text.length)[0];
  const action = view.actions.find(({ text }) => text === hint.text);
  const id = action?.id ?? hint.text;
  const reasons = [hint.reason, ...hint.more].map((why) => messages.say("hint", why, view));
  const reason = reasons.join(" ");
  if (!move && !messages.id("action", id, view)) return reason;
  const moveText = move ? adviceWords(view, move, messages) : actionWords(view, id, messages);
  return messages.text("hint-says", { move: moveText, reason });
}

/**
 * Return a move as advice: "Move the man on 12 to 7 with the 5" (5 is a die). If the game has no
 * message for such advice, return the text from the list of legal moves (see `fromPlace`).
 */
function adviceWords(view: View, move: Move, messages: Messages): string {
  const [from] = move.path;
  const code = `do_${move.label.code}`;
  if (!messages.id("hint", code, view))
    return fromPlace(placeLabel(view, from, messages), [moveWords(view, move, messages)], messages);
  const value = view.pieces.find(({ place }) => place === from)?.value ?? "";
  const params = { value, ...withNames(view, move.path, move.label.params, messages) };
  return messages.say("hint", { code, params }, view);
}
