/** Panel beside the board: the beans captured by the chosen move. */

import { html, nothing, render, type TemplateResult } from "lit-html";
import type { Panel, PanelMaker } from "../../contracts/table-snapshot";
import type { Move } from "../../engine/protocol";
import { make } from "../../kit/dom";
import { t, words } from "../../kit/words";
import "./capture-preview.css";

export const panels: PanelMaker = ({ framed }) => ({
  aids: framed ? [] : [capturePreview()],
  looks: [],
});

/**
 * Return the panel. It is visible only if the chosen move captures beans, that is, if a message
 * `takings-…` exists for the code of the move's label (such as `sow_take`).
 */
function capturePreview(): Panel {
  const element = make("section", { class: "takings", id: "takings", hidden: true });
  return {
    element,
    update({ view, chosen }) {
      const label = chosen?.moves.find(({ path }) => path.at(-1) === chosen.place)?.label;
      const message = label && words().id("takings", label.code, view) !== null ? label : null;
      element.hidden = !message;
      const content =
        message &&
        html`
        <div class="label-line">
          <span>${t("takings-title")}</span>
          <span>${t("takings-sum", { sum: message.params.sum ?? 0 })}</span>
        </div>
        ${sum(message)}
        <p>${words().say("takings", message, view)}</p>`;
      render(content ?? nothing, element);
    },
  };
}

/**
 * Render the numbers of beans captured from each pit as a sum, such as "4 + 2 = 6", and the number
 * of beans in the store afterwards. Each term has a dashed ring, like its pit on the board.
 */
function sum({ params }: Move["label"]): TemplateResult {
  const taken = Array.isArray(params.taken) ? params.taken : [];
  const parts = taken.map((count, index) => [
    index > 0 ? " + " : "",
    html`<span class="part">${count}</span>`,
  ]);
  const whole = taken.length > 1 ? html` = <b>${params.sum}</b>` : nothing;
  const after = t("takings-after", { after: params.after ?? 0 });
  return html`<div class="sum">${parts}${whole} <span class="after">${after}</span></div>`;
}
