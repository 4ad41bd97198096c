/** Paper, and lines drawn by pen. */
import type { Box, Spot } from "../../board/painter";
import { type Ctx, fillBox, setPen, sheet } from "../material/canvas";
import { valueNoise } from "../material/noise";
import { channels } from "../material/palette";

/** Number of pixel rows of the paper texture that `fibre` computes between two `yield`s. */
const SLICE = 24;

/**
 * Paint the texture of a sheet of paper on a canvas, and return the canvas. Yield between steps.
 * The texture changes the colour values (0 to 255) of the paper by at most 1.8 times `strength`.
 */
export function* fibre(
  { width, height }: Box,
  colour: string,
  strength: number,
): Generator<void, OffscreenCanvas, void> {
  const { canvas, ctx } = sheet(width, height, 1);
  const image = ctx.createImageData(canvas.width, canvas.height);
  const base = channels(colour);
  for (let y = 0, k = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++, k += 4) {
      const cloud = valueNoise(x / 120, y / 120) + 0.5 * valueNoise(x / 47 + 31, y / 47) - 0.75;
      const thread = valueNoise(x / 5 + 71, y / 9) + 0.5 * valueNoise(x / 2.4, y / 4.2 + 19) - 0.75;
      const lift = strength * (1.5 * cloud + 0.85 * thread);
      for (let i = 0; i < 3; i++) image.data[k + i] = (base[i] as number) + lift;
      image.data[k + 3] = 255;
    }
    if (y % SLICE === 0) yield;
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Paint a sheet of paper with an edge. Without a texture, the paper has a plain colour. */
export function layPaper(
  ctx: Ctx,
  box: Box,
  look: { colour: string; edge: string; texture: CanvasImageSource | null },
): void {
  const { x, y, width, height } = box;
  fillBox(ctx, look.colour, { x, y, width, height });
  if (look.texture) ctx.drawImage(look.texture, x, y, width, height);
  setPen(ctx, look.edge, 0.8);
  ctx.strokeRect(x + 0.4, y + 0.4, width - 0.8, height - 0.8);
}

/** Distance between the computed points of a stroke, in CSS pixels. */
const STEP = 2.4;

/** Return the outline of a hand-drawn stroke through points; `seed` selects its irregularities. */
export function stroke(points: readonly Spot[], width: number, seed: number): Path2D {
  const left: Spot[] = [];
  const right: Spot[] = [];
  const steps = [...walk(points)].map((step) => {
    const far = step.along / 30 + 13 * seed;
    const sway = (valueNoise(far, 3.7 * seed) - 0.5) * 1.5 * Math.min(1, width / 2);
    const press = valueNoise(step.along / 21 + 7 * seed, 40 + 1.9 * seed);
    return { ...step, sway, half: (width / 2) * (0.8 + 0.42 * press) };
  });
  for (const { x, y, nx, ny, sway, half } of steps) {
    left.push({ x: x + nx * (sway + half), y: y + ny * (sway + half) });
    right.push({ x: x + nx * (sway - half), y: y + ny * (sway - half) });
  }
  const round = ({ x, y, nx, ny, sway, half }: (typeof steps)[number], side: 1 | -1) =>
    [1, 2, 3, 4].map((i) => {
      const [across, along] = [Math.cos((i * Math.PI) / 5), Math.sin((i * Math.PI) / 5)];
      const n = sway + side * half * across;
      return { x: x + nx * n + side * ny * half * along, y: y + ny * n - side * nx * half * along };
    });
  const path = new Path2D();
  const [start, end] = [steps[0], steps.at(-1)];
  if (!start || !end) return path;
  for (const { x, y } of [...left, ...round(end, 1), ...right.reverse(), ...round(start, -1)]) {
    path.lineTo(x, y);
  }
  path.closePath();
  return path;
}

/** Return a stroke clockwise around a box with round corners, from its upper right corner. */
export function outline(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius: number,
  pen: number,
  seed: number,
): Path2D {
  const points: Spot[] = [];
  const corner = (cx: number, cy: number, from: number) => {
    for (let i = 0; i <= 6; i++) {
      const angle = from + ((i / 6) * Math.PI) / 2;
      points.push({ x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) });
    }
  };
  corner(x + width - radius, y + radius, -Math.PI / 2);
  corner(x + width - radius, y + height - radius, 0);
  corner(x + radius, y + height - radius, Math.PI / 2);
  corner(x + radius, y + radius, Math.PI);
  const start = points[0] as Spot;
  points.push(start, { x: start.x + 3, y: start.y + 0.3 });
  return stroke(points, pen, seed);
}

/**
 * Yield points along a line through `points`, about `STEP` CSS pixels apart, each with the unit
 * vector perpendicular to the line (`nx`, `ny`) and the distance from the start (`along`).
 */
function* walk(points: readonly Spot[]) {
  let gone = 0;
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1] as Spot;
    const to = points[i] as Spot;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    const nx = -(to.y - from.y) / length;
    const ny = (to.x - from.x) / length;
    const steps = Math.max(1, Math.round(length / STEP));
    for (let k = i === 1 ? 0 : 1; k <= steps; k++) {
      const share = k / steps;
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      yield { x, y, nx, ny, along: gone + length * share };
    }
    gone += length;
  }
}
