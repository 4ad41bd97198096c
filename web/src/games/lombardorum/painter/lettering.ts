/**
 * Lettering of the board: numerals, the arrow of the direction of play, and the numbers of men in
 * tall stacks.
 */
import { SERIF } from "../../../paint/material/dice";
import type { Live } from "./layer";

/** Minimum number of men on a place for which their number is written. */
const COUNTED = 6;

/** The point numbers of the player on turn along the long sides, engraved and filled with bone. */
export function paintNumerals({ ctx, g, colours, view, far }: Live): void {
  const { board, rim, bay, string } = g;
  const inset = (rim - bay - string) * 0.44 + string;
  ctx.save();
  ctx.font = `500 ${g.numeral}px ${SERIF}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const place of view.places) {
    const point = g.points.get(place.id);
    if (!point || !place.name) continue;
    const y = point.up > 0 ? board.y + inset : board.y + board.height - inset;
    ctx.save();
    ctx.translate(point.x, y + 0.5);
    if (far) ctx.rotate(Math.PI);
    ctx.fillStyle = colours.numeralCut;
    ctx.fillText(place.name, far ? -0.5 : 0.5, far ? 0.8 : -0.8);
    ctx.fillStyle = colours.numeral;
    ctx.fillText(place.name, 0, 0);
    ctx.restore();
  }
  ctx.restore();
}

/** An arrow at the edge of the board, from point 6 to point 7 of the player on turn. */
export function paintTravel({ ctx, g, colours, view }: Live): void {
  const sixth = view.places.find((place) => place.name === "6");
  const seventh = view.places.find((place) => place.name === "7");
  const from = sixth && g.points.get(sixth.id);
  const to = seventh && g.points.get(seventh.id);
  if (!from || !to) return;
  const { unit: u } = g;
  const outward = from.x < g.field.x + g.field.width / 2 ? -1 : 1;
  const direction = to.base > from.base ? 1 : -1;
  const x = from.x + outward * 0.2 * u;
  const middle = g.field.y + g.field.height / 2;
  const reach = direction * 0.36 * u;
  const bend = x + outward * 0.19 * u;
  const end = middle + reach;
  ctx.save();
  ctx.strokeStyle = colours.count;
  ctx.globalAlpha = colours.grain ? 0.55 : 1;
  ctx.lineWidth = Math.max(1.1, 0.017 * u);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(x, middle - reach);
  ctx.bezierCurveTo(bend, middle - reach * 0.4, bend, middle + reach * 0.4, x, end);
  ctx.moveTo(x + outward * 0.125 * u, end - direction * 0.035 * u);
  ctx.lineTo(x, end);
  ctx.lineTo(x - outward * 0.02 * u, end - direction * 0.135 * u);
  ctx.stroke();
  ctx.restore();
}

/** The numbers of men in tall stacks, in the channel in front of the point or on the bar. */
export function paintCounts({ ctx, g, colours, stacks, far }: Live): void {
  ctx.save();
  ctx.font = `500 ${g.numeral * 1.12}px ${SERIF}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (const [place, men] of stacks) {
    if (men.length < COUNTED) continue;
    const point = g.points.get(place);
    const slot = g.slots.get(place);
    const gap = 0.17 * g.unit;
    const at = point
      ? { x: point.x, y: point.base + point.up * (g.length + gap) }
      : slot && { x: slot.x + 0.3 * g.unit, y: foot(slot.box, slot.up) + slot.up * gap };
    if (!at) continue;
    ctx.save();
    ctx.translate(at.x, at.y);
    if (far) ctx.rotate(Math.PI);
    ctx.fillStyle = point ? colours.count : colours.numeral;
    ctx.fillText(String(men.length), 0, 0);
    ctx.restore();
  }
  ctx.restore();
}

const foot = (box: { y: number; height: number }, up: number) =>
  up > 0 ? box.y + box.height : box.y;
