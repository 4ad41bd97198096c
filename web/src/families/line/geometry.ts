/**
 * Where everything lies on the café table, in CSS pixels.
 *
 * At a desk the table lies across: the others' hands above, the line below them, then the stock
 * and the slate, and the own hand at the lower edge. On the phone it stands upright: the line
 * runs down its middle, a quarter turned, with the stock at the left and the slate at the right;
 * where the window is too short for that the line lies across there as well.
 */
import { nearSide } from "../../board/choices";
import type { Box, Look, Spot } from "../../board/painter";
import type { Piece, View } from "../../engine/protocol";
import {
  HEIGHT,
  type Heading,
  laid,
  lengthOf,
  lieAt,
  numberIn,
  placesOf,
  ROWS,
  rowFor,
  SHORT_ROWS,
} from "./line";
import { type Rows, standing } from "./rows";
import { lineOf } from "./slate";

/** A tile as it lies: the first half of its value at the side that it comes from. */
export interface Lie extends Spot {
  unit: number;
  heading: Heading;
}

/** The areas of a table, whatever lies on them. */
export interface Table {
  width: number;
  height: number;
  bleed: number;
  /** Against the drawing. */
  scale: number;
  phone: boolean;
  /** The others' hands, to be shared among them; and how large their tiles are. */
  others: Box;
  back: number;
  /** Room for the double row, whether it runs down, how large its tiles may be, and its rows. */
  line: Box;
  down: boolean;
  lineUnit: number;
  rows: readonly number[];
  stock: Box;
  stockUnit: number;
  /** Where it is shown how many tiles can be bought. */
  discs: Box;
  slate: Box | null;
  hand: Box;
  handUnit: number;
  captions: { hand: Box; stock: Box | null; others: Box | null; slate: Box | null };
  strips: { far: Box; near: Box } | null;
}

/** The drawing of the desk: 1004 by 752, tiles of 50. */
const DESK = { width: 1004, height: 752 };
/** The drawing of the phone is as wide; its height follows the window. */
const PHONE = 390;
/** Height of the phone's strips for the players' lines, in pixels. */
const STRIP = 28;
/** Room for a tile that is lifted out of the hand. */
const LIFTED = 20;
/** Most tiles of a hand that stand in one row on the phone. */
const ROW = 8;
/** The least length in which the phone's line runs down. */
const LENGTH = 340;
/** From disc to disc beside the stock, in the desk's drawing. */
const PITCH = 13.2;

/** The table that fits into a space. */
export function measure(space: { width: number; height: number }, view: View, look: Look): Table {
  return look.shape === "phone" ? upright(space, view) : across(space, view);
}

/** A box of a drawing at a scale. */
const scaled =
  (s: number) =>
  (x: number, y: number, width: number, height: number): Box => ({
    x: x * s,
    y: y * s,
    width: width * s,
    height: height * s,
  });

/** Whether a stock lies on the table; without one the line has the room in the middle. */
const isStocked = (view: View) => view.places.some(({ kind }) => kind === "stock");
/** Whether the tiles are dealt; until then all of them lie in the middle of the table. */
const isDealt = (view: View) => view.pieces.some(({ place }) => place !== "stock");
const stockOf = (view: View) => view.pieces.filter(({ place }) => place === "stock").length;

function across(space: { width: number; height: number }, view: View): Table {
  const s = Math.min(space.width / DESK.width, space.height / DESK.height);
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
    phone: false,
    others: at(52, 40, 900, 116),
    back: 50 * s,
    line: at(52, isStocked(view) ? 202 : 290, 900, 113),
    down: false,
    lineUnit: 50 * s,
    rows: ROWS,
    stock: isDealt(view) ? at(60, 388, room - 16, 150) : at(60, 250, room - 16, 220),
    stockUnit: 50 * s,
    discs: at(52, 352, discs, 26),
    slate,
    hand: at(52, 594, room, 140),
    handUnit: 50 * s,
    captions: {
      hand: at(52, 554, room, 26),
      stock: count > 0 ? at(52 + discs + 8, 352, room - discs - 8, 26) : null,
      others: isDealt(view) ? at(84, 20, 600, 26) : null,
      slate: slate && lineOf(slate),
    },
    strips: null,
  };
}

