/** Panel with the means and third terms of two numbers; a term can show its stones on the board. */
import { untracked } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import type { TableControls } from "../../../board/table";
import type { Panel } from "../../../contracts/table-snapshot";
import type { Engine } from "../../../engine/client";
import type { Mark, View } from "../../../engine/protocol";
import { make } from "../../../kit/dom";
import { t, words } from "../../../kit/words";
import { Pointing } from "./attacks";
import { Calculator, type Place } from "./calculator";
import { askMeans, type Term } from "./proportions";

/**
 * Return the panel with the calculator. It is shown in games that mark rows. While it is open, the
 * number of each stone chosen on the board is put into the calculator.
 */
export function means(engine: Engine, table: TableControls, isOpen: () => boolean): Panel {
  const element = make("section", { id: "means", hidden: true });
  const pointing = new Pointing(table);
  const calculator = new Calculator((numbers, edition) => askMeans(engine, numbers, edition));

  table.state.chosen.subscribe((chosen) => {
    const stone = chosen && table.view?.pieces.find(({ place }) => place === chosen.place);
    if (stone && untracked(isOpen)) calculator.add(stone.value);
  });

  return {
    element,
    update({ view }) {
      element.hidden = !words().id("mark", "progression", view);
      if (element.hidden || !isOpen()) {
        pointing.keep([]);
        render(nothing, element);
        return;
      }
      void import("./calculator.css");
      const content = calculator.draw(view.options.edition ?? "beginner", (place, term) =>
        termWords(place, term, view, pointing),
      );
      render(
        html`<h2 class="unseen">${t("means-title")}</h2>
          <p class="soft">${t("means-lead")}</p>
          ${content}`,
        element,
      );
    },
  };
}

/**
 * A term with the squares of the stones that have its number. If there are such stones on the
 * board, it is a button that marks them there; otherwise text.
 */
function termWords(
  place: Place,
  { text, stones }: Term,
  view: View,
  pointing: Pointing,
): TemplateResult {
  const squares = new Map(view.places.map(({ id, name }) => [id, name]));
  const matching = view.pieces.filter(({ value, place }) => value === text && squares.get(place));
  const at = matching.map((piece) => squares.get(piece.place) ?? "");
  const where = stones.length === 0 ? t("means-no_stone") : t("means-where", { at });
  const label = `${t(`means-${place}`, { number: text })} (${where})`;
  if (matching.length === 0) return html`<span class="soft">${label}</span>`;
  const path = matching.map((piece) => piece.place);
  const mark: Mark = { kind: "progression", side: "", path, label: { code: "", params: {} } };
  return pointing.button(mark, label);
}
