/**
 * The grid: real buttons over the canvas, one for each place, in the reading order of the board.
 *
 * It takes focus, keys and presses, and tells screen readers what the canvas shows. Buttons stay
 * what they are while the game goes on: only their names and positions change.
 */
import type { View } from "../engine/protocol";
import { PLAIN } from "./interaction";
import type { Box } from "./painter";
import { type Direction, neighbour, type Shapes } from "./places";

/** What the board's own keys ask for. */
export type Command =
  | "drop"
  | "throw"
  | "undo"
  | "redo"
  | "hint"
  | "last"
  | "status"
  | "hand"
  | "moves"
  | "threats"
  | "help";

/** What a key asks of the table around the board. */
export type TableCommand = Exclude<Command, "drop">;

const COMMANDS: Record<string, Command> = {
  Escape: "drop",
  r: "throw",
  u: "undo",
  U: "redo",
  h: "hint",
  l: "last",
  s: "status",
  d: "hand",
  m: "moves",
  a: "threats",
  "?": "help",
};

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The kind of move that an arrow with Shift, or a mouse's second button, draws between two places. */
export const SHIFTED = "line";

export interface GridOptions {
  /** A place was pressed by key or by an assistive device; pointers have their own way. */
  pressed(place: string): void;
  /** A place was paired with its neighbour: Alt and arrow, Shift and arrow. */
  paired(from: string, to: string, kind: string): void;
  commanded(command: Command): void;
  /** The place whose focus is to be seen, or null. */
  focused(place: string | null): void;
  /** An extra button on the board was pressed: a token, or the dice to throw. */
  touched(text: string): void;
}

/** What a button on the board says and may do. */
export interface Wording {
  name: string;
  /** What more is to be known of the place, for those who rest on it. */
  note: string;
  enabled: boolean;
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
  readonly #buttons = new Map<string, HTMLButtonElement>();
  readonly #extras = new Map<string, HTMLButtonElement>();
  #shapes: Shapes = new Map();
  /** The rows as they stand in the document, to see whether they must be built anew. */
  #order = "";
  /** The place that Tab leads to. */
  #current = "";
  #kinds = new Set<string>();

  constructor(options: GridOptions) {
    this.#options = options;
    this.#grid.setAttribute("role", "grid");
    this.element.append(this.#grid);
    for (const element of [this.element, this.#grid])
      Object.assign(element.style, { position: "absolute", inset: "0" });
    this.#grid.addEventListener("keydown", (event) => this.#key(event));
    this.#grid.addEventListener("focusin", (event) => this.#focusIn(event));
    this.#grid.addEventListener("focusout", () => options.focused(null));
  }

  /** Puts the buttons where the board's places are; `turned` reads from the other side. */
  arrange(view: View, shapes: Shapes, turned: boolean): void {
    this.#shapes = shapes;
    this.#kinds = new Set(view.moves.map(({ kind }) => kind));
    const sign = turned ? -1 : 1;
    const places = view.places
      .filter(({ id }) => shapes.has(id))
      .sort((a, b) => sign * (a.row - b.row || a.column - b.column));
    const order = places.map(({ id, row, column }) => `${id} ${row} ${column}`).join();
    if (order !== this.#order) {
      this.#order = order;
      this.#build(places, sign);
    }
    for (const [id, button] of this.#buttons) lay(button, shapes.get(id)?.box);
  }

  /** Names every button anew. */
  word(label: string, words: (place: string) => Wording): void {
    this.#grid.setAttribute("aria-label", label);
    for (const [id, button] of this.#buttons) {
      const { name, note, enabled } = words(id);
      write(button, "aria-label", name);
      if (note) write(button, "title", note);
      else button.removeAttribute("title");
      write(button, "aria-disabled", String(!enabled));
      button.style.touchAction = enabled ? "none" : "manipulation";
      button.style.cursor = enabled ? "pointer" : "default";
    }
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

  /** Moves keyboard focus to the board: where it was last, or to a place. */
  focus(place = this.#current): void {
    this.#buttons.get(place)?.focus();
  }

  /** The place that an element of the grid belongs to. */
  #placeOf(target: EventTarget | null): string | undefined {
    return target instanceof HTMLElement ? target.dataset.place : undefined;
  }

  #build(places: View["places"], sign: number): void {
    const focused = this.#placeOf(document.activeElement);
    const ids = new Set(places.map(({ id }) => id));
    for (const [id, button] of this.#buttons) {
      if (ids.has(id)) continue;
      button.remove();
      this.#buttons.delete(id);
    }
    const rows = new Map<number, HTMLElement>();
    const columns = [...new Set(places.map(({ column }) => column))].sort((a, b) => sign * (a - b));
    for (const { id, row, column } of places) {
      let line = rows.get(row);
      if (!line) {
        line = document.createElement("div");
        line.setAttribute("role", "row");
        line.setAttribute("aria-rowindex", String(rows.size + 1));
        rows.set(row, line);
      }
      const cell = document.createElement("div");
      cell.setAttribute("role", "gridcell");
      cell.setAttribute("aria-colindex", String(columns.indexOf(column) + 1));
      cell.append(this.#buttons.get(id) ?? this.#placeButton(id));
      line.append(cell);
    }
    this.#grid.setAttribute("aria-rowcount", String(rows.size));
    this.#grid.setAttribute("aria-colcount", String(columns.length));
    this.#grid.replaceChildren(...rows.values());
    this.#turnTo(ids.has(this.#current) ? this.#current : (places[0]?.id ?? ""));
    if (focused !== undefined) this.focus(ids.has(focused) ? focused : this.#current);
  }

  #placeButton(id: string): HTMLButtonElement {
    const button = this.#button();
    button.className = "place";
    button.dataset.place = id;
    button.tabIndex = -1;
    button.addEventListener("click", () => this.#options.pressed(id));
    this.#buttons.set(id, button);
    return button;
  }

  #button(): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    return button;
  }

  #turnTo(place: string): void {
    const before = this.#buttons.get(this.#current);
    if (before) before.tabIndex = -1;
    this.#current = place;
    const now = this.#buttons.get(place);
    if (now) now.tabIndex = 0;
  }

  #focusIn(event: FocusEvent): void {
    const place = this.#placeOf(event.target);
    if (place === undefined) return;
    this.#turnTo(place);
    const seen = (event.target as HTMLElement).matches(":focus-visible");
    this.#options.focused(seen ? place : null);
  }

  #key(event: KeyboardEvent): void {
    const place = this.#placeOf(event.target);
    if (place === undefined || event.ctrlKey || event.metaKey) return;
    const direction = ARROWS[event.key];
    const command = event.altKey ? undefined : COMMANDS[event.key];
    if (direction) this.#arrow(place, direction, event);
    else if (command) this.#options.commanded(command);
    else return;
    event.preventDefault();
  }

  #arrow(place: string, direction: Direction, { altKey, shiftKey }: KeyboardEvent): void {
    const next = neighbour(this.#shapes, place, direction);
    if (next === null) return;
    if (altKey) this.#options.paired(place, next, PLAIN);
    else if (shiftKey && this.#kinds.has(SHIFTED)) this.#options.paired(place, next, SHIFTED);
    else this.focus(next);
  }
}

function lay(button: HTMLButtonElement, box: Box | undefined): void {
  if (!box) return;
  Object.assign(button.style, {
    position: "absolute",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
}

function write(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
