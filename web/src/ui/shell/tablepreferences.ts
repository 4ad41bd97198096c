/** The settings, colours and arrangement of the page, put together for the table. */
import type { TablePreferences } from "../../board/table";
import { layoutOf, shapeOf } from "./layout";
import { settings } from "./settings";
import { theme } from "./theme";
import { listHidden } from "./threats";

/** How the person at this page wants to play; whether a line to type in is open, it knows itself. */
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
