/** Positions of men and dice. */
import type { Box, Spot } from "../../../board/painter";
import type { Geometry } from "./measures";

/** The centre of man `order` of `count` on a place. */
export function manAt(g: Geometry, place: string, order: number, count: number): Spot | null {
  const point = g.points.get(place);
  if (point) {
    const first = g.man / 2 - g.bay + 0.02 * g.unit;
    const last = g.length - g.man / 2;
    const step = count < 2 ? g.man : Math.min(g.man, (last - first) / (count - 1));
    return { x: point.x, y: point.base + point.up * (first + order * step) };
  }
  const slot = g.slots.get(place);
  if (slot) {
    const room = slot.box.height - 0.1 * g.unit - g.man;
    const step = count < 2 ? 0 : Math.min(g.man, room / (count - 1));
    return { x: slot.x, y: slot.first + slot.up * order * step };
  }
  const edge = edgeAt(g, place, order);
  return edge && { x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 };
}

/** The position of the next man, if the men already there do not move closer together. */
export function nextAt(g: Geometry, place: string, count: number): Spot | null {
  const point = g.points.get(place);
  if (!point || count === 0) return manAt(g, place, count, count + 1);
  const bottom = manAt(g, place, 0, count) as Spot;
  const top = manAt(g, place, count - 1, count) as Spot;
  const reach = g.length - g.man / 2 + 0.1 * g.unit;
  const step = count < 2 ? g.man : Math.abs(top.y - bottom.y) / (count - 1);
  const rise = Math.min(Math.abs(top.y - point.base) + step, reach);
  return { x: point.x, y: point.base + point.up * rise };
}

/** The box of a man on its edge in a tray. */
export function edgeAt(g: Geometry, place: string, order: number): Box | null {
  const well = g.wells.get(place);
  if (!well) return null;
  const { box, pitch, margin, fills } = well;
  const thick = pitch * 0.93;
  const from = margin + order * pitch;
  const inset = margin * 0.7;
  if (fills === "left") {
    const x = box.x + box.width - from - pitch;
    return { x, y: box.y + inset, width: thick, height: box.height - 2 * inset };
  }
  const y = fills === "down" ? box.y + from : box.y + box.height - from - pitch;
  return { x: box.x + inset, y, width: box.width - 2 * inset, height: thick };
}

/** The position of a die in the middle of the field; `jitter` is a random offset from -1 to 1. */
export function dieAt(
  g: Geometry,
  index: number,
  count: number,
  jitter: { x: number; y: number },
): Spot {
  const pitch = count > 2 ? 0.15 : 0.16;
  const share = 0.52 + (index - (count - 1) / 2) * pitch + jitter.x * 0.014;
  return {
    x: g.field.x + g.field.width * share,
    y: g.field.y + g.field.height / 2 + jitter.y * 0.08 * g.unit,
  };
}
