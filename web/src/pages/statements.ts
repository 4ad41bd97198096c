/**
 * Page of statements: privacy, accessibility (criteria of WCAG 2.2, known shortcomings, report
 * form), imprint, contact, source code, citation.
 */
import { html, nothing, render } from "lit-html";
import { openPage } from "../kit/bar";
import { find } from "../kit/dom";
import { theme } from "../kit/theme";
import { toast } from "../kit/toast";
import { onWords, t, words } from "../kit/words";
import { keepOffline } from "../storage/offline";
import "./accessibility.css";

declare const ALVEUS_VERSION: string;

/** Sections of text, with their numbers of paragraphs. */
const TEXT_SECTIONS = {
  privacy: 3,
  access: 2,
};

/**
 * All criteria of WCAG 2.2, levels A and AA. Each key is a test file; its value lists the criteria
 * that this file tests. Two keys are not files: `look` lists the criteria that are partly met
 * according to a manual check; `none` lists those that do not apply, for example because the site
 * has no videos, payments, accounts or motion control.
 */
const CRITERIA = {
  test_keyboard: "1.1.1 A, 1.3.2 A, 2.1.4 A, 4.1.3 AA",
  test_access:
    "1.3.1 A, 1.4.3 AA, 1.4.4 AA, 1.4.10 AA, 2.4.4 A, 2.4.6 AA, 2.5.3 A, 3.1.1 A, 3.3.2 A, 4.1.2 A",
  test_alike: "1.3.3 A, 1.4.13 AA, 2.3.1 A, 3.1.2 AA, 3.2.3 AA, 3.2.4 AA, 3.2.6 A, 3.3.7 A",
  test_rithmomachia: "1.3.4 AA",
  test_marks: "1.4.1 A, 1.4.11 AA",
  "ui.aloud.test": "1.4.2 A",
  test_sight: "1.4.12 AA, 2.4.7 AA, 2.4.11 AA, 2.5.8 AA",
  test_keys: "2.1.1 A, 2.5.7 AA",
  test_focus: "2.1.2 A, 2.4.1 A, 2.4.3 A, 3.2.1 A",
  test_kiosk: "2.2.1 A",
  test_demo: "2.2.2 A",
  test_gamepages: "2.4.2 A",
  test_home: "2.4.5 AA",
  test_mouse: "2.5.1 A, 2.5.2 A",
  test_shell: "3.2.2 A",
  test_damaged: "3.3.1 A, 3.3.3 AA",
  look: "1.4.5 AA",
  none: "1.2.1 A, 1.2.2 A, 1.2.3 A, 1.2.4 AA, 1.2.5 AA, 1.3.5 AA, 2.5.4 A, 3.3.4 AA, 3.3.8 AA",
};

const STATES = ["met", "partly", "none"] as const;

/** The report as edited by the user, kept when the language changes; null if it is unedited. */
let written: string | null = null;

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

function criteriaTable() {
  const line = ({ number, level, state, shown }: Criterion) => html`<tr>
    <th scope="row">${number} ${t(`criterion-${number.replaceAll(".", "-")}`)} (${level})</th>
    <td>${t(`criterion-state-${state}`)}</td>
    <td>${state === "met" ? html`<code>${breakable(shown)}</code>` : state === "partly" ? t("criterion-look") : nothing}</td>
  </tr>`;
  return html`<p>${t("statements-tried-lead")}</p>
    <table class="criteria">
      <thead><tr>
        <th scope="col">${t("criterion-number")}</th>
        <th scope="col">${t("criterion-state")}</th>
        <th scope="col">${t("criterion-shown")}</th>
      </tr></thead>
      <tbody>${criteria().map(line)}</tbody>
    </table>`;
}

/** Return a file name with line-break opportunities after its underscores. */
function breakable(name: string) {
  return name.split("_").map((part, i) => (i > 0 ? html`_<wbr>${part}` : part));
}

/** List the known shortcomings: the messages `statements-lacking-1`, `-2` and so on. */
function shortcomings() {
  const lines: string[] = [];
  for (let n = 1; words().has(`statements-lacking-${n}`); n++)
    lines.push(t(`statements-lacking-${n}`));
  return html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

/** Render a problem report with questions and device data, which the user completes and copies. */
function reportForm() {
  const write = ({ target }: Event) => {
    written = (target as HTMLTextAreaElement).value;
  };
  const copy = async () => {
    const area = document.querySelector<HTMLTextAreaElement>("#tell-text");
    area?.select();
    // If copying is not allowed, the text remains selected, so that the user can copy it.
    const copied = navigator.clipboard?.writeText(area?.value ?? "");
    await copied?.then(() => toast(t("statements-tell-copied"))).catch(() => {});
  };
  return html`<p>${t("statements-tell-1")}</p>
    <label for="tell-text">${t("statements-tell-text")}</label>
    <textarea id="tell-text" rows="10" spellcheck="true" .value=${written ?? reportTemplate()} @input=${write}></textarea>
    <button class="button" type="button" @click=${copy}>${t("statements-tell-copy")}</button>`;
}

function reportTemplate(): string {
  const device = t("statements-tell-device", {
    version: ALVEUS_VERSION,
    browser: navigator.userAgent,
    width: innerWidth,
    height: innerHeight,
    language: words().language,
    theme: theme(),
  });
  const questions = [
    t("statements-tell-page"),
    t("statements-tell-did"),
    t("statements-tell-happened"),
    t("statements-tell-with"),
  ];
  return [...questions.map((question) => `${question}\n`), device].join("\n");
}

interface Criterion {
  number: string;
  level: string;
  state: (typeof STATES)[number];
  shown: string;
}

/** Return all criteria in the order of their numbers. */
function criteria(): Criterion[] {
  const all = Object.entries(CRITERIA).flatMap(([shown, list]) =>
    list.split(", ").map((criterion) => {
      const [number = "", level = ""] = criterion.split(" ");
      const state = shown === "none" ? shown : shown === "look" ? "partly" : "met";
      return { number, level, state, shown } as const;
    }),
  );
  return all.sort((a, b) => a.number.localeCompare(b.number, "en", { numeric: true }));
}
