/**
 * The grid: a cell over the canvas for each place, row by row as the board lies.
 *
 * The cell is the control: it takes focus, keys and presses, and tells screen readers what the
 * canvas shows. Cells stay what they are while the game goes on: only their names and positions
 * change.
 */

import type { View } from "../engine/protocol";
import { type Command, SHIFTED } from "./asking";
import { giveFocus } from "./focus";
import { keyOf } from "./keyname";
import type { Box } from "./painter";
import { rowsOf, type Shapes } from "./places";

export interface GridOptions {
  /** A place was pressed by key or by an assistive device; pointers have their own way. */
  pressed(place: string): void;
  /** A place was paired with its neighbour: Alt and arrow, Shift and arrow. */
  paired(from: string, to: string, kind: string): void;
  commanded(command: Command): void;
  /** Nothing can be done elsewhere than here, or nowhere. */
  alone(): void;
  /** The place whose focus is to be seen, or null. */
  focused(place: string | null): void;
  /** An extra button on the board was pressed: a token, or the dice to throw. */
  touched(text: string): void;
  /** A digit was typed on a place; answers whether it means anything. */
  typed(digit: string): boolean;
}

/** What a place says and may do. */
export interface Wording {
  name: string;
  /** What more is to be known of the place, for those who rest on it. */
  note: string;
  enabled: boolean;
}

/** Places that keys lead to. */
export interface Leads {
  /** Where something can be done now: what `n` and `p` go through. */
  open: ReadonlySet<string>;
  /** Where focus comes first while nothing can be done. */
  own: ReadonlySet<string>;
}

/** A button over something that is no place. */
export interface Extra {
  text: string;
  name: string;
  box: Box;
}

export class Grid {
  readonly element = document.createElement("div");
  readonly #grid = document.createElement("div");
  readonly #options: GridOptions;
  readonly #cells = new Map<string, HTMLElement>();
  readonly #extras = new Map<string, HTMLButtonElement>();
  #shapes: Shapes = new Map();
  /** The places row by row, as they stand in the document. */
  #rows: string[][] = [];
  /** The place that Tab leads to, and whether somebody has been on the board. */
  #current = "";
  #visited = false;
  #leads: Leads = { open: new Set(), own: new Set() };
  #kinds = new Set<string>();

