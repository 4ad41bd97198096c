/** Engraved stone: scored lines, and V-cut letters filled with red lead (an orange pigment). */
import type { Spot } from "../../board/painter";
import { type Ctx, centreText, sheet } from "./canvas";
import { chance } from "./noise";

export interface Cutting {
  /** Colours of a cut's lit edge at the lower right (`lip`) and shaded edge at the upper left. */
  lip: string;
  shade: string;
  redLead: string;
  /** Colours of scored lines: strong, faint, guide lines, and filled with red lead. */
  scored: string;
  faint: string;
  guide: string;
  redScored: string;
  /** Colour of areas where the red lead (the pigment in the cuts) has worn off. */
  worn: string;
}

/** Paint a scored line with a lit edge at its lower right. */
export function score(
  ctx: Ctx,
  cutting: Cutting,
  path: Path2D,
  width: number,
  colour: string,
): void {
  ctx.save();
  ctx.lineWidth = width;
  ctx.save();
  ctx.translate(0.9, 1);
  ctx.strokeStyle = cutting.lip;
  ctx.stroke(path);
  ctx.restore();
  ctx.strokeStyle = colour;
  ctx.stroke(path);
  ctx.restore();
}

/** A letter to cut into stone. `at` is the middle of its baseline. */
interface Letter {
  text: string;
  at: Spot;
  size: number;
  font: string;
  seed: number;
}

/** Paint a freshly cut letter. */
export function cutLetter(ctx: Ctx, cutting: Cutting, { text, at, size, font }: Letter): void {
  const depth = size / 44;
  ctx.save();
  ctx.font = font;
  centreText(ctx);
  for (const [colour, x, y] of [
    [cutting.lip, 1.1, 1.2],
    [cutting.shade, -0.8, -0.8],
    [cutting.redLead, 0, 0],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.fillText(text, at.x + x * depth, at.y + y * depth);
  }
  ctx.restore();
}

/** Paint a worn letter (shaded, spots without pigment); `ratio` is device pixels per CSS pixel. */
export function cutWornLetter(ctx: Ctx, cutting: Cutting, letter: Letter, ratio: number): void {
  const { at, size, seed } = letter;
  const foot = { x: size, y: 1.35 * size };
  const cut = sheet(2 * size, 2 * size, ratio);
  const pen = cut.ctx;
  cutLetter(pen, cutting, { ...letter, at: foot });
  pen.globalCompositeOperation = "source-atop";
  const inner = pen.createLinearGradient(0.6 * size, 0.55 * size, 1.4 * size, 1.45 * size);
  inner.addColorStop(0, "rgba(40,10,5,.32)");
  inner.addColorStop(0.5, "rgba(40,10,5,.04)");
  inner.addColorStop(1, "rgba(255,190,160,.12)");
  pen.fillStyle = inner;
  pen.fillRect(0, 0, 2 * size, 2 * size);
  const random = chance(seed);
  pen.fillStyle = cutting.worn;
  for (let i = 0; i < 0.42 * size; i++) {
    const [x, y] = [2 * size * random(), 2 * size * random()];
    const spot = 0.4 + random() * 0.022 * size;
    pen.globalAlpha = 0.25 + 0.4 * random();
    pen.beginPath();
    pen.ellipse(x, y, 1.6 * spot, spot, 3 * random(), 0, 2 * Math.PI);
    pen.fill();
  }
  const { a: scale, e, f } = ctx.getTransform();
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  const left = Math.round((at.x - foot.x) * scale + e);
  const top = Math.round((at.y - foot.y) * scale + f);
  ctx.drawImage(cut.canvas, left, top);
  ctx.restore();
}
