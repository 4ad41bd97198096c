/**
 * Geometry of the board (the alveus, a board with a raised rim), in CSS pixels.
 *
 * The ratio of the sides is four to three (as in Pliny's board of four by three feet). Twelve lines
 * run parallel to the long sides. The lane for the dice cuts each line in two, which gives 24
 * points.
 *
 * Coordinates are `u`, parallel to the long sides, from White's short side; and `v`, parallel to
 * the short sides, from the long side next to points 1 and 24. `Geometry.at` converts them to x and
 * y on the page. White's side is at the left in landscape orientation and at the bottom in
 * portrait orientation, or opposite if the board is turned.
 */
import type { Box, Look, PlaceShape, Spot } from "../../../board/painter";
import type { Token, View } from "../../../engine/protocol";
import { boxBetween, roundedBox, type Space } from "../../../paint/material/canvas";
import { chance, seedOf } from "../../../paint/material/noise";
import {
  areaShape,
  type BoardView,
  layoutRow,
  manInArea,
  mirrorArea,
  rotateArea,
  type WaitingArea,
  waitingAreas,
} from "../../../paint/roman/waiting-areas";
import { amongDice, sway } from "../../../paint/tables/dice";

export interface Point {
  number: number;
  v: number;
  /**
   * Coordinates u of the ends of the point's line: at the rim (`foot`), next to the first man, and
   * at the lane (`head`), where the centre of the roundel (inlaid disc) is.
   */
  foot: number;
  head: number;
  /** 1 if `head` is farther from White's short side than `foot`, otherwise -1. */
  direction: 1 | -1;
  /** Position of the point's number, on the page. */
  label: Spot;
}

export interface Geometry {
  width: number;
  height: number;
  bleed: number;
  upright: boolean;
  /** Long and short side of the board; `scale` is 1 for a long side of 928 CSS pixels. */
  long: number;
  short: number;
  scale: number;
  rim: number;
  lane: number;
  pitch: number;
  man: number;
  die: number;
  numeral: number;
  board: Box;
  /** Convert a spot or a box from the coordinates u and v to the page. */
  at(u: number, v: number): Spot;
  box(u: number, v: number, endU: number, endV: number): Box;
  points: Map<string, Point>;
  waits: Map<string, WaitingArea>;
  places: Map<string, PlaceShape>;
  strips: { far: Box; near: Box } | null;
}

export const LONG = 928;
/** Ratio of the short side to the long side. */
const BREADTH = 3 / 4;
/** CSS pixels: height of a row for men off the board, and gap to the board; smaller on phones. */
const ROW = 30;
const GAP = 6;
/**
 * On the phone, width of the row for a side's men off the board, as a fraction of the painted
 * width. The rest of the width is for the line with the player's name and numbers (such as pips).
 */
const STRIP = 200 / 374;
/**
 * Points have numbers only if a twelfth of the board's short side is at least `LEGIBLE`. Otherwise,
 * the margins at the short sides have the width `BARE`. Both are in CSS pixels.
 */
const LEGIBLE = 10;
const BARE = 5;
/**
 * Preferred minimum width of a point in CSS pixels: a little above 24, which the tests require on a
 * page of 320 pixels. To preserve it, the rim becomes narrower, down to its own minimum width. If
 * that is not enough, the points become narrower too.
 */
const NARROWEST = 24.02;

/** Return the geometry of the largest board that fits into a space. */
export function measure(space: Space, view: View, look: Look): Geometry {
  const phone = look.shape === "phone";
  const upright = phone || space.height > (look.shape === "kiosk" ? 0.9 : 1.1) * space.width;
  const row = phone ? 28 : ROW;
  const longWith = (margin: number) => {
    const beyond = upright ? 2 * (margin + row + (phone ? 2 : GAP)) : row + GAP;
    const aside = upright ? 0 : 2 * margin;
    const across = Math.max(1, space.width - aside);
    const down = Math.max(1, space.height - beyond);
    return Math.floor(
      upright ? Math.min(down, across / BREADTH) : Math.min(across, down / BREADTH),
    );
  };
  const numbered = phone ? 14 : upright ? 24 : 28;
  const legible = (longWith(numbered) * BREADTH) / 12 >= LEGIBLE;
  const margin = legible ? numbered : BARE;
  const long = longWith(margin);
  const width = phone ? space.width : 0;
  const { turned, across: table } = look;
  return layOut({ long, margin, row, width, upright, phone, turned, table, view });
}

