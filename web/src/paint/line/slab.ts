/** The café table: a slab of marble with a brass edge. */
import type { Box } from "../../board/painter";
import { type Ctx, type Space, setPen } from "../material/canvas";
import { slope, underlay } from "../material/light";
import { marble } from "../material/marble";
import { type Plank, paintPlank } from "../material/wood";
import type { Colours } from "./colours";

/** Generate the marble. Yield after each row of pixels. A smaller `scale` makes a finer pattern. */
export function* quarry(
  { width, height }: Space,
  { stone }: Colours,
  scale: number,
  ratio: number,
): Generator<void, Plank, void> {
  const zoom = 1.15 / Math.max(0.4, scale);
  const canvas = yield* marble({ width, height, ...stone, seed: 5, zoom }, ratio);
  return { canvas, ratio };
}

/** Paint the table and its shadow. */
export function paintSlab(
  ctx: Ctx,
  { width, height }: Space,
  colours: Colours,
  block: Plank | null,
  scale: number,
): void {
  const box: Box = { x: 0, y: 0, width, height };
  const brass = 3.2 * Math.max(0.6, Math.min(1, scale));
  const shape = new Path2D();
  shape.roundRect(0, 0, width, height, 6);
  if (colours.grain) underlay(ctx, shape, box, { colour: colours.ambient, blur: 20, x: 3, y: 6 });
  ctx.save();
  ctx.clip(shape);
  paintPlank(ctx, block ?? undefined, colours.stone.base, box);
  ctx.fillStyle = slope(ctx, box, colours.light);
  ctx.fillRect(0, 0, width, height);
  const edge = (inset: number, colour: string | CanvasGradient, line: number) => {
    ctx.beginPath();
    ctx.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 6 - inset / 2);
    setPen(ctx, colour, line);
    ctx.stroke();
  };
  edge(brass / 2, slope(ctx, box, colours.brass), brass);
  edge(brass + 0.4, colours.hairlines[0], 0.8);
  edge(brass + 1.3, colours.hairlines[1], 0.8);
  ctx.restore();
}
