/**
 * The live layer of the puzzle sheet (repainted on every change): tiles, marks, signs for hints and
 * mistakes, and keyboard focus.
 */
import type { Scene } from "../../board/painter";
import type { Mark, Piece, View } from "../../engine/protocol";
import { paintTile, type Tile, type TileMaterial } from "../dominoes/tiles";
import { type Ctx, cross, setPen, strokeCircle } from "../material/canvas";
import type { Colours } from "./colours";
import { boxOf, type Geometry, inset } from "./geometry";
import * as mark from "./marks";
import { edgeOf, tileBox } from "./marks";

/** Duration in milliseconds of the animation in which a solved puzzle turns into bone tiles. */
export const FINALE = 2200;

export interface Kit {
  g: Geometry;
  colours: Colours;
  material: TileMaterial;
  pens: mark.Pens;
  tileStyle: TileStyle;
}

/**
 * Functions that paint tiles. `under` paints all tiles below the user's lines between cells and the
 * rings and lozenges around numbers; it is called first. `over` paints a single tile above these.
 */
export interface TileStyle {
  under(ctx: Ctx, kit: Kit, laid: readonly Piece[]): void;
  over(ctx: Ctx, kit: Kit, piece: Piece, how: { trial: boolean; last: boolean }): void;
  /**
   * Paint marks on single cells, after the tiles and therefore over them. In Terzett, they show the
   * cells of complete groups, and cells because of which a figure cannot be completed any more.
   */
  notes(ctx: Ctx, kit: Kit, view: View): void;
  /** Paint the animation of a solved puzzle; `progress` runs from 0 to 1. */
  finale(ctx: Ctx, kit: Kit, laid: readonly Piece[], progress: number): void;
}

/** Paints tiles as ink outlines around the printed numbers; in a solved puzzle, as bone tiles. */
export const ink: TileStyle = {
  under(ctx, { g, colours }, tiles) {
    for (const piece of tiles) mark.wash(ctx, g, colours, piece.covers);
  },
  over(ctx, { g, colours, pens }, piece, how) {
    mark.tile(ctx, g, colours, pens, piece.covers, how);
  },
  notes() {},
  finale: paintFinale,
};

export function paintScene(ctx: Ctx, kit: Kit, scene: Scene): void {
  const { g, colours, tileStyle } = kit;
  const { view } = scene;
  const placed = view.pieces.filter(({ kind }) => kind === "tile");
  const over = view.actor.kind === "over" && view.actor.outcome.winner !== null;
  tileStyle.under(ctx, kit, placed);
  paintNumbers(ctx, kit, view, scene.shown);
  for (const viewMark of view.marks) paintMark(ctx, kit, viewMark);
  const last = over ? [] : view.last.paths.flat();
  for (const piece of placed) {
    const how = { trial: has(view, piece, "tried"), last: isLast(piece, last) };
    tileStyle.over(ctx, kit, piece, how);
    if (has(view, piece, "wrong")) hatched(ctx, g, colours, piece.covers);
  }
  tileStyle.notes(ctx, kit, view);
  for (const shownMark of scene.shown) paintShown(ctx, kit, shownMark);
  if (scene.chosen !== null) {
    const covered = new Set(placed.flatMap(({ covers }) => covers));
    for (const { place } of scene.targets)
      if (!covered.has(place)) mark.partner(ctx, g, colours, scene.chosen, place);
    mark.chosen(ctx, g, colours, scene.chosen);
  } else if (scene.shown.length === 0 && scene.hint.length === 2) {
    mark.dashed(ctx, g, colours.second, colours.weight, scene.hint);
  }
  if (over) tileStyle.finale(ctx, kit, placed, scene.rolling);
  if (scene.refused !== null) paintRefused(ctx, kit, scene.refused);
  if (scene.focus !== null) focus(ctx, g, colours, scene.focus);
}

function isLast({ covers }: Piece, last: readonly string[]): boolean {
  return covers.length > 0 && covers.every((cell) => last.includes(cell));
}

/** True if a cell of the tile has the mark `code`. */
function has({ places }: View, { covers }: Piece, code: string): boolean {
  return places.some(({ id, marks }) => covers.includes(id) && marks.includes(code));
}

/**
 * Paint a ring or a lozenge around each cell with a number that the player has marked, unless a
 * tile covers the cell. If `shown` contains rings or lozenges (the numbers of a tile whose possible
 * places the page shows), paint only those.
 */
function paintNumbers(ctx: Ctx, { g, colours }: Kit, view: View, shown: readonly Mark[]): void {
  const covered = new Set(view.pieces.flatMap(({ covers }) => covers));
  const pointed = shown.filter(({ kind }) => kind === "ring" || kind === "lozenge");
  const draw = (kind: "ring" | "lozenge", id: string) => {
    const cell = g.cells.get(id);
    if (cell && !covered.has(id)) mark.shape(ctx, colours, g.z, kind, cell);
  };
  if (pointed.length > 0) {
    for (const { kind, path } of pointed) for (const id of path) draw(kind as "ring", id);
    return;
  }
  for (const { id, marks } of view.places) {
    if (marks.includes("marked")) draw("ring", id);
    if (marks.includes("marked_other")) draw("lozenge", id);
  }
}

function paintMark(ctx: Ctx, { g, colours, pens }: Kit, { kind, label, path }: Mark): void {
  if (kind !== "line") return;
  mark.line(ctx, g, colours, pens, path, { trial: label.code === "line_tried" });
  if (label.code === "line_wrong") crossed(ctx, g, colours, path);
}

