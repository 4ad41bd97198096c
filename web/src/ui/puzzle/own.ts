/** What the page of one puzzle has of its own: which puzzle lies there, and how others are had. */
import type { GameInfo, View } from "../../engine/protocol";
import type { MenuItem } from "../shell/menu";
import type { Laid, SessionControls } from "../table/laid";
import type { Panel } from "../table/moment";
import type { Point } from "./pointer";
import type { SheetGround } from "./sheet";

export interface Own {
  /** Which puzzle lies there in few words: "Puzzle 27, grade seal". */
  facts(view: View): string;
  /** Its name on the sheet and on paper: "27", "IX", or nothing. */
  folio(view: View): string;
  /** The list of the tiles. */
  list(point: Point): Panel;
  /** The type on the sheet, round a list that stands there or beside. */
  sheet(ground: SheetGround): Panel;
  /** Its kind, as results are summed, and the day whose puzzle it is, or "". */
  kindOf(view: View): Promise<{ grade: string; day: string }>;
  /** The number or day it was made from, or "". */
  seed(view: View): string;
  /** Leads to other puzzles. */
  choose(): void;
  /** What leads there, in the words of a button. */
  other(): string;
  menu(): MenuItem[];
  /** What of it can be printed besides the puzzle itself. */
  print(): MenuItem[];
  /** What an address tells of the puzzle besides. */
  parameters(view: View): Record<string, string>;
  /** Called when the puzzle of the page's address lies on the board. */
  linked(view: View): void;
}

export interface Tools {
  info: GameInfo;
  laid: Laid;
  /** Puts another puzzle on the board; what is wrong with it is told to whoever asks. */
  lay(change: { options?: Record<string, string>; position: object }): Promise<void>;
}

export type OwnMaker = (tools: Tools) => Promise<Own>;

/** What stands round a puzzle's sheet in the place of opponents and dice. */
export interface PuzzlePage {
  panels: Panel[];
  menu(): MenuItem[];
  /** Asks for another puzzle. */
  again(): void;
}

export type PuzzlePageMaker = (
  info: GameInfo,
  laid: Laid,
  session: SessionControls,
) => Promise<PuzzlePage>;

/** The panels of a puzzle in somebody else's page. */
export type FramePanels = (info: GameInfo, laid: Laid, hints: boolean) => Panel[];
