/**
 * Geometry of the board, a marble slab from Ostia (CIL XIV 5317), in CSS pixels.
 *
 * Three rows of twelve letters with an ornament in the middle of each row. In landscape orientation
 * the rows are horizontal. In portrait orientation the slab is rotated clockwise by a quarter turn,
 * so that the top row is the right column; the letters remain upright.
 */
import type { Box, Look, PlaceShape, Spot } from "../../../board/painter";
import type { Token, View } from "../../../engine/protocol";
import { boxBetween, type Space } from "../../../paint/material/canvas";
import { chance, seedOf } from "../../../paint/material/noise";
import {
  type BoardView,
  layoutRow,
  manInArea,
  mirrorArea,
  rotateArea,
  touchShape,
  type WaitingArea,
  waitingAreas,
} from "../../../paint/roman/waiting-areas";
import { amongDice, sway } from "../../../paint/tables/dice";
import type { Stacks } from "../../../paint/tables/men";

export interface Square {
  row: number;
  /** Column of the square along the slab, from 1 to 12. */
  column: number;
  box: Box;
  /** Middle of the baseline of the letter on this square. */
  letter: Spot;
  /**
   * Centre of the first man, unit vector to the next man, and maximum distance from the first man
   * to the last.
   */
  first: Spot;
  next: Spot;
  room: number;
}

export interface Circle extends Spot {
  radius: number;
}

/**
 * A side's half of the circle for hit men. `outward` points from the circle's centre to the middle
 * of this half (length 1).
 */
interface Bar {
  side: string;
  outward: Spot;
}

export interface Geometry {
  width: number;
  height: number;
  bleed: number;
  upright: boolean;
  /** True if the slab is rotated by a half turn; the letters remain upright. */
  turned: boolean;
  /** Scale of the drawing: 1 if the long side of the slab is 972 CSS pixels. */
  scale: number;
  slab: Box;
  /**
   * Size of a square along and across the slab, and width of the band with the ornaments, which
   * separates the columns 6 and 7.
   */
  along: number;
  across: number;
  band: number;
  man: number;
  die: number;
  letter: number;
  circle: Circle;
  lunettes: Circle[];
  squares: Map<string, Square>;
  bars: Map<string, Bar>;
  waits: Map<string, WaitingArea>;
  places: Map<string, PlaceShape>;
  strips: { far: Box; near: Box } | null;
  /**
   * Return the spot in CSS pixels from the board's top left corner. `along` is its distance along
   * the slab from the side of column 1, `across` that across the slab from the side of the top row.
   */
  at(along: number, across: number): Spot;
  /** Return the distance from the slab's short edge at column 1 to the middle of a column. */
  columnAt(column: number): number;
  inset: { along: number; across: number };
}

/**
 * Proportions of the slab: short side divided by long side in landscape orientation; range of long
 * side divided by short side in portrait orientation.
 */
const BREADTH = 640 / 972;
const UPRIGHT = { least: 1.3, most: 1.6 };
const STRIP = 200 / 374;
const ROW = 32;
const GAP = 8;

/**
 * The squares by the first letter of their ids (`a1` to `a12`, `b1` to `b6`, and so on): row from 0
 * (top), column of the first square (1 to 12), column step to the next square, number of squares.
 */
const GROUPS: Record<string, [row: number, column: number, step: number, count: number]> = {
  a: [1, 1, 1, 12],
  b: [0, 12, -1, 6],
  c: [0, 6, -1, 6],
  d: [2, 1, 1, 6],
  e: [2, 12, -1, 6],
};

/** Return the geometry of the largest slab that fits into a space. */
export function measure(space: Space, view: View, look: Look): Geometry {
  const phone = look.shape === "phone";
  const upright = phone || space.height > (look.shape === "kiosk" ? 0.9 : 1.1) * space.width;
  const row = phone ? 30 : ROW;
  const gap = phone ? 7 : GAP;
  const down = Math.max(1, space.height - 2 * (row + gap));
  const { width } = space;
  const short = Math.floor(upright ? Math.min(width, down / UPRIGHT.least) : 0);
  const long = Math.floor(
    upright ? Math.min(down, short * UPRIGHT.most) : Math.min(width, down / BREADTH),
  );
  return layOut({
    long,
    short: upright ? short : Math.round(long * BREADTH),
    row,
    gap,
    width: phone ? width : 0,
    upright,
    phone,
    turned: look.turned,
    table: look.across,
    view,
  });
}

interface Size {
  long: number;
  short: number;
  /**
   * Height of a row of men in hand or borne off, and its distance from the slab. There is a row
   * above and a row below the slab, or none if the height is 0.
   */
  row: number;
  gap: number;
  /** Minimum painting width in CSS pixels: a row of men in hand can be wider than a narrow slab. */
  width: number;
  upright: boolean;
  phone: boolean;
  turned: boolean;
  /**
   * True if the players sit on opposite sides of the screen. The second side's row of men in hand
   * or borne off is then arranged from right to left, with its texts upside down, for the opposite
   * player.
   */
  table: boolean;
  view: BoardView;
}

