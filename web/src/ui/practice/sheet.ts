/** A teacher's sheet: tasks that were set, as links, on this device until they are given out. */
import { readSetting, writeSetting } from "../../storage";
import { readObject } from "../shell/reading";

export interface SheetTask {
  game: string;
  question: string;
  url: string;
}

const NAME = "sheet";
const MOST = 60;

export function readSheet(): SheetTask[] {
  const read = readObject(readSetting(NAME) ?? "{}");
  const { tasks } = (read ?? {}) as { tasks?: unknown };
  const list: unknown[] = Array.isArray(tasks) ? tasks : [];
  return list.filter(isTask);
}

export function keepSheet(tasks: readonly SheetTask[]): void {
  writeSetting(NAME, JSON.stringify({ tasks: tasks.slice(-MOST) }));
}

export function addToSheet(task: SheetTask): void {
  keepSheet([...readSheet().filter(({ url }) => url !== task.url), task]);
}

function isTask(one: unknown): one is SheetTask {
  const { game, question, url } = (one ?? {}) as Partial<SheetTask>;
  return [game, question, url].every((text) => typeof text === "string") && isOurs(url ?? "");
}

/** Whether an address is one of this site's own tasks; anything else is not made a link. */
function isOurs(url: string): boolean {
  return url.startsWith(new URL("play.html?game=", document.baseURI).href);
}
