/** Small canvases for a man, a die or a mark, at the resolution of the screen. */
import type { Look } from "../board/painter";
import { make } from "./dom";
import { plainLook } from "./theme";

/** Margin for shadows, as a share of the picture's size. */
const BLEED = 0.25;

/** Paints a picture of `size` CSS pixels. */
export type Paint = (ctx: CanvasRenderingContext2D, look: Look) => void;

/** Returns a painted canvas that takes `size` CSS pixels in the layout. */
export function picture(size: number, paint: Paint): HTMLCanvasElement {
  const canvas = make("canvas", { class: "picture", "aria-hidden": "true" });
  paintOn(canvas, size, plainLook(Math.max(1, devicePixelRatio)), paint);
  return canvas;
}

/** Sets the size of a canvas and paints the picture on it. */
export function paintOn(canvas: HTMLCanvasElement, size: number, look: Look, paint: Paint): void {
  const { ratio } = look;
  const bleed = Math.ceil(size * BLEED);
  const whole = size + 2 * bleed;
  canvas.width = canvas.height = Math.round(whole * ratio);
  canvas.style.cssText = `width:${whole}px;height:${whole}px;margin:${-bleed}px`;
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  ctx.setTransform(ratio, 0, 0, ratio, bleed * ratio, bleed * ratio);
  paint(ctx, look);
}
