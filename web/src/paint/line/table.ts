/**
 * The areas of the café table on which the domino games are played, in CSS pixels.
 *
 * On a desktop, the other players' hands are at the top and the line of tiles is below them,
 * followed by the stock and the slate (a blackboard with the score of a match), with the user's
 * hand at the bottom. On a phone, the line runs down the middle, with the stock at the left and the
 * slate at the right; if the window is too short for a vertical line, the line is horizontal. In a
 * small window, the tiles of the user's hand are large enough for touch, and the other areas share
 * the space that remains.
 */
import type { Box, Look } from "../../board/painter";
import type { View } from "../../engine/protocol";
import type { Space } from "../material/canvas";
import { heightOf, ROWS, SHORT_ROWS } from "./line";
import { lineOf } from "./slate";

export interface Table {
  width: number;
  height: number;
  bleed: number;
  /** CSS pixels per unit of the reference layout (`DESK` or `PHONE`), which is scaled to fit. */
  scale: number;
  /**
   * True in the layouts for phones and small windows, in which the hands of the other players have
   * no labels (letters such as "A").
   */
  close: boolean;
  /** The area shared by the hands of the other players. */
  others: Box;
  /** Maximum width of a tile in the hands of the other players. */
  back: number;
  /** Area of the line of tiles, which consists of two parallel rows. */
  line: Box;
  /** True if the two rows of the line are vertical. */
  down: boolean;
  /** Maximum width (half the length) of a tile in the line, in CSS pixels. */
  lineUnit: number;
  /** Possible numbers of tiles in each of the line's two rows, in ascending order. */
  rows: readonly number[];
  stock: Box;
  stockUnit: number;
  /** Area of a row of discs, one for each stock tile; filled if a player may take the tile. */
  discs: Box;
  slate: Box | null;
  hand: Box;
  handUnit: number;
  captions: { hand: Box | null; stock: Box | null; others: Box | null; slate: Box | null };
  strips: { far: Box; near: Box } | null;
}

/** Size of the reference layout for desktop windows, in units: a tile is 50 units wide. */
const DESK = { width: 1004, height: 752 };
/** Width of the phone layout, in units (see `Table.scale`). Its height depends on the window. */
const PHONE = 390;
/** Height of the area for a player's name, score and counters on the phone, in CSS pixels. */
const STRIP = 28;
/** Space above the user's hand for a lifted tile; the window has a width of `PHONE` such units. */
const LIFTED = 20;
/** Maximum number of tiles for which the user's hand on the phone has one row instead of two. */
const ROW = 8;
/** Minimum height for a vertical line of tiles, in units of `PHONE`; otherwise it is horizontal. */
const LENGTH = 340;
/**
 * Minimum heights, in units of `PHONE`, without the strips: of all areas except the user's hand and
 * the stock, and of the caption and the discs of the stock. In a lower window, the table is scaled
 * to the height, and narrower than the window.
 */
const ABOVE = 178;
const STOCKED = 48;
/** Distance between the centres of discs for stock tiles, in units of the layout `DESK`. */
const PITCH = 13.2;

/** Width of a tile in the desktop layout before this is scaled to the window (see `DESK`). */
const TILE = 50;
/** Tile width in CSS pixels below which the layout for small windows replaces the desktop's. */
const SMALLEST = 20;
/**
 * Width in CSS pixels of tiles in a small window, large enough for touch. If the space is too small
 * for the hand or the line, its tiles are smaller.
 */
const FINGER = 24;

/** Compute the areas of a table that fits into a space in CSS pixels. */
export function measure(space: Space, view: View, look: Look): Table {
  if (look.shape === "phone") return upright(space, view);
  return TILE * scaleOf(space) < SMALLEST ? little(space, view) : across(space, view);
}

/** Return the CSS pixels per unit of the desktop layout (`DESK`) if it is scaled to fit a space. */
const scaleOf = ({ width, height }: Space) => Math.min(width / DESK.width, height / DESK.height);

/** Return a function that multiplies the position and size of a box by the scale `s`. */
const scaled =
  (s: number) =>
  (x: number, y: number, width: number, height: number): Box => ({
    x: x * s,
    y: y * s,
    width: width * s,
    height: height * s,
  });

/** True if the game has a stock (tiles to draw). Without it, the line of tiles is lower. */
const isStocked = (view: View) => view.places.some(({ kind }) => kind === "stock");
/** True after the deal. Before it, all tiles are in the middle of the table. */
export const isDealt = (view: View) => view.pieces.some(({ place }) => place !== "stock");
/** Number of slots (places for one tile) in the user's hand. */
const slotsOf = (view: View) => view.places.filter(({ kind }) => kind === "slot").length;
const stockOf = (view: View) => view.pieces.filter(({ place }) => place === "stock").length;