/** Style of the solution's tiles: dashed like tentative ones, without the glow of the newest. */
const KEY = { trial: true, last: false };

/**
 * Paint a mark that the page adds to those of the view: a premise or the conclusion of a hint, a
 * possible place of a tile, or a tile of the solution. Marks of the kinds `ring` and `lozenge` are
 * painted by `paintNumbers`.
 */
function paintShown(ctx: Ctx, { g, colours, pens }: Kit, { kind, path }: Mark): void {
  const { second, accent, weight } = colours;
  if (kind === "rests") for (const id of path) bracket(ctx, g, colours, id);
  if (kind === "place") mark.dashed(ctx, g, second, weight, path);
  if (kind === "key") mark.tile(ctx, g, { ...colours, pencil: second }, pens, path, KEY);
  if (kind === "rival") mark.dashed(ctx, g, accent, weight, path);
  if (kind === "cut") {
    mark.line(ctx, g, colours, pens, path, { trial: false, dashed: true, colour: accent });
  }
  if (kind !== "lay") return;
  mark.dashed(ctx, g, second, weight * 1.25, path);
  const box = boxOf(g, path);
  if (!box) return;
  ctx.save();
  ctx.globalAlpha = 0.11;
  ctx.fillStyle = second;
  ctx.beginPath();
  ctx.roundRect(box.x + 5 * g.z, box.y + 5 * g.z, box.width - 10 * g.z, box.height - 10 * g.z, 10);
  ctx.fill();
  ctx.restore();
}

/**
 * Paint the animation of a solved puzzle: from the upper left to the lower right, the outlines turn
 * into bone tiles.
 */
function paintFinale(ctx: Ctx, kit: Kit, placed: readonly Piece[], progress: number): void {
  const { g } = kit;
  const far = g.grid.width + g.grid.height;
  for (const piece of placed) {
    const tile = boneOf(g, piece);
    if (!tile) continue;
    const begins = (0.75 * (tile.x - g.grid.x + tile.y - g.grid.y)) / far;
    const share = Math.min(1, Math.max(0, (progress - begins) / 0.25));
    if (share === 0) continue;
    ctx.save();
    ctx.globalAlpha = Math.min(1, 3 * share);
    paintTile(ctx, kit.material, tile, 0.3 * Math.sin(Math.PI * share) * (share < 1 ? 1 : 0));
    ctx.restore();
  }
}

/** Return the bone tile to paint for a piece; null unless the piece covers two cells of `g`. */
export function boneOf(g: Geometry, { covers, value }: Piece): Tile | null {
  const [from, to] = covers.map((id) => g.cells.get(id));
  if (!from || !to) return null;
  const [first = 0, second = 0] = value.split(":").map(Number);
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    unit: g.cell * 0.985,
    first,
    second,
    across: from.row === to.row,
  };
}

/** Mark a cell whose action was refused: a dashed ring, and a cross in the upper right corner. */
function paintRefused(ctx: Ctx, { g, colours }: Kit, id: string): void {
  const cell = g.cells.get(id);
  if (!cell) return;
  const radius = 0.4 * g.cell;
  const arm = 0.12 * g.cell;
  ctx.save();
  setPen(ctx, colours.accent, Math.max(1.6, 2.2 * g.z) * colours.weight);
  cross(ctx, { x: cell.x + 0.33 * g.cell, y: cell.y - 0.33 * g.cell }, arm);
  ctx.stroke();
  ctx.setLineDash([6 * g.z, 5 * g.z]);
  strokeCircle(ctx, cell.x, cell.y, radius);
  ctx.restore();
}

/** Paint brackets in the corners of a cell: the location of a hint, or a reason for its step. */
function bracket(ctx: Ctx, g: Geometry, colours: Colours, id: string): void {
  const cell = boxOf(g, [id]);
  if (!cell) return;
  const { x, y, width, height } = inset(cell, 8 * g.z);
  const arm = 12 * g.z;
  ctx.save();
  setPen(ctx, colours.second, Math.max(2, 2.4 * g.z) * colours.weight);
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

/** Hatch a wrong tile, so that it can be recognised without colour. */
function hatched(ctx: Ctx, g: Geometry, colours: Colours, cells: readonly string[]): void {
  const box = tileBox(g, cells);
  if (!box) return;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, 10 * g.z);
  setPen(ctx, colours.accent, Math.max(1.8, 2.6 * g.z) * colours.weight);
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

/** Paint a cross over a wrong stroke. */
function crossed(ctx: Ctx, g: Geometry, colours: Colours, cells: readonly string[]): void {
  const edge = edgeOf(g, cells);
  if (!edge) return;
  const x = (edge[0].x + edge[1].x) / 2;
  const y = (edge[0].y + edge[1].y) / 2;
  const arm = 9 * g.z;
  ctx.save();
  setPen(ctx, colours.accent, Math.max(1.8, 2.6 * g.z) * colours.weight);
  cross(ctx, { x, y }, arm);
  ctx.stroke();
  ctx.restore();
}

/** Mark the keyboard focus: a strong square just inside the lines of the cell. */
function focus(ctx: Ctx, g: Geometry, colours: Colours, id: string): void {
  const cell = boxOf(g, [id]);
  if (!cell) return;
  const { x, y, width, height } = inset(cell, 1);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 4 * g.z);
  setPen(ctx, g.paper ? colours.paper : colours.ground, 5);
  ctx.stroke();
  setPen(ctx, colours.focus, 2.4);
  ctx.stroke();
  ctx.restore();
}
