/** Templates of form fields and tabs. */
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { keyOf } from "../board/keyboard";
import { latin } from "./game-words";

/** Return a group of fields with a heading. */
export function fieldset(title: string, ...fields: unknown[]) {
  return html`<fieldset class="group"><legend>${latin(title)}</legend>${fields}</fieldset>`;
}

/** Return a switch with a label (`words`) and a note. */
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

/** Return radio buttons in separate lines, with notes; `name` is the name of the group. */
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

/** Return radio buttons with short labels, side by side. */
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

export interface Tab {
  id: string;
  words: string;
  body: unknown;
}

/** Return tabs and their panels. `chosen` is the open tab; `choose` opens another one. */
export function tabs(
  label: string,
  entries: readonly Tab[],
  chosen: string,
  choose: (id: string) => void,
): TemplateResult {
  const take = (event: Event, index: number) => {
    const at = (index + entries.length) % entries.length;
    choose(entries[at]?.id ?? chosen);
    const row = (event.currentTarget as HTMLElement).parentElement;
    row?.querySelectorAll<HTMLElement>("[role=tab]")[at]?.focus();
  };
  const walk = (event: KeyboardEvent, index: number) => {
    if (keyOf(event) === "ArrowRight") take(event, index + 1);
    else if (keyOf(event) === "ArrowLeft") take(event, index - 1);
  };
  const row = entries.map(
    ({ id, words }, index) => html`<button
      type="button"
      role="tab"
      id="tab-${id}"
      aria-controls="panel-${id}"
      aria-selected=${id === chosen}
      tabindex=${id === chosen ? 0 : -1}
      @click=${(event: Event) => take(event, index)}
      @keydown=${(event: KeyboardEvent) => walk(event, index)}
    >${words}</button>`,
  );
  const panels = repeat(
    entries,
    ({ id }) => id,
    ({ id, body }) => html`<div
      role="tabpanel"
      id="panel-${id}"
      aria-labelledby="tab-${id}"
      ?hidden=${id !== chosen}
    >${body}</div>`,
  );
  return html`<div class="tabs" role="tablist" aria-label=${label}>${row}</div>${panels}`;
}
