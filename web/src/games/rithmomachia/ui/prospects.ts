/**
 * Panel with the winning rows that a side can still complete. Their stones are shown on the board.
 */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { TableControls } from "../../../board/table";
import {
  type Panel,
  sideOnTurn,
  type TableSnapshot,
  yourSide,
} from "../../../contracts/table-snapshot";
import type { Mark } from "../../../engine/protocol";
import { make } from "../../../kit/dom";
import { t, words } from "../../../kit/words";
import { Pointing } from "./pointing";

/**
 * Returns the panel, which is shown in games that mark such rows, for the user's side or, without
 * one, the side to move.
 */
export function prospects(table: TableControls): Panel {
  const element = make("section", { class: "prospects", id: "prospects", hidden: true });
  const pointing = new Pointing(table);
  return {
    element,
    elsewhere: () => table.focus(),
    update(moment) {
      const side = yourSide(moment) ?? sideOnTurn(moment);
      const of = (kind: string) =>
        moment.view.marks.filter((mark) => mark.kind === kind && mark.side === side);
      const [open, hoped] = [of("progression"), of("hope")];
      const rows = repeat(open, key, (mark) => row(moment, mark, pointing));
      const content = html`
        <h2 class="label-line">${t("prospects-title")}</h2>
        <ul>${rows}</ul>
        ${hopes(hoped)}`;
      element.hidden = open.length + hoped.length === 0;
      render(element.hidden ? nothing : content, element);
      pointing.keep(open);
    },
  };
}

/** The key of a row: its numbers. */
function key({ label: { params } }: Mark): string {
  return String(params.values);
}

/**
 * A row as a button. If it is under the pointer, in focus or pressed, the board shows its stones.
 */
function row({ view }: TableSnapshot, mark: Mark, pointing: Pointing): TemplateResult {
  const show = () => pointing.show(mark);
  const hide = () => pointing.hide();
  return html`<li><button
    type="button"
    title=${words().say("label", mark.label, view)}
    @pointerenter=${show}
    @pointerleave=${hide}
    @focus=${show}
    @blur=${hide}
    @click=${show}
  >${numbers(mark)}</button></li>`;
}

/** "2 · 15 · 28", with captured numbers underlined. */
function numbers({ label: { params } }: Mark): unknown[] {
  const list = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);
  const captured = list(params.captured);
  return list(params.values).map((value, index) => [
    index > 0 ? " · " : "",
    captured.includes(value) ? html`<u>${value}</u>` : value,
  ]);
}

/**
 * The number of further rows that become possible by capturing missing numbers, and these numbers.
 */
function hopes(marks: readonly Mark[]): TemplateResult | typeof nothing {
  const lacking = marks.flatMap(({ label }) =>
    Array.isArray(label.params.missing) ? label.params.missing.map(Number) : [],
  );
  const missing = [...new Set(lacking)].sort((a, b) => a - b);
  if (missing.length === 0) return nothing;
  return html`<p>${t("prospects-more", { count: marks.length, missing })}</p>`;
}
