/** The fields that dialogs are made of, as templates. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { latin } from "./latin";

/** A heading with fields under it. */
export function fieldset(title: string, ...fields: unknown[]) {
  return html`<fieldset class="group"><legend>${latin(title)}</legend>${fields}</fieldset>`;
}

/** A switch with its words and, smaller, what it means. */
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

/** One of several, each on a line of its own with a note under it; `name` is the group's. */
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

/** One of a few short words, side by side. */
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
