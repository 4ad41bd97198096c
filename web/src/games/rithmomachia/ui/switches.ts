/** Switches for showing attacks, dangers and rows. These marks are optional. */
import { html, render, type TemplateResult } from "lit-html";
import type { Panel } from "../../../contracts/table-snapshot";
import { make } from "../../../kit/dom";
import { change, SHOWN, settings } from "../../../kit/settings";
import { t, words } from "../../../kit/words";

const NAMES = ["threats", ...SHOWN] as const;

/** Returns the panel, which is shown in games that mark attacks. */
export function switches(): Panel {
  const element = make("section", { id: "switches", hidden: true });
  return {
    element,
    update({ view }) {
      element.hidden = !words().id("mark", "attack", view);
      if (element.hidden) return;
      render(html`<h2 class="unseen">${t("threats-title")}</h2>${NAMES.map(line)}`, element);
    },
  };
}

function line(name: (typeof NAMES)[number]): TemplateResult {
  const flip = ({ target }: Event) => change(name, (target as HTMLInputElement).checked);
  return html`<label class="line" ?hidden=${name !== "threats" && !settings().threats}
    ><span>${t(`threats-${name}`)}</span
    ><input
      type="checkbox"
      role="switch"
      class="switch"
      .checked=${settings()[name]}
      @change=${flip}
  /></label>`;
}
