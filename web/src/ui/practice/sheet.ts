/** A teacher's sheet: tasks that were set, as links, on this device until they are given out. */
import type { View } from "../../engine/protocol";
import { readSetting, writeSetting } from "../../storage";
import { readObject } from "../shell/reading";

export interface SheetTask {
  game: string;
  question: string;
  url: string;
  /** What is painted of its board; a sheet that was kept before there were pictures has none. */
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

export function keepSheet(tasks: readonly SheetTask[]): void {
  writeSetting(NAME, JSON.stringify({ tasks: tasks.slice(-MOST) }));
}

/** What a picture of a board shows. */
export function pictureOf({
  places,
  pieces,
  tokens,
  counters,
  actor,
  viewer,
}: View): Partial<View> {
  return { places, pieces, tokens, counters, actor, viewer };
}

export function addToSheet(task: SheetTask): void {
  keepSheet([...readSheet().filter(({ url }) => url !== task.url), task]);
}

function isTask(one: unknown): one is SheetTask {
  const { game, question, url, picture = {} } = (one ?? {}) as Partial<SheetTask>;
  const texts = [game, question, url].every((text) => typeof text === "string");
  return texts && typeof picture === "object" && picture !== null && isOurs(url ?? "");
}

/** Whether an address is one of this site's own tasks; anything else is not made a link. */
function isOurs(url: string): boolean {
  return url.startsWith(new URL("play.html?game=", document.baseURI).href);
}
