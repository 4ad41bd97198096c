/** The heading and the sentence. The table's own live region speaks; this is to be seen. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { find, write } from "../shell/dom";
import { latin } from "../shell/latin";
import { workLine } from "../shell/options";
import type { Moment, Panel } from "./moment";
import { type Sentence, sentence } from "./sentence";

/** Shows the sentence in an element with a `.turn` and a `.status`. */
export function say(element: HTMLElement): Panel {
  const turn = find(".turn", element);
  const status = find(".status", element);
  return {
    element,
    update(moment) {
      const said = sentence(moment);
      write(turn, said.turn);
      // Where heading and sentence stand in one line, a stop parts them.
      turn.dataset.stop = /[?!.]$/.test(said.turn) ? "" : ".";
      render(statusLine(said), status);
    },
  };
}

/** What stands under the heading. */
export function statusLine({ refusal, status }: Sentence): TemplateResult {
  return html`${refusal ? refused(refusal) : nothing}${guard([status], () => latin(status))}`;
}

/**
 * The first words of a refusal, up to its colon, stand in the accent; all of it without one.
 * The source of the rule follows, smaller.
 */
function refused({ text, source }: NonNullable<Moment["refusal"]>): TemplateResult {
  const colon = text.indexOf(":");
  const head = colon > 0 ? text.slice(0, colon + 1) : text;
  const cite = source?.work ? html`<cite>${workLine(source)}</cite> ` : nothing;
  const rest = guard([text], () => latin(`${text.slice(head.length)} `));
  return html`<span class="refusal">${head}</span>${rest}${cite}`;
}
