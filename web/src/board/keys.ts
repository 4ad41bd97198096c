/** Keyboard input on a board: moving between places, choosing places and running commands. */
import { type Command, SHIFTED } from "./command-types";
import { PLAIN } from "./interaction";
import { isCombined, keyOf } from "./key-name";
import { type Direction, neighbour, nextInDirection } from "./neighbours";
import type { Shapes } from "./places";

/** The parts of a board that keyboard input uses. */
interface KeyTarget {
  readonly rows: readonly (readonly string[])[];
  readonly shapes: Shapes;
  /** Places with at least one legal action. */
  readonly stops: { open: ReadonlySet<string> };
  /** True if lines can be drawn between places. */
  readonly draws: boolean;
  readonly options: {
    commanded(runKey: Command): void;
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
 * Handles a key pressed on a place, or elsewhere on the board if `place` is undefined. Returns
 * false if the key has no function.
 */
export function handleKey(
  grid: KeyTarget,
  place: string | undefined,
  event: KeyboardEvent,
): boolean {
  return (place !== undefined && moveFocus(grid, place, event)) || runKey(grid, event);
}

/** Runs the command of a letter key. Returns false if the letter has no command. */
export function runLetter(grid: KeyTarget, key: string): boolean {
  const runKey = COMMANDS[key];
  if (runKey) grid.options.commanded(runKey);
  return runKey !== undefined;
}

/** Commands that a key repeats while it is held down. */
const REPEATED: readonly (Command | undefined)[] = ["undo", "redo"];

/** Runs the command of a key. Returns false if the key has no command. */
function runKey(grid: KeyTarget, event: KeyboardEvent): boolean {
  if (isCombined(event)) return false;
  const key = keyOf(event);
  const name = COMMANDS[key];
  if (name && event.repeat && !REPEATED.includes(name)) return true;
  return runLetter(grid, key);
}

/** Moves to another place, chooses a place or types a digit. Returns false for any other key. */
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
 * Moves focus to the next (`sign` 1) or previous (−1) place with a legal action, wrapping around at
 * the end. Reports if there is no other such place.
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
