/**
 * What a painter is: it knows where places lie and how things look, and no rule.
 *
 * A painter is asked to fit a board into a space; the board it answers knows the shape of every
 * place and paints two layers: the still one (wood, stone, paper), painted once and cached, and
 * the live one (men, marks, dice), painted whenever the scene changes.
 */
import type { Mark, Piece, Token, View } from "../engine/protocol";

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

/** Where a place lies, in CSS pixels from the board's top left corner. */
export interface PlaceShape {
  /** The area that takes pointer and finger; the accessible button lies here. */
  box: Box;
  /** The outline that focus follows. */
  outline: Path2D;
}

/** How the page wants things to look. */
export interface Look {
  /** By night a board is painted as in high contrast, and shown with light and dark exchanged. */
  theme: "light" | "dark" | "contrast" | "night";
  /** Which shell the board lies in: its proportions follow. */
  shape: "desk" | "phone" | "embed" | "kiosk";
  /** True when the far player sits at this screen: the board is read from the other side. */
  turned: boolean;
  /** True when two people sit across the table: numerals and dice turn with the turn. */
  across: boolean;
  /** True when the way that the men take round the board is to be seen. */
  way: boolean;
  /** Device pixels per CSS pixel. */
  ratio: number;
}

/** A place that can be chosen next, and by what. */
export interface Target {
  place: string;
  /** How many tokens (dice) the way uses up; 0 where there are none. */
  uses: number;
  /** True when a piece is taken or hit there. */
  takes: boolean;
}

/** Where a piece in flight or under the finger is, how much of its way it has gone, from 0 to 1,
 * and how it lay before it left. */
export interface Flown extends Spot {
  part: number;
  left: Piece | undefined;
}

/** Everything the live layer shows. */
export interface Scene {
  view: View;
  /** Places from which something can be moved; empty when not to be shown. */
  movable: string[];
  /** The place that has been chosen, if any. */
  chosen: string | null;
  /** Until then, the place in focus or under the pointer, if it makes a move by itself. */
  regarded: string | null;
  /** The place in focus or under the pointer, whatever lies there. */
  looked: string | null;
  targets: Target[];
  /** Places touched on the way of the previewed move, from the chosen or the regarded place. */
  trail: string[];
  /** A place that was just refused. */
  refused: string | null;
  /** The way a hint recommends. */
  hint: string[];
  /** What the page points at: what a hint rests on, the places of a tile. */
  shown: Mark[];
  /** The place with keyboard focus, when focus is to be seen. */
  focus: string | null;
  /** Pieces in flight or under the finger, by id: drawn here and on top. */
  flying: Map<string, Flown>;
  /** 0 to 1 while dice roll, 1 when they lie. */
  rolling: number;
}

/** What can be chosen, what is chosen and what is pointed at. */
export type Marks = Omit<Scene, "view" | "focus" | "flying" | "rolling">;

export const UNMARKED: Marks = {
  movable: [],
  chosen: null,
  regarded: null,
  looked: null,
  targets: [],
  trail: [],
  refused: null,
  hint: [],
  shown: [],
};

/** What a scene shows besides its view when nothing is chosen, pointed at or moving. */
export const AT_REST: Omit<Scene, "view"> = {
  ...UNMARKED,
  focus: null,
  flying: new Map(),
  rolling: 1,
};

/** A sheet printed round the board, on which the page sets its own type. */
export interface Sheet {
  grid: Box;
  /** Room for a list in columns, and the height of its lines; null where there is none. `stepped`
   * where every line begins one column further right than the last. */
  list: { box: Box; columns: number; line: number; stepped?: boolean } | null;
  /** The largest opening within the figure's outline that has room for type. */
  opening: Box | null;
  /** Size of the type against the drawings. */
  scale: number;
}

/** A board fitted to a size and a look. */
export interface Board {
  /** The size of the whole painting in CSS pixels, shadows outside of it. */
  width: number;
  height: number;
  /** How far shadows reach beyond it; the canvases are larger by this on every side. */
  bleed: number;
  places: Map<string, PlaceShape>;
  /** Free strips for the players' lines inside the painting, far and near, where the shape has
   * them (phone); null where the shell puts the players elsewhere. */
  strips: { far: Box; near: Box } | null;
  sheet?: Sheet | null;
  /** True if rows and lines of the desktop board run from top to bottom. */
  upright?: boolean;
  /** Room for what is written beside the own hand, the stock and the others' hands, and on the slate. */
  captions?: { hand: Box | null; stock: Box | null; others: Box | null; slate: Box | null };
  /** Milliseconds that the end of a game is to be watched, told by the scene's `rolling`. */
  finale?: number;
  /** The two places that a press on or near their common edge means; `sure` that it means two. */
  between?(spot: Spot, sure?: boolean): [string, string] | null;
  /** Where a piece lies in a view: the centre of its face. */
  spot(view: View, pieceId: string): Spot | null;
  /** The box of a token painted on the board (a die in the lane), to be pressed; null if none. */
  token(view: View, token: Token): Box | null;
  /** Paints the still layer flat at once; `grain` lays the costly texture on afterwards. */
  paintStill(ctx: CanvasRenderingContext2D, view: View): void;
  /** Lays grain and light on the still layer in slices of a few milliseconds each; done when the
   * generator ends. The context shows the finished part at every yield. */
  paintGrain(ctx: CanvasRenderingContext2D, view: View): Generator<void, void, void>;
  paintLive(ctx: CanvasRenderingContext2D, scene: Scene): void;
  /** Prepares coming paintings, in steps, once the board is seen and has its grain. */
  prepare?(): Generator<void, void, void>;
}

export interface Painter {
  /**
   * Height of the phone's board with its strips, in CSS pixels, under which places are hard to
   * press; a window that has less room for it scrolls.
   */
  least(view: View): number;
  /** The largest board that fits into the space, in the proportions of the look's shape. */
  fit(space: { width: number; height: number }, view: View, look: Look): Board;
  /** A small picture of a piece for the players' lines and the move list. */
  icon(ctx: CanvasRenderingContext2D, size: number, side: string, look: Look): void;
  /** A small picture of one piece, where pieces of a side differ. */
  pieceIcon?(ctx: CanvasRenderingContext2D, size: number, piece: Piece, look: Look): void;
  /** A small picture of a token (a die), used or not. */
  tokenIcon(ctx: CanvasRenderingContext2D, size: number, token: Token, look: Look): void;
  /** Codes of the marks on the board that the legend explains, with a small picture each. */
  legend(view: View, chosen: string | null): string[];
  /** Whether it can show the way that the men take. */
  ways?: boolean;
  markIcon(ctx: CanvasRenderingContext2D, size: number, mark: string, look: Look): void;
}
