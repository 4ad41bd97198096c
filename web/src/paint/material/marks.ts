/**
 * Marks on pieces and places. `d` is the diameter of a man in CSS pixels. Marks differ by shape,
 * not only by colour. Most have a casing, an outline in a contrasting colour that makes them
 * visible on every material.
 */
import type { Box, Spot } from "../../board/painter";
import { type Ctx, circle, cross, fillCircle, setPen } from "./canvas";
import { fade, type MarkInk } from "./palette";

/** Stroke the current path in a colour, with a contrasting outline (casing) on both sides. */
export function cased(ctx: Ctx, ink: MarkInk, colour: string, width: number): void {
  setPen(ctx, ink.casing, width + 2 * ink.caseWidth);
  ctx.stroke();
  setPen(ctx, colour, width);
  ctx.stroke();
}

/** Paint a ring, dashed if `dash` is not empty, with a contrasting outline (casing). */
export function ring(
  ctx: Ctx,
  ink: MarkInk,
  at: Spot,
  radius: number,
  width: number,
  colour: string,
  dash: number[] = [],
): void {
  ctx.save();
  ctx.setLineDash(dash);
  circle(ctx, at.x, at.y, radius);
  cased(ctx, ink, colour, width);
  ctx.restore();
}

function disc(ctx: Ctx, ink: MarkInk, x: number, y: number, radius: number, colour: string): void {
  fillCircle(ctx, ink.casing, x, y, radius + ink.caseWidth * 1.2);
  fillCircle(ctx, colour, x, y, radius);
}

/** Return the width of a fine and of a strong line, for a man of diameter `d`. */
const fine = (ink: MarkInk, d: number) => Math.max(1.5, 0.028 * d) * ink.weight;
const firm = (ink: MarkInk, d: number) => Math.max(1.6, 0.034 * d) * ink.weight;

/** Paint a ring around a man that can be moved. */
export function movable(ctx: Ctx, ink: MarkInk, at: Spot, d: number): void {
  const width = fine(ink, d);
  ring(ctx, ink, at, d / 2 + width * 0.4, width, ink.second);
}

/** Paint a ring around the chosen man. */
export function chosen(ctx: Ctx, ink: MarkInk, at: Spot, d: number): void {
  const width = fine(ink, d);
  ring(ctx, ink, at, d * 0.515 + width * 1.1, width * 1.9, ink.second);
}

/** Mark a destination without a hit: dashed ring, pale disc, and a dot for each of `uses` dice. */
export function target(ctx: Ctx, ink: MarkInk, at: Spot, d: number, uses: number): void {
  const radius = d * 0.465;
  fillCircle(ctx, ink.ghost, at.x, at.y, radius);
  ring(ctx, ink, at, radius, firm(ink, d) * 0.8, ink.second, [0.11 * d, 0.075 * d]);
  discs(ctx, ink, at, d, uses);
}

/** Mark a man that a move can hit: a ring with four ticks, and a dot per die that the move uses. */
export function hitTarget(ctx: Ctx, ink: MarkInk, at: Spot, d: number, uses: number): void {
  hitRing(ctx, ink, at, d);
  discs(ctx, ink, at, d, uses);
}

export function hitRing(ctx: Ctx, ink: MarkInk, at: Spot, d: number, colour = ink.second): void {
  const width = firm(ink, d);
  ring(ctx, ink, at, d / 2 + width * 1.1, width, colour);
  ctx.save();
  ctx.lineCap = "round";
  ctx.beginPath();
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 2 + Math.PI / 4;
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    ctx.moveTo(at.x + 0.48 * d * x, at.y + 0.48 * d * y);
    ctx.lineTo(at.x + 0.67 * d * x, at.y + 0.67 * d * y);
  }
  cased(ctx, ink, colour, width * 1.5);
  ctx.restore();
}

