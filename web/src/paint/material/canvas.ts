/** Helpers for canvases: type of a context, its scale, an offscreen canvas, a circle. */
import type { Board } from "../../board/painter";

export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Device pixels per unit of the context's current transform. Shadows are measured in device pixels.
 */
export function scaleOf(ctx: Ctx): number {
  const { a, b } = ctx.getTransform();
  return Math.hypot(a, b);
}

/** Creates an offscreen canvas with size and coordinates in CSS pixels. */
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

/** Starts a path with a full circle. */
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
