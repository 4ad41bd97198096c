/** Tables with the values of all moves or rolls of a position, best first. */
import { html, nothing, type TemplateResult } from "lit-html";
import { moveName } from "../board/names";
import type { TableSnapshot } from "../contracts/table-snapshot";
import type { Analysis, Prospect, Roll, View } from "../engine/protocol";
import { t, words } from "../kit/words";
import { writeMove } from "./notation";
import "./move-values.css";

/** Maximum number of moves in the table. */
const MOST = 12;

/**
 * Render a table with the values of all rolls or, if the next step is not a roll, of the best
 * moves; a notice if `now` is null. Without hidden hands, a row has a move's value (the chance of
 * winning, or the lead in the game's unit) and "certain" or "estimated"; the best continuation is
 * below. With `hidden` hands, a row has the expected gain and its difference from the best move.
 */
export function moveValues(
  { view }: TableSnapshot,
  now: Analysis | null,
  hidden: boolean,
): TemplateResult {
  if (!now) return html`<p class="soft">${t("analysis-looking")}</p>`;
  if (now.rolls.length > 0) return rollValues(now);
  const prospects = [...now.prospects].sort((a, b) => b.value - a.value).slice(0, MOST);
  const [best] = prospects;
  if (!best) return html`<p class="soft">${t("analysis-none")}</p>`;
  const rows = prospects.map(
    (prospect) => html`<tr>
      <th scope="row">${name(view, prospect)}</th>
      <td class="worth">${worth(prospect, now.unit)}</td>
      ${hidden ? distance(prospect, best) : certainty(prospect)}
    </tr>`,
  );
  const isPercent = now.unit === "percent";
  const result = isPercent ? "chance" : "balance";
  const columns = hidden ? ["move", "expected", "behind"] : ["move", result, "sure"];
  const chances = isPercent ? "lead-chances" : "lead";
  const lead = !hidden ? chances : best.exact ? "lead-exact" : "lead-sampled";
  const told = best.line.length > 1 && !hidden;
  const depth = prospects.every(({ exact }) => exact) ? 0 : now.depth;
  const line = t("analysis-line", {
    line: best.line.map((move) => move.replace("-", "–")).join(", "),
  });
  const caption = t(`analysis-${lead}`, { unit: t(`units-${now.unit}`), depth });
  return inRoom(html`${table(caption, columns, rows)}
    ${told ? html`<p class="soft">${line}</p>` : nothing}`);
}

/**
 * Return the name of a move: the notation of the move list if the game is like backgammon (family
 * `tables`) or the position has more than `MOST` moves; otherwise the description on the board.
 */
function name(view: View, { text, events }: Prospect): string {
  const entry = { ply: 0, kind: "move", game: 0, turn: 0, side: "", auto: false } as const;
  if (view.family === "tables" || view.moves.length > MOST)
    return writeMove({ ...entry, text, events }, view);
  return moveName(view, text, words());
}

/** Render the chance of winning after each roll, in per cent, and its luck (chance minus mean). */
function rollValues({ rolls, mean }: Analysis): TemplateResult {
  const best = [...rolls].sort((a: Roll, b: Roll) => b.value - a.value);
  const rows = best.map(
    ({ text, value, luck }) => html`<tr>
      <th scope="row">${text.replace(/^throw\s*/, "")}</th>
      <td class="worth">${plain(value)}</td>
      <td>${signed(luck)}</td>
    </tr>`,
  );
  const lead = t("analysis-lead-rolls", { mean: plain(mean) });
  return inRoom(table(lead, ["roll", "expected", "luck"], rows));
}

function table(caption: string, columns: string[], rows: TemplateResult[]): TemplateResult {
  return html`<table class="worths">
    <caption>${caption}</caption>
    <thead><tr>${columns.map((id) => html`<th scope="col">${t(`analysis-${id}`)}</th>`)}</tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
}

/** Wrap a table in a focusable element that the keyboard can scroll. */
function inRoom(table: TemplateResult): TemplateResult {
  return html`<div class="worths-room" tabindex="0" role="group" aria-label=${t("analysis-title")}>
    ${table}
  </div>`;
}

function worth({ value, margin }: Prospect, unit: string): string {
  const told = unit === "percent" ? plain(value) : signed(value);
  return margin > 0 ? `${told} ± ${plain(margin)}` : told;
}

function distance(prospect: Prospect, best: Prospect): TemplateResult {
  const { value, apart, exact } = prospect;
  const told = prospect === best ? t("analysis-best") : signed(value - best.value);
  if (exact) return html`<td class="certain">${told} · ${t("analysis-exact")}</td>`;
  return html`<td>${apart > 0 ? `${told} ± ${plain(apart)}` : told}</td>`;
}

function certainty({ exact }: Prospect): TemplateResult {
  const sure = exact ? "certain" : "estimated";
  return html`<td class=${exact ? "certain" : ""}>${t(`analysis-${sure}`)}</td>`;
}

/** Round a number to an integer and format it with its sign: "+4", "−2", "0". */
export function signed(value: number): string {
  const format = new Intl.NumberFormat(words().language, { signDisplay: "exceptZero" });
  return format.format(Math.round(value)).replace("-", "−");
}

/** Format a number without decimals: "4". Numbers below 1 have at most one decimal. */
function plain(value: number): string {
  const places = value < 1 ? 1 : 0;
  return new Intl.NumberFormat(words().language, { maximumFractionDigits: places }).format(value);
}
