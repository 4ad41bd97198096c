/**
 * Painter of Terzett: bone tiles on the printed numbers of a figure (solving), or on an empty
 * outline (composing).
 */
import type { Look, Painter } from "../../board/painter";
import type { View } from "../../engine/protocol";
import { paintTile, tiles } from "../../paint/dominoes/tiles";
import { type Ctx, setPen } from "../../paint/material/canvas";
import { cast } from "../../paint/material/light";
import { type Colours, colours } from "../../paint/sheet/colours";
import { boxOf, inset } from "../../paint/sheet/geometry";
import { boneOf, type Kit, type TileStyle } from "../../paint/sheet/live";
import { type Figure, type Layout, onPaper, type Plan } from "../../paint/sheet/plans";
import {
  fitSheet,
  type SheetStyle,
  markIcon as sheetIcon,
  legend as sheetLegend,
} from "../../paint/sheet/sheet";
import { strokeOutline } from "../../paint/sheet/still";

/**
 * Layout of the tile list in CSS pixels: width of a column, height of a row (a tile and the number
 * below it), and distance between the figure and a list below it.
 */
const ACROSS = 42;
const DOWN = 76;
const BELOW = 76;

/** Return the number of rows of a triangular tile list: n + 1 for a set from 0:0 to n:n. */
const lines = (tiles: number) => Math.round((Math.sqrt(8 * tiles + 1) - 1) / 2);

function beside(figure: Figure, cell: number, columns: number, rows: number): Plan {
  const margins = onPaper(cell);
  const x = figure.columns * cell + Math.max(36, 0.8 * cell);
  const box = { x, y: 0, width: columns * ACROSS, height: rows * DOWN };
  return {
    cell,
    rows: figure.rows,
    columns: figure.columns,
    margins,
    list: { box, columns, line: DOWN },
    width: margins.left + x + box.width + margins.right,
    height: margins.top + Math.max(figure.rows * cell, box.height) + margins.bottom,
  };
}

const triangle: Layout = (figure, cell) => {
  const side = lines(figure.tiles);
  const plan = beside(figure, cell, side, side);
  return { ...plan, list: plan.list && { ...plan.list, stepped: true } };
};

const block: Layout = (figure, cell) => {
  const columns = Math.ceil(Math.sqrt(figure.tiles));
  return beside(figure, cell, columns, Math.ceil(figure.tiles / columns));
};

const under: Layout = (figure, cell) => {
  const margins = onPaper(cell);
  const wide = figure.columns * cell;
  const rows = Math.max(1, Math.ceil((figure.tiles * ACROSS) / Math.max(wide, 9 * ACROSS)));
  const columns = Math.ceil(figure.tiles / rows);
  const width = columns * ACROSS;
  const y = figure.rows * cell + BELOW;
  const box = { x: Math.max(0, (wide - width) / 2), y, width, height: rows * DOWN };
  return {
    cell,
    rows: figure.rows,
    columns: figure.columns,
    margins: { ...margins, right: margins.left },
    list: { box, columns, line: DOWN },
    width: 2 * margins.left + Math.max(wide, width),
    height: margins.top + y + box.height + 0.4 * margins.bottom,
  };
};

const lists: readonly Layout[] = [triangle, block, under];

const bone: TileStyle = {
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

/**
 * Marks on a cell in composing, shown even if the user has switched off live help (warnings and
 * counts): part of a complete group (`grouped`), empty without an empty neighbour (`hole`), or with
 * a number whose cells cannot all be in groups any more (`never`).
 */
const NOTES = ["grouped", "never", "hole"] as const;
type Note = (typeof NOTES)[number];

function noted(ctx: Ctx, { g, colours }: Kit, id: string, note: Note): void {
  const box = boxOf(g, [id]);
  if (!box) return;
  ctx.save();
  ctx.translate(box.x, box.y);
  paintNote(ctx, colours, g.cell, note);
  ctx.restore();
}

/**
 * Paint a mark (see `NOTES`): a filled corner (`grouped`), a frame with a small cross in a corner
 * (`never`), or a dashed frame with a cross (`hole`).
 */
function paintNote(ctx: Ctx, colours: Colours, size: number, note: Note): void {
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

/** Draw an outline around a tile, with or without glow. */
function around(ctx: Ctx, { g, colours }: Kit, cells: string[], colour: string, glow: boolean) {
  ctx.save();
  if (glow) cast(ctx, { colour, blur: 12 * g.z + 4, x: 0, y: 0 });
  setPen(ctx, colour, Math.max(1.4, 2.2 * g.z) * colours.weight);
  strokeTile(ctx, g, cells, -0.6, 0.12);
  ctx.restore();
}

function pencilled(ctx: Ctx, { g, colours }: Kit, cells: string[]): void {
  ctx.save();
  setPen(ctx, colours.second, Math.max(1.4, 2 * g.z) * colours.weight);
  ctx.setLineDash([7 * g.z, 4 * g.z]);
  strokeTile(ctx, g, cells, 4 * g.z, 0.09);
  ctx.restore();
}

/**
 * Stroke a rounded outline at a distance of `by` CSS pixels inside a tile (outside if negative);
 * `radius` is in cells.
 */
function strokeTile(ctx: Ctx, g: Kit["g"], cells: string[], by: number, radius: number): void {
  const box = boxOf(g, cells);
  if (!box) return;
  const { x, y, width, height } = inset(box, by);
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius * g.cell);
  ctx.stroke();
}

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
