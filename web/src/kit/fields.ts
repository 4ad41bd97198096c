/** Templates of form fields for dialogs. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { latin } from "./latin";

/** Returns a group of fields with a heading. */
export function fieldset(title: string, ...fields: unknown[]) {
  return html`<fieldset class="group"><legend>${latin(title)}</legend>${fields}</fieldset>`;
}

/** Returns a switch with a label and a note. */
export function switchLine(
  words: string,
  note: string | null,
  on: boolean,
  flip: (on: boolean) => void,
) {
  const flipped = ({ target }: Event) => flip((target as HTMLInputElement).checked);
  return html`<label class="line"
    ><span>${words}${note ? html`<small>${note}</small>` : nothing}</span
    ><input type="checkbox" role="switch" class="switch" .checked=${live(on)} @change=${flipped}
  /></label>`;
}

/** Returns radio buttons in separate lines, with notes; `name` is the name of the group. */
export function choiceLines<V extends string>(
  name: string,
  options: readonly { value: V; words: string; note?: unknown }[],
  chosen: V,
  take: (value: V) => void,
) {
  return options.map(
    ({ value, words, note }) =>
      html`<label class="choice"
        >${radio(name, value, chosen, take)}<span>${latin(words)}</span>${
          note ? html`<small>${note}</small>` : nothing
        }</label
      >`,
  );
}

/** Returns radio buttons with short labels, side by side. */
export function steps<V extends string>(
  name: string,
  words: string,
  options: readonly (readonly [value: V, words: string])[],
  chosen: V,
  take: (value: V) => void,
) {
  const labels = options.map(
    ([value, label]) => html`<label>${radio(name, value, chosen, take)}${label}</label>`,
  );
  return html`<div class="line">
    <span id=${name}>${words}</span>
    <div class="steps" role="radiogroup" aria-labelledby=${name}>${labels}</div>
  </div>`;
}

function radio<V extends string>(name: string, value: V, chosen: V, take: (value: V) => void) {
  return html`<input
    type="radio"
    name=${name}
    value=${value}
    .checked=${live(value === chosen)}
    @change=${() => take(value)}
  />`;
}
