/** Interfaces of a page's table (the board and its game) for panels, session and features. */

import type { Painter } from "../board/painter";
import type { TableControls, TablePreferences } from "../board/table";
import type { Engine } from "../engine/client";
import type { EngineFailure, GameInfo, View } from "../engine/protocol";
import type { StorageFault, StoredGame } from "../storage/storage";
import type { Panel, TableSnapshot } from "./table-snapshot";

export interface TableContext {
  engine: Engine;
  table: TableControls;
  autosave: GameStore;
  panels: PanelRenderer;
  features: TableFeatures;
  /** Uses `preferences` instead of the user's settings until the next call; {} overrides none. */
  overridePreferences(preferences: Partial<TablePreferences>): void;
}

/** The automatic storage of a table's game in the browser (`table/autosave.ts`). */
export interface GameStore {
  /** Last save of the game; null if none. A worker that replaces a dead one continues from it. */
  save: object | null;
  /**
   * Return true if this page stores the game of a view. The puzzle Terzett has two pages, for
   * solving and for covering an empty outline with tiles; each stores only its own games.
   */
  belongs: (view: View) => boolean;
  /** True while games are not stored here: in a demonstration, or in a game by letter. */
  watched: boolean;
  /** True: keep newer moves that another tab has stored in this game. False: overwrite them. */
  shared: boolean;
  /** Settles when the stored game has been read. Nothing is stored before. */
  ready: Promise<unknown>;
  /** The name under which the game is stored. */
  readonly slot: string;
  /** Store the game on the table, unless it is not stored here (see `watched`, `belongs`). */
  keep(table: TableControls): Promise<void>;
  /**
   * Record that the match with the id `match` continues the stored game `kept` (by default, the
   * game stored last), so that it is stored with the id of that game.
   */
  setGame(match: string, kept?: StoredGame): void;
  /**
   * Record that a match on the table continues the game `id` of the shelf (the unfinished games
   * that other games have replaced on the board). When the match is stored for the first time, the
   * game is removed from the shelf.
   */
  setShelved(match: string, id: string): void;
  /**
   * Keep a stored game that cannot be loaded: store no other game if this version of the site does
   * not have the game; otherwise, move the stored game to another key.
   */
  handleUnreadable(failure: EngineFailure): Promise<void>;
  /** Show a notice that games cannot be stored. Later calls do nothing. */
  reportFault(fault: StorageFault): void;
}

export interface PanelRenderer {
  /** The current state of the table; null before the first view. */
  readonly moment: TableSnapshot | null;
  /** Add panels and keep them up to date. */
  add(...panels: Panel[]): void;
  /** Update all panels after a change outside the table, such as of the language. */
  show(): void;
}

/** Interface of the session (`table/session.ts`), which starts, stores and shares the game. */
export interface SessionControls {
  readonly start: StartOptions;
  /** Return additional parameters for the URL of the game, such as the date of a puzzle. */
  parameters: () => Record<string, string>;
  /** Callback of the page, called whenever a game from the URL's fragment has been opened. */
  linked: () => void;
  /** Return the URL of the game on the board. */
  address(): Promise<string>;
  /** Share the game: copy its URL or, for a puzzle, open a dialog for sharing. */
  share: () => Promise<void>;
}

/** Features that a page offers at its table. Each is loaded when it is first used. */
export interface TableFeatures {
  /**
   * Add the accessibility aids: commands by letter keys, and the aids that are switched on in the
   * settings (spoken events, tones for places, a large board, a list of moves).
   */
  addAccessAids(table: TableControls, panels: PanelRenderer): Promise<void>;
  /**
   * Show the result of a finished game and let the user replay it. `ended` returns true if the game
   * ended by a move on this page. Other games are not added to the practice record.
   */
  openReview(options: Finished, ended: (view: View) => boolean): Promise<OpenReview>;
  /**
   * Open the dialog with HTML code for embedding. `link` is the URL fragment of the game on the
   * board, or "" for a new game.
   */
  openEmbedding(info: GameInfo, link: string): Promise<void>;
  /** Open the dialog in which a teacher makes an exercise (a "task") from the position. */
  openSetTask(engine: Engine, view: View): Promise<void>;
  /**
   * Load the guide of a game, and return a function that starts it; null if the game has none. The
   * guide opens at once if the user has begun but not finished it, or if this is the user's first
   * game.
   */
  loadGuide(info: GameInfo, context: TableContext): Promise<Guidance | null>;
}

/** The review of a finished game. */
export interface OpenReview {
  /** Replay the game from its beginning, turn by turn. */
  replay(): void;
  /** Open the dialog for sharing a picture of the board with the result, and a link. */
  share(): Promise<void>;
}

/** Starts the guide of a game from the current position. */
export type Guidance = () => void;

/** Options of the review of a finished game. */
export interface Finished {
  info: GameInfo;
  context: TableContext;
  painter: Painter;
  /** Return to the game that the game on the board has replaced. */
  back: () => void;
  /** Return the URL of the game on the board. */
  address: () => Promise<string>;
  /**
   * True if the review shows the result, and lets the user continue the game from any of its
   * positions. False for a game by letter, which can only be replayed.
   */
  result: boolean;
}

/** The name under which a game is stored (`slot`), and its options or its starting position. */
export interface StartOptions {
  slot: string;
  /**
   * Level of the computer from the URL. If it is given, a new game starts, unless the URL contains
   * a game or a position.
   */
  level?: string;
  options?: Record<string, string>;
  position?: object;
}
