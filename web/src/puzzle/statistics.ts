/**
 * Statistics of the puzzles solved on this device: their number, best time and median time for each
 * set of tiles and each grade, and the number of days in a row with a solved daily puzzle.
 */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import type { GameInfo } from "../engine/protocol";
import { footButton, openDialog } from "../kit/dialog";
import { ruleName } from "../kit/texts";
import { loadArea, t } from "../kit/words";
import { streakOf } from "../storage/days";
import { dailyTimes, deleteResults, readResults, type Sum, sumsOf } from "../storage/results";
import { formatTime } from "./clock";
import "./statistics.css";

export async function openStatistics(info: GameInfo): Promise<void> {
  await Promise.all([loadArea("puzzles"), loadArea("days")]);
  const results = signal(readResults());
  const forget = footButton(t("statistics-forget"), () => {
    deleteResults(info.id);
    results.value = readResults();
  });
  const dialog = openDialog({
    title: t("statistics-title"),
    wide: true,
    body: () => {
      const sums = sumsOf(results.value, info.id, grades(info));
      forget.hidden = sums.length === 0;
      return sums.length === 0
        ? html`<p>${t("statistics-none")}</p>`
        : html`${table(sums, info)}${streak(info)}<p>${t("statistics-note")}</p>`;
    },
    foot: [forget, footButton(t("shell-close"), () => dialog.close(), true)],
  });

  function streak({ id }: GameInfo) {
    const days = new Set(dailyTimes(results.value, id).keys());
    return days.size > 0 ? html`<p>${t("days-streak", { count: streakOf(days) })}</p>` : nothing;
  }
}

function grades({ options }: GameInfo): readonly string[] {
  return options.find(({ name }) => name === "grade")?.values ?? [];
}

function table(sums: readonly Sum[], info: GameInfo) {
  const heads = ["kind", "solved", "alone", "best", "median"];
  const time = (value: number | null) => (value === null ? "–" : formatTime(value));
  const line = ({ reach, grade, solved, withoutHints, best, median }: Sum) => {
    const gradeName = grade && ruleName("value", `grade-${grade}`, info);
    return html`<tr>
      <th scope="row">${t("statistics-set", { reach })}${gradeName ? html`<small>${gradeName}</small>` : nothing}</th>
      <td>${solved}</td>
      <td>${withoutHints}</td>
      <td>${time(best)}</td>
      <td>${time(median)}</td>
    </tr>`;
  };
  return html`<table class="statistics">
    <thead><tr>${heads.map((head) => html`<th scope="col">${t(`statistics-${head}`)}</th>`)}</tr></thead>
    <tbody>${sums.map(line)}</tbody>
  </table>`;
}
