/** The means of two numbers and the third terms with them, told beside the board and shown on it. */
import { untracked } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import type { TableControls } from "../../../board/table";
import type { Engine } from "../../../engine/client";
import type { Mark, View } from "../../../engine/protocol";
import { make } from "../../../ui/shell/dom";
import { t, words } from "../../../ui/shell/words";
import type { Panel } from "../../../ui/table/moment";
import { Calculator, type Place } from "./calculator";
import { Pointing } from "./pointing";
import { askMeans, type Term } from "./proportions";

/** What the lines look like is fetched when they are first asked for. */
const style = () => import("./calculator.css");

/** In games that mark rows; while it is open a chosen stone's number comes into it. */
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
      void style();
      const told = calculator.draw(view.options.edition ?? "beginner", (place, term) =>
        termWords(place, term, view, pointing),
      );
      render(
        html`<h2 class="unseen">${t("means-title")}</h2>
          <p class="soft">${t("means-lead")}</p>
          ${told}`,
        element,
      );
    },
  };
}

/** A term in words; where stones bear it, a button that shows them on the board. */
function termWords(
  place: Place,
  { text, stones }: Term,
  view: View,
  pointing: Pointing,
): TemplateResult {
  const squares = new Map(view.places.map(({ id, name }) => [id, name]));
  const lying = view.pieces.filter(({ value, place }) => value === text && squares.get(place));
  const at = lying.map((piece) => squares.get(piece.place) ?? "");
  const where = stones.length === 0 ? t("means-no_stone") : t("means-where", { at });
  const said = `${t(`means-${place}`, { number: text })} (${where})`;
  if (lying.length === 0) return html`<span class="soft">${said}</span>`;
  const path = lying.map((piece) => piece.place);
  const mark: Mark = { kind: "progression", side: "", path, label: { code: "", params: {} } };
  const show = () => pointing.show(mark);
  const hide = () => pointing.hide();
  return html`<button
    type="button"
    @pointerenter=${show}
    @pointerleave=${hide}
    @focus=${show}
    @blur=${hide}
    @click=${show}
  >${said}</button>`;
}
