/** Small pictures of a piece, a die or a mark on canvases, at the resolution of the screen. */
import { signal } from "@preact/signals-core";
import { html, noChange, type TemplateResult } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";
import type { Look } from "../board/painter";
import { make } from "../kit/dom";
import { plainLook } from "../kit/theme";

/**
 * Counts how often fonts have finished loading. Pictures may contain text, so they are painted
 * again when this number changes.
 */
const letters = signal(0);
let listens = false;

function lettersCome(): number {
  if (!listens) document.fonts.addEventListener("loadingdone", () => void letters.value++);
  listens = true;
  return letters.value;
}

class Painted extends Directive {
  #shown = "";

  render(_size: number, _paint: Paint, _key: unknown): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [size, paint, key]: [number, Paint, unknown]): unknown {
    const look = plainLook();
    const shown = JSON.stringify([size, look.theme, look.ratio, lettersCome(), key]);
    if (shown === this.#shown) return noChange;
    this.#shown = shown;
    paintOn(element as HTMLCanvasElement, size, look, paint);
    return noChange;
  }
}

/**
 * Directive that paints its canvas element. It paints again if the size, the theme, the resolution
 * of the screen, the loaded fonts or `key` change. `key` identifies the content of the picture.
 */
export const painted = directive(Painted);

/**
 * Return a template of a painted canvas that takes `size` CSS pixels in the layout and is hidden
 * from screen readers.
 */
export function canvas(size: number, paint: Paint, key: unknown): TemplateResult {
  return html`<canvas class="picture" aria-hidden="true" ${painted(size, paint, key)}></canvas>`;
}

/** Margin for shadows on each side of a picture, as a fraction of its size. */
const BLEED = 0.25;

/** Paints a picture in a square (see `canvas`) with its top left corner at the context's origin. */
type Paint = (ctx: CanvasRenderingContext2D, look: Look) => void;

/**
 * Return a canvas that takes `size` CSS pixels in the layout, painted once in the current theme.
 */
export function picture(size: number, paint: Paint): HTMLCanvasElement {
  const canvas = make("canvas", { class: "picture", "aria-hidden": "true" });
  paintOn(canvas, size, plainLook(), paint);
  return canvas;
}

/** Set the size of a canvas, including the margins for shadows, and paint the picture on it. */
function paintOn(canvas: HTMLCanvasElement, size: number, look: Look, paint: Paint): void {
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
