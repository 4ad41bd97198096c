/** Marks above the tiles: reasons for a hint, mistakes, and keyboard focus. */
import type { Ctx } from "../material/canvas";
import type { Colours } from "./colours";
import { boxOf, type Geometry, inset } from "./geometry";
import { edgeOf, tileBox } from "./marks";

/** Corner brackets around a cell that is a reason for a hint. */
export function bracket(ctx: Ctx, g: Geometry, colours: Colours, id: string): void {
  const cell = boxOf(g, [id]);
  if (!cell) return;
  const { x, y, width, height } = inset(cell, 8 * g.z);
  const arm = 12 * g.z;
  ctx.save();
  ctx.strokeStyle = colours.second;
  ctx.lineWidth = Math.max(2, 2.4 * g.z) * colours.weight;
  ctx.beginPath();
  for (const [cx, cy, dx, dy] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x + width, y + height, -1, -1],
    [x, y + height, 1, -1],
  ] as const) {
    ctx.moveTo(cx + dx * arm, cy);
    ctx.lineTo(cx, cy);
    ctx.lineTo(cx, cy + dy * arm);
  }
  ctx.stroke();
  ctx.restore();
}

/** A wrong tile, hatched so that it is recognisable without colour. */
export function hatched(ctx: Ctx, g: Geometry, colours: Colours, cells: readonly string[]): void {
  const box = tileBox(g, cells);
  if (!box) return;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, 10 * g.z);
  ctx.strokeStyle = colours.accent;
  ctx.lineWidth = Math.max(1.8, 2.6 * g.z) * colours.weight;
  ctx.stroke();
  ctx.clip();
  ctx.lineWidth = Math.max(1, 1.3 * g.z) * colours.weight;
  ctx.globalAlpha = 0.75;
  ctx.beginPath();
  for (let d = 0; d < box.width + box.height; d += 9 * g.z) {
    ctx.moveTo(box.x + d, box.y);
    ctx.lineTo(box.x + d - box.height, box.y + box.height);
  }
  ctx.stroke();
  ctx.restore();
}

/** A cross over a wrong stroke. */
export function crossed(ctx: Ctx, g: Geometry, colours: Colours, cells: readonly string[]): void {
  const edge = edgeOf(g, cells);
  if (!edge) return;
  const x = (edge[0].x + edge[1].x) / 2;
  const y = (edge[0].y + edge[1].y) / 2;
  const arm = 9 * g.z;
  ctx.save();
  ctx.strokeStyle = colours.accent;
  ctx.lineWidth = Math.max(1.8, 2.6 * g.z) * colours.weight;
  ctx.beginPath();
  ctx.moveTo(x - arm, y - arm);
  ctx.lineTo(x + arm, y + arm);
  ctx.moveTo(x + arm, y - arm);
  ctx.lineTo(x - arm, y + arm);
  ctx.stroke();
  ctx.restore();
}

/** Keyboard focus: a strong square just inside the rules. */
export function focus(ctx: Ctx, g: Geometry, colours: Colours, id: string): void {
  const cell = boxOf(g, [id]);
  if (!cell) return;
  const { x, y, width, height } = inset(cell, 1);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 4 * g.z);
  ctx.strokeStyle = g.paper ? colours.paper : colours.ground;
  ctx.lineWidth = 5;
  ctx.stroke();
  ctx.strokeStyle = colours.focus;
  ctx.lineWidth = 2.4;
  ctx.stroke();
  ctx.restore();
}