interface Size {
  long: number;
  /** Width of the margins at the short sides. */
  margin: number;
  /** Height of a side's row for men off the board (waiting or borne off); 0 without such rows. */
  row: number;
  /** Minimum width of the painting if `upright`; 0: none. A narrower board is centred in it. */
  width: number;
  upright: boolean;
  phone: boolean;
  turned: boolean;
  /**
   * True if two people sit on opposite sides of the screen. The row of the second side is then
   * rotated by 180 degrees, for the player on the opposite side.
   */
  table: boolean;
  view: BoardView;
}

export function layOut(size: Size): Geometry {
  const { long, margin, row, upright, phone, turned } = size;
  const short = Math.round(long * BREADTH);
  const scale = long / LONG;
  const gap = phone ? 2 : row > 0 ? GAP : 0;
  const inset = phone ? 0.004 * long : 0.0075 * long;
  const widest = (short - 2 * inset - 12 * NARROWEST) / 2;
  const rim = phone
    ? Math.max(4, Math.min(0.024 * long, widest))
    : Math.max(0.036 * long, Math.min(14, widest));
  const lane = (phone ? 0.158 : 0.155) * long;
  const pitch = (short - 2 * rim - 2 * inset) / 12;
  const numeral = Math.max(12.5, Math.min(17, (phone ? 13 / 29.5 : 15 / 51.3) * pitch));
  const start = upright ? row + gap + margin : margin;
  const width = upright ? Math.max(short, size.width) : long + 2 * margin;
  const left = (width - short) / 2;
  const height = upright ? long + 2 * (row + gap + margin) : short + row + gap;
  const turn = (spot: Spot): Spot => (turned ? { x: width - spot.x, y: height - spot.y } : spot);
  const at = (u: number, v: number): Spot =>
    turn(upright ? { x: left + v, y: start + long - u } : { x: start + u, y: row + gap + v });
  const box = (u: number, v: number, endU: number, endV: number): Box => {
    const a = at(u, v);
    const b = at(endU, endV);
    return boxBetween(a, b);
  };
  const g: Geometry = {
    width,
    height,
    bleed: 4 * Math.ceil((phone ? 18 : 44 * Math.max(0.5, scale)) / 4),
    upright,
    long,
    short,
    scale,
    rim,
    lane,
    pitch,
    man: 0.866 * pitch,
    die: phone ? 0.074 * long : 0.054 * long,
    numeral: margin === BARE ? 0 : Math.min(0.8 * pitch, numeral),
    board: box(0, 0, long, short),
    at,
    box,
    points: new Map(),
    waits: new Map(),
    places: new Map(),
    strips: null,
  };
  for (let n = 1; n <= 24; n++) addPoint(g, n, inset, margin);
  if (row > 0) addLines(g, size);
  return g;
}

function addPoint(g: Geometry, n: number, inset: number, margin: number): void {
  const { long, lane, rim, pitch } = g;
  const near = n <= 12;
  const v = rim + inset + ((near ? n : 25 - n) - 0.5) * pitch;
  const inner = 0.0152 * long;
  const number = near ? -0.55 * margin : long + 0.55 * margin;
  const edge = near ? (long - lane) / 2 : (long + lane) / 2;
  const id = `p${n}`;
  g.points.set(id, {
    number: n,
    v,
    foot: near ? rim : long - rim,
    head: near ? edge - inner : edge + inner,
    direction: near ? 1 : -1,
    label: g.at(number, v),
  });
  const box = g.box(near ? -margin : long + margin, v - pitch / 2, edge, v + pitch / 2);
  const line = g.box(near ? rim : long - rim, v - pitch / 2, edge, v + pitch / 2);
  const outline = roundedBox(line, 3);
  g.places.set(id, { box, outline });
}

/**
 * Add a row per side for its men off the board (hit, in hand or borne off), and on the phone the
 * strips for the players' lines. In landscape orientation, both rows are above the board, the first
 * side's row over the left half and the second side's over the right half. In portrait orientation,
 * the first side's row is below the board and the second side's above it. If the board is turned,
 * the rows exchange their positions on the phone; on larger screens, they are rotated by 180
 * degrees with the board.
 */
