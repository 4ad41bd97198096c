/**
 * Interprets typed text as moves, actions or places. It contains no rules: the text is compared
 * with the names of places and with the texts of the legal moves.
 */
import type { Move, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { fromPlace } from "./announcements";
import { availableActions, nearSide } from "./choices";
import { PLAIN } from "./interaction";
import { actionWords, moveWords, placeLabel } from "./names";

/** A suggestion: a move or an action (`text`), or a place to focus (`place`). */
export interface Suggestion {
  words: string;
  text?: string;
  place?: string;
}

/** Return suggestions for a typed text: moves, the best match first, then actions and places. */
export function suggestionsFor(view: View, typed: string, messages: Messages): Suggestion[] {
  const typedTerms = terms(typed);
  const ranked = (moves: readonly Move[]) =>
    moves
      .map((move) => ({ move, rank: rankOf(view, move, typedTerms) }))
      .filter(({ rank }) => rank !== null)
      .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
      .map(({ move }) => ({ text: move.text, words: wordsOf(view, move, messages) }))
      .filter(({ text }, i, all) => all.findIndex((other) => other.text === text) === i);
  const plain = ranked(plainMoves(view));
  const moves =
    plain.length > 0 ? plain : ranked(view.moves.filter((one) => isNote(one, typedTerms)));
  const actions = availableActions(view)
    .filter(({ text }) => text !== "" && !moves.some((move) => move.text === text))
    .map(({ id, text }) => ({ text, words: actionWords(view, id, messages) }))
    .filter(({ words }) => words.toLowerCase().startsWith(typed.trim().toLowerCase()));
  const places = view.places
    .filter(({ name }) => typedTerms.length === 1 && terms(name).join("") === typedTerms[0])
    .map(({ id }) => ({
      place: id,
      words: messages.text("typing-go", { place: placeLabel(view, id, messages) }),
    }));
  return [...moves, ...actions, ...places];
}

/**
 * Return the ids of the places of a move, in order, that a typed text describes, even if the move
 * is not legal. Each word names a place or, if the place has no name, is a word of its label. The
 * first word can also be the number on a piece of the side at the near edge of the board. A single
 * word ("a1b1") is cut in two at every possible position. Return [] for no match or several.
 */
export function pathOf(view: View, typed: string, messages: Messages): string[] {
  const typedTerms = terms(typed);
  const candidates = typedTerms.length === 1 ? halves(typedTerms[0] ?? "") : [typedTerms];
  const paths = candidates
    .map((parts) => resolvePath(view, parts, messages))
    .filter((path) => path.length > 1);
  return paths.length === 1 ? (paths[0] ?? []) : [];
}

function halves(typed: string): string[][] {
  const cuts = Array.from({ length: Math.max(0, typed.length - 1) }, (_, i) => i + 1);
  return cuts.map((cut) => [typed.slice(0, cut), typed.slice(cut)]);
}

function resolvePath(view: View, typedTerms: readonly string[], messages: Messages): string[] {
  const near = nearSide(view);
  const byName = (part: string) =>
    view.places.find(({ name }) => name && terms(name).join("") === part)?.id;
  const byNumber = (part: string) =>
    view.pieces.find(({ side, value }) => side === near && value && terms(value).join("") === part)
      ?.place;
  const byLabel = (part: string) =>
    view.places.find(
      ({ id, name, side }) =>
        !name &&
        (side === near || side === "") &&
        terms(placeLabel(view, id, messages)).includes(part),
    )?.id;
  const path: string[] = [];
  for (let index = 0; index < typedTerms.length; ) {
    const [term = "", next = ""] = typedTerms.slice(index);
    const first = path.length === 0;
    const double = first && next ? byNumber(term + next) : undefined;
    const place = double ?? byName(term) ?? (first ? byNumber(term) : undefined) ?? byLabel(term);
    if (place === undefined) return [];
    path.push(place);
    index += double === undefined ? 1 : 2;
  }
  return path;
}

/**
 * Return the legal moves of the kind `PLAIN` (ordinary moves) or, if there are none, all legal
 * moves. Of moves with the same text, return only the first.
 */
export function playable(view: View): Move[] {
  const moves = plainMoves(view);
  return moves.filter(({ text }, i) => moves.findIndex((other) => other.text === text) === i);
}

function plainMoves({ moves }: View): readonly Move[] {
  const plain = moves.filter(({ kind }) => kind === PLAIN);
  return plain.length > 0 ? plain : moves;
}

/** Return a move in words, beginning with its starting place: "Point 6: to 8 with the 2". */
export function wordsOf(view: View, move: Move, messages: Messages): string {
  const text = moveWords(view, move, messages);
  return fromPlace(placeLabel(view, move.path[0], messages), [text], messages);
}

/**
 * True if a move of a special kind (not `PLAIN`) may be suggested for a typed text: the move has no
 * path, such as taking a tile, or the typed text begins with the first word of the move's text,
 * such as "line" for the move "line a1 b1".
 */
function isNote({ kind, path, text }: Move, [verb]: readonly string[]): boolean {
  return kind !== PLAIN && (path.length === 0 || verb === terms(text)[0]);
}

/**
 * Return a number that is lower for better matches of a move with the text: 0 for an exact match,
 * null for no match.
 */
function rankOf(view: View, move: Move, typedTerms: readonly string[]): number | null {
  const begins = (names: readonly string[]) => typedTerms.every((term, i) => term === names[i]);
  const whole = (names: readonly string[]) => names.join("") === typedTerms.join("");
  const ranks = possibleNames(view, move)
    .filter((names) => fits(names, typedTerms))
    .map((names) => (whole(names) ? typedTerms.length : begins(names) ? names.length : 100));
  return ranks.length > 0 ? Math.min(...ranks) - typedTerms.length : null;
}

/**
 * Return the possible names of a move, each as a list of words: all its places; its first and last
 * place; the number on the moved piece, then the places after the first; the text of the move, and
 * the same text without its first word if this is a verb, such as "line".
 */
function possibleNames(view: View, { path, text }: Move): string[][] {
  const names = path.map((id) =>
    terms(view.places.find((place) => place.id === id)?.name ?? "").join(""),
  );
  const [first = "", ...others] = names;
  const value = view.pieces.find(({ place }) => place === path[0])?.value ?? "";
  const ends = others.length > 1 ? [[first, others.at(-1) ?? ""]] : [];
  const written = terms(text);
  const object = /^\p{L}{2,}$/u.test(written[0] ?? "") ? [written.slice(1)] : [];
  const piece = [terms(value).join(""), ...others];
  return [names.filter(Boolean), ...ends, piece, written, ...object];
}

/**
 * True if typed words match the name of a move. A single word must be the beginning of the name
 * written without spaces. Several words must equal the first words of the name (the last word may
 * be incomplete), or the whole name if spaces are ignored.
 */
function fits(names: readonly string[], typedTerms: readonly string[]): boolean {
  if (typedTerms.length <= 1) return names.join("").startsWith(typedTerms[0] ?? "");
  const last = typedTerms.length - 1;
  const matches = typedTerms.every((term, i) =>
    i === last ? !!names[i]?.startsWith(term) : names[i] === term,
  );
  return matches || (names.join("") === typedTerms.join("") && names.length > 0);
}

function terms(typed: string): string[] {
  return typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
