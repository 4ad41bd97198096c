import type { Box, PlaceShape } from "../../board/painter";
import type { View } from "../../engine/protocol";
import { groupsOf, isAcross, positionInLine, type TilePosition } from "./geometry";
import { placesOf } from "./line";
import type { Rows } from "./rows";
import type { Table } from "./table";

/** Minimum side length of a touch target. */
const LEAST = 24;

/** Shapes of all places on the café table, for pointer and keyboard focus. */
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

/** The box of a tile. */
export function boxOf({ x, y, unit, heading }: TilePosition): Box {
  const [width, height] = isAcross(heading) ? [2 * unit, unit] : [unit, 2 * unit];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * The box around the tiles of a group. Without tiles, a square at the left of a wide area, or all
 * of a tall one.
 */
function around({ unit, spots }: Rows, area: Box): Box {
  if (spots.length === 0) return { ...area, width: Math.min(area.width, area.height) };
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const x = Math.min(...xs) - unit / 2;
  const y = Math.min(...ys) - unit;
  return {
    x,
    y,
    width: Math.max(...xs) + unit / 2 - x,
    height: Math.max(...ys) + unit - y,
  };
}

function shape(drawn: Box, least = 0): PlaceShape {
  const [wide, tall] = [Math.max(drawn.width, least), Math.max(drawn.height, least)];
  const box = {
    x: drawn.x - (wide - drawn.width) / 2,
    y: drawn.y - (tall - drawn.height) / 2,
    width: wide,
    height: tall,
  };
  const outline = new Path2D();
  outline.roundRect(box.x, box.y, box.width, box.height, 4);
  return { box, outline };
}
