/** The guide explains the controls in a first game. It opens on a first visit and on request. */

import { guideOf } from "../../contracts/lessons";
import type { Guidance, TableContext } from "../../contracts/table-context";
import type { GameInfo } from "../../engine/protocol";
import type { OpenGuide } from "./guide";
import { courseOf, firstCourse } from "./guide-storage";

/**
 * Return a function that adds a game's guide to a table; null if the game has no guide. The
 * returned function opens the guide on a first visit, or if it is in progress, unless `onRequest`
 * is true. The returned function itself returns a second one, which starts the full guide from the
 * current position, for example for a button. If `preload` is true, `guidance` loads the code of
 * the guide at once.
 */
export function guidance(
  info: GameInfo,
  { preload = false, onRequest = false } = {},
): ((context: TableContext) => Guidance) | null {
  const guide = guideOf(info.id);
  if (!guide) return null;
  const load = () => Promise.all([import("./guide"), guide()]);
  let loading = preload ? load() : null;
  return (context) => {
    let opened: Promise<OpenGuide> | null = null;
    const open = () => {
      loading ??= load();
      opened ??= loading.then(([{ openGuide }, content]) => openGuide(info, context, content));
      return opened;
    };
    const course = courseOf(info.id) ?? (isFirst(context) ? firstCourse(info.id) : null);
    if (course && !onRequest) void open().then(({ begin }) => begin(course));
    return async () => {
      const from = context.table.view?.ply ?? 0;
      (await open()).begin({ brief: false, from, read: false });
    };
  };
}

/** True if no move has been played at this table, in this or an earlier game. */
function isFirst({ table: { view } }: TableContext): boolean {
  return view !== null && view.ply === 0 && view.series.game === 1 && !view.before;
}
