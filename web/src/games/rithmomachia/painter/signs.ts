/** Marks on the field: lines of attack with their formulas, brackets, rings and discs. */
import type { Box, Spot } from "../../../board/painter";
import {
  type Ctx,
  centreText,
  circle,
  fillCircle,
  setPen,
  strokeCircle,
} from "../../../paint/material/canvas";
import { SERIF } from "../../../paint/material/dice";
import { cast } from "../../../paint/material/light";
import * as mark from "../../../paint/material/marks";
import { fade } from "../../../paint/material/palette";
import type { Colours } from "./colours";
import type { Geometry } from "./geometry";

const CAP = 0.655;

/** The part of the geometry needed by marks that are also drawn in the legend. */
type Measures = Pick<Geometry, "cell" | "line">;

/** Paint the glow on a square of the last move, and a dashed ring if the square is empty. */
export function last(ctx: Ctx, g: Geometry, { ink }: Colours, at: Spot, empty: boolean): void {
  const reach = 0.52 * g.cell;
  const glow = ctx.createRadialGradient(at.x, at.y, 0.05 * g.cell, at.x, at.y, reach);
  glow.addColorStop(0, fade(ink.glow, 0.8));
  glow.addColorStop(0.55, fade(ink.glow, 0.47));
  glow.addColorStop(1, fade(ink.glow, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(at.x - g.cell / 2, at.y - g.cell / 2, g.cell, g.cell);
  if (!empty) return;
  ctx.save();
  ctx.setLineDash([3, 3]);
  setPen(ctx, ink.arcEdge, 1.1 * ink.weight);
  strokeCircle(ctx, at.x, at.y, 0.17 * g.cell);
  ctx.restore();
}

/**
 * Paint a line of attack with an arrowhead, `dashed` for an attack by the opponent. If `ticks` is
 * true, each step along the line gets a tick, so that the distance can be counted.
 */
export function line(
  ctx: Ctx,
  g: Geometry,
  { ink }: Colours,
  from: Spot,
  to: Spot,
  look: { dashed: boolean; ticks: boolean },
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [u, v] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = { x: from.x + 0.5 * g.cell * u, y: from.y + 0.5 * g.cell * v };
  const end = { x: to.x - 0.52 * g.cell * u, y: to.y - 0.52 * g.cell * v };
  const width = 1.7 * g.line * ink.weight;
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(start.x, start.y);
  ctx.lineTo(end.x, end.y);
  setPen(ctx, ink.casing, width + 2.7);
  ctx.stroke();
  setPen(ctx, ink.accent, width);
  if (look.dashed) ctx.setLineDash([6, 4]);
  ctx.stroke();
  ctx.setLineDash([]);
  const distance = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const steps = look.ticks ? Math.round(distance / g.cell) : 1;
  ctx.beginPath();
  for (let i = 1; i < steps; i++) {
    const at = { x: from.x + (u * length * i) / steps, y: from.y + (v * length * i) / steps };
    const half = 0.085 * g.cell;
    ctx.moveTo(at.x - v * half, at.y + u * half);
    ctx.lineTo(at.x + v * half, at.y - u * half);
  }
  ctx.stroke();
  const [long, broad] = [0.15 * g.cell, 0.065 * g.cell];
  ctx.fillStyle = ink.accent;
  ctx.beginPath();
  ctx.moveTo(end.x + 2 * u, end.y + 2 * v);
  ctx.lineTo(end.x - long * u - broad * v, end.y - long * v + broad * u);
  ctx.lineTo(end.x - long * u + broad * v, end.y - long * v - broad * u);
  ctx.fill();
  ctx.restore();
}

export function tagSize(ctx: Ctx, g: Geometry, text: string): { width: number; height: number } {
  ctx.font = `600 ${g.formula}px ${SERIF}`;
  return { width: ctx.measureText(text).width + 0.84 * g.formula, height: 1.36 * g.formula };
}

/** Paint a formula on its tag, with a dashed frame for an attack of the opponent. */
export function tag(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  text: string,
  { x, y, width, height }: Box,
  look: { dashed: boolean; turn: number },
): void {
  const { ink } = colours;
  ctx.save();
  ctx.translate(x + width / 2, y + height / 2);
  ctx.rotate(look.turn);
  ctx.beginPath();
  ctx.roundRect(-width / 2, -height / 2, width, height, 2);
  ctx.save();
  if (colours.grain) cast(ctx, { colour: colours.tagShadow, blur: 4, x: 1, y: 1.5 });
  ctx.fillStyle = colours.tag;
  ctx.fill();
  ctx.restore();
  setPen(ctx, ink.accent, 0.9 * ink.weight);
  if (look.dashed) ctx.setLineDash([3, 2.4]);
  ctx.stroke();
  ctx.fillStyle = ink.accent;
  ctx.font = `600 ${g.formula}px ${SERIF}`;
  centreText(ctx);
  ctx.fillText(text, 0, 0.315 * g.formula);
  ctx.restore();
}

/** Paint a slip of parchment, the background of a pyramid's layers shown side by side. */
export function slip(ctx: Ctx, colours: Colours, { x, y, width, height }: Box): void {
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 3);
  if (colours.grain) cast(ctx, { colour: colours.tagShadow, blur: 6, x: 1, y: 2 });
  ctx.fillStyle = colours.tag;
  ctx.fill();
  ctx.restore();
  setPen(ctx, colours.line, 0.9);
  ctx.stroke();
}

/** Paint four corner brackets around an attacked stone. */
export function brackets(ctx: Ctx, g: Measures, { ink }: Colours, at: Spot): void {
  const [reach, arm] = [0.462 * g.cell, 0.17 * g.cell];
  ctx.save();
  ctx.beginPath();
  for (const [i, j] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    ctx.moveTo(at.x + i * reach, at.y + j * (reach - arm));
    ctx.lineTo(at.x + i * reach, at.y + j * reach);
    ctx.lineTo(at.x + i * (reach - arm), at.y + j * reach);
  }
  mark.cased(ctx, ink, ink.accent, 2.1 * g.line * ink.weight);
  ctx.restore();
}

/** Paint a "!", rotated by `turn` radians, at a corner of an attacked stone of the side to move. */
export function badge(ctx: Ctx, g: Measures, colours: Colours, at: Spot, turn: number): void {
  const reach = 0.44 * g.cell * (turn ? -1 : 1);
  const radius = Math.max(5.5, 0.135 * g.cell);
  ctx.save();
  ctx.translate(at.x + reach, at.y - reach);
  ctx.rotate(turn);
  circle(ctx, 0, 0, radius);
  ctx.fillStyle = colours.ink.accent;
  ctx.fill();
  setPen(ctx, colours.tag, 1);
  ctx.stroke();
  ctx.fillStyle = colours.tag;
  ctx.font = `700 ${1.5 * radius}px ${SERIF}`;
  centreText(ctx);
  ctx.fillText("!", 0, (CAP / 2) * 1.5 * radius);
  ctx.restore();
}

/** Paint the ring around the chosen stone. It is smaller if keyboard focus is on the same stone. */
export function chosen(
  ctx: Ctx,
  g: Geometry,
  { ink }: Colours,
  at: Spot,
  { focused }: { focused: boolean },
): void {
  const radius = (focused ? 0.385 : 0.475) * g.cell;
  mark.ring(ctx, ink, at, radius, 2.2 * g.line * ink.weight, ink.second);
}

/** Paint a dot where the chosen stone can move, with a ring if it would attack from there. */
export function target(ctx: Ctx, g: Measures, { ink }: Colours, at: Spot, vantage: boolean): void {
  fillCircle(ctx, ink.casing, at.x, at.y, 0.165 * g.cell);
  fillCircle(ctx, ink.second, at.x, at.y, 0.115 * g.cell);
  const width = Math.max(1.3, 0.03 * g.cell) * ink.weight;
  if (vantage) mark.ring(ctx, ink, at, 0.23 * g.cell, width, ink.accent);
}

/** Paint a winning row of stones: a broad band under the stones, and a ring around each stone. */
export function row(ctx: Ctx, g: Geometry, { ink }: Colours, spots: readonly Spot[]): void {
  ctx.save();
  ctx.lineCap = "round";
  ctx.beginPath();
  for (const { x, y } of spots) ctx.lineTo(x, y);
  setPen(ctx, fade(ink.glow, 0.75), 0.92 * g.cell);
  ctx.stroke();
  ctx.restore();
  for (const at of spots) mark.ring(ctx, ink, at, 0.475 * g.cell, 2.2 * ink.weight, ink.second);
}
