/** The opponent's last turn, drawn on the board until the user rolls. */
import type { Spot } from "../../board/painter";
import type { View } from "../../engine/protocol";
import type { Ctx } from "../material/canvas";
import { paintDie } from "../material/dice";
import { cased, hitRing } from "../material/marks";
import type { DieMaterial, MarkInk } from "../material/palette";
import { diceOf } from "./dice";

interface LastPathsOptions {
  ctx: Ctx;
  view: View;
  ink: MarkInk;
  /**
   * Return the centre of the top man of a place (null if the place is empty), and the centre of a
   * man added to the place (null if the board does not show the place).
   */
  topAt(place: string): Spot | null;
  nextAt(place: string): Spot | null;
  /** Diameter of a man (`man`), and size of the board, in CSS pixels. */
  man: number;
  board: { width: number; height: number };
  dice: DieMaterial;
}

/** True if the last turn was the opponent's, and the side on turn has not rolled since. */
export function showsLastPaths(view: View): boolean {
  const { last, viewer, actor } = view;
  const rolled = actor.kind === "seat" && diceOf(view).some(({ side }) => side === actor.side);
  return last.side !== "" && last.side !== viewer && !rolled;
}

/**
 * Paint each step of the turn as an arrow with the die used, and the paths of the men that were hit
 * as dotted arrows.
 */
export function paintLastPaths({
  ctx,
  view,
  ink,
  topAt,
  nextAt,
  man,
  board,
  dice,
}: LastPathsOptions): void {
  const { paths, dice: used, taken } = view.last;
  const ofSide = (place: string) =>
    view.pieces.some((piece) => piece.place === place && piece.side === view.last.side);
  const endOf = (place: string) => (ofSide(place) ? topAt(place) : nextAt(place));
  const centre = { x: board.width / 2, y: board.height / 2 };
  for (const path of taken) {
    const from = endOf(path[0] ?? "");
    const end = path.at(-1) ?? "";
    const to = topAt(end) ?? nextAt(end);
    if (from && to) paintHitPath(ctx, ink, { from, to, centre }, man);
  }
  paths.forEach((path, index) => {
    const from = nextAt(path[0] ?? "");
    const to = endOf(path.at(-1) ?? "");
    if (from && to) paintMovedPath(ctx, ink, { from, to, centre }, man, used[index] ?? 0, dice);
  });
}

/** Maximum sizes in CSS pixels: a die on a path, an arrowhead, the distance between dots. */
const DIE = 22;
const HEAD = 13;
const DOTS = 8.5;

/** A path between two spots, curved towards the middle of the board. */
interface CurvedPath {
  from: Spot;
  to: Spot;
  centre: Spot;
}

/**
 * Paint an arrow from near the old to near the new position of a moved man (of diameter `d`), with
 * the die used (`die` is its value; 0 for none) in the middle.
 */
function paintMovedPath(
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

/** Paint a ring with four ticks where a man was hit, and a dotted arrow to the man's new place. */
function paintHitPath(ctx: Ctx, ink: MarkInk, path: CurvedPath, d: number): void {
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

/** Paint the arrowhead at the end of a path; `knee` is the control point of the path's curve. */
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
