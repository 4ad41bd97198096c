/** The still layer: the scribe's lines, the field, letters and numbers. */
import { type Ctx, circle } from "../../../paint/material/canvas";
import { SERIF } from "../../../paint/material/dice";
import { chance } from "../../../paint/material/noise";
import type { Colours } from "./colours";
import type { Geometry } from "./geometry";
import { layLeaf } from "./vellum";

const FILES = 8;
/**
 * Distance by which lines extend beyond the frame, and frame lines beyond its corners, in pixels.
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

/** Every second square is shaded, so that steps can be counted. */
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

/** Faint lines through the margins, with a prick at each end. */
function paintRuling(ctx: Ctx, { leaf, field, cell, ranks }: Geometry, colours: Colours): void {
  const random = chance(29);
  const right = leaf.x + leaf.width;
  ctx.save();
  ctx.lineWidth = 0.7;
  ctx.strokeStyle = colours.ruling;
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
  // The red line between the halves.
  const middle = field.y + field.height / 2;
  for (const y of [middle - 1.4, middle + 1.4]) rule(field.x - gap, y, right + gap, y, 1.2, rubric);
}

/** A line drawn with a quill: its width and opacity vary slowly. */
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
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(nextX, nextY);
    ctx.stroke();
    [x, y] = [nextX, nextY];
  }
  ctx.restore();
}

function paintLetters(ctx: Ctx, g: Geometry, colours: Colours): void {
  ctx.save();
  ctx.textBaseline = "alphabetic";
  ctx.textAlign = "center";
  ctx.fillStyle = colours.rubric;
  ctx.font = `italic 400 ${g.lettering}px ${SERIF}`;
  for (const { text, at } of g.letters) ctx.fillText(text, at.x, at.y);
  ctx.textAlign = "right";
  ctx.fillStyle = colours.number;
  ctx.font = `400 ${0.94 * g.lettering}px ${SERIF}`;
  for (const { text, at } of g.numbers) ctx.fillText(text, at.x, at.y);
  ctx.restore();
}
