/**
 * The tasks of a game (`games/GAME/tasks.json`), found in played games and verified by the engine's
 * search; a teacher's tasks, encoded in links; and the teacher's sheet, a list of these tasks.
 */

import { placeLabel } from "../../../board/names";
import type { Task, Tasks } from "../../../contracts/studies";
import type { View } from "../../../engine/protocol";
import { decodePercent, readObject } from "../../../kit/address";
import { words } from "../../../kit/words";
import { readSetting, writeSetting } from "../../../storage/storage";

const taskFiles = import.meta.glob<Tasks>("../../../games/*/tasks.json", { import: "default" });

/** Page with the list of all tasks. */
export const SHELF = "practice.html";
/** URL of one of a game's tasks. */
export const taskPage = (game: string, id: string) => `play.html?game=${game}&task=${id}`;
/** URL of a game's daily task; `day` is a date such as "2026-11-21". */
export const dayPage = (game: string, day: string) => `play.html?game=${game}&task=${day}`;

export function hasTasks(game: string): boolean {
  return `../../../games/${game}/tasks.json` in taskFiles;
}

/** Load the tasks of a game; null if there are none. */
export async function tasksOf(game: string): Promise<Tasks | null> {
  return (await taskFiles[`../../../games/${game}/tasks.json`]?.()) ?? null;
}

/** A task created by a teacher. */
interface SetTask {
  position: object;
  side: string;
  question: string;
  /** The accepted turns, in the engine's notation. */
  answers: string[];
  hint: string;
}

/** A task on the board, from the game's tasks or from a teacher. */
export type BoardTask = Pick<SetTask, "position" | "side" | "answers"> &
  Partial<SetTask & Pick<Task, "id" | "origin" | "reason" | "tempting">>;

/** Return the tasks in three lists by difficulty: easy, medium, hard. */
export function byDifficulty({ tasks }: Tasks): Task[][] {
  return [1, 2, 3].map((hard) => tasks.filter(({ difficulty }) => difficulty === hard));
}

/** Return the tasks in the order of practice: easy ones first. */
export function inOrder(tasks: Tasks): Task[] {
  return byDifficulty(tasks).flat();
}

const DAY = 86_400_000;

/**
 * Return the task of a day ("2026-11-21"). Each day uses the next of the game's tasks; the first
 * task follows the last.
 */
export function taskOfDay({ tasks }: Tasks, day: string): Task | undefined {
  const number = Math.floor(Date.parse(`${day}T12:00:00Z`) / DAY);
  return tasks[((number % tasks.length) + tasks.length) % tasks.length];
}

/** Start of the fragment of a URL (the part after "#") with a teacher's task. */
const MARK = "task=";
/** Maximum length in characters of each text in a teacher's task, and number of its answers. */
const MOST_TEXT = 400;
const MOST_ANSWERS = 20;

export function writeTask({ position, side, question, answers, hint }: SetTask): string {
  return MARK + encodeURIComponent(JSON.stringify({ position, side, question, answers, hint }));
}

/** Read the task in a fragment; null if there is none or it is invalid. */
export function readTask(address: string): SetTask | null {
  if (!address.startsWith(MARK)) return null;
  const read = readObject(decodePercent(address.slice(MARK.length)));
  const { position, side, question, answers, hint = "" } = (read ?? {}) as Partial<SetTask>;
  if (typeof position !== "object" || position === null) return null;
  if (!isText(side) || !isText(question) || !isText(hint)) return null;
  if (!Array.isArray(answers) || !answers.every(isText)) return null;
  if (answers.length === 0 || answers.length > MOST_ANSWERS) return null;
  return { position, side, question, answers, hint };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= MOST_TEXT;
}

interface SheetTask {
  game: string;
  question: string;
  url: string;
  /** View fields to draw the board; missing in tasks stored by older builds. */
  picture?: Partial<View> | undefined;
}

const NAME = "sheet";
const MOST = 60;

export function readSheet(): SheetTask[] {
  const read = readObject(readSetting(NAME) ?? "{}");
  const { tasks } = (read ?? {}) as { tasks?: unknown };
  const list: unknown[] = Array.isArray(tasks) ? tasks : [];
  return list.filter(isTask);
}

export function storeSheet(tasks: readonly SheetTask[]): void {
  writeSetting(NAME, JSON.stringify({ tasks: tasks.slice(-MOST) }));
}

/** Add a task to the sheet, with view fields for its picture. It replaces one with the same URL. */
export function addToSheet(task: Omit<SheetTask, "picture">, view: View): void {
  const { places, pieces, tokens, counters, actor, viewer } = view;
  const picture = { places, pieces, tokens, counters, actor, viewer };
  storeSheet([...readSheet().filter(({ url }) => url !== task.url), { ...task, picture }]);
}

function isTask(one: unknown): one is SheetTask {
  const { game, question, url, picture = {} } = (one ?? {}) as Partial<SheetTask>;
  const texts = [game, question, url].every((text) => typeof text === "string");
  return texts && typeof picture === "object" && picture !== null && isOurs(url ?? "");
}

/** True for the URL of a game page on this site. The sheet omits tasks with any other URL. */
function isOurs(url: string): boolean {
  return url.startsWith(new URL("play.html?game=", document.baseURI).href);
}

/**
 * Return the notation of a legal move that continues an accepted turn (one of `answers`) in which
 * the moves `played` occur, in any order; "" if there is none. Earlier answers take precedence.
 * Within an answer, prefer the move with which its unplayed part begins, then the first of `moves`.
 */
export function nextMove(
  answers: readonly string[],
  played: readonly string[],
  { moves, actions }: Pick<View, "moves" | "actions">,
): string {
  const texts = [...moves, ...actions].map(({ text }) => text);
  const rests = answers.flatMap((answer) => withoutWords(answer, played) ?? []);
  const follows = (rest: string) =>
    texts.find((text) => `${rest} `.startsWith(`${text} `)) ??
    texts.find((text) => ` ${rest} `.includes(` ${text} `));
  return rests.map(follows).find((text) => text !== undefined) ?? "";
}

/** Return `text` without the words of `others`, each removed once; null if a word is missing. */
function withoutWords(text: string, others: readonly string[]): string | null {
  const left = others.flatMap((other) => other.split(" "));
  const isLeft = (word: string) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  const rest = text.split(" ").filter(isLeft).join(" ");
  return left.length > 0 ? null : rest;
}

/** Return the place's name if the path of the move `text` is a single place, else `written`. */
export function moveOrPlaceName(view: View, text: string, written = text): string {
  const { path = [] } = view.moves.find((move) => move.text === text) ?? {};
  return path.length === 1 ? placeLabel(view, path[0], words()) : written;
}
