/**
 * Painter of Terzett: the sheet of the printed figures, on which bone tiles cover the numbers
 * found; or an empty outline for composing.
 */
import type { Look, Painter } from "../../board/painter";
import type { View } from "../../engine/protocol";
import type { Ctx } from "../../paint/material/canvas";
import { paintTile, tiles } from "../../paint/material/tiles";
import { colours } from "../../paint/sheet/colours";
import { markIcon as sheetIcon, legend as sheetLegend } from "../../paint/sheet/legend";
import { fitSheet, type SheetStyle } from "../../paint/sheet/sheet";
import { strokeOutline } from "../../paint/sheet/still";
import { bone, NOTES, paintNote } from "./painter/bone";
import { lists } from "./painter/lists";

const style: SheetStyle = {
  lists,
  frame: (ctx, g, colours) =>
    strokeOutline(ctx, g, colours, 0, Math.max(1.4, 3 * g.z) * colours.weight),
  tileStyle: bone,
  finale: 0,
};

/** Icon of the player: a tile. */
function icon(ctx: Ctx, size: number, _side: string, look: Look): void {
  const tile = { x: size / 2, y: size / 2, unit: 0.46 * size, first: 3, second: 3, across: true };
  paintTile(ctx, tiles[look.theme], tile);
}

function legend(view: View): string[] {
  const hasMark = (note: string) => view.places.some(({ marks }) => marks.includes(note));
  return [...sheetLegend(view), ...NOTES.filter(hasMark)];
}

function markIcon(ctx: Ctx, size: number, code: string, look: Look): void {
  const note = NOTES.find((other) => other === code);
  if (note) paintNote(ctx, colours[look.theme], size, note);
  else sheetIcon(ctx, size, code, look);
}

/** The game has no dice, so `tokenIcon` draws nothing. */
export const painter: Painter = {
  least: () => 298,
  fit: (space, view, look) => fitSheet(space, view, look, style),
  icon,
  tokenIcon() {},
  legend,
  markIcon,
};
