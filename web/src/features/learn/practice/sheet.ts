/** A teacher's sheet: the tasks created on this device, as links. */
import type { View } from "../../../engine/protocol";
import { readObject } from "../../../kit/address";
import { readSetting, writeSetting } from "../../../storage/storage";

export interface SheetTask {
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

/** Returns the view fields needed to draw a board. */
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
  storeSheet([...readSheet().filter(({ url }) => url !== task.url), task]);
}

function isTask(one: unknown): one is SheetTask {
  const { game, question, url, picture = {} } = (one ?? {}) as Partial<SheetTask>;
  const texts = [game, question, url].every((text) => typeof text === "string");
  return texts && typeof picture === "object" && picture !== null && isOurs(url ?? "");
}

/** True if a URL is a task on this site. Other URLs are not shown as links. */
function isOurs(url: string): boolean {
  return url.startsWith(new URL("play.html?game=", document.baseURI).href);
}
