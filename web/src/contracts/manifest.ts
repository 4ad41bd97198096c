/**
 * Manifest of a game: its painter, its picture on the home page, and its other parts. Large parts
 * are loaded on demand.
 */
import type { Look, Painter } from "../board/painter";
import type { GameInfo } from "../engine/protocol";
import type { Collected } from "./collected";
import type { Course } from "./course";
import type { PanelMaker } from "./panels";
import type { FramePanels, PuzzlePageMaker } from "./puzzle-ui";
import type { RulesPage } from "./rules-page";
import type { StartOptions } from "./start-options";
import type { Replay, Study, StudyName } from "./studies";

type Studies = Record<string, Study | Replay>;

/**
 * Paints a small picture of the board in steps, as large as the room allows, from the room's upper
 * left corner; shadows extend beyond it. Returns the size of the picture.
 */
export type Plate = (
  ctx: CanvasRenderingContext2D,
  room: { width: number; height: number },
  look: Look,
) => Generator<void, { width: number; height: number }, void>;

export interface GameManifest {
  id: string;
  painter(): Promise<{ painter: Painter }>;
  plate?(): Promise<{ plate: Plate }>;
  /** Position and number on the home page. Games without one come last. */
  place?: number;
  /** True if the game is recommended to newcomers. */
  first?: boolean;
  /** Address of a page with more about the game. Its name is the message `further-<id>`. */
  further?: string;
  /** Address of today's puzzle. */
  daily?: string;
  /** Further groups of messages for its board, besides those of the game and its family. */
  words?: readonly string[];
  /**
   * The course of a game without a folder here. Other courses are in the folders of their games.
   */
  course?(): Promise<Course>;
  /** The rules page. */
  rules?(): Promise<{ page: RulesPage }>;
  /** The names of its studies, and a function that loads the studies. */
  studies?: readonly Omit<StudyName, "game">[];
  openStudies?(): Promise<{ studies(): Studies | Promise<Studies> }>;
  /** Further panels beside the board. */
  panels?(): Promise<{ panels: PanelMaker }>;
  /** For a puzzle: the page around its sheet, and the panels of a frame (iframe). */
  puzzle?(): Promise<{ puzzlePage: PuzzlePageMaker }>;
  frame?(): Promise<{ framePanels: FramePanels }>;
  /** Its puzzles in the collection of a hundred figures, the easier ones first. */
  collection?(): Promise<{ default: readonly Collected[] }>;
  /** Starting positions that an address can select, each saved under its own name. */
  beginnings?(): Promise<Beginnings>;
}

export interface Beginnings {
  /** The starting position selected by an address; null for the usual one. */
  beginningOf(game: GameInfo, asked: URLSearchParams): Promise<StartOptions | null>;
  /** All other names under which games may be saved, and the addresses that continue them. */
  slotsOf(game: GameInfo): Promise<{ slot: string; page: string }[]>;
}
