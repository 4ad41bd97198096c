/**
 * Spoken summaries of the board: as a whole, by side, by row or by kind of piece.
 *
 * Short summaries use the first of these forms with at most forty words: a list of the occupied
 * places; numbers of pieces per row; numbers of pieces per kind. Full summaries have no limit.
 */
import type { Piece, Place, View } from "../engine/protocol";
import type { Messages, Params } from "../i18n/messages";
import { nearSide } from "./choices";
import { groupBy, labelOf, listedName } from "./names";

/** Subject of a summary. `mine` is the viewer's side; `row` counts from 0 at the top. */
export type SurveyPart = "board" | "mine" | "theirs" | "kinds" | { row: number };

/** Maximum number of words of a short summary, about ten seconds of speech. */
const MAX_WORDS = 40;

/** Kinds of places beside the board where pieces are stored (see `PlaceKind`). */
const STORAGE_KINDS = ["bar", "tray", "hand", "store", "stock"];

export function surveyWords(
  view: View,
  rows: readonly (readonly string[])[],
  part: SurveyPart,
  full: boolean,
  messages: Messages,
  you: string | null = null,
): string {
  const survey = new Survey(view, messages, you);
  if (typeof part === "object") return survey.row(rows, part.row);
  const sides = sidesOf(view, part);
  const described = part === "kinds" ? [survey.kinds] : [survey.places, survey.rows, survey.kinds];
  const levels = described.map((level) =>
    sides.map((side) => survey.side(side, level.call(survey, side))).join(" "),
  );
  const whole = view.sides.length === 1 || (part !== "mine" && part !== "theirs");
  const line = (full: boolean) => (whole ? survey.board(full) : "");
  const finest = part === "kinds" ? survey.byKind(sides) : `${levels[0]} ${line(true)}`;
  const shorter = [finest, ...levels.map((level) => `${level} ${line(false)}`)];
  const chosen = full ? finest : (shorter.find(isShort) ?? shorter.at(-1) ?? "");
  return chosen.trim() || messages.text("survey-nothing");
}

export function isShort(text: string): boolean {
  return text.split(/\s+/).filter(Boolean).length <= MAX_WORDS;
}

function sidesOf(view: View, part: SurveyPart): readonly string[] {
  const near = nearSide(view);
  if (part === "mine") return [near];
  const others = view.sides.filter((side) => side !== near);
  return part === "theirs" ? others : [near, ...others];
}

class Survey {
  readonly #view: View;
  readonly #messages: Messages;
  readonly #you: string | null;
  readonly #places: ReadonlyMap<string, Place>;

  constructor(view: View, messages: Messages, you: string | null) {
    this.#view = view;
    this.#messages = messages;
    this.#you = you;
    this.#places = new Map(view.places.map((place) => [place.id, place]));
  }

  /** Return a side's name and `text`, its summary; in a puzzle, only the summary. */
  side(side: string, text: string): string {
    const name = this.#view.sides.length > 1 ? this.#sideName(side) : "";
    if (!name) return text ? sentence(text) : "";
    const content = text || this.#text("survey-none");
    return this.#text("counted", { side: name, things: content });
  }

