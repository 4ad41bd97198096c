/** The parts that do not change during a game: vellum, scribe's lines, field, letters, numbers. */
import {
  type Ctx,
  centreText,
  circle,
  setPen,
  sheet,
  strokeLine,
} from "../../../paint/material/canvas";
import { SERIF } from "../../../paint/material/dice";
import { underlay } from "../../../paint/material/light";
import { chance, speckle, valueNoise } from "../../../paint/material/noise";
import { channels } from "../../../paint/material/palette";
import type { Colours } from "./colours";
import type { Geometry } from "./geometry";

const FILES = 8;
/**
 * Lengths in pixels by which lines are drawn too far, as by hand: lines between squares beyond the
 * edge of the field (`OVER`), lines of the frame beyond its corners (`CROSS`).
 */
const OVER = 2;
const CROSS = 3;

export function paintLeaf(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  skin: OffscreenCanvas | null,
): void {
  layLeaf(ctx, g, colours, skin);
  paintWash(ctx, g, colours);
  paintRuling(ctx, g, colours);
  paintField(ctx, g, colours);
  paintLetters(ctx, g, colours);
}

/** Shade every second square, so that steps can be counted. */
function paintWash(ctx: Ctx, { field, cell, ranks }: Geometry, colours: Colours): void {
  const random = chance(5);
  ctx.save();
  ctx.fillStyle = colours.wash;
  for (let row = 0; row < ranks; row++)
    for (let file = 0; file < FILES; file++) {
      if ((file + ranks - 1 - row) % 2) continue;
      ctx.globalAlpha = colours.grain ? 0.75 + 0.25 * random() : 1;
      ctx.fillRect(field.x + file * cell, field.y + row * cell, cell, cell);
    }
  ctx.restore();
}

/**
 * Paint faint lines through the margins, along the edges of the ranks and the sides of the field.
 * The horizontal lines have a prick hole at each end.
 */
function paintRuling(ctx: Ctx, { leaf, field, cell, ranks }: Geometry, colours: Colours): void {
  const random = chance(29);
  const right = leaf.x + leaf.width;
  ctx.save();
  setPen(ctx, colours.ruling, 0.7);
  ctx.beginPath();
  for (let row = 0; row <= ranks; row++) {
    ctx.moveTo(leaf.x + 10, field.y + row * cell);
    ctx.lineTo(right - 10, field.y + row * cell);
  }
  for (const x of [field.x, field.x + field.width]) {
    ctx.moveTo(x, leaf.y + 8);
    ctx.lineTo(x, leaf.y + leaf.height - 8);
  }
  ctx.stroke();
  ctx.fillStyle = colours.prick;
  for (let row = 0; row <= ranks; row++)
    for (const x of [leaf.x + 9, right - 9]) {
      circle(ctx, x + random() - 0.5, field.y + row * cell + random() - 0.5, 1.1);
      ctx.fill();
    }
  ctx.restore();
}

function paintField(ctx: Ctx, g: Geometry, colours: Colours): void {
  const { field, cell, ranks } = g;
  const random = chance(7);
  const [right, bottom] = [field.x + field.width, field.y + field.height];
  const rule = (x1: number, y1: number, x2: number, y2: number, width: number, colour: string) =>
    inkLine(ctx, [x1, y1, x2, y2], width * g.line * colours.ink.weight, colour, random);
  const { line, rubric } = colours;
  for (let file = 1; file < FILES; file++) {
    const x = field.x + file * cell;
    rule(x, field.y - OVER, x, bottom + OVER, 0.85, line);
  }
  for (let row = 1; row < ranks; row++) {
    const y = field.y + row * cell;
    if (2 * row !== ranks) rule(field.x - OVER, y, right + OVER, y, 0.85, line);
  }
  const gap = cell < 44 ? 3 : 4;
  for (const [d, width] of [
    [0, 1.5],
    [gap, 0.8],
  ] as const) {
    const over = d + CROSS;
    rule(field.x - over, field.y - d, right + over, field.y - d, width, line);
    rule(field.x - over, bottom + d, right + over, bottom + d, width, line);
    rule(field.x - d, field.y - over, field.x - d, bottom + over, width, line);
    rule(right + d, field.y - over, right + d, bottom + over, width, line);
  }
  // The double red line between the halves.
  const middle = field.y + field.height / 2;
  for (const y of [middle - 1.4, middle + 1.4]) rule(field.x - gap, y, right + gap, y, 1.2, rubric);
}

/** Paint a line as if drawn with a quill: its width and opacity vary slowly. */
function inkLine(
  ctx: Ctx,
  [x1, y1, x2, y2]: [number, number, number, number],
  width: number,
  colour: string,
  random: () => number,
): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const parts = Math.max(2, Math.round(length / 40));
  const [u, v] = [(x2 - x1) / length, (y2 - y1) / length];
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineCap = "round";
  let [x, y] = [x1, y1];
  for (let i = 1; i <= parts; i++) {
    const sway = (random() - 0.5) * 0.28;
    const nextX = x1 + ((x2 - x1) * i) / parts + v * sway;
    const nextY = y1 + ((y2 - y1) * i) / parts + u * sway;
    ctx.globalAlpha = 0.84 + 0.12 * Math.sin(i * 0.35 + width * 9) + 0.04 * random();
    ctx.lineWidth = width * (0.92 + 0.14 * random());
    strokeLine(ctx, { x, y }, { x: nextX, y: nextY });
    [x, y] = [nextX, nextY];
  }
  ctx.restore();
}

