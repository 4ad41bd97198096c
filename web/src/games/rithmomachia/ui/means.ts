/** Content of the panel that computes means (arithmetic, geometric, harmonic) of two numbers. */
import { untracked } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import type { TableControls } from "../../../board/table";
import type { Panel } from "../../../contracts/table-snapshot";
import type { Engine } from "../../../engine/client";
import type { Mark, View } from "../../../engine/protocol";
import { t } from "../../../kit/words";
import { Pointing } from "./attacks";
import { Calculator, type Place } from "./calculator";
import { askMeans, type Term } from "./proportions";
import "./calculator.css";

/**
 * Render the calculator in `element` while its tab is open. The number of each stone that is then
 * chosen on the board is put into the calculator.
 */
export function meansPanel(
  element: HTMLElement,
  engine: Engine,
  table: TableControls,
  isOpen: () => boolean,
): Panel {
  const pointing = new Pointing(table);
  const calculator = new Calculator((numbers, edition) => askMeans(engine, numbers, edition));

  // The subscription reports the present choice at once. Only later ones go into the calculator.
  let isLater = false;
  table.state.chosen.subscribe((chosen) => {
    const stone = chosen && table.view?.pieces.find(({ place }) => place === chosen.place);
    if (stone && isLater && untracked(isOpen)) calculator.add(stone.value);
  });
  isLater = true;

  return {
    element,
    update({ view }) {
      if (element.hidden || !isOpen()) {
        pointing.keep([]);
        render(nothing, element);
        return;
      }
      const marks: Mark[] = [];
      const content = calculator.draw(view.options.edition ?? "beginner", (place, term) =>
        termWords(place, term, view, pointing, marks),
      );
      render(
        html`<h2 class="unseen">${t("means-title")}</h2>
          <p class="soft">${t("means-lead")}</p>
          ${content}`,
        element,
      );
      pointing.keep(marks);
    },
  };
}

/**
 * Render a number of a proportion with the squares of the stones that have this number. It is a
 * button that marks the stones, or text if the board has no such stone. Add the mark to `marks`.
 */
function termWords(
  place: Place,
  { text, stones }: Term,
  view: View,
  pointing: Pointing,
  marks: Mark[],
): TemplateResult {
  const squares = new Map(view.places.map(({ id, name }) => [id, name]));
  const matching = view.pieces.filter(({ value, place }) => value === text && squares.get(place));
  const at = matching.map((piece) => squares.get(piece.place) ?? "");
  const where = stones.length === 0 ? t("means-no_stone") : t("means-where", { at });
  const label = `${t(`means-${place}`, { number: text })} (${where})`;
  if (matching.length === 0) return html`<span class="soft">${label}</span>`;
  const path = matching.map((piece) => piece.place);
  const mark: Mark = { kind: "progression", side: "", path, label: { code: "", params: {} } };
  marks.push(mark);
  return pointing.button(mark, label);
}
