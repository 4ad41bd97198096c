/** The row of numbers: two of them can be marked on the board, each with a shape of its own. */
import type { TableControls } from "../../board/table";
import { fill, make, write } from "../shell/dom";
import { t } from "../shell/words";
import type { Panel } from "../table/moment";
import { type Marked, numbersOf } from "./figure";

export interface NumbersOptions {
  table: TableControls;
  /** The element in which a digit key marks its number. */
  board: HTMLElement;
}

export function numbers({ table, board }: NumbersOptions): Panel {
  const title = make("h2", {});
  const note = make("small", {});
  const row = make("div", { class: "numbers-row", role: "group" });
  const element = make(
    "section",
    { class: "numbers" },
    make("div", { class: "head" }, title, note),
    row,
  );
  const mark = (number: number) => void table.note(`mark ${number}`);
  board.addEventListener("keydown", (event) => {
    const free = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!free || !/^\d$/.test(event.key)) return;
    const known = table.view && numbersOf(table.view).some((one) => `${one.number}` === event.key);
    if (known) mark(Number(event.key));
  });
  return {
    element,
    update({ view }) {
      write(title, t("puzzle-numbers"));
      write(note, t("puzzle-numbers-note"));
      row.setAttribute("aria-label", t("puzzle-numbers"));
      const marked = numbersOf(view);
      element.hidden = marked.length === 0 || view.actor.kind === "over";
      if (row.childElementCount !== marked.length) {
        fill(row, ...marked.map((one) => button(one, () => mark(one.number))));
      }
      marked.forEach((one, i) => {
        const pressed = row.children[i];
        if (pressed instanceof HTMLButtonElement) dress(pressed, one);
      });
    },
  };
}

function button({ number }: Marked, press: () => void): HTMLButtonElement {
  return make("button", { type: "button", onclick: press }, make("span", {}, String(number)));
}

function dress(button: HTMLButtonElement, { number, shape }: Marked): void {
  button.dataset.shape = shape ?? "";
  button.setAttribute("aria-pressed", String(shape !== null));
  button.setAttribute("aria-label", t("puzzle-number", { number, shape: shape ?? "none" }));
}
