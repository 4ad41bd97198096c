/**
 * Positions of all tiles on the domino table, and shapes of all places to select, in CSS pixels.
 */
import { nearSide } from "../../board/choices";
import type { Box, PlaceShape, Spot } from "../../board/painter";
import { boundingBox } from "../../board/places";
import type { Piece, View } from "../../engine/protocol";
import { roundedBox } from "../material/canvas";
import {
  HEIGHT,
  type Heading,
  lengthOf,
  lineCount,
  lineNumber,
  linePosition,
  placesOf,
  type Rows,
  rowFor,
  standing,
} from "./line";
import { isDealt, type Table } from "./table";

/** Centre of a tile and half its length (`unit`) in CSS pixels; direction of its second half. */
export interface TilePosition extends Spot {
  unit: number;
  heading: Heading;
}

/** The tiles in all players' hands and in the stock, arranged in rows. */
interface Groups {
  /** The stock, and each hand that is a single place for all its tiles. The key is the place id. */
  groups: Map<string, { rows: Rows; area: Box }>;
  /** The user's hand, with one place per tile; `order` contains the ids of these places. */
  slots: { rows: Rows; order: string[] };
}

/** Arrange in rows the tiles in all players' hands and in the stock. */
export function groupsOf(table: Table, view: View): Groups {
  const groups: Groups["groups"] = new Map();
  const count = (place: string) => view.pieces.filter((piece) => piece.place === place).length;
  const hands = view.places.filter(({ kind }) => kind === "hand");
  const near = hands.find(({ side }) => side === nearSide(view));
  const others = hands.filter((place) => place !== near);
  const width = table.others.width / Math.max(1, others.length);
  const gap = others.length > 1 ? 0.6 * table.back : 0;
  // All tiles of the other players have the size with which the largest hand fits its area.
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
    const lean = table.close && isDealt(view) ? 0 : 0.5;
    const rows = standing(table.stock, count("stock"), table.stockUnit, 1.44, 1.3, lean);
    groups.set("stock", { area: table.stock, rows });
  }
  const order = view.places.filter(({ kind }) => kind === "slot").map(({ id }) => id);
  const rows = standing(table.hand, order.length, table.handUnit, 1.32);
  return { groups, slots: { rows, order } };
}

const TURNED: Record<Heading, Heading> = { right: "down", down: "left", left: "up", up: "right" };

/**
 * Return the position of a place in the line of tiles, in CSS pixels. `place` counts tiles from the
 * first tile played (0), with negative numbers to its left. The line is centred in its area.
 */
export function positionInLine(table: Table, view: View, place: number): TilePosition {
  const { line, down, lineUnit, rows } = table;
  const row = rowFor(lineCount(view), rows);
  const { x, y, heading } = linePosition(place, row);
  const [long, broad] = down ? [line.height, line.width] : [line.width, line.height];
  const unit = Math.min(lineUnit, long / lengthOf(row), broad / HEIGHT);
  const along = (x - lengthOf(row) / 2) * unit;
  const aside = (y - HEIGHT / 2) * unit;
  const middle = { x: line.x + line.width / 2, y: line.y + line.height / 2 };
  if (!down) return { x: middle.x + along, y: middle.y + aside, unit, heading };
  return { x: middle.x - aside, y: middle.y + along, unit, heading: TURNED[heading] };
}

/** True if a tile with this heading is horizontal. */
export const isAcross = (heading: Heading) => heading === "right" || heading === "left";

/** Return the position of a tile in a view; null if the view does not contain its place. */
export function positionOf(table: Table, view: View, piece: Piece): TilePosition | null {
  const place = placesOf(view).get(piece.place);
  if (place !== undefined) return positionInLine(table, view, place);
  const { groups, slots } = groupsOf(table, view);
  const slot = slots.order.indexOf(piece.place);
  const held = groups.get(piece.place);
  const rows = slot < 0 ? held?.rows : slots.rows;
  if (!rows) return null;
  const tiles = view.pieces
    .filter((other) => other.place === piece.place)
    .sort((a, b) => a.order - b.order);
  const spot = rows.spots[slot < 0 ? tiles.indexOf(piece) : slot] ?? rows.spots.at(-1);
  return spot ? { ...spot, unit: rows.unit, heading: "down" } : null;
}

/**
 * Return the size and heading of a tile (see `TilePosition`) in its place before a move, even if
 * the view no longer contains this place. Return null if tiles in the hand or the stock have size 0
 * for lack of space.
 */
export function restingPose(
  table: Table,
  view: View,
  { place }: Piece,
): Pick<TilePosition, "unit" | "heading"> | null {
  const number = lineNumber(place);
  if (number !== null) return positionInLine(table, view, number);
  const { groups, slots } = groupsOf(table, view);
  const unit = groups.get(place)?.rows.unit ?? slots.rows.unit;
  return unit > 0 ? { unit, heading: "down" } : null;
}

/** Minimum side length of a touch target, in CSS pixels. */
const LEAST = 24;

/** Return the shapes of all places on the domino table, for pointer input and keyboard focus. */
export function shapesOf(table: Table, view: View): Map<string, PlaceShape> {
  const shapes = new Map<string, PlaceShape>();
  const { groups, slots } = groupsOf(table, view);
  const line = placesOf(view);
  for (const { id, kind } of view.places) {
    const place = line.get(id);
    const slot = slots.rows.spots[slots.order.indexOf(id)];
    const group = groups.get(id);
    if (place !== undefined) {
      const box = boxOf(positionInLine(table, view, place));
      shapes.set(id, shape(box, kind === "end" ? LEAST : 0));
    } else if (slot) shapes.set(id, shape(boxOf({ ...slot, ...slots.rows, heading: "down" })));
    else if (group) shapes.set(id, shape(around(group.rows, group.area), LEAST));
  }
  return shapes;
}

export function boxOf({ x, y, unit, heading }: TilePosition): Box {
  const [width, height] = isAcross(heading) ? [2 * unit, unit] : [unit, 2 * unit];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * Return the box around the tiles of a hand or of the stock. Without tiles, return `area`, cut to a
 * square at its left end if it is wider than high.
 */
function around({ unit, spots }: Rows, area: Box): Box {
  if (spots.length === 0) return { ...area, width: Math.min(area.width, area.height) };
  return boundingBox(spots.map((spot) => boxOf({ ...spot, unit, heading: "down" })));
}

function shape(drawn: Box, least = 0): PlaceShape {
  const [wide, tall] = [Math.max(drawn.width, least), Math.max(drawn.height, least)];
  const box = {
    x: drawn.x - (wide - drawn.width) / 2,
    y: drawn.y - (tall - drawn.height) / 2,
    width: wide,
    height: tall,
  };
  const outline = roundedBox(box, 4);
  return { box, outline };
}
