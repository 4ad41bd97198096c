/** Panel of the complete groups of each number, and of the pairs of equal groups that touch. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import type { Panel } from "../../../contracts/table-snapshot";
import type { Token } from "../../../engine/protocol";
import { make } from "../../../kit/dom";
import { t } from "../../../kit/words";

/** `tools` are elements below the list: buttons for tiles on the board. */
export function groups(...tools: HTMLElement[]): Panel {
  const element = make("section", { class: "groups numbers" });
  return {
    element,
    update({ view }) {
      const counted = (code: string) =>
        view.counters.find((counter) => counter.code === code)?.value ?? 0;
      const tokens = view.tokens.filter(({ kind }) => kind === "group");
      const note = t("groups-note", {
        groups: counted("groups"),
        touch: counted("connections"),
      });
      render(
        html`
          <div class="head"><h2>${t("groups-title")}</h2><small>${note}</small></div>
          <p class="soft groups-explained" ?hidden=${tokens.length > 0}>${t("groups-explained")}</p>
          <ul class="groups-row" ?hidden=${tokens.length === 0}>${tokens.map(group)}</ul>
          ${tools}
        `,
        element,
      );
    },
  };
}

function group({ id, value, used }: Token): TemplateResult {
  const number = id.replace("group.", "");
  return html`<li class=${used ? "done" : nothing}>
    <span class="unseen">${t("groups-of", { number, count: value })}</span>
    <b aria-hidden="true">${number}</b>
    <i aria-hidden="true" .style=${`--done:${value}`}></i>
  </li>`;
}
