/**
 * The still layer of a puzzle sheet (the parts that do not change during play): paper, lines,
 * labels of rows and columns, numerals, and the frame.
 */
import type { Spot } from "../../board/painter";
import { layPaper } from "../dominoes/paper";
import { type Ctx, centreText, strokeLine } from "../material/canvas";
import { SERIF } from "../material/dice";
import { underlay } from "../material/light";
import { chance } from "../material/noise";
import type { Colours } from "./colours";
import type { Geometry } from "./geometry";

export type Frame = (ctx: Ctx, g: Geometry, colours: Colours) => void;

export function paintPrint(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  texture: CanvasImageSource | null,
  frame: Frame,
): void {
  if (g.paper) {
    const outline = new Path2D();
    outline.rect(g.paper.x, g.paper.y, g.paper.width, g.paper.height);
    underlay(ctx, outline, g.paper, { colour: colours.shadow, blur: 18, x: 2, y: 4 });
    layPaper(ctx, g.paper, { colour: colours.paper, edge: colours.edge, texture });
  }
  paintRules(ctx, g, colours);
  frame(ctx, g, colours);
  paintLabels(ctx, g, colours);
  for (const cell of g.cells.values()) paintNumeral(ctx, g, colours, cell, cell.value);
}

/** Paint the lines between neighbouring cells, with slightly varied strength, as in print. */
function paintRules(ctx: Ctx, g: Geometry, colours: Colours): void {
  const random = chance(17);
  const at = new Set([...g.cells.values()].map(({ row, column }) => `${row} ${column}`));
  ctx.save();
  ctx.strokeStyle = colours.rule;
  for (const { row, column, x, y } of g.cells.values()) {
    const half = g.cell / 2;
    const rule = (x1: number, y1: number, x2: number, y2: number) => {
      ctx.globalAlpha = Math.min(1, colours.ruleStrength + (random() - 0.5) * 0.1);
      ctx.lineWidth = 0.85 + random() * 0.15;
      strokeLine(ctx, { x: x1, y: y1 }, { x: x2, y: y2 });
    };
    if (at.has(`${row} ${column + 1}`)) rule(x + half, y - half, x + half, y + half);
    if (at.has(`${row + 1} ${column}`)) rule(x - half, y + half, x + half, y + half);
  }
  ctx.restore();
}

/** Paint a double frame: a thick outer line, and a thin line on the outline of the grid. */
export function doubleFrame(ctx: Ctx, g: Geometry, colours: Colours): void {
  strokeOutline(ctx, g, colours, Math.max(2.6, 4 * g.z), Math.max(1.4, 2.2 * g.z) * colours.weight);
  strokeOutline(ctx, g, colours, 0, 0.8);
}