function addLines(g: Geometry, { row, phone, turned, table, margin, view }: Size): void {
  const [first = "white", second = "black"] = view.sides;
  const inset = g.upright ? 0 : margin;
  const half = (g.width - 2 * inset) / 2 - 10;
  const left = phone ? g.width * (1 - STRIP) : inset;
  const width = g.upright ? g.width - left : half;
  const foot = g.height - row;
  const rows: Record<string, Box> = {
    [first]: { x: left, y: g.upright ? foot : 0, width, height: row },
    [second]: { x: g.upright ? left : g.width - inset - half, y: 0, width, height: row },
  };
  for (const [side, box] of Object.entries(rows)) {
    const row = turned && phone ? { ...box, y: foot - box.y } : box;
    for (const wait of layoutRow(row, side, waitingAreas(view, side))) {
      const area = table && side === second ? mirrorArea(wait, box) : wait;
      const placed = turned && !phone ? rotateArea(area, g.width, g.height) : area;
      g.waits.set(wait.place, placed);
      g.places.set(wait.place, areaShape(placed));
    }
  }
  if (!phone) return;
  const line = (y: number): Box => ({ x: 0, y, width: left - 8, height: row });
  g.strips = { far: line(0), near: line(foot) };
}

/** Number of dice unless an option sets it (Pauly's Realencyclopädie V 2, column 1796). */
export const USUAL = 3;

/**
 * Return the centre of man `order` (from 0) of `count` men on a point or in a waiting area; null
 * for any other place. The men of a point form a line from the rim towards the lane.
 */
export function manAt(g: Geometry, place: string, order: number, count: number): Spot | null {
  const wait = g.waits.get(place);
  if (wait) return manInArea(wait, order, count);
  const point = g.points.get(place);
  return point ? g.at(alongLine(g, place, order, count), point.v) : null;
}

/** Return u of man `order` (0 at the rim) of the `count` men on a point; 0 for any other place. */
export function alongLine(g: Geometry, place: string, order: number, count: number): number {
  const point = g.points.get(place);
  if (!point) return 0;
  const first = Math.max(2, 5 * g.scale) + g.man / 2;
  const room = Math.abs(point.head - point.foot) - first - g.man / 2 - 2;
  const step = Math.min(1.022 * g.man, count < 2 ? g.man : room / (count - 1));
  return point.foot + point.direction * (first + order * step);
}

/**
 * Distances when both sides roll several dice, as shares of the board's short side: `apart` from
 * the middle of the lane to the middle of each side's dice, `pitch` between neighbouring dice of a
 * side.
 */
const PAIR = { apart: 0.24, pitch: 0.14 };

/**
 * Return the coordinate v of a die, as a share of the short side. More than three dice (both sides
 * roll several dice for the start) form one group per side.
 */
function shareOf({ upright }: Geometry, index: number, count: number): number {
  if (count <= USUAL)
    return (upright ? 0.5 : 0.455) + (index - (count - 1) / 2) * (upright ? 0.19 : 0.158);
  const half = count / 2;
  const group = index < half ? -PAIR.apart : PAIR.apart;
  return 0.5 + group + ((index % half) - (half - 1) / 2) * PAIR.pitch;
}

/**
 * Return position, size (both in CSS pixels) and rotation (in radians) of a die in the lane. The
 * position is slightly random, but never at the lane's edges, where dotted lines show moves.
 */
export function dieAt(g: Geometry, index: number, count: number, seed: string) {
  const random = chance(seedOf(seed));
  const turn = sway(random);
  const share = shareOf(g, index, count);
  const free = Math.max(0, g.lane / 2 - 0.72 * g.die - 0.022 * g.long);
  const u = g.long / 2 + (2 * random() - 1) * free;
  return { ...g.at(u, share * g.short), turn, size: g.die };
}

/** Return the pressable area of `token` if it is a die (rolled or to be rolled), otherwise null. */
export function tokenBox(g: Geometry, view: View, token: Token): Box | null {
  const among = amongDice(view, token, USUAL);
  if (!among) return null;
  const { index, count } = among;
  const share = shareOf(g, index, count);
  const half = 0.07 * g.short;
  const middle = g.long / 2;
  const reach = g.lane / 2 - 2;
  return g.box(middle - reach, share * g.short - half, middle + reach, share * g.short + half);
}
