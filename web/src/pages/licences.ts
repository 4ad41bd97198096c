/** The page of licences: all components of the site, found by the build, with licence texts. */

import { html, nothing, render, type TemplateResult } from "lit-html";
import { openPage } from "../kit/bar";
import { find } from "../kit/dom";
import { drawIn, eachFrame } from "../kit/draw";
import { t } from "../kit/words";
import { keepOffline } from "../storage/offline";

interface Part {
  name: string;
  licence: string;
  source: string;
  text: string;
}

await openPage(["common"]);
eachFrame(() => {
  document.title = `${t("licences-title")} · alveus`;
});
await show();
void keepOffline();

async function show(): Promise<void> {
  const place = find("#licences");
  try {
    const parts: Part[] = await (await fetch("licences.json")).json();
    drawIn(place, () => parts.map(section));
  } catch {
    place.lang = document.documentElement.lang;
    render(html`<p>${t("licences-none")}</p>`, place);
  }
}

function section({ name, licence, source, text }: Part): TemplateResult {
  return html`<section><h2>${name}</h2>
    <p>${licence}${source ? html` · <a href=${source}>${source}</a>` : nothing}</p>
    <details><summary>${t("licences-text")}</summary><pre tabindex="0">${text}</pre></details></section>`;
}
