/** Row of buttons that mark numbers on the board: up to two numbers, with different shapes. */
import { html, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { isCombined, keyOf } from "../board/keyboard";
import type { TableControls } from "../board/table";
import type { Panel } from "../contracts/table-snapshot";
import { make } from "../kit/dom";
import { closing } from "../kit/draw";
import { t } from "../kit/words";
import { type Marked, numbersOf } from "./figure";

interface NumbersOptions {
  table: TableControls;
  /**
   * Element in which digit keys mark numbers, in a frame. Omitted on the game page, where these
   * keys work everywhere (see `addLatePanels`).
   */
  board?: HTMLElement;
  /** Drawing tools, shown below the row. */
  tools?: HTMLElement;
}

export function numbers({ table, board, tools }: NumbersOptions): Panel {
  const element = make("section", { class: "numbers", hidden: true });
  const mark = (number: number) => void table.note(`mark ${number}`);
  const digit = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (isCombined(event) || !/^\d$/.test(key)) return;
    const exists = table.view && numbersOf(table.view).some((entry) => `${entry.number}` === key);
    if (exists) mark(Number(key));
  };
  board?.addEventListener("keydown", digit, { signal: closing(table) });
  return {
    element,
    update({ view }) {
      const marked = numbersOf(view);
      element.hidden = marked.length === 0 || view.actor.kind === "over";
      render(
        html`
          <div class="head">
            <h2>${t("puzzle-numbers")}</h2>
            <small>${t("puzzle-numbers-note")}</small>
          </div>
          <div class="numbers-row" role="group" aria-label=${t("puzzle-numbers")}>${repeat(
            marked,
            ({ number }) => number,
            (entry) => button(entry, mark),
          )}</div>
          ${tools}
        `,
        element,
      );
    },
  };
}

function button({ number, shape }: Marked, mark: (number: number) => void): TemplateResult {
  return html`<button
    type="button"
    data-shape=${shape ?? ""}
    aria-pressed=${String(shape !== null)}
    aria-label=${t("puzzle-number", { number, shape: shape ?? "none" })}
    @click=${() => mark(number)}
  ><span>${number}</span></button>`;
}
