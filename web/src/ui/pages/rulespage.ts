/** What a game's rules page is made of: sections of its words, with positions as pictures. */
import type { Scene, Target } from "../../board/painter";
import type { Mark, Piece, View } from "../../engine/protocol";

type Marked = Pick<Scene, "movable" | "chosen" | "trail" | "refused">;

/** A position to be painted: pieces by side and place, dice, and what is marked on it. */
export interface Figure extends Partial<Marked> {
  men: Record<string, Record<string, number>>;
  /** What the pieces are, if not men. */
  kind?: Piece["kind"];
  dice?: number[];
  /** A position that is no opening with other men on it: the whole of what is to be painted. */
  view?: View;
  /** What is pointed at on it. */
  shown?: Mark[];
  /** Where the chosen man can go, and with which dice if they are to be seen. */
  targets?: (Target & { dice?: number[] })[];
  /** Places to be marked: a man alone there, or closed to the first side. */
  alone?: string[];
  closed?: string[];
  /** The places whose pieces the chosen move would take. */
  taken?: string[];
}

export interface PageSection {
  /** `page-<id>` is its heading, `page-<id>-1` its first paragraph, `page-<id>-picture` a caption. */
  id: string;
  paragraphs: number;
  figure?: Figure;
  /** The study that its picture shows, to be tried on the board; or the position itself. */
  study?: string;
  position?: object | undefined;
  /** Whether the game's further page goes on from here. */
  further?: boolean;
}

export interface RulesPage {
  sections: PageSection[];
  /** Pictures that tell the rules in short, or the sections that have them; `page-short-1` and so on. */
  short: readonly (string | Figure)[];
  /** The language of ‹words›, where it is not Spanish. */
  other?: string;
  /** The game's terms: `glossary-<term>` explains one, and its `.term` is the word itself. */
  glossary: string[];
  /** How many sources are listed. */
  sources: number;
}
