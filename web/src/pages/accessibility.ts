/** Accessibility: table of criteria, known shortcomings, and a report form. */
import { html } from "lit-html";
import { theme } from "../kit/theme";
import { toast } from "../kit/toast";
import { t, words } from "../kit/words";
import { CRITERIA, type Criterion } from "./criteria";

declare const ALVEUS_VERSION: string;

export function criteriaTable() {
  const line = ({ number, level, state, shown }: Criterion) => html`<tr>
    <th scope="row">${number} ${t(`criterion-${number.replaceAll(".", "-")}`)} (${level})</th>
    <td>${t(`criterion-state-${state}`)}</td>
    <td>${shown === "look" ? t("criterion-look") : shown && html`<code>${breakable(shown)}</code>`}</td>
  </tr>`;
  return html`<p>${t("statements-tried-lead")}</p>
    <table class="criteria">
      <thead><tr>
        <th scope="col">${t("criterion-number")}</th>
        <th scope="col">${t("criterion-state")}</th>
        <th scope="col">${t("criterion-shown")}</th>
      </tr></thead>
      <tbody>${CRITERIA.map(line)}</tbody>
    </table>`;
}

/** Allows line breaks after the underscores of a file name. */
function breakable(name: string) {
  return name.split("_").map((part, i) => (i > 0 ? html`_<wbr>${part}` : part));
}

/** Lists the known shortcomings: the messages `statements-lacking-1`, `-2` and so on. */
export function shortcomings() {
  const lines: string[] = [];
  for (let n = 1; words().has(`statements-lacking-${n}`); n++)
    lines.push(t(`statements-lacking-${n}`));
  return html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

/** Renders a report form with questions and device data. The user copies and sends the text. */
export function reportForm() {
  const copy = async () => {
    const area = document.querySelector<HTMLTextAreaElement>("#tell-text");
    area?.select();
    // If copying is not allowed, the text remains selected, so that the user can copy it.
    const copied = navigator.clipboard?.writeText(area?.value ?? "");
    await copied?.then(() => toast(t("statements-tell-copied"))).catch(() => {});
  };
  return html`<p>${t("statements-tell-1")}</p>
    <label for="tell-text">${t("statements-tell-text")}</label>
    <textarea id="tell-text" rows="10" spellcheck="true" .value=${reportTemplate()}></textarea>
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
