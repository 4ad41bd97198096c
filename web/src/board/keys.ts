/** Keyboard input on a board: moving between places, choosing places and running commands. */
import type { View } from "../engine/protocol";
import type { Announcer } from "./announcer";
import { onlyChoice } from "./choices";
import type { Command, PanelRequest, TableCommand, TableEvents } from "./controls";
import type { Emitter } from "./emitter";
import { PLAIN, SHIFTED } from "./interaction";
import { isCombined, keyOf } from "./keyboard";
import { centre, type Shapes } from "./places";
import type { TableState } from "./state";

/** The parts of a board that keyboard input uses. */
interface KeyTarget {
  readonly rows: readonly (readonly string[])[];
  readonly shapes: Shapes;
  /** The places that the keys `n` and `p` visit (see `Stops` in grid.ts). */
  readonly stops: { open: ReadonlySet<string> };
  /** True if Shift+arrow can draw a line between places (a move of kind `line`). */
  readonly draws: boolean;
  readonly options: {
    commanded(command: Command): void;
    noOtherPlace(): void;
    paired(from: string, to: string, kind: string): void;
    typed(digit: string): boolean;
  };
  focus(place?: string): void;
  press(place: string): void;
}

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
  b: "board",
  w: "mine",
  x: "theirs",
  o: "row",
  k: "kinds",
  g: "type",
};

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * Handle a key pressed on a place, or elsewhere on the board if `place` is undefined. Return false
 * if the key has no function, so that the browser can handle it.
 */
export function handleKey(
  grid: KeyTarget,
  place: string | undefined,
  event: KeyboardEvent,
): boolean {
  return (place !== undefined && moveFocus(grid, place, event)) || runKey(grid, event);
}

/** Run the command of a letter key. Return false if the letter has no command. */
export function runLetter(grid: KeyTarget, key: string): boolean {
  const command = COMMANDS[key];
  if (command) grid.options.commanded(command);
  return command !== undefined;
}

/** Commands that a key repeats while it is held down. */
const REPEATED: readonly (Command | undefined)[] = ["undo", "redo"];

/**
 * Run the command of a key. Return false if the key has no command or is pressed with Alt, Ctrl or
 * Meta. Ignore repeated events of a held key, except for the commands in `REPEATED`.
 */
function runKey(grid: KeyTarget, event: KeyboardEvent): boolean {
  if (isCombined(event)) return false;
  const key = keyOf(event);
  const name = COMMANDS[key];
  if (name && event.repeat && !REPEATED.includes(name)) return true;
  return runLetter(grid, key);
}

/**
 * Move focus to another place, select two neighbouring places (Alt+arrow, Shift+arrow), press the
 * place (Enter, space), or open the field for typing moves with the digit typed (`typed`).
 * Return false for other keys, and for digits in puzzles, where `typed` does not use them.
 */
function moveFocus(grid: KeyTarget, place: string, event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey } = event;
  const key = keyOf(event);
  const direction = ARROWS[key];
  const row = ctrlKey
    ? grid.rows.flat()
    : (grid.rows.find((places) => places.includes(place)) ?? []);
  if (key === "Home") grid.focus(row[0]);
  else if (key === "End") grid.focus(row.at(-1));
  else if (ctrlKey || metaKey) return false;
  else if (direction) pressArrow(grid, place, direction, event);
  else if (event.altKey) return false;
  else if (key === "n") focusNextStop(grid, place, 1);
  else if (key === "p") focusNextStop(grid, place, -1);
  else if (key === "Enter" || key === " ") {
    if (!event.repeat) grid.press(place);
  } else return /^\d$/.test(key) && grid.options.typed(key);
  return true;
}

/**
 * Move the focus to the next (`sign` 1) or previous (`sign` −1) place with a legal action. The
 * first place follows the last. Without another such place, inform the user (`noOtherPlace`).
 */
function focusNextStop(grid: KeyTarget, place: string, sign: 1 | -1): void {
  const places = grid.rows.flat();
  const start = places.indexOf(place);
  const length = places.length;
  const order = places.map((_, i) => places[(start + sign * (i + 1) + length) % length] ?? "");
  const next = order.find((id) => id !== place && grid.stops.open.has(id));
  if (next === undefined) grid.options.noOtherPlace();
  else grid.focus(next);
}