export function layOut(size: Size): Geometry {
  const { long, short, row, gap, upright, phone, turned, view } = size;
  const width = Math.max(upright ? short : long, size.width);
  const left = upright ? (width - short) / 2 : 0;
  const top = row > 0 ? row + gap : 0;
  const height = (upright ? long : short) + 2 * top;
  const scale = long / 972;
  const inset = upright
    ? { along: 0.0185 * long, across: 0.029 * short }
    : { along: 0.031 * long, across: 0.041 * short };
  const band = upright ? Math.max(48, 0.08 * long) : 0.111 * long;
  const along = (long - 2 * inset.along - band) / 12;
  const across = (short - 2 * inset.across) / 3;
  const turn = (spot: Spot): Spot => (turned ? { x: width - spot.x, y: height - spot.y } : spot);
  const at = (a: number, b: number): Spot =>
    turn(upright ? { x: left + short - b, y: top + a } : { x: a, y: top + b });
  const columnAt = (column: number) =>
    inset.along + (column - 0.5) * along + (column > 6 ? band : 0);
  const middle = inset.along + 6 * along + band / 2;
  const radius = Math.min(0.47 * band, 0.44 * across);
  const lunette = Math.min(0.45 * band, 0.4 * across);
  const g: Geometry = {
    width,
    height,
    bleed: 4 * Math.ceil((phone ? 18 : 44 * Math.max(0.5, scale)) / 4),
    upright,
    turned,
    scale,
    slab: { x: left, y: top, width: width - 2 * left, height: height - 2 * top },
    along,
    across,
    band,
    man: Math.min(0.79 * along, upright ? 0.3 * across : 0.27 * across),
    die: upright ? 0.58 * band : 0.4 * band,
    letter: upright
      ? Math.min(0.66 * along, 0.23 * across)
      : Math.min(0.716 * along, 0.245 * across),
    circle: { ...at(middle, inset.across + 1.5 * across), radius },
    lunettes: [0.5, 2.5].map((rows) => {
      const shift = (rows < 1 ? -1 : 1) * (upright ? 0.2 * band : 0.5 * lunette);
      return { ...at(middle, inset.across + rows * across + shift), radius: lunette };
    }),
    squares: new Map(),
    bars: new Map(),
    waits: new Map(),
    places: new Map(),
    strips: null,
    at,
    columnAt,
    inset,
  };
  for (const [group, [rowOf, first, step, count]] of Object.entries(GROUPS)) {
    for (let k = 0; k < count; k++) addSquare(g, `${group}${k + 1}`, rowOf, first + k * step);
  }
  addBars(g, view);
  if (row > 0) addLines(g, size);
  return g;
}

function addSquare(g: Geometry, id: string, row: number, column: number): void {
  const { along, across, man, upright, letter: size } = g;
  const middle = g.columnAt(column);
  const low = g.inset.across + row * across;
  const [a, b] = [g.at(middle - along / 2, low), g.at(middle + along / 2, low + across)];
  const box: Box = boxBetween(a, b);
  const { x, y, width, height } = box;
  const letter = upright
    ? { x: x + 0.155 * width, y: y + height / 2 + 0.36 * size }
    : { x: x + width / 2, y: y + 0.295 * height };
  const first = upright
    ? { x: x + 0.35 * width + man / 2, y: y + height / 2 }
    : { x: x + width / 2, y: y + 0.375 * height + man / 2 };
  const next = upright ? { x: 1, y: 0 } : { x: 0, y: 1 };
  const room = (upright ? 0.63 * width : 0.575 * height) - man;
  g.squares.set(id, { row, column, box, letter, first, next, room });
  const outline = new Path2D();
  outline.roundRect(x + 1, y + 1, width - 2, height - 2, 3);
  g.places.set(id, { box, outline });
}

/**
 * Add the places of hit men to `g`, the halves of the circular ornament in the middle row: Black's
 * half is nearer to the top row, White's half is nearer to the bottom row.
 */
function addBars(g: Geometry, view: BoardView): void {
  const { circle, upright } = g;
  const reach = Math.max(24, circle.radius);
  const top = g.at(0, 0);
  const away = g.at(0, 1);
  const [dx, dy] = [away.x - top.x, away.y - top.y];
  view.sides.forEach((side, seat) => {
    const sign = seat === 0 ? 1 : -1;
    const outward = { x: sign * dx, y: sign * dy };
    const box: Box = upright
      ? {
          x: circle.x - (outward.x < 0 ? reach : 0),
          y: circle.y - reach,
          width: reach,
          height: 2 * reach,
        }
      : {
          x: circle.x - reach,
          y: circle.y - (outward.y < 0 ? reach : 0),
          width: 2 * reach,
          height: reach,
        };
    const outline = new Path2D();
    outline.arc(circle.x, circle.y, circle.radius + 2, 0, 2 * Math.PI);
    g.bars.set(`bar.${side}`, { side, outward });
    g.places.set(`bar.${side}`, { box, outline });
  });
}

