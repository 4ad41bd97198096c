/** Types of a game's rules page: sections of text with positions as figures. */
import type { Scene, Target } from "../board/painter";
import type { Mark, Piece, View } from "../engine/protocol";

type Marked = Pick<Scene, "movable" | "chosen" | "trail" | "refused">;

/** A position to paint: pieces by side and place, dice and marks. */
export interface Figure extends Partial<Marked> {
  men: Record<string, Record<string, number>>;
  /** The kind of the pieces; default: men. */
  kind?: Piece["kind"];
  dice?: number[];
  /** A complete position, instead of an opening with other pieces. */
  view?: View;
  /** Highlighted places. */
  shown?: Mark[];
  /** Legal destinations of the selected man; `dice` lists the dice to show with each. */
  targets?: (Target & { dice?: number[] })[];
  /** Marked places: blots (`alone`), and points that are closed to the first side. */
  alone?: string[];
  closed?: string[];
  /** The places from which the selected move takes pieces. */
  taken?: string[];
}

export interface PageSection {
  /**
   * Message ids: `page-<id>` for the heading, `page-<id>-1` and so on for the paragraphs,
   * `page-<id>-picture` for the caption.
   */
  id: string;
  paragraphs: number;
  figure?: Figure;
  /** The study or the position in the figure, to be opened on the board. */
  study?: string;
  position?: object | undefined;
  /** True if the section ends with a link to the page with more information. */
  further?: boolean;
}

export interface RulesPage {
  sections: PageSection[];
  /** Figures of the short rules, or ids of sections with figures; texts: `page-short-1` etc. */
  short: readonly (string | Figure)[];
  /** The language of text in ‹›; default: Spanish. */
  other?: string;
  /**
   * Terms of the glossary: `glossary-<term>` explains a term; its attribute `.term` is its name.
   */
  glossary: string[];
  /** Number of sources. */
  sources: number;
}