function upright(space: { width: number; height: number }, view: View): Table {
  const s = space.width / PHONE;
  const height = space.height / s;
  const held = view.places.filter(({ kind }) => kind === "slot").length;
  const at = scaled(s);
  const strip = STRIP / s;
  const top = 10 + strip + 50 + 12;
  const hand = held > ROW ? 132 : 84;
  const footOf = (tall: number) => height - 12 - tall - strip - LIFTED;
  const foot = footOf(hand);
  // Whether the line runs down must not hang on the hand, which grows and shrinks.
  const down = footOf(84) - top >= LENGTH;
  const middle = down ? top : top + 76;
  const race = view.series.race !== null;
  const count = stockOf(view);
  const slate = race ? at(244, middle, 130, Math.min(230, foot - middle - 8)) : null;
  const across = isStocked(view) ? 70 : foot - top - 4;
  const column = race ? { x: 150, width: 88 } : { x: 145, width: 100 };
  const stock = down ? { width: 116, tall: 300, line: 42 } : { width: 210, tall: 160, line: 26 };
  return {
    width: Math.floor(space.width),
    height: Math.floor(space.height),
    bleed: 8,
    scale: s,
    phone: true,
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

/** How tiles stand in the places that hold several, and in the own hand. */
export interface Groups {
  /** By place: the rows and the area of its own. */
  groups: Map<string, { rows: Rows; area: Box }>;
  slots: { rows: Rows; order: string[] };
}

/** Shares the areas among what a view shows. */
export function groupsOf(table: Table, view: View): Groups {
  const groups: Groups["groups"] = new Map();
  const count = (place: string) => view.pieces.filter((piece) => piece.place === place).length;
  const hands = view.places.filter(({ kind }) => kind === "hand");
  const near = hands.find(({ side }) => side === nearSide(view));
  const others = hands.filter((place) => place !== near);
  const width = table.others.width / Math.max(1, others.length);
  const gap = others.length > 1 ? 0.6 * table.back : 0;
  // The backs of all hands are of one size, that of the fullest.
  const most = Math.max(1, ...others.map(({ id }) => count(id)));
  const room = { ...table.others, width: width - gap };
  const { unit } = standing(room, most, table.back, 1.24);
  others.forEach(({ id }, i) => {
    const area = { ...room, x: room.x + i * width };
    groups.set(id, { area, rows: standing(area, count(id), unit, 1.24) });
  });
  if (near)
    groups.set(near.id, {
      area: table.hand,
      rows: standing(table.hand, count(near.id), table.handUnit, 1.32),
    });
  if (view.places.some(({ kind }) => kind === "stock")) {
    const lean = table.phone && isDealt(view) ? 0 : 0.5;
    const rows = standing(table.stock, count("stock"), table.stockUnit, 1.44, 1.3, lean);
    groups.set("stock", { area: table.stock, rows });
  }
  const order = view.places.filter(({ kind }) => kind === "slot").map(({ id }) => id);
  const rows = standing(table.hand, order.length, table.handUnit, 1.32);
  return { groups, slots: { rows, order } };
}

const TURNED: Record<Heading, Heading> = { right: "down", down: "left", left: "up", up: "right" };

/** The lie of a place of the line, in the middle of the room that it has. */
export function lieInLine(table: Table, view: View, place: number): Lie {
  const { line, down, lineUnit, rows } = table;
  const row = rowFor(laid(view), rows);
  const { x, y, heading } = lieAt(place, row);
  const [long, broad] = down ? [line.height, line.width] : [line.width, line.height];
  const unit = Math.min(lineUnit, long / lengthOf(row), broad / HEIGHT);
  const along = (x - lengthOf(row) / 2) * unit;
  const aside = (y - HEIGHT / 2) * unit;
  const middle = { x: line.x + line.width / 2, y: line.y + line.height / 2 };
  if (!down) return { x: middle.x + along, y: middle.y + aside, unit, heading };
  return { x: middle.x - aside, y: middle.y + along, unit, heading: TURNED[heading] };
}

/** Whether a tile with this heading lies across. */
export const isAcross = (heading: Heading) => heading === "right" || heading === "left";

/** Where a tile lies in a view. */
export function lieOf(table: Table, view: View, piece: Piece): Lie | null {
  const place = placesOf(view).get(piece.place);
  if (place !== undefined) return lieInLine(table, view, place);
  const { groups, slots } = groupsOf(table, view);
  const slot = slots.order.indexOf(piece.place);
  const held = groups.get(piece.place);
  const rows = slot < 0 ? held?.rows : slots.rows;
  if (!rows) return null;
  const here = view.pieces
    .filter((other) => other.place === piece.place)
    .sort((a, b) => a.order - b.order);
  const spot = rows.spots[slot < 0 ? here.indexOf(piece) : slot] ?? rows.spots.at(-1);
  return spot ? { ...spot, unit: rows.unit, heading: "down" } : null;
}

/** How large a tile lies on a place that the view may know no more, and where it points. */
export function restOf(
  table: Table,
  view: View,
  { place }: Piece,
): Pick<Lie, "unit" | "heading"> | null {
  const number = numberIn(place);
  if (number !== null) return lieInLine(table, view, number);
  const { groups, slots } = groupsOf(table, view);
  const unit = groups.get(place)?.rows.unit ?? slots.rows.unit;
  return unit > 0 ? { unit, heading: "down" } : null;
}
