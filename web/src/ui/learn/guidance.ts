/** The guide through a first game: offered by itself on a first visit, and whenever asked for. */
import type { GameInfo } from "../../engine/protocol";
import { guideOf } from "../../games/guides";
import type { Laid } from "../table/laid";
import { courseOf, firstCourse } from "./guidecourse";

/** Begins the guide of a game from the present position. */
export type Guidance = () => void;

/** The guide of a game whose board stands, if it has one; its words and style come with it. */
export function guidance(info: GameInfo, laid: Laid): Guidance | null {
  const guide = guideOf(info.id);
  if (!guide) return null;
  const load = async () => {
    const [{ openGuide }, made] = await Promise.all([import("./guide"), guide()]);
    return openGuide(info, laid, made);
  };
  let opened: ReturnType<typeof load> | null = null;
  const open = () => {
    opened ??= load();
    return opened;
  };
  const course = courseOf(info.id) ?? (isFirst(laid) ? firstCourse(info.id) : null);
  if (course) void open().then(({ begin }) => begin(course));
  return async () => {
    const from = laid.table.view?.ply ?? 0;
    (await open()).begin({ brief: false, from, read: false });
  };
}

/** Whether nothing has been played at this table. */
function isFirst({ table: { view } }: Laid): boolean {
  return view !== null && view.ply === 0 && view.series.game === 1 && !view.before;
}
