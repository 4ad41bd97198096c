/** The game-specific part of a puzzle's page: names of puzzles, panels, menu items and URLs. */
import type { ReadonlySignal } from "@preact/signals-core";
import type { Board } from "../board/painter";
import type { GameInfo, Mark, View } from "../engine/protocol";
import type { MenuItem } from "../kit/bar";
import type { SessionControls, TableContext } from "./table-context";
import type { Panel } from "./table-snapshot";

/** Function that shows `marks` on the board instead of its previous marks; null: no marks. */
export type Point = (marks: Mark[] | null) => void;

/**
 * Elements of a puzzle's page: `host` contains the board, which is painted as a sheet of paper;
 * `list` is the list of tiles to find; `beside` is the section beside the board, which contains
 * `list` if the sheet has no room for it.
 */
export interface SheetElements {
  host: HTMLElement;
  /** The board, which fits into the element `host`; null before it is first painted. */
  board: ReadonlySignal<Board | null>;
  list: HTMLElement;
  beside: HTMLElement;
}

/**
 * A puzzle stored on the site: a grid of numbers to divide into tiles. `reach` is the highest
 * number on the tiles; `grid` contains the number of each cell, row by row, or null for no cell.
 */
export interface Collected {
  puzzle: { reach: number; grid: (number | null)[][] };
  /** Grade of difficulty, or "" if the game has none; number of solutions (`keys`). */
  grade: string;
  keys: number;
}

export interface PuzzleUi {
  /** Return a short description of the puzzle: number, grade, and hardest solving method. */
  facts(view: View): string;
  /** Return the heading: the puzzle's number ("27", "IX") or date, or "" if it has neither. */
  folio(view: View): string;
  /** Panel with the list of tiles to find. `point` marks a tile's numbers and possible places. */
  list(point: Point): Panel;
  /** Panel for text around the grid and the list of tiles (beside the sheet if it has no room). */
  sheet(ground: SheetElements): Panel;
  /** Return the grade of difficulty, and the date of a daily puzzle; each can be "". */
  kindOf(view: View): Promise<{ grade: string; day: string }>;
  /** Return the seed of the puzzle (a number or a date), or "" if it is unknown. */
  seed(view: View): string;
  /** Let the user choose another puzzle, in a dialog or on another page. */
  choose(): void;
  /** Label of the button that calls `choose`. */
  chooseLabel(): string;
  menu(): MenuItem[];
  /** Return puzzles to be solved one after the other against the clock. */
  row?(): Promise<readonly Collected[]>;
  /** Menu items for printing anything other than the puzzle itself. */
  print(): MenuItem[];
  /** URL parameters that identify the puzzle. */
  parameters(view: View): Record<string, string>;
  /**
   * Called once, when the page has opened the puzzle in its URL's fragment (the part after #), to
   * store the URL's parameters (such as the date) for it. They do not apply to later links.
   */
  linked(view: View): void;
}

export interface PuzzleUiOptions {
  info: GameInfo;
  context: TableContext;
  /** Open the puzzle `position`. Reject with the engine's error if the puzzle is invalid. */
  open(change: { options?: Record<string, string>; position: object }): Promise<void>;
}

export type PuzzleUiMaker = (tools: PuzzleUiOptions) => Promise<PuzzleUi>;

/** Panels and menu of a puzzle's page, instead of those for opponents and dice. */
export interface PuzzlePage {
  panels: Panel[];
  menu(): MenuItem[];
  /** Open another puzzle: a random one or, depending on the page, one chosen in a dialog. */
  again(): void;
}

export type PuzzlePageMaker = (
  info: GameInfo,
  context: TableContext,
  session: SessionControls,
) => Promise<PuzzlePage>;

/** Returns the panels of an embedded puzzle; with `hints`, also buttons for a hint and a check. */
export type FramePanels = (info: GameInfo, context: TableContext, hints: boolean) => Panel[];
