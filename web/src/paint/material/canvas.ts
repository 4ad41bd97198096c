/**
 * Helpers for canvases: scale and transform, offscreen canvases, lines, circles, boxes and text.
 */
import type { Board, Box, Spot } from "../../board/painter";

export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Room for a board, in CSS pixels. */
export type Space = { width: number; height: number };

type Paint = Ctx["fillStyle"];

/** Return the device pixels per unit of length under the context's current transform. */
export function scaleOf(ctx: Ctx): number {
  const { a, b } = ctx.getTransform();
  return Math.hypot(a, b);
}

/** Create an offscreen canvas. `ratio` is the number of its pixels per unit of length. */
export function sheet(width: number, height: number, ratio: number) {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.ceil(width * ratio)),
    Math.max(1, Math.ceil(height * ratio)),
  );
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no 2d context");
  ctx.scale(ratio, ratio);
  return { canvas, ctx };
}

/** Start a path with a full circle. */
export function circle(ctx: Ctx, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
}

export function boardTransform(
  { width, height, bleed }: Pick<Board, "width" | "height" | "bleed">,
  ratio: number,
) {
  return (ctx: CanvasRenderingContext2D, paint: () => void): void => {
    ctx.save();
    ctx.setTransform(ratio, 0, 0, ratio, bleed * ratio, bleed * ratio);
    ctx.clearRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
    paint();
    ctx.restore();
  };
}

export function setPen(ctx: Ctx, colour: Paint, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
}

export function fillCircle(ctx: Ctx, colour: Paint, x: number, y: number, radius: number): void {
  ctx.fillStyle = colour;
  circle(ctx, x, y, radius);
  ctx.fill();
}

export function strokeCircle(ctx: Ctx, x: number, y: number, radius: number): void {
  circle(ctx, x, y, radius);
  ctx.stroke();
}

export function strokeLine(ctx: Ctx, from: Spot, to: Spot): void {
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.stroke();
}

/** Start a path with a diagonal cross (×) at a spot. `arm` is half the width of the cross. */
export function cross(ctx: Ctx, { x, y }: Spot, arm: number): void {
  ctx.beginPath();
  ctx.moveTo(x - arm, y - arm);
  ctx.lineTo(x + arm, y + arm);
  ctx.moveTo(x + arm, y - arm);
  ctx.lineTo(x - arm, y + arm);
}

export function fillBox(ctx: Ctx, colour: Paint, { x, y, width, height }: Box): void {
  ctx.fillStyle = colour;
  ctx.fillRect(x, y, width, height);
}

/** Return the outline of a box with rounded corners. */
export function roundedBox({ x, y, width, height }: Box, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

/**
 * Paint text at a spot, upside down if it is for a player at the far side of the board (`far`).
 * `drop` is the distance of the baseline below the spot, as seen by this player.
 */
export function fillText(ctx: Ctx, text: string, at: Spot, drop: number, far: boolean): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  if (far) ctx.rotate(Math.PI);
  ctx.fillText(text, 0, drop);
  ctx.restore();
}

/** Set the alignment of text: centred horizontally, with the baseline at its y coordinate. */
export function centreText(ctx: Ctx): void {
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
}

/** Return the box with these two spots as opposite corners. */
export const boxBetween = (a: Spot, b: Spot): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});
