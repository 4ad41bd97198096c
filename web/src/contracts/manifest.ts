/**
 * Manifest of a game: its painter, its picture on the home page, its rules page, and its other
 * parts. Large parts are loaded on demand.
 */
import type { Guide } from "../board/guide";
import type { Look, Painter, Scene, Target } from "../board/painter";
import type { GameInfo, Mark, Piece, View } from "../engine/protocol";
import type { Collected, FramePanels, PuzzlePageMaker } from "./puzzle-ui";
import type { Course, Replay, Study, StudyName } from "./studies";
import type { StartOptions } from "./table-context";
import type { PanelMaker } from "./table-snapshot";

type Studies = Record<string, Study | Replay>;

/**
 * Paint a small picture of the board, as large as fits into `room` (in CSS pixels). Its upper left
 * corner is the origin; shadows extend beyond the picture. The generator yields between painting
 * steps, to keep the page responsive. Return the size of the picture without shadows.
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
  /** Load the guide, which explains the controls during a user's first game. */
  guide?(): Promise<{ guide: Guide }>;
  /** Number on the home page, which determines the order. Games without a number come last. */
  place?: number;
  /** True if the game is recommended to newcomers. */
  first?: boolean;
  /** URL of a page with more about the game. The text of the link is the message `further-<id>`. */
  further?: string;
  /** URL of the page with today's puzzle. */
  daily?: string;
  /**
   * Message areas (files `i18n/LANGUAGE/AREA.ftl`) for pages with the board, in addition to those
   * of the game and its family.
   */
  words?: readonly string[];
  /**
   * The course of a pack's game. The courses of the site's own games are in
   * `games/GAME/course.json`.
   */
  course?(): Promise<Course>;
  rules?(): Promise<{ page: RulesPage }>;
  /** Names of the game's studies (positions with a question), and a function that loads them. */
  studies?: readonly Omit<StudyName, "game">[];
  openStudies?(): Promise<{ studies(): Studies | Promise<Studies> }>;
  /** Load the panels beside the board that only this game has. */
  panels?(): Promise<{ panels: PanelMaker }>;
  /** For puzzles: load panels and menu of the page, and (`frame`) the panels in `embed.html`. */
  puzzle?(): Promise<{ puzzlePage: PuzzlePageMaker }>;
  frame?(): Promise<{ framePanels: FramePanels }>;
  /**
   * The game's puzzles, the easiest first, for the dialog "A hundred figures", which lists puzzles
   * of all games.
   */
  collection?(): Promise<{ default: readonly Collected[] }>;
  /** Starting positions that a URL can select. For each, the page saves a separate game. */
  beginnings?(): Promise<Beginnings>;
}

export interface Beginnings {
  /** Return the start options that the URL parameters `asked` select; null if they select none. */
  beginningOf(game: GameInfo, asked: URLSearchParams): Promise<StartOptions | null>;
  /** List the starting positions: the saved game's storage name (`slot`), the URL that opens it. */
  slotsOf(game: GameInfo): Promise<{ slot: string; page: string }[]>;
}

type Marked = Pick<Scene, "movable" | "chosen" | "trail" | "refused">;

/** A position to paint: the number of pieces per side and place (`men`), the dice, and marks. */
export interface Figure extends Partial<Marked> {
  men: Record<string, Record<string, number>>;
  /** The kind of the pieces; default: men. */
  kind?: Piece["kind"];
  dice?: number[];
  /**
   * A complete view to paint; `men`, `kind`, `dice`, `alone`, `closed` and `taken` are then unused.
   * By default, the start of a game is painted with the pieces, dice and marks in these members.
   */
  view?: View;
  /** Additional marks, such as those of a hint. */
  shown?: Mark[];
  /** Legal destinations of the selected man; `dice` lists the dice shown beside each. */
  targets?: (Target & { dice?: number[] })[];
  /** Places to mark: single men (`alone`), and points closed to the first side (`closed`). */
  alone?: string[];
  closed?: string[];
  /** The places from which the selected move captures pieces. */
  taken?: string[];
}

export interface PageSection {
  /**
   * Id of the section. Its texts are the messages `page-<id>` (heading), `page-<id>-1` and so on
   * (paragraphs), and `page-<id>-picture` (caption of the figure).
   */
  id: string;
  paragraphs: number;
  figure?: Figure;
  /** The study or position that the user can open on the board from the figure. */
  study?: string;
  position?: object | undefined;
  /** True if this section of the rules ends with a link to the URL `GameManifest.further`. */
  further?: boolean;
}

export interface RulesPage {
  sections: PageSection[];
  /**
   * Figures of the short rules: pictures with captions that explain the game. A string is the id of
   * a section, whose figure is used. The captions are the messages `page-short-1` and so on.
   */
  short: readonly (string | Figure)[];
  /** Language tag of the quotations, which messages mark with ‹…›; default: "es" (Spanish). */
  other?: string;
  /**
   * Ids of the terms in the glossary. The message `glossary-<id>` explains a term; its attribute
   * `.term` is the term in the language of the page.
   */
  glossary: string[];
  /** Number of sources listed on the page. */
  sources: number;
}
