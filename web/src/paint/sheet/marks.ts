/**
 * The player's marks, painted over the printed puzzle: tiles in ink, or in pencil during a trial (a
 * series of tentative steps); strokes between cells; shapes around marked numbers.
 */
import type { Box, Spot } from "../../board/painter";
import { outline, stroke } from "../dominoes/paper";
import { type Ctx, circle, setPen, strokeLine } from "../material/canvas";
import { cast } from "../material/light";
import { seedOf } from "../material/noise";
import type { Colours } from "./colours";
import { boxOf, type Geometry, inset } from "./geometry";

/** Functions that return cached paths, as if drawn by hand: a tile's outline, or a stroke. */
export interface Pens {
  tile(box: Box): Path2D;
  line(from: Spot, to: Spot): Path2D;
}

/**
 * Create the functions for the outlines of tiles and the strokes on a sheet. Strokes are thicker in
 * high contrast (by the factor `weight`), but outlines are not.
 */
export function pens(g: Geometry, { weight }: Colours): Pens {
  const cut = new Map<string, Path2D>();
  const cached = (key: string, make: () => Path2D) => {
    const path = cut.get(key) ?? make();
    cut.set(key, path);
    return path;
  };
  return {
    tile: (box) => {
      const key = `tile ${box.x} ${box.y} ${box.width}`;
      const pen = Math.max(1.7, 2.5 * g.z);
      return cached(key, () => outline(box, 10 * g.z, pen, (seedOf(key) % 97) + 1));
    },
    line: (from, to) => {
      const key = `line ${from.x} ${from.y} ${to.x} ${to.y}`;
      const pen = Math.max(2.2, 3.6 * g.z) * weight;
      return cached(key, () => stroke([from, to], pen, (seedOf(key) % 89) + 1));
    },
  };
}

/** Return the box of a tile's outline, slightly smaller than its cells; null without cells. */
export function tileBox(g: Geometry, cells: readonly string[]): Box | null {
  const box = boxOf(g, cells);
  return box && inset(box, 5 * g.z);
}

/** Fade the printed line between the two cells of a placed tile, and tint the paper. */
export function wash(ctx: Ctx, g: Geometry, colours: Colours, cells: readonly string[]): void {
  const box = tileBox(g, cells);
  if (!box) return;
  const across = box.width > box.height;
  ctx.save();
  ctx.globalAlpha = 0.82;
  ctx.fillStyle = g.paper ? colours.paper : colours.ground;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const half = g.cell / 2 - 0.8;
  if (across) ctx.fillRect(x - 1, y - half, 2, 2 * half);
  else ctx.fillRect(x - half, y - 1, 2 * half, 2);
  ctx.restore();
  ctx.fillStyle = colours.wash;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, 10 * g.z);
  ctx.fill();
}

/**
 * Paint the outline of a tile: dashed in pencil if it is tentative (`trial`), otherwise in ink. The
 * tile placed last has a golden glow.
 */
export function tile(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  pen: Pens,
  cells: readonly string[],
  hand: { trial: boolean; last: boolean },
): void {
  const box = tileBox(g, cells);
  if (!box) return;
  ctx.save();
  if (hand.last) {
    ctx.save();
    cast(ctx, { colour: colours.gold, blur: 9 * g.z, x: 0, y: 0 });
    setPen(ctx, colours.gold, 3 * g.z);
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, box.width, box.height, 9 * g.z);
    ctx.stroke();
    ctx.stroke();
    ctx.restore();
  }
  if (hand.trial) {
    setPen(ctx, colours.pencil, Math.max(1.4, 2 * g.z) * colours.weight);
    ctx.setLineDash([9 * g.z, 4 * g.z]);
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, box.width, box.height, 10 * g.z);
    ctx.stroke();
  } else {
    ctx.fillStyle = colours.pen;
    ctx.fill(pen.tile(box));
  }
  ctx.restore();
}

/**
 * Return the ends of a stroke on the common edge of two cells, shorter than the edge; null unless
 * both cells are in `g`.
 */
