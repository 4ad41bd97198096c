/** Drawing functions of `plain.ts`: discs, blocks, tokens (such as dice), frames, lines, text. */
import type { Token, TokenKind } from "../engine/protocol";
import type { Box, Spot } from "./painter";
import { centre } from "./places";

export interface PieceColours {
  face: string;
  text: string;
}
export interface BoardColours {
  ground: string;
  place: string;
  line: string;
  text: string;
  mark: string;
}
export type Ctx = CanvasRenderingContext2D;

export function drawDisc(
  ctx: Ctx,
  { x, y }: Spot,
  radius: number,
  { face, text }: PieceColours,
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = face;
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = text;
  ctx.stroke();
}

export function drawBlock(ctx: Ctx, box: Box, { face, text }: PieceColours): void {
  ctx.fillStyle = face;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  drawFrame(ctx, box, { colour: text, width: 1 });
}

/**
 * Draw a token as a block with text: the id for the kinds "stock" and "number", id×value for the
 * kind "tally", otherwise the value ("?" for 0, as for unrolled dice). Used tokens are faint.
 */
export function drawToken(
  ctx: Ctx,
  box: Box,
  { id, kind, value, used }: Token,
  ink: BoardColours,
): void {
  ctx.save();
  ctx.globalAlpha = used ? 0.45 : 1;
  drawBlock(ctx, box, { face: ink.place, text: ink.line });
  const texts: Partial<Record<TokenKind, string>> = {
    tally: `${id}×${value}`,
    stock: id,
    number: id,
  };
  const words = texts[kind] ?? String(value || "?");
  const size = fittingSize(words, box.height * 0.6, box.width * 0.9);
  drawText(ctx, words, centre(box), size, ink.text);
  ctx.restore();
}

/** Estimate the font size in CSS pixels, at most `size`, at which a text is `width` pixels wide. */
export function fittingSize(words: string, size: number, width: number): number {
  return Math.min(size, (1.8 * width) / Math.max(words.length, 1));
}

/** Style of a line: colour; width and dash lengths in CSS pixels (solid without `dash`). */
export interface Pen {
  colour: string;
  width: number;
  dash?: number[];
}

export function drawFrame(ctx: Ctx, box: Box | undefined, pen: Pen): void {
  if (box) drawOutline(ctx, rectangle(box), pen);
}

/** Draw a circle around a crossing of the board's lines; around squares, use `drawFrame`. */
export function drawRing(ctx: Ctx, { x, y }: Spot, radius: number, pen: Pen): void {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  drawOutline(ctx, path, pen);
}

function drawOutline(ctx: Ctx, path: Path2D, { colour, width, dash = [] }: Pen): void {
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.setLineDash(dash);
  ctx.stroke(path);
  ctx.restore();
}

export function drawLine(ctx: Ctx, spots: readonly Spot[], colour: string, width = 2): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  for (const { x, y } of spots) ctx.lineTo(x, y);
  ctx.stroke();
}

/** Draw a line along the common edge of two neighbouring boxes. */
export function drawEdge(ctx: Ctx, [a, b]: readonly Box[], colour: string): void {
  if (!a || !b) return;
  const [from, to] = [centre(a), centre(b)];
  const half = { x: (to.y - from.y) / 2, y: (to.x - from.x) / 2 };
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const ends = [-1, 1].map((sign) => ({ x: at.x + sign * half.x, y: at.y + sign * half.y }));
  drawLine(ctx, ends, colour);
}

export function drawText(
  ctx: Ctx,
  words: string,
  { x, y }: Spot,
  size: number,
  colour: string,
): void {
  ctx.font = `500 ${size}px "EB Garamond Variable", serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = colour;
  ctx.fillText(words, x, y);
}

export function rectangle({ x, y, width, height }: Box): Path2D {
  const path = new Path2D();
  path.rect(x, y, width, height);
  return path;
}