function across(space: Space, view: View): Table {
  const s = scaleOf(space);
  const at = scaled(s);
  const slate = view.series.race ? at(744, 394, 208, 322) : null;
  const room = slate ? 650 : 900;
  const count = stockOf(view);
  const discs = count * PITCH;
  return {
    width: Math.floor(DESK.width * s),
    height: Math.floor(DESK.height * s),
    bleed: 24,
    scale: s,
    close: false,
    others: at(52, 40, 900, 116),
    back: TILE * s,
    line: at(52, isStocked(view) ? 202 : 290, 900, 113),
    down: false,
    lineUnit: TILE * s,
    rows: ROWS,
    stock: isDealt(view) ? at(60, 388, room - 16, 150) : at(60, 250, room - 16, 220),
    stockUnit: TILE * s,
    discs: at(52, 352, discs, 26),
    slate,
    hand: at(52, 594, room, 140),
    handUnit: TILE * s,
    captions: {
      hand: at(52, 554, room, 26),
      stock: count > 0 ? at(52 + discs + 8, 352, room - discs - 8, 26) : null,
      others: isDealt(view) ? at(84, 20, 600, 26) : null,
      slate: slate && lineOf(slate),
    },
    strips: null,
  };
}

function little(space: Space, view: View): Table {
  const width = Math.floor(space.width);
  const height = Math.floor(space.height);
  const inset = 10;
  const room = width - 2 * inset;
  const tall = Math.min(0.55 * height, heightOf(slotsOf(view), FINGER, room));
  const hand = { x: inset, y: height - inset - tall, width: room, height: tall };
  const top = inset + 20;
  // Leave space above the hand for a lifted tile.
  const free = Math.max(0, hand.y - 12 - top);
  const low = isStocked(view) ? 0.38 * free : 0;
  const line = { x: inset, y: top, width: room, height: Math.max(0, free - low - 6) };
  const below = { x: inset, y: top + free - low, width: room, height: low };
  const slate =
    view.series.race && low > 0 ? { ...below, width: Math.min(0.3 * room, 1.1 * low) } : null;
  if (slate) slate.x += room - slate.width;
  const beside = slate ? slate.x - inset - 8 : room;
  const stock = { ...below, width: beside, height: Math.max(0, low - 10) };
  return {
    width,
    height,
    bleed: 24,
    scale: width / DESK.width,
    close: true,
    others: { x: inset, y: inset - 2, width: room, height: 18 },
    back: 9,
    line,
    down: false,
    lineUnit: FINGER,
    rows: SHORT_ROWS,
    stock: isDealt(view) ? stock : { ...stock, y: top, height: free },
    stockUnit: 14,
    discs: { x: inset, y: below.y + low - 8, width: beside, height: 8 },
    slate,
    hand,
    handUnit: FINGER,
    captions: { hand: null, stock: null, others: null, slate: null },
    strips: null,
  };
}

function upright(space: Space, view: View): Table {
  const hand = slotsOf(view) > ROW ? 132 : 84;
  const low = ABOVE + hand + (isStocked(view) ? STOCKED : 0);
  const s = Math.min(space.width / PHONE, (space.height - 2 * STRIP) / low);
  const height = space.height / s;
  const at = scaled(s);
  const strip = STRIP / s;
  const top = 10 + strip + 50 + 12;
  const footOf = (tall: number) => height - 12 - tall - strip - LIFTED;
  const foot = footOf(hand);
  // Assume a hand with one row of tiles: a second row must not make the line horizontal.
  const down = footOf(84) - top >= LENGTH;
  const middle = down ? top : top + 76;
  const race = view.series.race !== null;
  const count = stockOf(view);
  const slate = race ? at(244, middle, 130, Math.min(230, foot - middle - 8)) : null;
  const across = isStocked(view) ? 70 : foot - top - 4;
  const column = race ? { x: 150, width: 88 } : { x: 145, width: 100 };
  const stock = down ? { width: 116, tall: 300, line: 42 } : { width: 210, tall: 160, line: 26 };
  return {
    width: Math.floor(Math.min(space.width, PHONE * s)),
    height: Math.floor(space.height),
    bleed: 8,
    scale: s,
    close: true,
    others: at(16, 10 + strip, 358, 50),
    back: 24.5 * s,
    line: down ? at(column.x, top, column.width, foot - top - 4) : at(16, top, 358, across),
    down,
    lineUnit: 31 * s,
    rows: SHORT_ROWS,
    stock: isDealt(view)
      ? at(
          20,
          middle + stock.line + 24,
          stock.width,
          Math.min(stock.tall, foot - middle - stock.line - 30),
        )
      : at(20, top, race ? 212 : 350, foot - top - 8),
    stockUnit: 30 * s,
    discs: at(20, middle + stock.line, 112, 20),
    slate,
    hand: at(16, height - 12 - hand, 358, hand),
    handUnit: 40 * s,
    captions: {
      hand: at(118, foot, 256, strip),
      stock: count > 0 ? at(20, middle, stock.width + 8, stock.line) : null,
      others: null,
      slate: slate && lineOf(slate),
    },
    strips: { far: at(16, 6, 358, strip), near: at(16, foot, 358, strip) },
  };
}