export function edgeOf(g: Geometry, [from, to]: readonly string[]): [Spot, Spot] | null {
  const a = g.cells.get(from ?? "");
  const b = g.cells.get(to ?? "");
  if (!a || !b) return null;
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const half = 0.3 * g.cell;
  return a.row === b.row
    ? [
        { x, y: y - half },
        { x, y: y + half },
      ]
    : [
        { x: x - half, y },
        { x: x + half, y },
      ];
}

/**
 * Paint a stroke that separates two cells that do not form a tile: dashed if it is tentative
 * (`trial`) or part of a hint, otherwise in ink.
 */
export function line(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  pen: Pens,
  cells: readonly string[],
  hand: { trial: boolean; dashed?: boolean; colour?: string },
): void {
  const edge = edgeOf(g, cells);
  if (!edge) return;
  const [from, to] = edge;
  ctx.save();
  if (hand.trial || hand.dashed) {
    setPen(ctx, hand.colour ?? colours.pencil, Math.max(2, 3 * g.z) * colours.weight);
    ctx.lineCap = "butt";
    ctx.setLineDash([7 * g.z, 4 * g.z]);
    strokeLine(ctx, from, to);
  } else {
    ctx.fillStyle = hand.colour ?? colours.pen;
    ctx.fill(pen.line(from, to));
  }
  ctx.restore();
}

/** Paint a ring around a cell of the first marked number, or a lozenge around one of the second. */
export function shape(
  ctx: Ctx,
  colours: Colours,
  z: number,
  kind: "ring" | "lozenge",
  { x, y }: Spot,
): void {
  ctx.save();
  setPen(ctx, colours[kind], Math.max(1.3, 1.9 * z) * colours.weight);
  if (kind === "ring") circle(ctx, x, y, 21.5 * z);
  else {
    const reach = 27 * z;
    ctx.beginPath();
    ctx.moveTo(x, y - reach);
    ctx.lineTo(x + reach, y);
    ctx.lineTo(x, y + reach);
    ctx.lineTo(x - reach, y);
    ctx.closePath();
  }
  ctx.stroke();
  ctx.restore();
}

export function chosen(ctx: Ctx, g: Geometry, colours: Colours, id: string): void {
  const box = boxOf(g, [id]);
  if (!box) return;
  const { x, y, width, height } = inset(box, 3 * g.z);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 9 * g.z);
  ctx.globalAlpha = 0.11;
  ctx.fillStyle = colours.second;
  ctx.fill();
  ctx.globalAlpha = 1;
  setPen(ctx, colours.second, Math.max(1.8, 2.8 * g.z) * colours.weight);
  ctx.stroke();
  ctx.restore();
}

/**
 * Mark the cell `to`, which can form a tile with the chosen cell `from`: a dashed outline, open
 * towards `from`, and a dot in a corner away from `from`.
 */
export function partner(ctx: Ctx, g: Geometry, colours: Colours, from: string, to: string): void {
  const cell = boxOf(g, [to]);
  if (!cell) return;
  ctx.save();
  ctx.beginPath();
  ctx.rect(cell.x, cell.y, cell.width, cell.height);
  ctx.clip();
  dashed(ctx, g, colours.second, colours.weight, [from, to]);
  ctx.restore();
  ctx.fillStyle = colours.second;
  const a = g.cells.get(from);
  const left = (a?.x ?? 0) > cell.x + cell.width;
  const above = (a?.y ?? 0) > cell.y + cell.height;
  const reach = 15 * g.z;
  circle(
    ctx,
    left ? cell.x + reach : cell.x + cell.width - reach,
    above || a?.y === cell.y + cell.height / 2 ? cell.y + reach : cell.y + cell.height - reach,
    Math.max(3, 4.4 * g.z),
  );
  ctx.fill();
}

/** Paint a dashed outline around two cells that can form a tile, for example in a hint. */
export function dashed(
  ctx: Ctx,
  g: Geometry,
  colour: string,
  weight: number,
  cells: readonly string[],
): void {
  const box = tileBox(g, cells);
  if (!box) return;
  ctx.save();
  setPen(ctx, colour, Math.max(1.4, 2 * g.z) * weight);
  ctx.setLineDash([6 * g.z, 5 * g.z]);
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, 10 * g.z);
  ctx.stroke();
  ctx.restore();
}
