/**
 * Statistics of the user's games on this device: wins, defeats, and mean loss against the best
 * move.
 */
import type { Signal } from "@preact/signals-core";
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { listedGames } from "../../../contracts/games";
import { footButton, openDialog } from "../../../kit/dialog";
import { make } from "../../../kit/dom";
import { pickFile, saveFile } from "../../../kit/files";
import { gameName } from "../../../kit/game-words";
import { notice, toast } from "../../../kit/toast";
import { t } from "../../../kit/words";
import {
  addRecord,
  checkRecord,
  eraseRecord,
  type PlayedGame,
  type PracticeRecord,
  readRecord,
} from "../../../storage/practice";

const LINE = { width: 150, height: 30 };
/** Number of recent games for which the mean loss per decision is shown. */
const LATELY = 5;

export function yourPlay(record: Signal<PracticeRecord>): TemplateResult {
  const { played, tasks } = record.value;
  const solved = Object.values(tasks).reduce((sum, one) => sum + one.solved.length, 0);
  const lines = listedGames().flatMap((game) => {
    const own = played.filter((one) => one.game === game.id);
    return own.length > 0 ? [line(gameName(game), own)] : [];
  });
  const table = html`<table><thead><tr>
      <th scope="col">${t("play-game")}</th><th scope="col">${t("play-won")}</th>
      <th scope="col">${t("play-errors")}</th><th scope="col">${t("play-lately")}</th>
    </tr></thead><tbody>${lines}</tbody></table>`;
  return html`<section class="your-play" id="play"><h2>${t("play-title")}</h2>
    ${lines.length > 0 ? table : html`<p class="soft">${t("play-none")}</p>`}
    <p class="ways">
      <button class="button" type="button" data-act="export" @click=${exportRecord}>${t("play-export")}</button>
      <button class="button" type="button" data-act="import" @click=${() => void importRecord(record)}>${t("play-import")}</button>
      <button class="button" type="button" data-act="erase"
        @click=${() => erase(record, played.length, solved)}>${t("play-erase")}</button>
    </p></section>`;
}

function line(name: string, own: readonly PlayedGame[]): TemplateResult {
  const count = (ending: PlayedGame["ending"]) => own.filter((one) => one.ending === ending).length;
  const [won, lost] = [count("won"), count("lost")];
  const evaluated = own.flatMap(({ loss, unit }) =>
    loss === undefined || !unit ? [] : [{ loss, unit }],
  );
  const share = (100 * won) / Math.max(1, won + lost);
  return html`<tr><th scope="row">${name}</th>
    <td>${t("play-won-lost", { won, lost })}
      <span class="progress" aria-hidden="true"><i .style=${`width:${share}%`}></i></span></td>
    <td>${evaluated.length > 1 ? curve(evaluated.map(({ loss }) => loss)) : nothing}</td>
    <td>${evaluated.length > 0 ? recentLoss(evaluated) : "–"}</td></tr>`;
}

/** Line chart: for each game, the mean loss per decision (such as beans) against the best move. */
function curve(losses: readonly number[]): TemplateResult {
  const most = Math.max(...losses, 0.1);
  const x = (i: number) => (i / (losses.length - 1)) * (LINE.width - 8) + 4;
  const y = (loss: number) => 4 + (1 - loss / most) * (LINE.height - 8);
  const points = losses.map((loss, i) => `${x(i).toFixed(1)},${y(loss).toFixed(1)}`);
  const last = losses.length - 1;
  return html`<svg width=${LINE.width} height=${LINE.height} aria-hidden="true">${svg`<polyline
    points=${points.join(" ")}></polyline><circle cx=${x(last)} cy=${y(losses[last] ?? 0)} r="3.5"></circle>`}</svg>`;
}

function recentLoss(evaluated: readonly { loss: number; unit: string }[]): string {
  const last = evaluated.slice(-LATELY);
  const mean = last.reduce((sum, { loss }) => sum + loss, 0) / last.length;
  const format = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  return t("play-loss", { value: format.format(mean), unit: last.at(-1)?.unit ?? "" });
}

function exportRecord(): void {
  saveFile(readRecord().record, "alveus");
}

/** Ask for an exported file, and merge its practice record into the record on this device. */
async function importRecord(record: Signal<PracticeRecord>): Promise<void> {
  const file = await pickFile();
  const checked = file && checkRecord(file);
  const { tasks = {}, days = {}, played = [] } = checked?.record ?? {};
  const empty = Object.keys({ ...tasks, ...days }).length === 0 && played.length === 0;
  if (!checked || empty) return notice("practice", () => t("play-unreadable"));
  record.value = addRecord(checked.record);
  toast(t("play-imported"));
  const { dropped } = checked;
  if (dropped > 0) notice("practice", () => t("practice-damaged", { count: dropped }));
}

/** Delete the practice record after a confirmation, which also offers to export it. */
function erase(record: Signal<PracticeRecord>, count: number, solved: number): void {
  const eraseNow = () => {
    eraseRecord();
    record.value = readRecord().record;
    dialog.close();
    toast(t("play-erased"));
  };
  const dialog = openDialog({
    title: t("play-erase"),
    body: [make("p", {}, t("play-erase-asked", { games: count, tasks: solved }))],
    foot: [
      footButton(t("play-export"), exportRecord),
      footButton(t("play-erase-yes"), eraseNow, true),
    ],
  });
}
