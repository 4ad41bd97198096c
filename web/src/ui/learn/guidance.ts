/** The guide through a first game: offered by itself on a first visit, and whenever asked for. */
import type { GameInfo } from "../../engine/protocol";
import { guideOf } from "../../games/guides";
import type { Laid } from "../table/laid";
import type { OpenGuide } from "./guide";
import { courseOf, firstCourse } from "./guidecourse";

/** Begins the guide of a game from the present position. */
export type Guidance = () => void;

/** The guide of a game, to be laid on the page when its board stands; null where it has none. */
export function guidance(info: GameInfo, due: boolean): ((laid: Laid) => Guidance) | null {
  const guide = guideOf(info.id);
  if (!guide) return null;
  const load = () => Promise.all([import("./guide"), guide()]);
  let loading = due ? load() : null;
  return (laid) => {
    let opened: Promise<OpenGuide> | null = null;
    const open = () => {
      loading ??= load();
      opened ??= loading.then(([{ openGuide }, made]) => openGuide(info, laid, made));
      return opened;
    };
    const course = courseOf(info.id) ?? (isFirst(laid) ? firstCourse(info.id) : null);
    if (course) void open().then(({ begin }) => begin(course));
    return async () => {
      const from = laid.table.view?.ply ?? 0;
      (await open()).begin({ brief: false, from, read: false });
    };
  };
}

/** Whether nothing has been played at this table. */
function isFirst({ table: { view } }: Laid): boolean {
  return view !== null && view.ply === 0 && view.series.game === 1 && !view.before;
}
