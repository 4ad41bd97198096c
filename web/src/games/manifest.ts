/**
 * What a game is to the page: its painter, its plate on the home page, and whatever else is its
 * own. Everything large is loaded when it is asked for.
 */
import type { Look, Painter } from "../board/painter";
import type { GameInfo } from "../engine/protocol";
import type { Course } from "../ui/course/course";
import type { Replay, Study, StudyName } from "../ui/learn/studies";
import type { RulesPage } from "../ui/pages/rulespage";
import type { Collected } from "../ui/puzzle/collected";
import type { FramePanels, PuzzlePageMaker } from "../ui/puzzle/own";
import type { Beginning } from "../ui/table/beginning";
import type { PanelMaker } from "../ui/table/panels";

type Studies = Record<string, Study | Replay>;

/**
 * Paints a small picture of the board in steps, as large as its room allows, from the room's upper
 * left corner; shadows reach beyond. Answers how large it is.
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
  /** Where it stands on the home page, and the numeral it has there; without one it stands last. */
  place?: number;
  /** Whether a newcomer begins with it. */
  first?: boolean;
  /** A page that tells more of it; `further-<id>` names it. */
  further?: string;
  /** Where today's puzzle is. */
  daily?: string;
  /** Areas of words that its board needs besides its own and its family's. */
  words?: readonly string[];
  /** The course of a game that has no folder here; the others’ lie in theirs. */
  course?(): Promise<Course>;
  /** The page of its rules. */
  rules?(): Promise<{ page: RulesPage }>;
  /** The names of its studies, and what they hold. */
  studies?: readonly Omit<StudyName, "game">[];
  openStudies?(): Promise<{ studies(): Studies | Promise<Studies> }>;
  /** Panels of its own beside the board. */
  panels?(): Promise<{ panels: PanelMaker }>;
  /** For a game for one: the page round its sheet, and the panels of a frame. */
  puzzle?(): Promise<{ puzzlePage: PuzzlePageMaker }>;
  frame?(): Promise<{ framePanels: FramePanels }>;
  /** Its puzzles among the hundred figures, the easier ones first. */
  collection?(): Promise<{ default: readonly Collected[] }>;
  /** Boards of its own that an address can name, each kept under a name of its own. */
  beginnings?(): Promise<Beginnings>;
}

export interface Beginnings {
  /** What an address begins with; null for the usual opening. */
  beginningOf(game: GameInfo, asked: URLSearchParams): Promise<Beginning | null>;
  /** Every other name under which something may be kept, and the address that goes on with it. */
  slotsOf(game: GameInfo): Promise<{ slot: string; page: string }[]>;
}
