/** A small board in a template. It is painted when added to the page, and again for another ply. */
import { html, noChange, type TemplateResult } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";

type PaintBoard = (frame: HTMLElement, ply: number) => void;

class SmallBoard extends Directive {
  #shown = -1;

  render(_ply: number, _paint: PaintBoard): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [ply, paint]: [number, PaintBoard]): unknown {
    if (ply === this.#shown) return noChange;
    this.#shown = ply;
    // The element has a width only after it was added to the page.
    requestAnimationFrame(() => paint(element as HTMLElement, ply));
    return noChange;
  }
}

const paintWhenAdded = directive(SmallBoard);

export function smallBoard(ply: number, paint: PaintBoard): TemplateResult {
  return html`<span class="frame" aria-hidden="true" ${paintWhenAdded(ply, paint)}></span>`;
}
