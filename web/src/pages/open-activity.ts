/**
 * Content on a game's page instead of a game: a study (a position with a question), a recorded deal
 * to replay, a practice task, a course (series of lessons), or the position editor.
 */
import type { Painter } from "../board/painter";
import type { TableControls } from "../board/table";
import type { Replay, Study, StudyName } from "../contracts/studies";
import type { TableContext } from "../contracts/table-context";
import type { GameInfo } from "../engine/protocol";
import { find, make } from "../kit/dom";
import { t } from "../kit/words";

interface ActivityOptions {
  info: GameInfo;
  painter: Painter;
  context: TableContext;
  study: (StudyName & (Study | Replay)) | null;
  /** Name of the storage slot in which the page stores its game. */
  slot: string;
  learning: boolean;
  task: string | null;
  editing: boolean;
  /** Called when an element above the board changes its height. */
  onResize: () => void;
}

/** Open the study, recorded deal, task, course or editor in `options`; return false without one. */
export async function openActivity({ onResize, ...options }: ActivityOptions): Promise<boolean> {
  const activity = await open(options);
  if (!activity) return false;
  new ResizeObserver(onResize).observe(activity.above);
  showWaiting(options.context.table);
  options.context.panels.add(activity.panel);
  await activity.begin();
  return true;
}

/** Until the engine has opened the first position, ask the user to wait. */
function showWaiting(table: TableControls): void {
  // The class `course` is necessary: lessons hide all other elements of the panel `#say`.
  const note = make("p", { class: "course" }, t("turn-starting"));
  const stop = table.on("waiting", () => {
    stop();
    find("#say").append(note);
    table.say(t("turn-starting"));
  });
  const remove = table.on("view", () => {
    remove();
    stop();
    note.remove();
  });
}

async function open(options: Omit<ActivityOptions, "onResize">) {
  const { info, painter, context, study, learning, task, slot } = options;
  if (options.editing)
    return (await import("../features/editor/open")).openEditor(info, painter, context);
  if (study && "save" in study)
    return (await import("../features/learn/replay")).openReplay(study, info, context, slot);
  if (study)
    return (await import("../features/learn/study")).openStudy(study, info, painter, context, slot);
  if (task !== null)
    return (await import("../features/learn/practice/task")).openTaskOfAddress(task, info, context);
  const course = learning ? await (await import("../contracts/lessons")).courseOf(info.id) : null;
  return (
    course && (await import("../features/learn/course/open")).openCourse(info, context, course)
  );
}
