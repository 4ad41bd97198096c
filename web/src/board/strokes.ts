/** Drawing functions of the plain painter: discs, blocks, tokens, frames, lines and text. */
import type { Token, TokenKind } from "../engine/protocol";
import type { Box, Spot } from "./painter";

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
  drawFrame(ctx, box, text, 1, []);
}

/** Draws a token with its value. Used tokens are faint. */
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
  drawText(
    ctx,
    words,
    centre(box),
    fittingSize(words, box.height * 0.6, box.width * 0.9),
    ink.text,
  );
  ctx.restore();
}

/** Returns the font size at which a text fits into a width, at most `size`. */
export function fittingSize(words: string, size: number, width: number): number {
  return Math.min(size, (1.8 * width) / Math.max(words.length, 1));
}

export function drawFrame(
  ctx: Ctx,
  box: Box | undefined,
  colour: string,
  width: number,
  dash: number[],
): void {
  if (!box) return;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.setLineDash(dash);
  ctx.strokeRect(box.x, box.y, box.width, box.height);
  ctx.restore();
}

/** Draws a circle around a crossing; the counterpart of `frame` for squares. */
export function drawRing(
  ctx: Ctx,
  { x, y }: Spot,
  radius: number,
  colour: string,
  width: number,
  dash: number[],
): void {
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.setLineDash(dash);
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.restore();
}

export function drawLine(ctx: Ctx, spots: readonly Spot[], colour: string, width = 2): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  for (const { x, y } of spots) ctx.lineTo(x, y);
  ctx.stroke();
}

/** Draws a line on the common edge of two neighbours. */
export function drawEdge(ctx: Ctx, [a, b]: readonly Box[], colour: string): void {
  if (!a || !b) return;
  const [from, to] = [centre(a), centre(b)];
  const half = { x: (to.y - from.y) / 2, y: (to.x - from.x) / 2 };
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  drawLine(
    ctx,
    [
      { x: at.x - half.x, y: at.y - half.y },
      { x: at.x + half.x, y: at.y + half.y },
    ],
    colour,
  );
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

/** Returns the bounding box. */
export function boundingBox(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}

export function centre({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

export function rectangle({ x, y, width, height }: Box): Path2D {
  const path = new Path2D();
  path.rect(x, y, width, height);
  return path;
}
