/**
 * The practice page: tasks of every game by difficulty, daily tasks, tasks that the user has
 * created as a teacher, and the user's results.
 */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { hasCourse, listedGames } from "../../../contracts/games";
import { courseOf } from "../../../contracts/lessons";
import { coursePage } from "../../../contracts/links";
import type { Task } from "../../../contracts/studies";
import { openPage } from "../../../kit/bar";
import type { ListedGame } from "../../../kit/catalogue";
import { codeOf } from "../../../kit/code";
import { find } from "../../../kit/dom";
import { drawIn } from "../../../kit/draw";
import { copyLink } from "../../../kit/files";
import { gameName } from "../../../kit/game-words";
import { notice } from "../../../kit/toast";
import { t, words } from "../../../kit/words";
import { dayAfter, dayWords, today } from "../../../storage/days";
import { keepOffline } from "../../../storage/offline";
import {
  type PracticeRecord,
  readProgress,
  readRecord,
  tasksOf as recordOf,
} from "../../../storage/practice";
import { isStorageAllowed } from "../../../storage/storage";
import { onSetting } from "../../../storage/tabs";
import { setPicture, taskPicture } from "./cards";
import { yourPlay } from "./play-statistics";
import { byDifficulty, dayPage, hasTasks, readSheet, storeSheet, taskPage, tasksOf } from "./tasks";

/** Number of days in the calendar of daily tasks, which ends with today. */
const DAYS = 14;

// Reload a page restored from the back/forward cache, because other pages have changed its data.
window.addEventListener("pageshow", (event) => event.persisted && location.reload());

await openPage(["common", "learn/practice"]);
const { record, dropped } = readRecord();
const practiceRecord = signal<PracticeRecord>(record);
const sheet = signal(readSheet());
/** QR codes for printing, keyed by the URL of a task on the teacher's sheet. */
const codes = new Map<string, ReturnType<typeof codeOf>>();
onSetting("practice", () => {
  practiceRecord.value = readRecord().record;
});
if (dropped > 0) notice("practice", () => t("practice-damaged", { count: dropped }));
/** The games in the order of the home page, with their tasks and the steps of their courses. */
const sections = await Promise.all(
  listedGames().map(async (game) => ({
    game,
    tasks: hasTasks(game.id) ? await tasksOf(game.id) : null,
    steps: hasCourse(game.id) ? ((await courseOf(game.id))?.steps ?? []) : [],
  })),
);
/** Render the QR code of a link. It is computed only once. */
function qrCode(url: string): ReturnType<ReturnType<typeof codeOf>> {
  const code = codes.get(url) ?? codeOf(url, t("set-code"));
  codes.set(url, code);
  return code();
}

type Shelf = (typeof sections)[number];

drawIn(find("#practice"), () => {
  document.title = `${t("practice-title")} · alveus`;
  return html`<header class="practice-head"><div><h1>${t("practice-title")}</h1>
      <p class="lead">${t("practice-lead")}</p></div>${calendar()}</header>
    ${sections.map(gameSection)}
    ${sheetSection()}
    ${yourPlay(practiceRecord)}
    <p class="only-here">${t(isStorageAllowed() ? "practice-here" : "practice-nowhere")}</p>`;
});
void keepOffline();

/** Render the teacher's sheet: tasks created here, with buttons to copy, print and remove them. */
function sheetSection(): TemplateResult | typeof nothing {
  const tasks = sheet.value;
  if (tasks.length === 0) return nothing;
  const links = tasks.map(({ question, url }) => `${question}\n${url}`).join("\n\n");
  const remove = (gone: string) => {
    // Read the sheet again, because another tab may have added a task.
    sheet.value = readSheet().filter(({ url }) => url !== gone);
    storeSheet(sheet.value);
  };
  const lines = tasks.map(
    ({ game, question, url, picture }) => html`<li>
      ${picture ? setPicture(game, url, picture) : nothing}<a href=${url}>${question}</a>
      <span class="soft">${t(`game-${game}`)}</span>
      <button class="quiet" type="button" aria-label=${`${t("set-sheet-remove")}: ${question}`}
        @click=${() => remove(url)}>${t("set-sheet-remove")}</button>${qrCode(url)}</li>`,
  );
  return html`<section class="sheet-tasks"><h2>${t("set-sheet")}</h2>
    <p class="soft">${t("set-sheet-note")}</p><ul>${lines}</ul>
    <p class="ways"><button class="button" type="button"
      @click=${() => void copyLink(links, t("link-copied"))}>${t("set-sheet-copy")}</button>
    <button class="button" type="button" data-act="print" @click=${() => print()}>${t("set-sheet-print")}</button></p></section>`;
}

/**
 * Render links to the daily tasks of the last two weeks. If the user has solved a task of a day,
 * the link opens a solved task, otherwise the task of the first game with tasks.
 */