function paintLetters(ctx: Ctx, g: Geometry, colours: Colours): void {
  ctx.save();
  centreText(ctx);
  ctx.fillStyle = colours.rubric;
  ctx.font = `italic 400 ${g.lettering}px ${SERIF}`;
  for (const { text, at } of g.letters) ctx.fillText(text, at.x, at.y);
  ctx.textAlign = "right";
  ctx.fillStyle = colours.number;
  ctx.font = `400 ${0.94 * g.lettering}px ${SERIF}`;
  for (const { text, at } of g.numbers) ctx.fillText(text, at.x, at.y);
  ctx.restore();
}

/** Number of pixel rows that one step of the generator `tan` adds to the image of the vellum. */
const SLICE = 12;
/** Width in pixels of the darker border of the vellum, and its maximum darkness (0 to 1). */
const RIM = 20;
const DARK = 0.26;
/** Irregular edge of the vellum: maximum deviation, and distance between points, in pixels. */
const WANDER = 1.1;
const STEP = 7;

/** Return an image of vellum, with a size in pixels. Each step (up to a `yield`) takes a few ms. */
export function* tan(
  { width, height }: { width: number; height: number },
  { vellum, edge }: Colours,
): Generator<void, OffscreenCanvas, void> {
  const { canvas, ctx } = sheet(width, height, 1);
  const image = ctx.createImageData(canvas.width, canvas.height);
  const [light, dark, rim] = [channels(vellum[0]), channels(vellum[1]), channels(edge)];
  for (let y = 0, q = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++, q += 4) {
      const tone = Math.max(0, Math.min(1, skinAt(x, y)));
      const inside = Math.min(x, y, width - x, height - y);
      const near = Math.max(0, 1 - (inside + (cloud(x * 0.03, y * 0.03) - 0.5) * 16) / RIM);
      const shade = near * near * DARK;
      const lit = 1.03 - 0.042 * (x / width + y / height);
      for (let i = 0; i < 3; i++) {
        const from = light[i] as number;
        const skin = from + ((dark[i] as number) - from) * tone;
        image.data[q + i] = (skin + ((rim[i] as number) - skin) * shade) * lit;
      }
      image.data[q + 3] = 255;
    }
    if (y % SLICE === 0) yield;
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Return smooth noise from 0 to 1: the sum of three noises, on grids of side 1, 1/2 and 1/4. */
function cloud(x: number, y: number): number {
  return (
    0.57 * valueNoise(x, y) +
    0.29 * valueNoise(2 * x + 17, 2 * y + 5) +
    0.14 * valueNoise(4 * x + 31, 4 * y + 11)
  );
}

/** Return the tone of the vellum at a pixel, from light (0) to dark (1). */
function skinAt(x: number, y: number): number {
  const follicle = valueNoise(x * 0.33 + 40, y * 0.33);
  const specks = follicle > 0.93 ? (follicle - 0.93) * 2.6 * cloud(x * 0.01, y * 0.01) : 0;
  return (
    0.12 +
    (cloud(x * 0.006, y * 0.005) - 0.42) * 0.85 +
    (cloud(x * 0.05, y * 0.04) - 0.5) * 0.22 +
    (speckle(x, y) - 0.5) * 0.13 +
    specks
  );
}

/** Width of the vellum in CSS pixels from which its shadow has the maximum size. */
const WHOLE = 744;

/** Paint the vellum: shadows around it, colour, texture (`skin`; null if none) and outline. */
function layLeaf(ctx: Ctx, g: Geometry, colours: Colours, skin: OffscreenCanvas | null) {
  const { x, y, width, height } = g.leaf;
  const outline = colours.grain ? trimmed(g) : new Path2D();
  if (!colours.grain) outline.rect(x, y, width, height);
  else {
    const far = Math.min(1, width / WHOLE);
    const cast = { blur: 26 * far, x: 4 * far, y: 12 * far };
    underlay(ctx, outline, g.leaf, { colour: colours.leafShadow, ...cast });
    underlay(ctx, outline, g.leaf, { colour: colours.contact, blur: 3, x: 1, y: 1.5 });
  }
  ctx.save();
  ctx.save();
  ctx.clip(outline);
  ctx.fillStyle = colours.vellum[0];
  ctx.fillRect(x - 2, y - 2, width + 4, height + 4);
  if (skin) ctx.drawImage(skin, x - 1, y - 1, width + 2, height + 2);
  ctx.restore();
  setPen(ctx, colours.outline, colours.grain ? 0.8 : 1.5);
  ctx.stroke(outline);
  ctx.restore();
}

/** Return the outline of the leaf, slightly irregular, as if trimmed with a knife. */
function trimmed({ leaf: { x, y, width, height } }: Geometry): Path2D {
  const path = new Path2D();
  const off = (t: number, row: number) => (cloud(t * 0.012, row) - 0.5) * 2 * WANDER;
  for (let t = 0; t < width; t += STEP) path.lineTo(x + t, y + off(t, 1));
  for (let t = 0; t < height; t += STEP) path.lineTo(x + width + off(t, 7), y + t);
  for (let t = width; t > 0; t -= STEP) path.lineTo(x + t, y + height + off(t, 13));
  for (let t = height; t > 0; t -= STEP) path.lineTo(x + off(t, 19), y + t);
  path.closePath();
  return path;
}