  constructor(options: GridOptions) {
    this.#options = options;
    this.#grid.setAttribute("role", "grid");
    this.element.append(this.#grid);
    for (const element of [this.element, this.#grid])
      Object.assign(element.style, { position: "absolute", inset: "0" });
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.#grid.addEventListener("focusin", (event) => this.#focusIn(event));
    this.#grid.addEventListener("focusout", () => options.focused(null));
  }

  /** Puts the cells where the board's places are. */
  arrange(view: View, shapes: Shapes): void {
    this.#shapes = new Map(
      view.places.flatMap(({ id }) => {
        const shape = shapes.get(id);
        return shape ? [[id, shape]] : [];
      }),
    );
    this.#kinds = new Set(view.moves.map(({ kind }) => kind));
    const rows = rowsOf(this.#shapes);
    if (JSON.stringify(rows) !== JSON.stringify(this.#rows)) this.#build(rows);
    for (const [id, cell] of this.#cells) lay(cell, shapes.get(id)?.box);
  }

  /** Names every cell anew. What can be chosen says so; nothing else is called unavailable. */
  word(label: string, words: (place: string) => Wording): void {
    this.#grid.setAttribute("aria-label", label);
    for (const [id, cell] of this.#cells) {
      const { name, note, enabled } = words(id);
      write(cell, "aria-label", name);
      write(cell, "title", note);
      write(cell, "aria-disabled", enabled ? "false" : "");
      cell.style.touchAction = enabled ? "none" : "manipulation";
      cell.style.cursor = enabled ? "pointer" : "default";
    }
  }

  /** Says where keys lead; until somebody has been on the board, where Tab does. */
  lead(leads: Leads): void {
    this.#leads = leads;
    if (this.#visited) return;
    const places = this.#rows.flat();
    const first = [leads.open, leads.own].map((some) => places.find((id) => some.has(id)));
    this.#turnTo(first.find((id) => id !== undefined) ?? this.#current);
  }

  /** Puts buttons over the dice and other things that lie on no place. */
  offer(extras: readonly Extra[]): void {
    const texts = new Set(extras.map(({ text }) => text));
    for (const [text, button] of this.#extras) {
      if (texts.has(text)) continue;
      if (button === document.activeElement) this.focus();
      button.remove();
      this.#extras.delete(text);
    }
    for (const { text, name, box } of extras) {
      let button = this.#extras.get(text);
      if (!button) {
        button = this.#button();
        button.addEventListener("click", () => this.#options.touched(text));
        this.#extras.set(text, button);
        this.element.append(button);
      }
      write(button, "aria-label", name);
      lay(button, box);
    }
  }

  /** The place that focus is on, or was last. */
  get current(): string {
    return this.#current;
  }

  get rows(): readonly (readonly string[])[] {
    return this.#rows;
  }

  get leads(): Leads {
    return this.#leads;
  }

  get shapes(): Shapes {
    return this.#shapes;
  }

  get options(): GridOptions {
    return this.#options;
  }

  /** Whether lines are drawn between places. */
  get draws(): boolean {
    return this.#kinds.has(SHIFTED);
  }

  /** Does something after the keys that wait for their meaning; answers whether any does. */
  afterKeys(act: () => void): boolean {
    if (!awaited || !learning) return false;
    void learning.then(act, act);
    return true;
  }

  /** Presses a place as a finger does. */
  press(place: string): void {
    this.#cells.get(place)?.click();
  }

  /** Moves keyboard focus to the board: where it was last, or to a place. */
  focus(place = this.#current): void {
    giveFocus(this.#cells.get(place));
  }

  /** The place that an element of the grid belongs to. */
  #placeOf(target: EventTarget | null): string | undefined {
    return target instanceof HTMLElement ? target.dataset.place : undefined;
  }

  #build(rows: string[][]): void {
    this.#rows = rows;
    const focused = this.#placeOf(document.activeElement);
    const ids = new Set(rows.flat());
    for (const [id, cell] of this.#cells) {
      if (ids.has(id)) continue;
      cell.remove();
      this.#cells.delete(id);
    }
    const middle = (id: string) => {
      const box = this.#shapes.get(id)?.box;
      return box ? Math.round(box.x + box.width / 2) : 0;
    };
    const columns = [...new Set([...ids].map(middle))].sort((a, b) => a - b);
    const lines = rows.map((row, index) => {
      const line = document.createElement("div");
      line.setAttribute("role", "row");
      line.setAttribute("aria-rowindex", String(index + 1));
      for (const id of row) {
        const cell = this.#cells.get(id) ?? this.#cell(id);
        cell.setAttribute("aria-colindex", String(columns.indexOf(middle(id)) + 1));
        line.append(cell);
      }
      return line;
    });
    this.#grid.setAttribute("aria-rowcount", String(rows.length));
    this.#grid.setAttribute("aria-colcount", String(columns.length));
    this.#grid.replaceChildren(...lines);
    this.#turnTo(ids.has(this.#current) ? this.#current : (rows[0]?.[0] ?? ""));
    if (focused !== undefined) this.focus(ids.has(focused) ? focused : this.#current);
  }

  #cell(id: string): HTMLElement {
    const cell = document.createElement("div");
    cell.setAttribute("role", "gridcell");
    cell.className = "place";
    cell.dataset.place = id;
    cell.tabIndex = -1;
    cell.addEventListener("click", () => this.#options.pressed(id));
    this.#cells.set(id, cell);
    return cell;
  }

  #button(): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    return button;
  }

  #turnTo(place: string): void {
    const before = this.#cells.get(this.#current);
    if (before) before.tabIndex = -1;
    this.#current = place;
    const now = this.#cells.get(place);
    if (now) now.tabIndex = 0;
  }

  #focusIn(event: FocusEvent): void {
    const place = this.#placeOf(event.target);
    if (place === undefined) return;
    this.#visited = true;
    void learnKeys();
    this.#turnTo(place);
    const seen = (event.target as HTMLElement).matches(":focus-visible");
    this.#options.focused(seen ? place : null);
  }

  /** Keys have their meaning apart; until it is here they wait for it, and Tab goes on. */
  #key(event: KeyboardEvent): void {
    const place = this.#placeOf(event.target);
    if (heard) {
      if (heard(this, place, event)) event.preventDefault();
      return;
    }
    const combined = event.ctrlKey || event.metaKey;
    const key = keyOf(event);
    const browsers = combined ? !["Home", "End"].includes(key) : LEFT.includes(key);
    if (browsers) return;
    event.preventDefault();
    const learned = learnKeys();
    awaited = true;
    void learned.then(() => heard?.(this, place, event));
  }
}

/** Keys that are the browser's own. */
const LEFT = ["Tab", "Shift", "Alt"];
/** What a key does on a board, once it is known; it is fetched with the first focus. */
let heard: typeof import("./keys").hearKey | null = null;
let learning: Promise<void> | null = null;
/** Whether a key has been pressed that waits for it. */
let awaited = false;
/** Whoever waits for the same fetch is told in the order of asking, before any later key. */
function learnKeys(): Promise<void> {
  learning ??= import("./keys")
    .then(({ hearKey }) => {
      heard = hearKey;
    })
    .finally(() => {
      learning = null;
      awaited = false;
    });
  return learning;
}

function lay(element: HTMLElement, box: Box | undefined): void {
  if (!box) return;
  Object.assign(element.style, {
    position: "absolute",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
}

/** Sets an attribute, or takes it away where it has no value. */
function write(element: HTMLElement, name: string, value: string): void {
  if (value === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