/** Mark a tray for borne-off men as the destination of a move, with a dot per die (`uses`). */
export function edgeTarget(ctx: Ctx, ink: MarkInk, box: Box, d: number, uses: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, 3);
  ctx.fillStyle = ink.ghost;
  ctx.fill();
  ctx.setLineDash([5, 3.4]);
  cased(ctx, ink, ink.second, 1.6);
  ctx.restore();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const upright = box.height > box.width;
  const size = Math.min(d, (upright ? box.width : box.height) * 2.4);
  discs(ctx, ink, middle, size, uses, upright);
}

/** Paint a dot for each die that a move uses, at least one; in a row or, if `upright`, a column. */
export function discs(
  ctx: Ctx,
  ink: MarkInk,
  at: Spot,
  d: number,
  uses: number,
  upright = false,
): void {
  const count = Math.max(1, uses);
  const radius = (count > 2 ? 0.1 : 0.125) * d;
  const pitch = radius * 2.64;
  for (let k = 0; k < count; k++) {
    const shift = (k - (count - 1) / 2) * pitch;
    const [x, y] = upright ? [at.x, at.y + shift] : [at.x + shift, at.y];
    disc(ctx, ink, x, y, radius, ink.second);
  }
}

/** Mark a place passed by the move whose preview is shown on focus or hover: a small ring. */
export function step(ctx: Ctx, ink: MarkInk, at: Spot, d: number): void {
  ring(ctx, ink, at, 0.1 * d, Math.max(1.4, 0.024 * d), ink.second);
}

/** Paint a golden glow under a man that moved in the last turn. */
export function lastGlow(ctx: Ctx, ink: MarkInk, at: Spot, d: number): void {
  const glow = ctx.createRadialGradient(at.x, at.y, d * 0.4, at.x, at.y, d * 0.8);
  glow.addColorStop(0, fade(ink.glow, 0.95));
  glow.addColorStop(0.35, fade(ink.glow, 0.5));
  glow.addColorStop(1, fade(ink.glow, 0));
  fillCircle(ctx, glow, at.x, at.y, d * 0.8);
}

/** Paint four golden arcs around a man that moved in the last turn. */
export function lastArcs(ctx: Ctx, ink: MarkInk, at: Spot, d: number): void {
  const width = Math.max(1.7, 0.024 * d) * ink.weight;
  const radius = d * 0.5 + width;
  for (const [line, colour, more] of [
    [width + 1.1 * ink.weight, ink.arcEdge, 0.03],
    [width, ink.arc, 0],
  ] as const) {
    setPen(ctx, colour, line);
    for (let k = 0; k < 4; k++) {
      const middle = (k * Math.PI) / 2;
      ctx.beginPath();
      ctx.arc(at.x, at.y, radius, middle - 0.6 - more, middle + 0.6 + more);
      ctx.stroke();
    }
  }
}

/** Paint a golden outline around a man that rests on its edge, borne off in the last turn. */
export function lastEdge(ctx: Ctx, ink: MarkInk, box: Box): void {
  ctx.beginPath();
  ctx.roundRect(box.x - 1, box.y - 1, box.width + 2, box.height + 2, 4);
  setPen(ctx, ink.arcEdge, 2.8);
  ctx.stroke();
  setPen(ctx, ink.arc, 1.7);
  ctx.stroke();
}

/** Mark the place that a man has left: a small dashed golden ring. */
export function origin(ctx: Ctx, ink: MarkInk, at: Spot, d: number): void {
  ctx.save();
  const width = Math.max(1.5, 0.024 * d) * ink.weight;
  ctx.setLineDash([0.09 * d, 0.07 * d]);
  circle(ctx, at.x, at.y, 0.2 * d);
  setPen(ctx, ink.arcEdge, width + 1.1 * ink.weight);
  ctx.stroke();
  setPen(ctx, ink.arc, width);
  ctx.stroke();
  ctx.restore();
}

