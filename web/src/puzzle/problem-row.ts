/**
 * Puzzles in a row: a player solves a list of puzzles one after another, and the times are added.
 * The state is stored on this device, so that the player can continue after a reload.
 */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Collected } from "../contracts/puzzle-ui";
import type { View } from "../engine/protocol";
import { footButton, openDialog } from "../kit/dialog";
import { loadArea, t } from "../kit/words";
import { type Clock, formatTime } from "./clock";
import { puzzleKey } from "./figure";
import { askForName } from "./race";
import { currentRun, finishedRuns, type Run, storedRuns, totalOf, withTime } from "./row-times";

export interface RowOptions {
  game: string;
  problems: readonly Collected[];
  clock: Clock;
  view(): View;
  open(position: object): Promise<void>;
}

/** Open the dialog: the state of an unfinished row or, without one, the form that starts a row. */
export async function openRow(options: RowOptions): Promise<void> {
  await loadArea("puzzles");
  const { problems } = options;
  const run = currentRun(storedRuns.read(), problems.length);
  if (run) showRun(options, run);
  else showStart(options);
}

/**
 * If the solved puzzle on the board is the next one of the unfinished row, store its time in
 * milliseconds and open the dialog of the row (`openRow`). Otherwise, do nothing.
 */
export async function finishProblem(options: RowOptions, time: number): Promise<void> {
  const { problems, view } = options;
  const all = withTime(storedRuns.read(), problems, puzzleKey(view()), time);
  if (!all) return;
  storedRuns.write(all);
  await openRow(options);
}

function showRun(options: RowOptions, run: Run): void {
  const of = options.problems.length;
  const solved = run.times.length;
  const restart = () => {
    storedRuns.write(finishedRuns(storedRuns.read(), of));
    dialog.close();
    showStart(options);
  };
  const next = () => {
    dialog.close();
    void openProblem(options, solved);
  };
  const state = { name: run.name, solved, of, time: formatTime(totalOf(run)) };
  const dialog = openDialog({
    title: t("row-title"),
    body: () => html`<p>${t("row-state", state)}</p>${solved ? problemTimes(run) : nothing}`,
    foot: [
      footButton(t("row-restart"), restart),
      footButton(t("row-next", { number: solved + 1 }), next, true),
    ],
  });
}

function showStart(options: RowOptions): void {
  const count = options.problems.length;
  const finished = finishedRuns(storedRuns.read(), count);
  const totals = finished.map((run) => [run.name, totalOf(run)] as const);
  const times = totals.length > 0 ? timeTable(totals) : nothing;
  askForName(t("row-title"), html`<p>${t("row-lead")}</p>${times}`, (name) => {
    storedRuns.write([...finished, { name, times: [] }]);
    void openProblem(options, 0);
  });
}

async function openProblem({ game, problems, clock, open }: RowOptions, index: number) {
  const puzzle = problems[index]?.puzzle;
  if (!puzzle) return;
  await open({ game, puzzle });
  clock.startRace();
}

function problemTimes({ times }: Run): TemplateResult {
  return timeTable(times.map((time, i) => [t("row-problem", { number: i + 1 }), time]));
}

function timeTable(rows: readonly (readonly [string, number])[]): TemplateResult {
  const line = ([name, time]: readonly [string, number]) =>
    html`<tr><th scope="row">${name}</th><td class="worth">${formatTime(time)}</td></tr>`;
  return html`<table class="race">
    <caption class="unseen">${t("race-times")}</caption>
    <tbody>${rows.map(line)}</tbody>
  </table>`;
}
