/**
 * Drawing tools of a puzzle: the pen, which draws tiles or separating lines between two cells; and
 * the trial, a series of tentative steps in pencil, which the user keeps or discards.
 */
import { signal } from "@preact/signals-core";
import { html, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { TableControls } from "../board/table";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import { make } from "../kit/dom";
import { keepFocus } from "../kit/draw";
import { t, words } from "../kit/words";
import { isTrial } from "./figure";
import "./tools.css";

const KINDS = ["play", "line"] as const;
type Kind = (typeof KINDS)[number];
const TRIAL = ["keep", "drop"];

/** Panel with the buttons that begin, keep or discard a trial (a series of tentative steps). */
export function trial(table: TableControls): Panel {
  const element = make("div", { class: "trial" });
  return {
    element,
    update(moment) {
      element.hidden = moment.view.actor.kind === "over";
      keepFocus(
        element,
        () => render(trialButtons(moment, table), element),
        () => table.focus(),
      );
    },
  };
}

export function tools(table: TableControls): Panel {
  const trialPanel = trial(table);
  const element = make("div", { class: "tools" });
  const kind = signal<Kind>("play");
  const select = (next: Kind) => {
    kind.value = next;
    table.setTool(next);
  };
  return {
    element,
    update(moment) {
      element.hidden = moment.view.actor.kind === "over";
      render(html`${pen(kind.value, select)}${trialPanel.element}`, element);
      trialPanel.update(moment);
    },
  };
}

function pen(kind: Kind, take: (kind: Kind) => void): TemplateResult {
  const choice = (value: Kind) => html`<label
    ><input
      type="radio"
      name="puzzle-tool"
      value=${value}
      .checked=${value === kind}
      @change=${() => take(value)}
    />${t(`puzzle-tool-${value}`)}</label
  >`;
  return html`<div class="pen">
    <span id="puzzle-tool">${t("puzzle-tool")}</span>
    <div class="steps" role="radiogroup" aria-labelledby="puzzle-tool">${KINDS.map(choice)}</div>
  </div>`;
}

function trialButtons({ view }: TableSnapshot, table: TableControls) {
  const trying = isTrial(view);
  const actions = view.actions.filter(({ id }) => (trying ? TRIAL.includes(id) : id === "try"));
  return repeat(
    actions,
    ({ id }) => id,
    ({ id }) => {
      // During a trial, there are two buttons (keep and discard), so their labels are short. Screen
      // readers read the long labels.
      const label = words().say("action", { code: id, params: {} }, view);
      return html`<button
        class="button"
        type="button"
        data-act=${id}
        aria-label=${label}
        @click=${() => void table.act(id)}
      >${trying ? t(`puzzle-${id}`) : label}</button>`;
    },
  );
}