/** Mark a place where the user tried an illegal action: a dashed ring with a cross. */
export function refused(ctx: Ctx, ink: MarkInk, at: Spot, d: number): void {
  ring(ctx, ink, at, d * 0.44, Math.max(1.8, 0.036 * d), ink.accent, [0.055 * d, 0.06 * d]);
  const arm = 0.13 * d;
  ctx.save();
  ctx.lineCap = "round";
  cross(ctx, at, arm);
  cased(ctx, ink, ink.accent, 0.06 * d);
  ctx.restore();
}

/** Mark the man that a hint recommends: a dotted ring. */
export function hinted(ctx: Ctx, ink: MarkInk, at: Spot, d: number): void {
  const width = Math.max(2, 0.045 * d);
  ctx.save();
  ctx.lineCap = "round";
  ring(ctx, ink, at, d * 0.5 + width, width * 1.25, ink.second, [0.01, width * 2.3]);
  ctx.restore();
}

/**
 * Paint a recommended route: a dotted arrow from each spot to the next, slightly curved to
 * distinguish it from the lines of the board.
 */
export function hintArrow(ctx: Ctx, ink: MarkInk, path: Spot[], d: number): void {
  const width = Math.max(2, 0.045 * d);
  ctx.save();
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  for (let k = 1; k < path.length; k++) {
    const from = path[k - 1] as Spot;
    const to = path[k] as Spot;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 1) continue;
    const bow = Math.min(0.18 * length, 0.6 * d);
    const knee = {
      x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bow,
      y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bow,
    };
    const arrival = Math.atan2(to.y - knee.y, to.x - knee.x);
    const departure = Math.atan2(knee.y - from.y, knee.x - from.x);
    const tip = { x: to.x - 0.16 * d * Math.cos(arrival), y: to.y - 0.16 * d * Math.sin(arrival) };
    ctx.setLineDash([0.01, width * 2.3]);
    ctx.beginPath();
    ctx.moveTo(from.x + 0.3 * d * Math.cos(departure), from.y + 0.3 * d * Math.sin(departure));
    ctx.quadraticCurveTo(knee.x, knee.y, tip.x, tip.y);
    cased(ctx, ink, ink.second, width * 1.25);
    ctx.setLineDash([]);
    ctx.beginPath();
    for (const side of [-1, 1]) {
      const angle = arrival + Math.PI + side * 0.55;
      ctx.moveTo(to.x, to.y);
      ctx.lineTo(to.x + 0.26 * d * Math.cos(angle), to.y + 0.26 * d * Math.sin(angle));
    }
    cased(ctx, ink, ink.second, width);
  }
  ctx.restore();
}

/** Paint a tick on a used die. */
export function tick(ctx: Ctx, ink: MarkInk, at: Spot, size: number): void {
  ctx.save();
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(at.x - 0.27 * size, at.y + 0.02 * size);
  ctx.lineTo(at.x - 0.07 * size, at.y + 0.21 * size);
  ctx.lineTo(at.x + 0.3 * size, at.y - 0.23 * size);
  cased(ctx, ink, ink.second, 0.1 * size);
  ctx.restore();
}

/** Mark the keyboard focus along the outline of a place. */
export function focus(ctx: Ctx, ink: MarkInk, outline: Path2D): void {
  ctx.save();
  ctx.lineJoin = "round";
  setPen(ctx, ink.paper, 6 * ink.weight);
  ctx.stroke(outline);
  setPen(ctx, ink.focus, 2 * ink.weight);
  ctx.stroke(outline);
  ctx.restore();
}

/** Mark the place of a die before the roll: a dashed square, rotated by `turn` radians. */
export function dieToCome(ctx: Ctx, at: Spot, size: number, turn: number, colour: string): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(turn);
  ctx.setLineDash([0.13 * size, 0.1 * size]);
  setPen(ctx, colour, Math.max(1.2, 0.026 * size));
  ctx.beginPath();
  ctx.roundRect(-size / 2, -size / 2, size, size, size * 0.15);
  ctx.stroke();
  ctx.restore();
}
