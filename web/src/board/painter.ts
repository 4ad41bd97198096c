/**
 * Interfaces of painters, which know the places and the appearance of a board, but no rules.
 *
 * A painter's function `fit` creates a board for a space. The board knows the shape of every place
 * and paints two layers (canvases): the still layer (wood, stone, paper), painted again only if the
 * size, the appearance or the letters and numbers on places change, and the live layer (men, marks,
 * dice), painted whenever these change (see `Scene`).
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

/** Shape of a place, in CSS pixels from the board's top left corner. */
export interface PlaceShape {
  /** Area for mouse and touch input. The place's cell in the accessible grid has the same area. */
  box: Box;
  /** Outline drawn for keyboard focus. */
  outline: Path2D;
}

/** Appearance requested by the page. */
export interface Look {
  /** `night` is painted like `contrast` (high contrast); then CSS inverts light and dark. */
  theme: "light" | "dark" | "contrast" | "night";
  /** Type of page around the board, which determines the board's proportions. */
  shape: "desk" | "phone" | "embed" | "kiosk";
  /** True if the board is seen from the side opposite to that of the first seat. */
  turned: boolean;
  /**
   * True if two people sit on opposite sides of the screen. Numerals and dice then face the player
   * on turn.
   */
  across: boolean;
  /** True if the route of the men around the board is shown. */
  way: boolean;
  /** Names of the players by side, for games that write them on the board. */
  names?: Readonly<Record<string, string>>;
  /**
   * Names of the areas beside the board, such as "in hand", keyed by the kind of their places
   * (`cell`, `hand`, `tray`); empty in games without such names.
   */
  areas?: Readonly<Record<string, string>>;
  /** Device pixels per CSS pixel. */
  ratio: number;
}

/** A place that can be pressed next, with the effects of the move that ends there. */
export interface Target {
  place: string;
  /** Number of tokens (dice) that this move uses; 0 in games without tokens. */
  uses: number;
  /** True if the move captures or hits a piece on `place`. */
  takes: boolean;
}

/**
 * A piece in flight or being dragged: its centre in CSS pixels from the board's top left corner,
 * the fraction of its path covered so far (`part`, from 0 to 1), and the piece as it was before it
 * left its place (`left`). For a dragged piece, `part` is 0 and `left` is undefined.
 */
export interface Flown extends Spot {
  part: number;
  left: Piece | undefined;
}

/** Everything shown on the live layer, the canvas of pieces, marks and dice. */
export interface Scene {
  view: View;
  /** Places whose pieces can be moved; [] if a place is chosen or the setting `targets` is off. */
  movable: string[];
  /** The chosen place, if any. */
  chosen: string | null;
  /**
   * The place in focus or under the pointer, if no place is chosen and a move has this place as its
   * whole path; the move is then previewed. Otherwise null.
   */
  regarded: string | null;
  /** The place in focus, under the pointer or last touched, whether or not it has a piece. */
  looked: string | null;
  targets: Target[];
  /** Places touched by the previewed move (see `Move.trail`); [] without a preview. */
  trail: string[];
  /** The place of an action that was just refused; null if there is none. */
  refused: string | null;
  /** Ids of the places on the path of the move that a hint recommends; [] without a hint. */
  hint: string[];
  /** Marks added by the page, such as the reasons for a hint or the possible places of a tile. */
  shown: Mark[];
  /** The place with keyboard focus, if focus is visible. */
  focus: string | null;
  /** Pieces in flight or being dragged, by id, painted on top of the others. */
  flying: Map<string, Flown>;
  /** Progress of a dice roll or of the closing animation, from 0 to 1; 1 if neither is shown. */
  rolling: number;
}

/** Selection, hints and other marks of a scene, without view, focus and animations. */
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

/** A scene without selection, marks or motion. Callers add the view. */
export const AT_REST: Omit<Scene, "view"> = {
  ...UNMARKED,
  focus: null,
  flying: new Map(),
  rolling: 1,
};

/** The paper with the grid of a domino puzzle, and areas for text, in CSS pixels on the board. */
export interface Sheet {
  grid: Box;
  /**
   * Area for the list of the puzzle's tiles, with its number of columns and the line height in CSS
   * pixels (`line`); null if the page shows the list elsewhere. If `stepped`, each line begins one
   * column further right than the line above it.
   */
  list: { box: Box; columns: number; line: number; stepped?: boolean } | null;
  /** Largest area without cells within the grid, for a title; null if it is too small for text. */
  opening: Box | null;
  /** Factor for the size of the text on the sheet; larger cells give a larger factor. */
  scale: number;
}

