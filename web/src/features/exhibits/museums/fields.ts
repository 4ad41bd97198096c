/** Kinds of form fields. */
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";

/** A group of inputs with a label and an optional note. */
export function field(label: string, remark: string, body: unknown): TemplateResult {
  return html`<fieldset class="field-of">
    <legend>${label}${remark ? html`<small>${remark}</small>` : nothing}</legend>${body}
  </fieldset>`;
}

/** Toggle buttons in a row; any number can be selected. */
export function chips<V extends string>(
  all: readonly V[],
  chosen: readonly V[],
  name: (one: V) => string,
  take: (next: readonly V[]) => void,
): TemplateResult {
  const chip = (one: V) => {
    const on = chosen.includes(one);
    const flip = () => take(on ? chosen.filter((other) => other !== one) : [...chosen, one]);
    return html`<button type="button" class="chip" aria-pressed=${on} @click=${flip}>${name(one)}</button>`;
  };
  return html`<div class="chips">${all.map(chip)}</div>`;
}

/** Radio buttons in a row. */
export function segments<V extends string>(
  group: string,
  all: readonly V[],
  chosen: V,
  name: (one: V) => unknown,
  take: (next: V) => void,
): TemplateResult {
  const segment = (one: V) => html`<label
    ><input type="radio" name=${group} value=${one} .checked=${live(one === chosen)}
      @change=${() => take(one)} /><span>${name(one)}</span></label
  >`;
  return html`<div class="steps">${all.map(segment)}</div>`;
}