function pressArrow(
  grid: KeyTarget,
  place: string,
  direction: Direction,
  { altKey, shiftKey }: KeyboardEvent,
): void {
  const draws = shiftKey && grid.draws;
  const next =
    altKey || draws
      ? neighbour(grid.shapes, place, direction)
      : nextInDirection(grid.shapes, grid.rows, place, direction);
  if (next === null) return;
  if (altKey) grid.options.paired(place, next, PLAIN);
  else if (draws) grid.options.paired(place, next, SHIFTED);
  else grid.focus(next);
}

export type Direction = "left" | "right" | "up" | "down";

/**
 * Return the place to which an arrow key moves the focus: for left and right, the next place in the
 * row; for up and down, and at the end of a row, the nearest place on the screen in this direction;
 * null if there is none.
 */
export function nextInDirection(
  shapes: Shapes,
  rows: readonly (readonly string[])[],
  from: string,
  direction: Direction,
): string | null {
  const row = rows.find((places) => places.includes(from));
  if (!row || direction === "up" || direction === "down") return neighbour(shapes, from, direction);
  const next = row[row.indexOf(from) + (direction === "right" ? 1 : -1)];
  return next ?? neighbour(shapes, from, direction);
}

/** Return the place nearest to `from` in a direction on the screen; null if there is none. */
export function neighbour(shapes: Shapes, from: string, direction: Direction): string | null {
  const start = shapes.get(from);
  if (!start) return null;
  const origin = centre(start.box);
  let best: string | null = null;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const [place, { box }] of shapes) {
    if (place === from) continue;
    const other = centre(box);
    const isHorizontal = direction === "left" || direction === "right";
    const sign = direction === "left" || direction === "up" ? -1 : 1;
    const distance = sign * (isHorizontal ? other.x - origin.x : other.y - origin.y);
    const offset = Math.abs(isHorizontal ? other.y - origin.y : other.x - origin.x);
    const overlaps = isHorizontal
      ? rangesOverlap(start.box.y, start.box.height, box.y, box.height)
      : rangesOverlap(start.box.x, start.box.width, box.x, box.width);
    if (distance < 1 || !(overlaps || offset <= distance)) continue;
    const cost = distance + 2 * offset;
    if (cost < leastCost) {
      leastCost = cost;
      best = place;
    }
  }
  return best;
}

function rangesOverlap(a: number, aLength: number, b: number, bLength: number): boolean {
  return a < b + bLength - 1 && b < a + aLength - 1;
}

/** The parts of a table that commands use. */
interface CommandTarget {
  readonly state: Pick<TableState, "engineView" | "hides">;
  act(id: string): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  hint(): Promise<void>;
  sayStatus(): void;
}

/**
 * Run the command of a key. Commands that the page carries out (see `PanelRequest`) are passed on
 * by the event `asked`, and `help` by the event `help`. Do nothing while no view is shown yet.
 */
export function runCommand(
  command: TableCommand,
  table: CommandTarget,
  voice: Announcer,
  emitter: Emitter<TableEvents>,
): void {
  const position = table.state.engineView.peek();
  if (!position) return;
  const { view } = position;
  const handlers: Record<Exclude<TableCommand, PanelRequest["what"]>, () => void> = {
    throw: () => void table.act(rollAction(view)),
    undo: () => void table.undo(),
    redo: () => void table.redo(),
    hint: () => void table.hint(),
    last: () => voice.announceLastTurn(position),
    status: () => table.sayStatus(),
    hand: () => voice.sayLoaded(({ handWords }) => handWords(view, voice.messages)),
    moves: () => voice.sayLoaded(({ movesWords }) => movesWords(view, voice.messages)),
    threats: () =>
      voice.sayLoaded(({ threatsWords }) =>
        threatsWords(view, voice.messages, table.state.hides.peek()),
      ),
    help: () => emitter.emit("help", null),
  };
  if (command in handlers) handlers[command as keyof typeof handlers]();
  else emitter.emit("asked", { what: command as PanelRequest["what"], typed: "" });
}

/** Return the action for the key `r`: "deal", "pass" (if the only choice) or "throw" (a roll). */
function rollAction(view: View): string {
  if (view.actions.some(({ id }) => id === "deal")) return "deal";
  return onlyChoice(view) === "pass" ? "pass" : "throw";
}
