/** Laid paper: slight cloudiness and short fibres that differ from its colour by a few levels. */
import type { Box } from "../../board/painter";
import { type Ctx, sheet } from "./canvas";
import { valueNoise } from "./noise";
import { channels } from "./palette";

/** Rows of pixels per slice. */
const SLICE = 24;

/** Generates the fibre of a sheet; `strength` scales the variation, in levels of 255. */
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

/** Paints a sheet of paper on the page: its colour or fibre, and its edge. */
export function layPaper(
  ctx: Ctx,
  box: Box,
  look: { colour: string; edge: string; texture: CanvasImageSource | null },
): void {
  const { x, y, width, height } = box;
  ctx.fillStyle = look.colour;
  ctx.fillRect(x, y, width, height);
  if (look.texture) ctx.drawImage(look.texture, x, y, width, height);
  ctx.strokeStyle = look.edge;
  ctx.lineWidth = 0.8;
  ctx.strokeRect(x + 0.4, y + 0.4, width - 0.8, height - 0.8);
}
