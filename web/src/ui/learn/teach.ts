/** What teaches stands on the page and begins: a study, a deal to be looked at, or lessons. */
import type { Painter } from "../../board/painter";
import type { GameInfo } from "../../engine/protocol";
import { find } from "../shell/dom";
import type { Laid } from "../table/laid";
import type { Lesson } from "./lesson";
import type { Replay, Study, StudyName } from "./studies";

export interface Teaching {
  info: GameInfo;
  painter: Painter;
  laid: Laid;
  study: (StudyName & (Study | Replay)) | null;
  lessons: readonly Lesson[];
  /** Called when something that stands above the board has another height. */
  moved: () => void;
}

/** Answers whether there is anything to be taught. */
export async function teach({ moved, ...given }: Teaching): Promise<boolean> {
  const taught = await open(given);
  if (!taught) return false;
  new ResizeObserver(moved).observe(taught.above);
  given.laid.watching.add(taught.panel);
  await taught.begin();
  return true;
}

async function open({ info, painter, laid, study, lessons }: Omit<Teaching, "moved">) {
  if (study && "save" in study) {
    const { head, ...rest } = (await import("./replay")).openReplay(study, info, laid);
    return { above: head, ...rest };
  }
  if (study) {
    const { head, ...rest } = (await import("./study")).openStudy(study, info, painter, laid);
    return { above: head, ...rest };
  }
  if (lessons.length === 0) return null;
  const { panel, begin } = (await import("./tutor")).tutor(info, laid.table, lessons);
  find(".board").before(panel.element);
  return { above: panel.element, panel, begin };
}
