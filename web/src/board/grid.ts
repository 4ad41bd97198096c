/**
 * The grid over the canvas: one cell per place, in rows as seen on the board, and buttons over dice
 * and other tokens.
 *
 * A cell is the control for its place. It receives focus, keys and presses, and describes the place
 * to screen readers. Cells are reused during a game: only their names and positions change.
 */
import type { Token, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";
import type { Command } from "./controls";
import { SHIFTED } from "./interaction";
import { focusElement, keyOf } from "./keyboard";
import { actionWords, moveWords } from "./names";
import type { Board, Box } from "./painter";
import { boundingBox, rowsOf, type Shapes } from "./places";

export interface GridOptions {
  /** A place was pressed with the keyboard or an assistive device. Not called for pointers. */
  pressed(place: string): void;
  /**
   * An arrow key with Alt or Shift was pressed on the place `from`. Play a move of the kind `kind`
   * on `from` and its neighbour `to`, for example a tile of Dominosa.
   */
  paired(from: string, to: string, kind: string): void;
  commanded(command: Command): void;
  /** The key `n` or `p` was pressed, but no other place has a legal action. */
  noOtherPlace(): void;
  /** The place with a visible focus ring (after keyboard use) changed; null if no place has it. */
  focused(place: string | null): void;
  /** A button over dice or other tokens was pressed. `text` is the move or action to play. */
  extraPressed(text: string): void;
  /** A digit was typed on the place in focus. Return true if the page has used the digit. */
  typed(digit: string): boolean;
}

/** Accessible name and state of a place. */
export interface PlaceTexts {
  name: string;
  /** Further information about the place, shown as a tooltip. */
  note: string;
  enabled: boolean;
}

/** Places for the keys `n` (next) and `p` (previous), and for the first focus. */
export interface Stops {
  /**
   * Places that the keys `n` and `p` visit: the targets of the chosen piece or, without one, the
   * places where ordinary moves (kind `PLAIN`) begin; without such moves, those where any begins.
   */
  open: ReadonlySet<string>;
  /** Places with the user's own pieces. The first one gets the first focus if `open` is empty. */
  own: ReadonlySet<string>;
}

/** A button over an object such as a die. A press plays the move or action `text`. */
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
  /** Ids of the places in rows from top to bottom, in the order of their cells in the document. */
  #rows: string[][] = [];
  /** The place that the Tab key reaches. The arrow keys lead from there to the others. */
  #current = "";
  /** True after a place has had the focus for the first time. */
  #visited = false;
  #stops: Stops = { open: new Set(), own: new Set() };
  #moveKinds = new Set<string>();

  constructor(options: GridOptions) {
    this.#options = options;
    this.element.append(this.#grid);
    for (const element of [this.element, this.#grid])
      Object.assign(element.style, { position: "absolute", inset: "0" });
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.#grid.addEventListener("focusin", (event) => this.#focusIn(event));
    this.#grid.addEventListener("focusout", () => options.focused(null));
  }

  /** Position the cells over the places. Rebuild the grid if its rows have changed. */
  arrange(view: View, shapes: Shapes): void {
    this.#shapes = new Map(
      view.places.flatMap(({ id }) => {
        const shape = shapes.get(id);
        return shape ? [[id, shape]] : [];
      }),
    );
    this.#moveKinds = new Set(view.moves.map(({ kind }) => kind));
    const rows = rowsOf(this.#shapes);
    if (JSON.stringify(rows) !== JSON.stringify(this.#rows)) this.#build(rows);
    for (const [id, cell] of this.#cells) setBox(cell, shapes.get(id)?.box);
  }

  /**
   * Set the accessible name of the grid (`label`), and the names, tooltips and states of all cells.
   * Cells where a press has a use are marked with `aria-disabled="false"`. The others do not get
   * "true" but omit the attribute, because screen readers would announce them as unavailable.
   */
  setTexts(label: string, textsOf: (place: string) => PlaceTexts): void {
    // Set the role together with the name, because a grid without a name must not be announced.
    this.#grid.setAttribute("role", "grid");
    this.#grid.setAttribute("aria-label", label);
    for (const [id, cell] of this.#cells) {
      const { name, note, enabled } = textsOf(id);
      setAttribute(cell, "aria-label", name);
      setAttribute(cell, "title", note);
      setAttribute(cell, "aria-disabled", enabled ? "false" : "");
      cell.style.touchAction = enabled ? "none" : "manipulation";
      cell.style.cursor = enabled ? "pointer" : "default";
    }
  }

  /**
   * Set the places that the keys `n` and `p` visit. Before the first visit, also set the place that
   * Tab enters.
   */
  setStops(stops: Stops): void {
    this.#stops = stops;
    if (this.#visited) return;
    const places = this.#rows.flat();
    const candidates = [stops.open, stops.own].map((set) => places.find((id) => set.has(id)));
    this.#setCurrent(candidates.find((id) => id !== undefined) ?? this.#current);
  }

  /** Show buttons over dice and other tokens, which have no cell. Remove all other buttons. */
  showExtras(extras: readonly Extra[]): void {
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
        button = document.createElement("button");
        button.type = "button";
        button.addEventListener("click", () => this.#options.extraPressed(text));
        this.#extras.set(text, button);
        this.element.append(button);
      }
      setAttribute(button, "aria-label", name);
      setBox(button, box);
    }
  }

  /** The place that has or last had the focus; before the first focus, the one that Tab reaches. */
  get current(): string {
    return this.#current;
  }

  get rows(): readonly (readonly string[])[] {
    return this.#rows;
  }

  get stops(): Stops {
    return this.#stops;
  }

  get shapes(): Shapes {
    return this.#shapes;
  }

  get options(): GridOptions {
    return this.#options;
  }

  /** True if Shift+arrow can draw a line between two cells: moves of the kind "line" are legal. */
  get draws(): boolean {
    return this.#moveKinds.has(SHIFTED);
  }

  /**
   * If keys were pressed before their handler (keys.ts) was loaded, call `act` after these keys
   * have been handled, and return true. Otherwise do nothing and return false.
   */
  afterKeys(act: () => void): boolean {
    if (!isKeyWaiting || !keysLoading) return false;
    void keysLoading.then(act, act);
    return true;
  }

  press(place: string): void {
    this.#cells.get(place)?.click();
  }

  /** Move the keyboard focus to `place`, by default to the place that had it last. */
  focus(place = this.#current): void {
    focusElement(this.#cells.get(place));
  }

  /** Return the id of the place that a cell represents; undefined for other elements. */
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
    this.#setCurrent(ids.has(this.#current) ? this.#current : (rows[0]?.[0] ?? ""));
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

  #setCurrent(place: string): void {
    const oldCell = this.#cells.get(this.#current);
    if (oldCell) oldCell.tabIndex = -1;
    this.#current = place;
    const newCell = this.#cells.get(place);
    if (newCell) newCell.tabIndex = 0;
  }

  #focusIn(event: FocusEvent): void {
    const place = this.#placeOf(event.target);
    if (place === undefined) return;
    this.#visited = true;
    void loadKeys();
    this.#setCurrent(place);
    const isVisible = (event.target as HTMLElement).matches(":focus-visible");
    this.#options.focused(isVisible ? place : null);
  }

  /**
   * Handle a key. Keys wait until the key handler is loaded, except keys left to the browser (most
   * with Ctrl or Meta, `BROWSER_KEYS`) and presses of buttons over tokens.
   */
  #key(event: KeyboardEvent): void {
    const place = this.#placeOf(event.target);
    if (keyHandler) {
      if (keyHandler(this, place, event)) event.preventDefault();
      return;
    }
    const combined = event.ctrlKey || event.metaKey;
    const key = keyOf(event);
    const isBrowserKey = combined ? !["Home", "End"].includes(key) : BROWSER_KEYS.includes(key);
    const isPress = place === undefined && ["Enter", " "].includes(key);
    if (isBrowserKey || isPress) return;
    event.preventDefault();
    const loading = loadKeys();
    isKeyWaiting = true;
    void loading.then(() => keyHandler?.(this, place, event));
  }
}

/** Keys (without Ctrl and Meta) left to the browser until the page's key handler is loaded. */
const BROWSER_KEYS = ["Tab", "Shift", "Alt"];
/** The key handler; null until its module is loaded, which the first focus on a place starts. */
let keyHandler: typeof import("./keys").handleKey | null = null;
let keysLoading: Promise<void> | null = null;
/** True if a key was pressed and waits until the handler is loaded. */
let isKeyWaiting = false;
/**
 * Load the key handler. All callers get the same promise, whose callbacks run in the order in which
 * they were added, before any later key is handled.
 */
function loadKeys(): Promise<void> {
  keysLoading ??= import("./keys")
    .then(({ handleKey }) => {
      keyHandler = handleKey;
    })
    .finally(() => {
      keysLoading = null;
      isKeyWaiting = false;
    });
  return keysLoading;
}

function setBox(element: HTMLElement, box: Box | undefined): void {
  if (!box) return;
  Object.assign(element.style, {
    position: "absolute",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
}

/** Set an attribute. Remove it if the value is empty. */
function setAttribute(element: HTMLElement, name: string, value: string): void {
  if (value === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Tokens with the ids of dice, for a view without dice, to find where the board paints them. */
const PLACEHOLDERS: Token[] = ["d0", "d1", "d2"].map((id) => ({
  id,
  kind: "die",
  side: "",
  value: 0,
  used: false,
}));

/**
 * Return the buttons over tokens: one over all dice if they can be rolled, and one over the tokens
 * of each move that has an empty path, such as highlighting a number in a puzzle. There is no
 * button if the board paints none of the tokens.
 */
export function extras(view: View, board: Board, messages: Messages): Extra[] {
  const dice = view.tokens.filter(({ kind }) => kind === "die");
  const buttons = (text: string, name: string, tokens: readonly Token[]): Extra[] => {
    const boxes = tokens.map((token) => board.token(view, token)).filter((box) => box !== null);
    return boxes.length > 0 ? [{ text, name, box: boundingBox(boxes) }] : [];
  };
  const rolls = view.actions
    .filter(({ id, enabled }) => id === "throw" && enabled)
    .flatMap(({ id, text }) =>
      buttons(text, actionWords(view, id, messages), dice.length > 0 ? dice : PLACEHOLDERS),
    );
  const tokenMoves = view.moves
    .filter(({ path }) => path.length === 0)
    .flatMap((move) => {
      const tokens = view.tokens.filter(({ id }) => move.uses.includes(id));
      return buttons(move.text, moveWords(view, move, messages), tokens);
    });
  return [...rolls.map((roll) => ({ ...roll, box: enlarge(roll.box, board) })), ...tokenMoves];
}

/**
 * Minimum width and height of the dice button, in CSS pixels. The button may cover places, because
 * no move on the board is possible before the roll.
 */
const TOUCH_SIZE = 44;

/** Enlarge a box to the minimum size for fingers (`TOUCH_SIZE`), within the board. */
function enlarge({ x, y, width, height }: Box, board: Pick<Board, "width" | "height">): Box {
  const across = span(x, width, board.width);
  const down = span(y, height, board.height);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

function span(start: number, length: number, limit: number): { start: number; length: number } {
  const size = Math.min(limit, Math.max(TOUCH_SIZE, length));
  const centred = start - (size - length) / 2;
  return { start: Math.max(0, Math.min(limit - size, centred)), length: size };
}
