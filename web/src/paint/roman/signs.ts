/**
 * Marks of the Roman boards: targets (destinations of a man), closed places, blots (single men,
 * which can be hit), and the dotted route of a man. They differ by shape, not only by colour.
 */
import type { Spot } from "../../board/painter";
import { type Ctx, centreText, fillCircle, setPen } from "../material/canvas";
import * as mark from "../material/marks";
import type { RomanInk } from "./antique";

const SANS = '"Inter Variable", Inter, system-ui, sans-serif';

/**
 * Minimum font size, in CSS pixels, of the numbers on a target (values of the dice that the move
 * uses). If the numbers would be smaller, a small disc for each die replaces them.
 */
const SMALLEST = 8.5;

/**
 * On a target whose disc has a radius below this value (CSS pixels), the font size of a single
 * number is 1.05 times the radius, to keep the number legible.
 */
const SMALL = 13;

/**
 * Font size of the numbers on a target as a fraction of the radius of its disc. The index is the
 * number of dice that the move uses (the last value is also for more dice).
 */
const SIZES = [0.86, 0.86, 0.64, 0.48];

/**
 * Mark a target with the values of the dice that a move uses, or with a disc for each die if the
 * values do not fit. If the move hits a man (`takes`), add a ring with ticks. `d` is the diameter
 * of a man.
 */
export function target(
  ctx: Ctx,
  ink: RomanInk,
  at: Spot,
  d: number,
  dice: number[],
  takes: boolean,
): void {
  const radius = (takes ? 0.33 : 0.46) * d;
  if (takes) mark.hitRing(ctx, ink, at, d);
  fillCircle(ctx, ink.disc, at.x, at.y, radius);
  mark.ring(ctx, ink, at, radius, (takes ? 1.4 : 2) * ink.weight, ink.second);
  const share = SIZES[Math.min(3, dice.length)] as number;
  const size = Math.round(2 * radius * (dice.length === 1 && radius < SMALL ? 1.05 : share)) / 2;
  if (size < SMALLEST || dice.length === 0) {
    mark.discs(ctx, ink, at, radius * 2, dice.length);
    return;
  }
  ctx.save();
  ctx.fillStyle = ink.figure;
  ctx.font = `600 ${size}px ${SANS}`;
  centreText(ctx);
  ctx.fillText(numbers(dice), at.x, at.y + 0.36 * size);
  ctx.restore();
}

/** Return the text for dice: "2·5" for two dice, "4×3" for a three played four times. */
function numbers(dice: number[]): string {
  const alike = dice.length > 2 && dice.every((die) => die === dice[0]);
  return alike ? `${dice.length}×${dice[0]}` : dice.join("·");
}

/**
 * Mark a place closed to a side with two parallel bars: one from `from` to `to`, the other shifted
 * by the vector `aside`.
 */
export function closedPlace(ctx: Ctx, ink: RomanInk, from: Spot, to: Spot, aside: Spot): void {
  ctx.save();
  ctx.lineCap = "round";
  ctx.beginPath();
  for (const step of [0, 1]) {
    ctx.moveTo(from.x + step * aside.x, from.y + step * aside.y);
    ctx.lineTo(to.x + step * aside.x, to.y + step * aside.y);
  }
  mark.cased(
    ctx,
    { ...ink, casing: ink.warningCase, caseWidth: 1.1 },
    ink.warning,
    2.2 * ink.weight,
  );
  ctx.restore();
}

/** Mark a blot (a single man, which can be hit): a dashed ring. */
export function blot(ctx: Ctx, ink: RomanInk, at: Spot, d: number): void {
  const dash = [0.14 * d, 0.0925 * d];
  const cased = { ...ink, casing: ink.warningCase };
  mark.ring(ctx, cased, at, d / 2 + 1.2, 1.7 * ink.weight, ink.warning, dash);
}

/**
 * Paint a dotted line through the spots, with an arrowhead at its end. `pitch` (distance between
 * dots) and `tip` (size of the arrowhead) are in CSS pixels.
 */
export function dottedPath(
  ctx: Ctx,
  ink: RomanInk,
  spots: Spot[],
  pitch: number,
  tip: number,
): void {
  const dot = Math.max(1.5, 0.2 * pitch) * ink.weight;
  const step = pitch * ink.weight;
  let carry = 0;
  const dots = new Path2D();
  for (let i = 1; i < spots.length; i++) {
    const from = spots[i - 1] as Spot;
    const to = spots[i] as Spot;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    let t = carry;
    for (; t <= length - (i === spots.length - 1 ? tip : 0); t += step) {
      const x = from.x + ((to.x - from.x) * t) / length;
      const y = from.y + ((to.y - from.y) * t) / length;
      dots.moveTo(x + dot, y);
      dots.arc(x, y, dot, 0, 2 * Math.PI);
    }
    carry = t - length;
  }
  ctx.save();
  ctx.fillStyle = ink.second;
  setPen(ctx, ink.casing, 1.5 * ink.weight);
  ctx.stroke(dots);
  ctx.fill(dots);
  const end = spots.at(-1);
  const previous = spots.at(-2);
  if (end && previous) {
    ctx.translate(end.x, end.y);
    ctx.rotate(Math.atan2(end.y - previous.y, end.x - previous.x));
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(-1.5 * tip, -0.72 * tip);
    ctx.lineTo(-1.5 * tip, 0.72 * tip);
    ctx.closePath();
    ctx.lineWidth = 1.8 * ink.weight;
    ctx.stroke();
    ctx.fill();
  }
  ctx.restore();
}
