/**
 * Spoken summaries of the board: as a whole, by side, by row or by kind of piece.
 *
 * Short summaries use the most detailed form of at most forty words: single places, otherwise
 * counts per row, otherwise counts per kind. Full summaries have no limit.
 */
import type { Piece, Place, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import { nearSide } from "./choices";
import { grouped } from "./grouped";
import { labelOf } from "./names";

/** The subject of a summary; `row` counts from 0 at the top. */
export type Part = "board" | "mine" | "theirs" | "kinds" | { row: number };

/** Maximum number of words of a short summary, about ten seconds of speech. */
export const MOST = 40;

/** Kinds of places that only store pieces. */
const ASIDE = ["bar", "tray", "hand", "store", "stock"];

export function surveyWords(
  view: View,
  rows: readonly (readonly string[])[],
  part: Part,
  full: boolean,
  messages: Messages,
): string {
  const told = new Survey(view, messages);
  if (typeof part === "object") return told.row(rows, part.row);
  const sides = sidesOf(view, part);
  const levels = [told.places, told.rows, told.kinds].map((level) =>
    sides.map((side) => told.side(side, level.call(told, side))).join(" "),
  );
  const whole = view.sides.length === 1 || (part !== "mine" && part !== "theirs");
  const line = (full: boolean) => (whole ? told.line(full) : "");
  const finest = part === "kinds" ? told.byKind(sides) : `${levels[0]} ${line(true)}`;
  const shorter = [finest, ...levels.map((level) => `${level} ${line(false)}`)];
  const chosen = full ? finest : (shorter.find(isShort) ?? shorter.at(-1) ?? "");
  return chosen.trim() || messages.text("survey-nothing");
}

export function isShort(text: string): boolean {
  return text.split(/\s+/).filter(Boolean).length <= MOST;
}

function sidesOf(view: View, part: Part): readonly string[] {
  const near = nearSide(view);
  if (part === "mine") return [near];
  const others = view.sides.filter((side) => side !== near);
  return part === "theirs" ? others : [near, ...others];
}

class Survey {
  readonly #view: View;
  readonly #messages: Messages;
  readonly #places: ReadonlyMap<string, Place>;

  constructor(view: View, messages: Messages) {
    this.#view = view;
    this.#messages = messages;
    this.#places = new Map(view.places.map((place) => [place.id, place]));
  }

  /** Returns the name of a side with its summary; in a solitaire, only the summary. */
  side(side: string, things: string): string {
    const named = this.#view.sides.length > 1 ? this.#messages.side(side, this.#view) : "";
    if (!named) return things ? `${things}.` : "";
    const told = things || this.#messages.text("survey-none");
    return this.#messages.text("counted", { side: named, things: told });
  }

  /** Returns every place with its pieces, then the stored pieces. */
  places(side: string): string {
    if (this.#counts(side).length > 0) return this.#sown(side);
    const at = this.#standing(side).map(([place, pieces]) =>
      this.#messages.text("survey-at", { things: things(pieces), place: this.#name(place) }),
    );
    return [...at, ...this.#aside(side)].join(", ");
  }

  /** Returns the number of men in each row, with the row's first and last place. */
  rows(side: string): string {
    if (this.#counts(side).length > 0) return this.#sown(side);
    const counted = new Map<number, number>();
    for (const [{ row }, pieces] of this.#standing(side))
      counted.set(row, (counted.get(row) ?? 0) + pieces.length);
    const told = [...counted].map(([row, count]) => {
      const line = this.#view.places.filter((one) => one.row === row && !isAside(one));
      const [first, last] = [line[0], line.at(-1)].map((one) => one && this.#name(one));
      return this.#messages.text("survey-row", {
        men: count,
        first: first ?? "",
        last: last ?? "",
      });
    });
    return [...told, ...this.#aside(side)].join(", ");
  }

  /** Returns the number of pieces of each kind. */
  kinds(side: string): string {
    const kinds = grouped(this.#of(side), ({ kind }) => kind);
    return [...kinds].map(([kind, { length }]) => this.#kind(kind, length)).join(", ");
  }

  /** Returns the numbers on the pieces of each kind with their places, for each side. */
  byKind(sides: readonly string[]): string {
    return sides
      .map((side) => {
        const kinds = grouped(this.#of(side), ({ kind }) => kind);
        const told = [...kinds].map(([kind, pieces]) => {
          const at = [...grouped(pieces, ({ place }) => place)].map(([id, here]) => {
            const place = this.#places.get(id);
            const name = place ? this.#name(place) : "";
            return this.#messages.text("survey-at", { things: things(here), place: name });
          });
          return this.#messages.text("counted", {
            side: this.#kind(kind, pieces.length),
            things: at.join(", "),
          });
        });
        return this.side(side, told.join(" ").replace(/\.$/, ""));
      })
      .join(" ");
  }

  /** Returns everything without an owner: line, open ends, stock, puzzle and attacks. */
  line(full: boolean): string {
    const { pieces, marks, places, sides } = this.#view;
    const laid = pieces.filter(({ side, place }) => side === "" && this.#kindAt(place) === "line");
    const told: string[] = [];
    if (laid.length > 0) {
      const count = this.#messages.text("survey-line", { count: laid.length });
      told.push(full ? `${count}: ${list(laid)}` : count);
    }
    const ends = places.filter(({ kind }) => kind === "end");
    told.push(...ends.map((end) => labelOf(this.#view, end, this.#messages)));
    const stock = places.find(({ kind }) => kind === "stock");
    if (stock) {
      const open = pieces.filter(({ place, value }) => place === stock.id && value);
      const name = labelOf(this.#view, stock, this.#messages);
      told.push(full && open.length > 0 ? `${name}: ${list(open)}` : name);
    }
    if (sides.length === 1) told.push(this.#sheet(full));
    const attacks = marks.filter(({ kind }) => kind === "attack" || kind === "danger").length;
    if (attacks > 0) told.push(this.#messages.text("survey-attacks", { count: attacks }));
    return told
      .filter(Boolean)
      .map((one) => `${one}.`)
      .join(" ");
  }

  /**
   * Returns the occupied places of a row with their pieces. Cells of puzzles are always included.
   */
  row(rows: readonly (readonly string[])[], number: number): string {
    const row = rows[number] ?? [];
    const told = row.flatMap((id) => {
      const place = this.#places.get(id);
      if (!place) return [];
      if (place.kind === "cell") return [labelOf(this.#view, place, this.#messages)];
      const here = this.#view.pieces.filter((piece) => piece.place === id);
      const name = this.#name(place);
      if (here.length === 0) return [];
      const owner = here[0]?.side ?? "";
      const said = owner ? `${this.#messages.side(owner, this.#view)} ` : "";
      return [this.#messages.text("survey-at", { things: `${said}${things(here)}`, place: name })];
    });
    const what = told.join(", ") || this.#messages.text("survey-none");
    return this.#messages.text("survey-of-row", {
      row: number + 1,
      rows: rows.length,
      things: what,
    });
  }

  /** Returns the number of tiles and free cells of a puzzle. */
  #sheet(full: boolean): string {
    const cells = this.#view.places.filter(({ kind }) => kind === "cell");
    const laid = this.#view.pieces.filter(({ covers }) => covers.length > 0);
    const covered = new Set(laid.flatMap(({ covers }) => covers)).size;
    const count = this.#messages.text("survey-sheet", {
      cells: cells.length,
      tiles: laid.length,
      free: cells.length - covered,
    });
    const tiles = full ? laid.map(({ value, covers }) => `${value} ${covers.join("–")}`) : [];
    return [count, ...tiles].join(", ");
  }

  /** Returns the pieces of a side, or pieces without an owner on its places. */
  #of(side: string): Piece[] {
    return this.#view.pieces.filter((piece) => ownerOf(piece, this.#places) === side);
  }

  /** Returns the pits of a side if no piece has an owner or a number; otherwise []. */
  #counts(side: string): Place[] {
    const { pieces, places } = this.#view;
    const nobodys = pieces.length > 0 && pieces.every((piece) => piece.side === "" && !piece.value);
    return nobodys ? places.filter((place) => place.side === side && !isAside(place)) : [];
  }

  /** Returns the counts of the pits in the order of their names, then of the store. */
  #sown(side: string): string {
    const count = (id: string) => this.#view.pieces.filter(({ place }) => place === id).length;
    const pits = this.#counts(side).sort((a, b) => a.name.localeCompare(b.name));
    const numbers = pits.map(({ id }) => count(id)).join(", ");
    return [numbers, ...this.#aside(side)].join("; ");
  }

  #standing(side: string): [Place, Piece[]][] {
    const found = grouped(this.#of(side), ({ place }) => place);
    return this.#view.places.flatMap((place): [Place, Piece[]][] => {
      const pieces = found.get(place.id);
      return pieces && !isAside(place) && place.kind !== "slot" ? [[place, pieces]] : [];
    });
  }

  /** Returns the pieces in hand and in each place beside the board. */
  #aside(side: string): string[] {
    const found = grouped(this.#of(side), ({ place }) => this.#places.get(place));
    const held = [...found].filter(([place]) => place?.kind === "slot").flatMap(([, all]) => all);
    const hand = held.length > 0 ? [this.#beside("hand", list(held))] : [];
    const beside = [...found].flatMap(([place, pieces]) => {
      if (!place || !isAside(place)) return [];
      // Hands are open after the game.
      const open = place.kind === "hand" && pieces.every(({ value }) => value !== "");
      return [this.#beside(place.label.code, open ? list(pieces) : String(pieces.length))];
    });
    return [...hand, ...beside];
  }

  #beside(place: string, things: string): string {
    return this.#messages.text("survey-beside", { place, things });
  }

  #kind(kind: string, count: number): string {
    const id = `survey-kind-${kind}`;
    return this.#messages.text(this.#messages.has(id) ? id : "survey-kind-piece", { count });
  }

  #kindAt(id: string): string {
    return this.#places.get(id)?.kind ?? "";
  }

  #name(place: Place): string {
    return place.name || labelOf(this.#view, place, this.#messages);
  }
}

function ownerOf({ side, place }: Piece, places: ReadonlyMap<string, Place>): string {
  return side || (places.get(place)?.side ?? "");
}

function isAside({ kind }: Place): boolean {
  return ASIDE.includes(kind);
}

/**
 * Returns the numbers on pieces, including the layers of pyramids, or the count if there are no
 * numbers.
 */
function things(pieces: readonly Piece[]): string {
  return pieces.every(({ value }) => value === "") ? String(pieces.length) : list(pieces);
}

function list(pieces: readonly Piece[]): string {
  return pieces
    .map(({ value, layers }) => (layers.length > 1 ? `${value} (${layers.join(" ")})` : value))
    .join(", ");
}
