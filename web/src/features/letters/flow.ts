/** Progress of the first game by letter: choose, send, wait. */
import { html, type TemplateResult } from "lit-html";
import { t } from "../../kit/words";
import "./flow.css";

const STEPS = ["choose", "send", "wait"] as const;

export function flow(present: (typeof STEPS)[number]): TemplateResult {
  const at = STEPS.indexOf(present);
  return html`<ol class="flow">${STEPS.map(
    (step, i) =>
      html`<li data-done=${i < at} aria-current=${i === at ? "step" : "false"}><span>${t(`letter-step-${step}`)}</span></li>`,
  )}</ol>`;
}
