/** Tabs with panels. The left and right arrow keys switch tabs, as in desktop applications. */
import { html, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { keyOf } from "../board/keyboard";

export interface Tab {
  id: string;
  words: string;
  body: unknown;
}

/** Returns the tab list and its panels. `chosen` is the open tab; `choose` opens another one. */
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
