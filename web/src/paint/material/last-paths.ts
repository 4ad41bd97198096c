/** The paths of the last turn: gold with the die used; dotted for a man that was hit. */
import type { Spot } from "../../board/painter";
import type { Ctx } from "./canvas";
import { paintDie } from "./dice";
import { cased, hitRing } from "./marks";
import type { DieMaterial, MarkInk } from "./palette";

/** Maximum sizes in CSS pixels: the die on a path, the arrowhead, and the distance between dots. */
const DIE = 22;
const HEAD = 13;
const DOTS = 8.5;

/** A path between two spots, curved towards the middle of the board. */
export interface CurvedPath {
  from: Spot;
  to: Spot;
  centre: Spot;
}

/**
 * The path of a man of diameter `d`, from beside its old position to shortly before its new one.
 */
export function paintMovedPath(
  ctx: Ctx,
  ink: MarkInk,
  path: CurvedPath,
  d: number,
  die: number,
  material: DieMaterial,
): void {
  const { start, knee, end, middle } = curve(path, d);
  const small = Math.min(1, d / 62);
  ctx.save();
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(start.x, start.y);
  ctx.quadraticCurveTo(knee.x, knee.y, end.x, end.y);
  cased(ctx, ink, ink.path, 2.8 * ink.weight * Math.max(0.85, small));
  head(ctx, ink, knee, end, HEAD * Math.max(0.7, small), ink.path);
  ctx.restore();
  const size = DIE * Math.max(0.77, small);
  if (die > 0) paintDie(ctx, material, { ...middle, size, value: die, turn: 0 });
}

/** A ring with four ticks at the place where a man was hit, and dots to its new place. */
export function paintHitPath(ctx: Ctx, ink: MarkInk, path: CurvedPath, d: number): void {
  const { start, knee, end } = curve(path, d);
  ctx.save();
  ctx.lineCap = "round";
  ctx.setLineDash([0.01, DOTS * Math.max(0.82, Math.min(1, d / 62))]);
  ctx.beginPath();
  ctx.moveTo(start.x, start.y);
  ctx.quadraticCurveTo(knee.x, knee.y, end.x, end.y);
  cased(ctx, ink, ink.accent, 3.2 * ink.weight);
  ctx.setLineDash([]);
  head(ctx, ink, knee, end, HEAD * Math.max(0.7, Math.min(1, d / 62)), ink.accent);
  ctx.restore();
  hitRing(ctx, ink, path.from, 0.86 * d, ink.accent);
}

function curve({ from, to, centre }: CurvedPath, d: number) {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const side = Math.sign((centre.x - half.x) * y - (centre.y - half.y) * x) || 1;
  const bow = side * Math.min(Math.max(0.2 * length, 0.5 * d), 1.4 * d);
  const knee = { x: half.x + y * bow, y: half.y - x * bow };
  const off = Math.min(0.62 * d, 0.32 * length);
  const start = towards(from, knee, 0.6 * off);
  const end = towards(to, knee, off);
  const middle = {
    x: (start.x + 2 * knee.x + end.x) / 4,
    y: (start.y + 2 * knee.y + end.y) / 4,
  };
  return { start, knee, end, middle };
}

function towards(from: Spot, to: Spot, distance: number): Spot {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const part = distance / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The arrowhead at the end of a path; `knee` is the control point of its curve. */
function head(ctx: Ctx, ink: MarkInk, knee: Spot, end: Spot, size: number, colour: string): void {
  const angle = Math.atan2(end.y - knee.y, end.x - knee.x);
  ctx.beginPath();
  for (const [turn, reach] of [
    [0, 0.55],
    [2.5, 0.72],
    [-2.5, 0.72],
  ] as const) {
    const at = angle + turn;
    ctx.lineTo(end.x + Math.cos(at) * reach * size, end.y + Math.sin(at) * reach * size);
  }
  ctx.closePath();
  cased(ctx, ink, colour, 1);
  ctx.fillStyle = colour;
  ctx.fill();
}
