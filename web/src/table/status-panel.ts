/** Visible heading and status. The table has a separate live region for screen readers. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { Panel, Refusal } from "../contracts/table-snapshot";
import type { Speaker } from "../i18n/messages";
import { find, write } from "../kit/dom";
import { latin } from "../kit/latin";
import { t } from "../kit/words";
import { type Sentence, sentence, stage } from "./sentence";

/** Shows heading and status in an element with a `.turn` and a `.status`. */
export function statusPanel(element: HTMLElement): Panel {
  const turn = find(".turn", element);
  const status = find(".status", element);
  return {
    element,
    update(moment) {
      const said = sentence(moment);
      write(turn, said.turn);
      // The style sheet adds this punctuation if heading and status share a line.
      const { view } = moment;
      element.toggleAttribute(
        "data-series",
        view.actor.kind === "over" && stage(view) === "series",
      );
      turn.dataset.stop = /[?!.]$/.test(said.turn) ? "" : ".";
      render(statusLine(said, view), status);
    },
  };
}

/** Renders the refusal, if any, and the status. */
export function statusLine({ refusal, status }: Sentence, game: Speaker): TemplateResult {
  const refused = refusal ? refusalLine(refusal, game) : nothing;
  return html`${refused}${guard([status], () => latin(status))}`;
}

/**
 * Renders a refusal. Its text up to the colon, or all of it, has the accent colour. A button shows
 * the source of the rule.
 */
function refusalLine(refusal: Refusal, game: Speaker): TemplateResult {
  const { text, source } = refusal;
  const colon = text.indexOf(":");
  const head = colon > 0 ? text.slice(0, colon + 1) : text;
  const rest = guard([text], () => latin(`${text.slice(head.length)} `));
  const press = () => void showSource(refusal, game);
  const button = source?.work
    ? html`<button class="quiet" type="button" @click=${press}>${t("refusal-source")}</button> `
    : nothing;
  return html`<span class="refusal">${head}</span>${rest}${button}`;
}

async function showSource(refusal: Refusal, game: Speaker): Promise<void> {
  const { openSource } = await import("./source");
  openSource(refusal, game);
}
