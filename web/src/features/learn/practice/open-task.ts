/** Opens the task in the URL: a task of the list, a daily task, or a task contained in the link. */

import type { TableContext } from "../../../contracts/table-context";
import type { GameInfo } from "../../../engine/protocol";
import { notice } from "../../../kit/toast";
import { loadArea, t, words } from "../../../kit/words";
import { dayWords, isDay } from "../../../storage/days";
import { recordDay } from "../../../storage/practice";
import { boardTaskOf, inOrder, taskOfDay } from "./board-task";
import { type OpenTask, openTask } from "./task";
import { readTask } from "./task-link";
import { tasksOf } from "./tasks";

export const SHELF = "practice.html";

/** URL of a task in the list. */
export const taskPage = (game: string, id: string) => `play.html?game=${game}&task=${id}`;
/** URL of a daily task. */
export const dayPage = (game: string, day: string) => `play.html?game=${game}&task=${day}`;

/** Opens the task in the URL. Shows a notice and returns null if it does not exist. */
export async function openTaskOfAddress(
  name: string,
  info: GameInfo,
  context: TableContext,
): Promise<OpenTask | null> {
  await loadArea("learn/practice");
  const linkedTask = readTask(location.hash.slice(1));
  if (linkedTask) {
    const place = {
      kind: () => t("task-sent"),
      where: () => "",
      solved: () => {},
      next: null,
      all: SHELF,
    };
    return openTask(linkedTask, info, context, place);
  }
  const tasks = await tasksOf(info.id);
  const isDaily = isDay(name);
  const ordered = tasks ? inOrder(tasks) : [];
  const task = tasks && isDaily ? taskOfDay(tasks, name) : ordered.find(({ id }) => id === name);
  if (!tasks || !task) {
    notice("task", t("task-missing"), {
      words: t("task-all"),
      press: () => location.assign(SHELF),
    });
    return null;
  }
  const at = ordered.indexOf(task);
  const following = ordered[at + 1];
  const place = {
    kind: () => t(isDaily ? "task-day" : "practice-title"),
    where: () =>
      isDaily
        ? dayWords(name, words().language)
        : t("task-where", { number: at + 1, of: ordered.length }),
    solved: () => {
      if (isDaily) recordDay(name, info.id);
    },
    next: isDaily || !following ? null : taskPage(info.id, following.id),
    all: SHELF,
  };
  return openTask(boardTaskOf(task), info, context, place);
}
