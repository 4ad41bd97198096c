/**
 * Content that opens on the page instead of a game: a study, a recorded deal, a task, a course, or
 * the editor.
 */
import type { Painter } from "../../board/painter";
import type { GameInfo } from "../../engine/protocol";
import type { TableContext } from "../table/tablecontext";
import type { Replay, Study, StudyName } from "./studies";

export interface ActivityOptions {
  info: GameInfo;
  painter: Painter;
  laid: TableContext;
  study: (StudyName & (Study | Replay)) | null;
  /** Key under which the table stores the game. */
  slot: string;
  learning: boolean;
  task: string | null;
  editing: boolean;
  /** Called when an element above the board changes its height. */
  onResize: () => void;
}

/** Opens the content. Returns false if the page shows an ordinary game. */
export async function openActivity({ onResize, ...options }: ActivityOptions): Promise<boolean> {
  const activity = await open(options);
  if (!activity) return false;
  new ResizeObserver(onResize).observe(activity.above);
  options.laid.panels.add(activity.panel);
  await activity.begin();
  return true;
}

async function open(options: Omit<ActivityOptions, "onResize">) {
  const { info, painter, laid, study, learning, task, slot } = options;
  if (options.editing) return (await import("../editor/open")).openEditor(info, painter, laid);
  if (study && "save" in study) {
    const { head, ...rest } = (await import("./replay")).openReplay(study, info, laid, slot);
    return { above: head, ...rest };
  }
  if (study) {
    const { openStudy } = await import("./study");
    const { head, ...rest } = openStudy(study, info, painter, laid, slot);
    return { above: head, ...rest };
  }
  if (task !== null)
    return (await import("../practice/open-task")).openTaskOfAddress(task, info, laid);
  const course = learning ? await (await import("../course/courses")).courseOf(info.id) : null;
  return course && (await import("../course/open")).openCourse(info, laid, course);
}
