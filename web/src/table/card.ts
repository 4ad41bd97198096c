/** Draws the picture to share: 1200 × 630 pixels with a board and a few lines of text. */
import { AT_REST, type Look, type Painter } from "../board/painter";
import type { View } from "../engine/protocol";
import { make } from "../kit/dom";
import { plainLook } from "../kit/theme";

export interface Card {
  game: string;
  /**
   * Lines of text, the largest first: the result, the number of turns and, below a short horizontal
   * stroke, further lines. If the game is not over, the only line is the side on turn.
   */
  lines: readonly string[];
  tag: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Areas of the board (`BOARD`) and of the text beside it (`LINES`), in pixels of the picture. */
const BOARD = { x: 50, y: 50, width: 620, height: 530 };
const LINES = { x: 730, width: 420 };
const INK = "#1e1b16";
const SOFT = "#5b5448";
const SERIF = '"EB Garamond Variable", serif';
const SANS = '"Inter Variable", sans-serif';

type Ctx = CanvasRenderingContext2D;

/** Draw the picture on a new canvas. It is always light, even if the page is dark. */
export async function drawCard(
  painter: Painter,
  view: View,
  card: Card,
): Promise<HTMLCanvasElement> {
  await Promise.all(
    [`86px ${SERIF}`, `italic 30px ${SERIF}`].map((font) => document.fonts.load(font)),
  );
  const ctx = contextOf(WIDTH, HEIGHT);
  ctx.fillStyle = "#f7f3ea";
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  drawBoard(ctx, painter, view, BOARD);
  drawLines(ctx, card);
  return ctx.canvas;
}

/** Return the context of a new canvas. */
function contextOf(width: number, height: number): Ctx {
  const ctx = Object.assign(make("canvas"), { width, height }).getContext("2d");
  if (!ctx) throw new Error("no canvas here");
  return ctx;
}

/** Draw the board with its texture in the centre of a box, in the light theme. */
export function drawBoard(
  ctx: Ctx,
  painter: Painter,
  view: View,
  box: { x: number; y: number; width: number; height: number },
): void {
  const look: Look = { ...plainLook(1), theme: "light" };
  const board = painter.fit({ width: box.width, height: box.height }, view, look);
  const layer = () => contextOf(board.width + 2 * board.bleed, board.height + 2 * board.bleed);
  const [still, live] = [layer(), layer()];
  board.paintStill(still, view);
  const grain = board.paintGrain(still, view);
  while (!grain.next().done);
  board.paintLive(live, { ...AT_REST, view });
  const x = box.x + (box.width - board.width) / 2 - board.bleed;
  const y = box.y + (box.height - board.height) / 2 - board.bleed;
  for (const { canvas } of [still, live]) ctx.drawImage(canvas, x, y);
}

function drawLines(ctx: Ctx, { game, lines, tag }: Card): void {
  const [first = "", second = "", ...others] = lines;
  ctx.textBaseline = "alphabetic";
  let y = 92;
  const write = (text: string, font: string, colour: string, leading: number) => {
    ctx.font = font;
    ctx.fillStyle = colour;
    for (const line of wrap(ctx, text, LINES.width)) {
      ctx.fillText(line, LINES.x, y);
      y += leading;
    }
  };
  write(game, `italic 30px ${SERIF}`, SOFT, 62);
  write(first, `500 50px ${SERIF}`, INK, 56);
  y += 4;
  write(second, `400 30px ${SERIF}`, INK, 40);
  if (others.length > 0) {
    ctx.fillStyle = "#7a1f1b";
    ctx.fillRect(LINES.x, y - 10, 64, 2);
    y += 34;
    for (const other of others) write(other, `400 25px ${SERIF}`, SOFT, 34);
  }
  ctx.font = `500 46px ${SERIF}`;
  ctx.fillStyle = INK;
  ctx.fillText("alveus", LINES.x, 572);
  ctx.font = `400 18px ${SANS}`;
  ctx.fillStyle = SOFT;
  ctx.textAlign = "right";
  ctx.fillText(tag, LINES.x + LINES.width, 572);
  ctx.textAlign = "left";
}

/**
 * Break a text at spaces into lines of at most `width` pixels. A word that is wider has its own
 * line.
 */
function wrap(ctx: Ctx, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && ctx.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
