/** Bone tiles over the print; the last has a gold outline, those of a trial a dashed one. */

import type { Ctx } from "../../../paint/material/canvas";
import { cast } from "../../../paint/material/light";
import { paintTile } from "../../../paint/material/tiles";
import type { Colours } from "../../../paint/sheet/colours";
import { boxOf, inset } from "../../../paint/sheet/geometry";
import { boneOf, type Kit, type TileStyle } from "../../../paint/sheet/live";

export const bone: TileStyle = {
  under() {},
  over(ctx, kit, piece, { trial, last }) {
    const tile = boneOf(kit.g, piece);
    if (!tile) return;
    if (last) around(ctx, kit, piece.covers, kit.colours.gold, true);
    paintTile(ctx, kit.material, tile);
    if (last) around(ctx, kit, piece.covers, kit.colours.gold, false);
    if (trial) pencilled(ctx, kit, piece.covers);
  },
  notes(ctx, kit, { places, actor }) {
    if (actor.kind === "over") return;
    for (const { id, marks } of places) {
      for (const note of NOTES) if (marks.includes(note)) noted(ctx, kit, id, note);
    }
  },
  finale() {},
};

/** Marks of live help: a cell in a finished group, a number or a cell without a possibility. */
export const NOTES = ["grouped", "never", "hole"] as const;
export type Note = (typeof NOTES)[number];

function noted(ctx: Ctx, { g, colours }: Kit, id: string, note: Note): void {
  const box = boxOf(g, [id]);
  if (!box) return;
  ctx.save();
  ctx.translate(box.x, box.y);
  paintNote(ctx, colours, g.cell, note);
  ctx.restore();
}

/** Paints a mark: a filled corner, a frame with a small cross, or a cross in a dashed frame. */
export function paintNote(ctx: Ctx, colours: Colours, size: number, note: Note): void {
  ctx.save();
  ctx.lineWidth = Math.max(1.4, 0.034 * size) * colours.weight;
  if (note === "grouped") grouped(ctx, colours, size);
  else lost(ctx, colours, size, note);
  ctx.restore();
}

function grouped(ctx: Ctx, colours: Colours, size: number): void {
  ctx.fillStyle = colours.second;
  ctx.beginPath();
  ctx.moveTo(0.94 * size, 0.06 * size);
  ctx.lineTo(0.94 * size, 0.3 * size);
  ctx.lineTo(0.7 * size, 0.06 * size);
  ctx.closePath();
  ctx.fill();
}

function lost(ctx: Ctx, colours: Colours, size: number, note: Note): void {
  ctx.strokeStyle = colours.accent;
  ctx.beginPath();
  ctx.roundRect(0.1 * size, 0.1 * size, 0.8 * size, 0.8 * size, 0.1 * size);
  if (note === "hole") ctx.setLineDash([0.1 * size, 0.07 * size]);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.beginPath();
  const [near, far] = note === "hole" ? [0.34, 0.66] : [0.1, 0.32];
  ctx.moveTo(near * size, near * size);
  ctx.lineTo(far * size, far * size);
  if (note === "hole") {
    ctx.moveTo(far * size, near * size);
    ctx.lineTo(near * size, far * size);
  } else {
    ctx.moveTo(near * size, far * size);
    ctx.lineTo(far * size, near * size);
  }
  ctx.stroke();
}

/** Draws an outline around a tile, with or without glow. */
function around(ctx: Ctx, { g, colours }: Kit, cells: string[], colour: string, glow: boolean) {
  const box = boxOf(g, cells);
  if (!box) return;
  const { x, y, width, height } = inset(box, -0.6);
  ctx.save();
  if (glow) cast(ctx, { colour, blur: 12 * g.z + 4, x: 0, y: 0 });
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1.4, 2.2 * g.z) * colours.weight;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 0.12 * g.cell);
  ctx.stroke();
  ctx.restore();
}

function pencilled(ctx: Ctx, { g, colours }: Kit, cells: string[]): void {
  const box = boxOf(g, cells);
  if (!box) return;
  const { x, y, width, height } = inset(box, 4 * g.z);
  ctx.save();
  ctx.strokeStyle = colours.second;
  ctx.lineWidth = Math.max(1.4, 2 * g.z) * colours.weight;
  ctx.setLineDash([7 * g.z, 4 * g.z]);
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 0.09 * g.cell);
  ctx.stroke();
  ctx.restore();
}
