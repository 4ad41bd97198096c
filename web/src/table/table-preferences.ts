/** Preferences of a table, from the settings, theme and layout of the page. */
import type { TablePreferences } from "../board/table";
import { layoutOf, shapeOf } from "../kit/layout";
import { settings } from "../kit/settings";
import { theme } from "../kit/theme";
import { listHidden } from "../kit/threats";

/** Returns the user's preferences. The page itself sets `typing`. */
export function preferences(game: HTMLElement): Omit<TablePreferences, "typing"> {
  const { animation, autoForced, autoPass, autoThrow, commit, seating, targets, way } = settings();
  const { names } = settings();
  const shape = shapeOf(layoutOf(game));
  return {
    theme: theme(),
    shape,
    seating,
    animation,
    autoForced,
    autoPass,
    autoThrow,
    commit,
    pace: 0,
    targets,
    brief: names === "short",
    way,
    hides: listHidden(settings()),
  };
}