/** A board made for a space and an appearance (`Look`). */
export interface Board {
  /** Size of everything painted for the board, in CSS pixels, without shadows. */
  width: number;
  height: number;
  /**
   * Width in CSS pixels of the margin for shadows. The canvases are larger than the board by this
   * width on every side.
   */
  bleed: number;
  places: Map<string, PlaceShape>;
  /**
   * Free strips at the upper (`far`) and lower (`near`) edge of the board. On phones, they show the
   * players' names and numbers (such as pips); null if the page shows these elsewhere.
   */
  strips: { far: Box; near: Box } | null;
  sheet?: Sheet | null;
  /** True if the board is rotated by 90 degrees, so that its rows run from top to bottom. */
  upright?: boolean;
  /**
   * Areas for captions of the domino games: of the user's own hand, the stock, the other hands, and
   * the slate (a blackboard with the score of a match). A caption without an area is hidden.
   */
  captions?: { hand: Box | null; stock: Box | null; others: Box | null; slate: Box | null };
  /**
   * Duration in milliseconds of the animation at the end of a game. `Scene.rolling` is its
   * progress.
   */
  finale?: number;
  /**
   * Return the two places whose common edge is at or near a spot (CSS pixels from the board's top
   * left corner); null without such an edge, or if two edges are about equally near. If `sure` is
   * true (right button or long press, which select only edges), the distance is not limited.
   */
  between?(spot: Spot, sure?: boolean): [string, string] | null;
  /** Return a piece's centre (CSS pixels from the board's top left corner); null if not painted. */
  spot(view: View, pieceId: string): Spot | null;
  /**
   * Return the box in which a token painted on the board, such as a die, can be pressed; null if
   * the board does not show it.
   */
  token(view: View, token: Token): Box | null;
  /**
   * Paint the still layer (the background) at once, with texture (such as wood grain) only if it is
   * cached. Otherwise `paintGrain` adds the texture later, because this takes long.
   */
  paintStill(ctx: CanvasRenderingContext2D, view: View): void;
  /**
   * Add texture and light to the still layer (the background) in steps of a few milliseconds, with
   * a yield after each step. At every yield, the canvas shows the steps finished so far.
   */
  paintGrain(ctx: CanvasRenderingContext2D, view: View): Generator<void, void, void>;
  paintLive(ctx: CanvasRenderingContext2D, scene: Scene): void;
  /** Prepare images of pieces in steps, after `paintGrain`. They make painting of pieces faster. */
  prepare?(): Generator<void, void, void>;
}

export interface Painter {
  /**
   * Return the minimum height in CSS pixels of the board at which places are large enough to press.
   * On phones, it includes the strips for the players' names. In a lower window, the page scrolls.
   */
  least(view: View): number;
  /** Return the largest board that fits into the space, in the proportions of `look.shape`. */
  fit(space: { width: number; height: number }, view: View, look: Look): Board;
  /** Paint a picture of a side's piece in a square of `size` CSS pixels at the origin of `ctx`. */
  icon(ctx: CanvasRenderingContext2D, size: number, side: string, look: Look): void;
  /** Paint a small picture of one piece; only in games in which the pieces of a side differ. */
  pieceIcon?(ctx: CanvasRenderingContext2D, size: number, piece: Piece, look: Look): void;
  /** Paint a small picture of a token (a die), used or not. */
  tokenIcon(ctx: CanvasRenderingContext2D, size: number, token: Token, look: Look): void;
  /** Return the codes of the marks in the legend (see `markIcon`); `chosen` is the chosen place. */
  legend(view: View, chosen: string | null): string[];
  /** True if the painter can show the route of the men. */
  ways?: boolean;
  markIcon(ctx: CanvasRenderingContext2D, size: number, mark: string, look: Look): void;
}

type Theme = Look["theme"];

/** Return values for all themes: the theme `night` gets the value of `contrast`. */
export function withNight<T>(byDay: Record<Exclude<Theme, "night">, T>): Record<Theme, T> {
  return { ...byDay, night: byDay.contrast };
}
