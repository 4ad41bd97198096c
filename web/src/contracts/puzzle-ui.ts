/** The game-specific part of a puzzle's page: names of puzzles, panels, menu items and URLs. */
import type { ReadonlySignal } from "@preact/signals-core";
import type { Board } from "../board/painter";
import type { GameInfo, Mark, View } from "../engine/protocol";
import type { MenuItem } from "../kit/bar";
import type { SessionControls, TableContext } from "./table-context";
import type { Panel } from "./table-snapshot";

/** Shows marks on the board; null removes them. */
export type Point = (marks: Mark[] | null) => void;

/**
 * Elements of a puzzle's page: the element with the board, drawn as a printed sheet (`host`); the
 * list of tiles (`list`); and the section beside the board (`beside`), which contains the list if
 * the sheet is too small for both.
 */
export interface SheetElements {
  host: HTMLElement;
  /** The board, fitted to `host`; null before it is first painted. */
  board: ReadonlySignal<Board | null>;
  list: HTMLElement;
  beside: HTMLElement;
}

/**
 * A puzzle in a list that is part of the site. `reach` is the highest number on its tiles. `grid`
 * contains the numbers of the cells, row by row, and null where there is no cell.
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
  /** Return the heading on screen and in print: "27", "21 November 2026", "IX", or "". */
  folio(view: View): string;
  /** Panel with the list of tiles. */
  list(point: Point): Panel;
  /** Panel for the text around the grid; it also places the list of tiles. */
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
   * Called once, when the page has opened the puzzle in its URL's fragment (the part after #). The
   * URL's parameters (such as the date) belong to this puzzle, not to links opened later.
   */
  linked(view: View): void;
}

export interface PuzzleUiOptions {
  info: GameInfo;
  context: TableContext;
  /** Open a puzzle. Reject with the engine's error if the puzzle is invalid. */
  open(change: { options?: Record<string, string>; position: object }): Promise<void>;
}

export type PuzzleUiMaker = (tools: PuzzleUiOptions) => Promise<PuzzleUi>;

/** Panels and menu of a puzzle's page, instead of those for opponents and dice. */
export interface PuzzlePage {
  panels: Panel[];
  menu(): MenuItem[];
  /** Open another puzzle, or a dialog for choosing one. */
  again(): void;
}

export type PuzzlePageMaker = (
  info: GameInfo,
  context: TableContext,
  session: SessionControls,
) => Promise<PuzzlePage>;

/** Returns the panels of an embedded puzzle. */
export type FramePanels = (info: GameInfo, context: TableContext, hints: boolean) => Panel[];
