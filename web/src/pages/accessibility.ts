/** Accessibility: criteria of WCAG 2.2, known shortcomings, and a report form. */
import { html } from "lit-html";
import { theme } from "../kit/theme";
import { toast } from "../kit/toast";
import { t, words } from "../kit/words";

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

interface Criterion {
  number: string;
  level: "A" | "AA";
  state: (typeof STATES)[number];
  /** Name of the test file; "look" for a manual check; "" if not applicable. */
  shown: string;
}

const STATES = ["met", "partly", "none"] as const;

const CRITERIA: readonly Criterion[] = [
  { number: "1.1.1", level: "A", state: "met", shown: "test_keyboard" },
  { number: "1.2.1", level: "A", state: "none", shown: "" },
  { number: "1.2.2", level: "A", state: "none", shown: "" },
  { number: "1.2.3", level: "A", state: "none", shown: "" },
  { number: "1.2.4", level: "AA", state: "none", shown: "" },
  { number: "1.2.5", level: "AA", state: "none", shown: "" },
  { number: "1.3.1", level: "A", state: "met", shown: "test_access" },
  { number: "1.3.2", level: "A", state: "met", shown: "test_keyboard" },
  { number: "1.3.3", level: "A", state: "met", shown: "test_alike" },
  { number: "1.3.4", level: "AA", state: "met", shown: "test_rithmomachia" },
  { number: "1.3.5", level: "AA", state: "none", shown: "" },
  { number: "1.4.1", level: "A", state: "met", shown: "test_marks" },
  { number: "1.4.2", level: "A", state: "met", shown: "ui.aloud.test" },
  { number: "1.4.3", level: "AA", state: "met", shown: "test_access" },
  { number: "1.4.4", level: "AA", state: "met", shown: "test_access" },
  { number: "1.4.5", level: "AA", state: "partly", shown: "look" },
  { number: "1.4.10", level: "AA", state: "met", shown: "test_access" },
  { number: "1.4.11", level: "AA", state: "met", shown: "test_marks" },
  { number: "1.4.12", level: "AA", state: "met", shown: "test_sight" },
  { number: "1.4.13", level: "AA", state: "met", shown: "test_alike" },
  { number: "2.1.1", level: "A", state: "met", shown: "test_keys" },
  { number: "2.1.2", level: "A", state: "met", shown: "test_focus" },
  { number: "2.1.4", level: "A", state: "met", shown: "test_keyboard" },
  { number: "2.2.1", level: "A", state: "met", shown: "test_kiosk" },
  { number: "2.2.2", level: "A", state: "met", shown: "test_demo" },
  { number: "2.3.1", level: "A", state: "met", shown: "test_alike" },
  { number: "2.4.1", level: "A", state: "met", shown: "test_focus" },
  { number: "2.4.2", level: "A", state: "met", shown: "test_gamepages" },
  { number: "2.4.3", level: "A", state: "met", shown: "test_focus" },
  { number: "2.4.4", level: "A", state: "met", shown: "test_access" },
  { number: "2.4.5", level: "AA", state: "met", shown: "test_home" },
  { number: "2.4.6", level: "AA", state: "met", shown: "test_access" },
  { number: "2.4.7", level: "AA", state: "met", shown: "test_sight" },
  { number: "2.4.11", level: "AA", state: "met", shown: "test_sight" },
  { number: "2.5.1", level: "A", state: "met", shown: "test_mouse" },
  { number: "2.5.2", level: "A", state: "met", shown: "test_mouse" },
  { number: "2.5.3", level: "A", state: "met", shown: "test_access" },
  { number: "2.5.4", level: "A", state: "none", shown: "" },
  { number: "2.5.7", level: "AA", state: "met", shown: "test_keys" },
  { number: "2.5.8", level: "AA", state: "met", shown: "test_sight" },
  { number: "3.1.1", level: "A", state: "met", shown: "test_access" },
  { number: "3.1.2", level: "AA", state: "met", shown: "test_alike" },
  { number: "3.2.1", level: "A", state: "met", shown: "test_focus" },
  { number: "3.2.2", level: "A", state: "met", shown: "test_shell" },
  { number: "3.2.3", level: "AA", state: "met", shown: "test_alike" },
  { number: "3.2.4", level: "AA", state: "met", shown: "test_alike" },
  { number: "3.2.6", level: "A", state: "met", shown: "test_alike" },
  { number: "3.3.1", level: "A", state: "met", shown: "test_damaged" },
  { number: "3.3.2", level: "A", state: "met", shown: "test_access" },
  { number: "3.3.3", level: "AA", state: "met", shown: "test_damaged" },
  { number: "3.3.4", level: "AA", state: "none", shown: "" },
  { number: "3.3.7", level: "A", state: "met", shown: "test_alike" },
  { number: "3.3.8", level: "AA", state: "none", shown: "" },
  { number: "4.1.2", level: "A", state: "met", shown: "test_access" },
  { number: "4.1.3", level: "AA", state: "met", shown: "test_keyboard" },
];