/**
 * Add the places of men in hand and of men borne off to `g`: Black's above the board, White's below
 * it, or vice versa if the board is turned. On a phone, also add the areas for the lines with the
 * players' names (`strips`).
 */
function addLines(g: Geometry, { row, gap, phone, turned, table, view }: Size): void {
  const left = phone ? g.width * (1 - STRIP) : 0;
  const foot = g.height - row;
  view.sides.forEach((side, seat) => {
    const y = seat === 0 ? foot : 0;
    const box = { x: left, y: turned && phone ? foot - y : y, width: g.width - left, height: row };
    for (const wait of layoutRow(box, side, waitingAreas(view, side, ["cell"]))) {
      const area = table && seat === 1 ? mirrorArea(wait, box) : wait;
      const placed = turned && !phone ? rotateArea(area, g.width, g.height) : area;
      g.waits.set(wait.place, placed);
      g.places.set(wait.place, touchShape(placed, g.height, g.upright ? gap + g.inset.along : 0));
    }
  });
  if (!phone) return;
  const line = (y: number): Box => ({ x: 0, y, width: left - 8, height: row });
  g.strips = { far: line(0), near: line(foot) };
}

/** Number of dice if the option `dice_count` is not set. */
export const USUAL = 2;

/**
 * Return the centre of a man on a square, in hand, borne off or in the circle; null for any other
 * place. `order` is the index of the man among the `count` men of the place.
 */
export function manAt(
  g: Geometry,
  stacks: Stacks,
  place: string,
  order: number,
  count: number,
): Spot | null {
  const wait = g.waits.get(place);
  if (wait) return manInArea(wait, order, count);
  const square = g.squares.get(place);
  if (square) {
    const { first, next, room } = square;
    const step = Math.min(0.99 * g.man, count < 2 ? g.man : room / (count - 1));
    return { x: first.x + next.x * order * step, y: first.y + next.y * order * step };
  }
  return inCircle(g, stacks, place, order, count);
}

/**
 * Return the centre of a hit man; null for any other place. Hit men are on the circular ornament of
 * the middle row. Each side's stack begins at the centre of this circle or, if both sides have hit
 * men, inside the half that belongs to the side.
 */
function inCircle(
  g: Geometry,
  stacks: Stacks,
  place: string,
  order: number,
  count: number,
): Spot | null {
  const bar = g.bars.get(place);
  if (!bar) return null;
  const shared = [...g.bars.keys()].some((other) => other !== place && stacks.has(other));
  const step = Math.min(0.36 * g.man, ((shared ? 0.55 : 0.9) * g.man) / Math.max(1, count - 1));
  const out = (shared ? 0.54 * g.man : 0) + order * step;
  return { x: g.circle.x + bar.outward.x * out, y: g.circle.y + bar.outward.y * out };
}

/**
 * Return the two spots for dice: on the free parts of the band with the ornaments, between the
 * circle and each of the two lunettes (half rosettes).
 */
function stretches({ circle, lunettes }: Geometry): Spot[] {
  return lunettes.map((lunette) => {
    const away = Math.hypot(lunette.x - circle.x, lunette.y - circle.y);
    const free = away - circle.radius - lunette.radius;
    const share = (circle.radius + 0.62 * free) / away;
    return {
      x: circle.x + (lunette.x - circle.x) * share,
      y: circle.y + (lunette.y - circle.y) * share,
    };
  });
}

/**
 * Return the size of a die in CSS pixels. The board has two spots for dice; if more than two dice
 * share them, each die is smaller.
 */
const dieSize = (g: Geometry, count: number) => (count > 2 ? 0.82 : 1) * g.die;

/**
 * Return the centre of die `index` (from 0) of all `count` dice on the board or still to be rolled.
 * Dice with an even index are at the first spot from `stretches`, nearer to the top row of squares;
 * the others are at the second spot. Dice at the same spot are side by side, centred on it.
 */
function dieAt(g: Geometry, index: number, count: number): Spot {
  const [above, below] = stretches(g) as [Spot, Spot];
  const at = index % 2 === 0 ? above : below;
  const beside = Math.ceil((count - (index % 2)) / 2);
  const place = Math.floor(index / 2) - (beside - 1) / 2;
  return { x: at.x + place * 1.2 * dieSize(g, count), y: at.y };
}

/** Return position and size of a die, with a random rotation. */
export function diePosition(g: Geometry, index: number, count: number, seed: string) {
  const turn = sway(chance(seedOf(seed))) * (count > 2 ? 0.5 : 1);
  return { ...dieAt(g, index, count), turn, size: dieSize(g, count) };
}

/**
 * Return the pressable area of a die on the board or of a die still to be rolled; null for other
 * tokens.
 */
export function tokenBox(g: Geometry, view: View, token: Token): Box | null {
  const among = amongDice(view, token, USUAL);
  if (!among) return null;
  const { index, count } = among;
  const { x, y } = dieAt(g, index, count);
  const half = 0.575 * dieSize(g, count);
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}