function calendar(): TemplateResult {
  const now = today();
  const days = Array.from({ length: DAYS }, (_, i) => dayAfter(now, i + 1 - DAYS));
  const done = days.filter((day) => practiceRecord.value.days[day]?.length);
  const first = sections.find(({ tasks }) => tasks);
  const dots = days.map((day) => {
    const solved = sections.find(({ game }) => practiceRecord.value.days[day]?.includes(game.id));
    const name = dayWords(day, words().language);
    const state = done.includes(day) ? "done" : "open";
    const look = [state, day === now ? "today" : ""].join(" ").trim();
    const label = t("practice-day", { day: name, state });
    const game = (solved ?? first)?.game.id;
    const href = game ? dayPage(game, day) : "#";
    return html`<li><a class=${look} href=${href} aria-label=${label} title=${label}></a></li>`;
  });
  return html`<section class="days"><p class="label-line"><span>${t("practice-days")}</span>
      <span>${t("practice-days-done", { done: done.length, of: DAYS })}</span></p>
    <ol>${dots}</ol></section>`;
}

function gameSection({ game, tasks: every, steps }: Shelf): TemplateResult {
  const record = recordOf(practiceRecord.value, game.id);
  const { solved, left = [] } = record;
  const head = (content: unknown) => html`<div><h2>${gameName(game)}</h2>${content}
    ${steps.length > 0 ? course(game, steps) : nothing}</div>`;
  if (!every)
    return html`<section class="shelf">${head(nothing)}<p class="soft">${t("practice-none")}</p></section>`;
  const rows = byDifficulty(every).map((row) => row.filter(({ id }) => !left.includes(id)));
  const ordered = rows.flat();
  const out = every.tasks.length - ordered.length;
  const done = ordered.filter(({ id }) => solved.includes(id)).length;
  const numberOf = (task: Task) => ordered.indexOf(task) + 1;
  const cards = rows.map((row, hard) => card(game, row, hard, solved, numberOf));
  const lists = rows.map(
    (row, hard) => html`<h3>${t(`practice-hard-${hard + 1}`)}</h3>
      <ol>${row.map((task) => taskLink(game, task, numberOf(task), record))}</ol>`,
  );
  return html`<section class="shelf">${head(progress(done, ordered.length))}
    <div class="cards">${cards}</div>
    ${nextLinks(game, ordered, solved)}
    <details class="all"><summary>${t("practice-all", { count: ordered.length })}</summary>
      <div class="tasks">${lists}</div></details>
    ${out > 0 ? html`<p class="soft left-out">${t("practice-left", { count: out })}</p>` : nothing}</section>`;
}

function progress(done: number, of: number): TemplateResult {
  return html`<p class="progress" aria-hidden="true"><i .style=${`width:${(100 * done) / Math.max(1, of)}%`}></i></p>
    <p class="soft">${t("practice-solved", { done, of })}</p>`;
}

function course(game: ListedGame, steps: Shelf["steps"]): TemplateResult {
  const { done } = readProgress(game.id).progress;
  const count = steps.filter(({ name }) => done.includes(name)).length;
  return html`<p class="soft"><a href=${coursePage(game.id)}>${t("practice-course")}</a>
    ${t("practice-course-done", { done: count, of: steps.length })}</p>`;
}

/**
 * Render a card with a picture of the first unsolved task in `row`, the tasks of one difficulty. If
 * all are solved, render the first task; if `row` is empty, render nothing.
 */
function card(
  game: ListedGame,
  row: readonly Task[],
  hard: number,
  solved: readonly string[],
  numberOf: (task: Task) => number,
): TemplateResult | typeof nothing {
  const task = row.find(({ id }) => !solved.includes(id)) ?? row[0];
  if (!task) return nothing;
  const state = solved.includes(task.id) ? "solved" : "open";
  const level = t(`practice-hard-${hard + 1}`);
  const name = t("practice-number", { number: numberOf(task) });
  const label = t("practice-card", { game: gameName(game), level, name, state });
  return html`<a class="card" href=${taskPage(game.id, task.id)} aria-label=${label}>
    ${taskPicture(game.id, task.id)}<b>${level}</b> <span class="soft">${name}</span></a>`;
}

/** Render a numbered link to a task. */
function taskLink(
  game: ListedGame,
  { id }: Task,
  number: number,
  { solved, seen }: ReturnType<typeof recordOf>,
): TemplateResult {
  const state = solved.includes(id) ? "solved" : seen.includes(id) ? "seen" : "open";
  const label = t("practice-task", { game: gameName(game), number, state });
  return html`<li><a class=${`task ${state}`} href=${taskPage(game.id, id)} aria-label=${label}>${number}</a></li>`;
}

/** Render links to the next unsolved task (or the first, if all are solved) and to today's task. */
function nextLinks(
  game: ListedGame,
  ordered: readonly Task[],
  solved: readonly string[],
): TemplateResult {
  const next = ordered.find(({ id }) => !solved.includes(id)) ?? ordered[0];
  const done = practiceRecord.value.days[today()]?.includes(game.id);
  return html`<p class="ways">
    ${next ? html`<a class="button" href=${taskPage(game.id, next.id)}>${t("practice-next")}</a>` : nothing}
    <a class="button" href=${dayPage(game.id, today())}>${t(done ? "practice-today-done" : "practice-today")}</a></p>`;
}