  /**
   * List a side's occupied places with their pieces, then its pieces beside the board. In a sowing
   * game (mancala), list only the numbers of beans in its pits and its store.
   */
  places(side: string): string {
    if (this.#pits(side).length > 0) return this.#pitCounts(side);
    const at = this.#onBoard(side).map(([place, pieces]) => this.#at(pieces, place));
    return [...at, ...this.#besideBoard(side)].join(", ");
  }

  /**
   * List the number of a side's pieces in each row, with the row's first and last place, then the
   * side's pieces beside the board. In a sowing game (mancala), list only the numbers of beans in
   * the side's pits and store.
   */
  rows(side: string): string {
    if (this.#pits(side).length > 0) return this.#pitCounts(side);
    const counted = new Map<number, number>();
    for (const [{ row }, pieces] of this.#onBoard(side))
      counted.set(row, (counted.get(row) ?? 0) + pieces.length);
    const rows = [...counted].map(([row, count]) => {
      const board = this.#view.places.filter(
        (place) => place.row === row && !isStorage(place) && place.kind !== "slot",
      );
      const [first, last] = [this.#name(board[0]), this.#name(board.at(-1))];
      return this.#text("survey-row", { men: count, first, last });
    });
    return [...rows, ...this.#besideBoard(side)].join(", ");
  }

  /** List the number of a side's pieces of each kind, such as round stones, and of its captures. */
  kinds(side: string): string {
    const kinds = groupBy(this.#piecesOf(side), ({ kind }) => kind);
    const texts = [...kinds].map(([kind, { length }]) => this.#kindText(kind, length));
    return [...texts, ...this.#captured(side, ({ length }) => String(length))].join(", ");
  }

  /**
   * List each side's pieces by kind. For each kind, list its places with the numbers written on the
   * pieces or, if the pieces have no numbers, with the count of pieces.
   */
  byKind(sides: readonly string[]): string {
    return sides
      .map((side) => {
        const kinds = groupBy(this.#piecesOf(side), ({ kind }) => kind);
        const texts = [...kinds].map(([kind, pieces]) => {
          const at = [...groupBy(pieces, ({ place }) => place)].map(([id, here]) =>
            this.#at(here, this.#places.get(id)),
          );
          const kindText = this.#kindText(kind, pieces.length);
          return this.#text("survey-of", { subject: kindText, things: at.join(", ") });
        });
        return this.side(side, [...texts, ...this.#captured(side, numbersText)].join("; "));
      })
      .join(" ");
  }

  /**
   * Describe the parts of the position that belong to no side: the line of dominoes with its open
   * ends, the stock, the tiles of a puzzle, and the number of attacks (marks of kind "attack" or
   * "danger"). If `full`, also list the visible tiles by their numbers.
   */
  board(full: boolean): string {
    const { pieces, marks, places, sides } = this.#view;
    const tiles = pieces.filter(({ side, place }) => side === "" && this.#kindAt(place) === "line");
    const texts: string[] = [];
    if (tiles.length > 0) {
      const count = this.#text("survey-line", { count: tiles.length });
      texts.push(full ? `${count}: ${numbersText(tiles)}` : count);
    }
    const ends = places.filter(({ kind }) => kind === "end");
    texts.push(...ends.map((end) => this.#label(end)));
    const stock = places.find(({ kind }) => kind === "stock");
    if (stock) {
      const open = pieces.filter(({ place, value }) => place === stock.id && value);
      const name = this.#label(stock);
      texts.push(full && open.length > 0 ? `${name}: ${numbersText(open)}` : name);
    }
    if (sides.length === 1) texts.push(this.#puzzle(full));
    const attacks = marks.filter(({ kind }) => kind === "attack" || kind === "danger").length;
    if (attacks > 0) texts.push(this.#text("survey-attacks", { count: attacks }));
    return texts.filter(Boolean).map(sentence).join(" ");
  }

  /**
   * Return the occupied places of a row with their pieces or, in a puzzle, the labels of all cells
   * of the row. `number` is the index of the row in `rows`.
   */
  row(rows: readonly (readonly string[])[], number: number): string {
    const row = rows[number] ?? [];
    const texts = row.flatMap((id) => {
      const place = this.#places.get(id);
      if (!place) return [];
      if (place.kind === "cell") return [this.#label(place)];
      const pieces = this.#view.pieces.filter((piece) => piece.place === id);
      const [first] = pieces;
      if (!first) return [];
      // Omit the owner of the pieces if the place has no short name and belongs to a side: the
      // place's label is used then, and names this side.
      const owner =
        first.side && (place.name || !place.side) ? `${this.#sideName(first.side)} ` : "";
      return [this.#at(pieces, place, owner)];
    });
    const things = texts.join(", ") || this.#text("survey-none");
    return this.#text("survey-of-row", { row: number + 1, rows: rows.length, things });
  }

  /**
   * Return the counts of cells, tiles and free cells of a puzzle and, if `full`, each tile with its
   * cells.
   */
  #puzzle(full: boolean): string {
    const cells = this.#view.places.filter(({ kind }) => kind === "cell");
    const tiles = this.#view.pieces.filter(({ covers }) => covers.length > 0);
    const free = cells.length - new Set(tiles.flatMap(({ covers }) => covers)).size;
    const count = this.#text("survey-sheet", { cells: cells.length, tiles: tiles.length, free });
    const texts = full ? tiles.map(({ value, covers }) => `${value} ${covers.join("–")}`) : [];
    return [count, ...texts].join(", ");
  }

  /**
   * Return the pieces of a side, including pieces without an owner on places of the side, but
   * without captured stones.
   */
  #piecesOf(side: string): Piece[] {
    const ownerOf = (piece: Piece) => piece.side || (this.#places.get(piece.place)?.side ?? "");
    return this.#view.pieces.filter(
      (piece) => ownerOf(piece) === side && !isTaken(this.#places.get(piece.place)),
    );
  }

  /** Describe by `textOf` the stones that a side has captured; [] if there are none. */
  #captured(side: string, textOf: (pieces: readonly Piece[]) => string): string[] {
    const captured = this.#view.pieces.filter(({ place: id }) => {
      const place = this.#places.get(id);
      return place?.side === side && isTaken(place);
    });
    return captured.length > 0 ? [this.#besideText("taken", textOf(captured))] : [];
  }

  /** Return the pits of a side in a sowing game; [] in other games. */
  #pits(side: string): Place[] {
    if (!this.#isSowingGame) return [];
    return this.#view.places.filter((place) => place.side === side && !isStorage(place));
  }

  /** True for a sowing game, in which no piece has an owner or a number. */
  get #isSowingGame(): boolean {
    const { pieces } = this.#view;
    return pieces.length > 0 && pieces.every((piece) => piece.side === "" && !piece.value);
  }

  /** Return the numbers of beans in the pits, in the order of the pits' names, and in the store. */
  #pitCounts(side: string): string {
    const count = (id: string) => this.#view.pieces.filter(({ place }) => place === id).length;
    const pits = this.#pits(side).sort((a, b) => a.name.localeCompare(b.name));
    const numbers = pits.map(({ id }) => count(id)).join(", ");
    return [numbers, ...this.#besideBoard(side)].join("; ");
  }

  #onBoard(side: string): [Place, Piece[]][] {
    const byPlace = groupBy(this.#piecesOf(side), ({ place }) => place);
    return this.#view.places.flatMap((place): [Place, Piece[]][] => {
      const pieces = byPlace.get(place.id);
      return pieces && !isStorage(place) && place.kind !== "slot" ? [[place, pieces]] : [];
    });
  }

  /** Describe a side's pieces in hand, those in each place beside the board, and its captures. */
  #besideBoard(side: string): string[] {
    const byPlace = groupBy(this.#piecesOf(side), ({ place }) => this.#places.get(place));
    const inHand = [...byPlace]
      .filter(([place]) => place?.kind === "slot")
      .flatMap(([, all]) => all);
    const hand = inHand.length > 0 ? [this.#besideText("hand", numbersText(inHand))] : [];
    const beside = [...byPlace].flatMap(([place, pieces]) => {
      if (!place || !isStorage(place)) return [];
      // After the game, hands are face up: list the numbers on their tiles, not only the count.
      const open = place.kind === "hand" && pieces.every(({ value }) => value !== "");
      const things = open ? numbersText(pieces) : String(pieces.length);
      return [this.#besideText(place.label.code, things)];
    });
    return [...hand, ...beside, ...this.#captured(side, numbersText)];
  }

  #besideText(place: string, text: string): string {
    return this.#text("survey-beside", { place, things: text });
  }

  #kindText(kind: string, count: number): string {
    const id = `survey-kind-${kind}`;
    return this.#text(this.#messages.has(id) ? id : "survey-kind-piece", { count });
  }

  #kindAt(id: string): string {
    return this.#places.get(id)?.kind ?? "";
  }

  #name(place: Place | undefined): string {
    return place ? place.name || this.#label(place) : "";
  }

  #sideName(side: string): string {
    return listedName(this.#view, side, this.#you, this.#messages);
  }

  #label(place: Place): string {
    return labelOf(this.#view, place, this.#messages);
  }

  /**
   * Describe the pieces on a place: "2 on 12". For a pit, or a place without a short name, write
   * its label before the pieces: "Your pit 1: 6". `owner`, the name of a side and a space or "", is
   * added before the pieces: "White 2 on 12".
   */
  #at(pieces: readonly Piece[], place: Place | undefined, owner = ""): string {
    const things = owner + piecesText(pieces);
    if (!place || (place.name && !this.#isSowingGame))
      return this.#text("survey-at", { things, place: place?.name ?? "" });
    return this.#text("survey-of", { subject: this.#label(place), things });
  }

  #text(id: string, params: Params = {}): string {
    return this.#messages.text(id, params);
  }
}

/** Return a text as a sentence, with a capital letter and a full stop. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** True for the place of a captured stone. The stone has the colour of the side that lost it. */
function isTaken(place: Place | undefined): boolean {
  return place?.kind === "slot" && place.label.code === "taken";
}

function isStorage({ kind }: Place): boolean {
  return STORAGE_KINDS.includes(kind);
}

/**
 * Return the numbers on pieces, or the count if no piece has a number. For a pyramid (a pile of
 * stones in Rithmomachia), add the numbers on its stones in parentheses.
 */
function piecesText(pieces: readonly Piece[]): string {
  return pieces.every(({ value }) => value === "") ? String(pieces.length) : numbersText(pieces);
}

function numbersText(pieces: readonly Piece[]): string {
  return pieces
    .map(({ value, layers }) => (layers.length > 1 ? `${value} (${layers.join(" ")})` : value))
    .join(", ");
}
