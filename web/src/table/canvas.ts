/** Canvases in lit-html templates. A canvas is repainted only if its content has changed. */
import { signal } from "@preact/signals-core";
import { html, noChange, type TemplateResult } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";
import { type Paint, paintOn } from "../kit/picture";
import { plainLook } from "../kit/theme";

/** Number of times that fonts have finished loading; pictures may contain text. */
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
    const look = plainLook(Math.max(1, devicePixelRatio));
    const shown = JSON.stringify([size, look.theme, look.ratio, lettersCome(), key]);
    if (shown === this.#shown) return noChange;
    this.#shown = shown;
    paintOn(element as HTMLCanvasElement, size, look, paint);
    return noChange;
  }
}

/** Directive that paints its canvas element; `key` changes whenever the picture changes. */
export const painted = directive(Painted);

/** Returns a canvas of `size` CSS pixels, hidden from screen readers. */
export function canvas(size: number, paint: Paint, key: unknown): TemplateResult {
  return html`<canvas class="picture" aria-hidden="true" ${painted(size, paint, key)}></canvas>`;
}
