/** Painter of Dominosa: a printed page of 1920 with ruled squares; a pen draws the tiles. */
import type { Look, Painter } from "../../board/painter";
import { type Ctx, setPen } from "../../paint/material/canvas";
import { colours } from "../../paint/sheet/colours";
import { FINALE, ink } from "../../paint/sheet/live";
import { below, right } from "../../paint/sheet/plans";
import { fitSheet, legend, markIcon, type SheetStyle } from "../../paint/sheet/sheet";
import { doubleFrame } from "../../paint/sheet/still";

const style: SheetStyle = {
  lists: [right, below],
  frame: doubleFrame,
  tileStyle: ink,
  finale: FINALE,
};

/** Icon of the player: an inked tile. */
function icon(ctx: Ctx, size: number, _side: string, look: Look): void {
  const palette = colours[look.theme];
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0.04 * size, 0.26 * size, 0.92 * size, 0.48 * size, 0.12 * size);
  ctx.fillStyle = palette.wash;
  ctx.fill();
  setPen(ctx, palette.pen, Math.max(1.3, 0.07 * size));
  ctx.stroke();
  ctx.restore();
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
