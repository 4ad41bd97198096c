/** Page of statements: privacy, accessibility, imprint, contact, source code, citation. */
import { html, nothing, render } from "lit-html";
import { openPage } from "../kit/bar";
import { find } from "../kit/dom";
import { onWords, t } from "../kit/words";
import { keepOffline } from "../storage/offline";
import { criteriaTable, reportForm, shortcomings } from "./accessibility";
import "./accessibility.css";

declare const ALVEUS_VERSION: string;

/** Sections of text, with their numbers of paragraphs. */
const TEXT_SECTIONS = {
  privacy: 3,
  access: 2,
};

const [, imprint] = await Promise.all([openPage(["common", "statements"]), readImprint()]);
onWords(showPage);
showPage();
void keepOffline();

function showPage(): void {
  document.title = `${t("statements-title")} · alveus`;
  const sections = Object.entries(TEXT_SECTIONS).map(([id, count]) => {
    const paragraphs = Array.from({ length: count }, (_, index) =>
      t(`statements-${id}-${index + 1}`),
    );
    return part(
      id,
      paragraphs.map((text) => html`<p>${text}</p>`),
    );
  });
  const imprintLines = imprint.map((line) => html`<p>${line}</p>`);
  const docs = html`<a href="docs/index.html">${t("statements-source-docs")}</a>`;
  const licences = html`<a href="licences.html">${t("licences-title")}</a>`;
  render(
    html`<h1>${t("statements-title")}</h1><p class="lead">${t("statements-lead")}</p>${sections}
      ${part("tried", criteriaTable())}${part("lacking", shortcomings())}${part("tell", reportForm())}
      ${part("imprint", imprintLines.length > 0 ? imprintLines : html`<p>${t("statements-imprint-none")}</p>`)}
      ${part("contact", html`<p>${t("statements-contact-1")}</p>`)}
      ${part("source", html`<p>${t("statements-source-1")}</p><p>${docs} · ${licences}</p>`)}
      ${part("cite", html`<p>${t("statements-cite-1", { version: ALVEUS_VERSION })}</p>`)}`,
    find("#page"),
  );
}

function part(id: string, body: unknown) {
  return html`<section id=${id}><h2>${t(`statements-${id}`)}</h2>${body ?? nothing}</section>`;
}

/** Return the lines of the host's imprint from `imprint.txt`; empty if there is none. */
async function readImprint(): Promise<string[]> {
  try {
    const answer = await fetch("imprint.txt", { cache: "no-cache" });
    const text = answer.ok ? await answer.text() : "";
    return text.split("\n").filter((line) => line.trim() !== "");
  } catch {
    return [];
  }
}
