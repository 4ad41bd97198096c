/** The settings, colours and arrangement of the page, put together for the table. */
import type { Manner } from "../board/table";
import { kept } from "./battle/threats";
import { layoutOf, shapeOf } from "./layout";
import { settings } from "./settings";
import { theme } from "./theme";

/** How the person at this page wants to play. */
export function manner(game: HTMLElement): Manner {
  const { animation, autoForced, autoPass, autoThrow, commit, seating, targets, way } = settings();
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
    targets,
    way,
    hides: kept(settings()),
  };
}