/** Paint the outline of the grid, moved outwards by `by` CSS pixels. */
export function strokeOutline(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  by: number,
  width: number,
): void {
  ctx.save();
  ctx.strokeStyle = colours.frame;
  ctx.lineJoin = "miter";
  ctx.lineWidth = width;
  ctx.beginPath();
  for (const line of outlines(g.cells.values(), by / g.cell)) {
    for (const [i, spot] of line.entries()) {
      const { x, y } = onSheet(g, spot);
      if (i === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
    ctx.closePath();
  }
  ctx.stroke();
  ctx.restore();
}

function onSheet(g: Geometry, { x, y }: Spot): Spot {
  return { x: g.grid.x + x * g.cell, y: g.grid.y + y * g.cell };
}

function paintLabels(ctx: Ctx, g: Geometry, colours: Colours): void {
  const size = Math.max(12.5, Math.min(18, 18 * g.z));
  ctx.save();
  ctx.fillStyle = colours.label;
  centreText(ctx);
  ctx.font = `italic 400 ${size}px ${SERIF}`;
  for (const { text, x, y } of g.letters) ctx.fillText(text, x, y - Math.max(8, 13 * g.z));
  ctx.font = `400 ${size}px ${SERIF}`;
  ctx.textAlign = "right";
  for (const { text, y } of g.numbers) {
    ctx.fillText(text, g.grid.x - Math.max(7, 14 * g.z), y + 0.3 * size);
  }
  ctx.restore();
}

/**
 * Paint a printed numeral. Except in high contrast, its blackness varies slightly, as in
 * letterpress printing.
 */
function paintNumeral(ctx: Ctx, g: Geometry, colours: Colours, at: Spot, text: string) {
  const size = 36 * g.z * (text.length > 1 ? 0.84 : 1);
  const uneven = chance(Math.round(31 * at.x + 7 * at.y))();
  ctx.save();
  ctx.font = `500 ${size}px ${SERIF}`;
  centreText(ctx);
  ctx.fillStyle = colours.numeral;
  ctx.globalAlpha = colours.fibre > 0 ? 0.96 - 0.07 * uneven : 1;
  ctx.fillText(text, at.x, at.y + 0.322 * size);
  ctx.restore();
}

interface Edge {
  from: Spot;
  to: Spot;
  /** Unit vector perpendicular to the edge, which points out of the cell with this edge. */
  out: Spot;
}

/**
 * Return the closed outlines of a set of cells, including those of holes, moved outwards from the
 * cells by `by`. All lengths are in cells.
 */
export function outlines(cells: Iterable<{ row: number; column: number }>, by: number): Spot[][] {
  const list = [...cells];
  const cellKeys = new Set(list.map(({ row, column }) => `${row} ${column}`));
  const edges = list.flatMap((cell) => openEdges(cell, cellKeys));
  const begin = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = keyOf(edge.from);
    begin.set(key, [...(begin.get(key) ?? []), edge]);
  }
  const lines: Spot[][] = [];
  const left = new Set(edges);
  for (const start of edges) {
    if (!left.has(start)) continue;
    const line: Edge[] = [];
    for (let edge: Edge | undefined = start; edge && left.has(edge); ) {
      left.delete(edge);
      line.push(edge);
      edge = next(edge, begin.get(keyOf(edge.to)) ?? [], left);
    }
    lines.push(moved(line, by));
  }
  return lines;
}

const keyOf = ({ x, y }: Spot) => `${x} ${y}`;

/** Return the edges of a cell that it does not share with other `cells`, directed clockwise. */
function openEdges({ row, column }: { row: number; column: number }, cells: Set<string>): Edge[] {
  const spot = (x: number, y: number) => ({ x: column + x, y: row + y });
  const sides = [
    { from: spot(0, 0), to: spot(1, 0), out: { x: 0, y: -1 } },
    { from: spot(1, 0), to: spot(1, 1), out: { x: 1, y: 0 } },
    { from: spot(1, 1), to: spot(0, 1), out: { x: 0, y: 1 } },
    { from: spot(0, 1), to: spot(0, 0), out: { x: -1, y: 0 } },
  ];
  return sides.filter(({ out }) => !cells.has(`${row + out.y} ${column + out.x}`));
}

/**
 * Return the edge that continues an outline, or undefined if the outline is closed. `following` are
 * the edges that begin where the given edge ends, `left` the unused edges. Where two cells touch
 * only at a corner, turn right, to continue around the same cell.
 */
function next({ out }: Edge, following: Edge[], left: Set<Edge>): Edge | undefined {
  const free = following.filter((edge) => left.has(edge));
  const right = { x: -out.y, y: out.x };
  return free.find((edge) => edge.out.x === right.x && edge.out.y === right.y) ?? free[0];
}

function moved(line: readonly Edge[], by: number): Spot[] {
  return line.flatMap(({ from, out }, i) => {
    const previous = line.at(i - 1)?.out ?? out;
    if (previous.x === out.x && previous.y === out.y) return [];
    return [{ x: from.x + by * (previous.x + out.x), y: from.y + by * (previous.y + out.y) }];
  });
}
