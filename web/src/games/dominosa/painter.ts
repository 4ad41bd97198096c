/** The painter of Dominosa: a printed page of 1920, ruled squares and a pen that inks the tiles. */
import type { Look, Painter } from "../../board/painter";
import type { View } from "../../engine/protocol";
import { colours } from "../../families/sheet/colours";
import { FINALE, ink } from "../../families/sheet/live";
import { below, right } from "../../families/sheet/plans";
import { type Dress, fitSheet } from "../../families/sheet/sheet";
import { doubleFrame } from "../../families/sheet/still";
import type { Ctx } from "../../material/canvas";

export { plate } from "./plate";

const dress: Dress = { lists: [right, below], frame: doubleFrame, hand: ink, finale: FINALE };

/** An inked tile, for whoever solves. */
function icon(ctx: Ctx, size: number, _side: string, look: Look): void {
  const palette = colours[look.theme];
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0.04 * size, 0.26 * size, 0.92 * size, 0.48 * size, 0.12 * size);
  ctx.fillStyle = palette.wash;
  ctx.fill();
  ctx.strokeStyle = palette.pen;
  ctx.lineWidth = Math.max(1.3, 0.07 * size);
  ctx.stroke();
  ctx.restore();
}

export function legend({ places, marks }: View): string[] {
  const has = (code: string) => places.some((place) => place.marks.includes(code));
  const drawn = (code: string) => marks.some(({ label }) => label.code === code);
  return [
    ...(has("wrong") || drawn("line_wrong") ? ["wrong"] : []),
    ...(has("tried") || drawn("line_tried") ? ["tried"] : []),
  ];
}

export function markIcon(ctx: Ctx, size: number, code: string, look: Look): void {
  const palette = colours[look.theme];
  ctx.save();
  ctx.strokeStyle = code === "tried" ? palette.pencil : palette.accent;
  ctx.lineWidth = 1.4;
  ctx.beginPath();
  ctx.roundRect(1, 0.24 * size, size - 2, 0.52 * size, 3);
  if (code === "tried") ctx.setLineDash([3.5, 2]);
  ctx.stroke();
  ctx.clip();
  ctx.beginPath();
  if (code === "wrong") {
    for (let x = 2; x < 2 * size; x += 4) {
      ctx.moveTo(x, 0);
      ctx.lineTo(x - size, size);
    }
  }
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.restore();
}

/** Nothing is thrown in this game. */
export const painter: Painter = {
  least: () => 298,
  fit: (space, view, look) => fitSheet(space, view, look, dress),
  icon,
  tokenIcon() {},
  legend,
  markIcon,
};
