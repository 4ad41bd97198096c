/**
 * The slate with the score of the match, as a picture. The page also gives the score as text.
 *
 * A match consists of rows (games to 100 points), each of several deals. Each side has a column.
 * From top to bottom, it contains the points of finished rows (the winner's points are circled),
 * the running totals of the current row (earlier totals are struck out), and a tally stroke for
 * each row won, or a small circle if the side has won no row.
 */
import type { Box, Spot } from "../../board/painter";
import type { Race, Series } from "../../engine/protocol";
import { stroke } from "../dominoes/paper";
import { type Ctx, fillBox, scaleOf, setPen, sheet, strokeLine } from "../material/canvas";
import { SERIF } from "../material/dice";
import { cast, slope } from "../material/light";
import { chance, speckle, valueNoise } from "../material/noise";
import type { Colours } from "./colours";

/** Widths of the slate and of its frame, in 1/208 slate width. */
const WIDTH = 208;
const FRAME = 13;
/** Height of the slate's bottom area (text line, tally strokes), in units of 1/208 slate width. */
const FOOT = 86;
/** Height of the line of text in the slate's bottom area, in 1/208 slate width. */
const TYPE = 34;
/**
 * Height of the slate, in 1/208 of its width, below which finished rows and caption are omitted.
 */
const FLAT = 196;
/** Maximum number of finished rows (games to 100 points) shown; the oldest are omitted. */
const SHOWN = 3;

/** A side and the name of its player. */
interface Player {
  side: string;
  name: string;
}

/**
 * Return the area, in CSS pixels, of the slate's caption, such as "Match, two of three", which the
 * page shows as text over the canvas; null if the slate's height is less than `FLAT`.
 */
export function lineOf({ x, y, width, height }: Box): Box | null {
  const z = width / WIDTH;
  if (height < FLAT * z) return null;
  const inset = (FRAME + 12) * z;
  const top = y + height - (FRAME + FOOT) * z;
  return { x: x + inset, y: top + 4 * z, width: width - 2 * inset, height: TYPE * z };
}

export function paintSlate(
  ctx: Ctx,
  colours: Colours,
  box: Box,
  series: Series,
  players: readonly Player[],
): void {
  const z = box.width / WIDTH;
  paintFrame(ctx, colours, box, z);
  const frame = FRAME * z;
  const inner = {
    x: box.x + frame,
    y: box.y + frame,
    width: box.width - 2 * frame,
    height: box.height - 2 * frame,
  };
  fillBox(ctx, colours.slate, inner);
  const chalk = sheet(inner.width, inner.height, scaleOf(ctx));
  const flat = box.height < FLAT * z;
  write(chalk.ctx, colours, { ...inner, flat }, z, series, players);
  if (colours.grain) breakUp(chalk.ctx, chalk.canvas);
  ctx.drawImage(chalk.canvas, inner.x, inner.y, inner.width, inner.height);
}

/** Paint the wooden frame with mitred corners. */
function paintFrame(ctx: Ctx, colours: Colours, box: Box, z: number): void {
  const { x, y, width, height } = box;
  const f = FRAME * z;
  ctx.save();
  if (colours.grain) cast(ctx, { colour: colours.ambient, blur: 13 * z, x: 3 * z, y: 6 * z });
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 7 * z);
  ctx.fillStyle = slope(ctx, box, colours.frame);
  ctx.fill();
  ctx.restore();
  if (!colours.grain) return;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 7 * z);
  ctx.clip();
  const random = chance(77);
  for (let i = 0; i < 90; i++) {
    const far = random() < 0.5;
    const depth = random() * f;
    const from = random();
    const length = (40 + random() * 80) * z;
    ctx.beginPath();
    if (i % 2) {
      const column = far ? x + width - depth : x + depth;
      ctx.moveTo(column, y + from * height);
      ctx.lineTo(column + random() - 0.5, y + from * height + length);
    } else {
      const line = far ? y + height - depth : y + depth;
      const start = x + f + from * (width - 2 * f);
      ctx.moveTo(start, line);
      ctx.lineTo(Math.min(x + width - f, start + length), line + random() - 0.5);
    }
    ctx.strokeStyle = `rgba(92,60,24,${0.06 + 0.13 * random()})`;
    ctx.lineWidth = 0.5 + 0.5 * random();
    ctx.stroke();
  }
  setPen(ctx, "rgba(70,44,16,.4)", 0.7);
  for (const [cx, cy, dx, dy] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ] as const) {
    strokeLine(ctx, { x: cx, y: cy }, { x: cx + dx * f, y: cy + dy * f });
  }
  ctx.restore();
}

function write(
  ctx: Ctx,
  { chalk }: Colours,
  { width, height, flat }: { width: number; height: number; flat: boolean },
  z: number,
  { race, score }: Series,
  players: readonly Player[],
): void {
  const columns = players.map((player, i) => ({
    ...player,
    x: width * (i === 0 ? 0.25 : 0.72),
  }));
  ctx.fillStyle = chalk;
  ctx.strokeStyle = chalk;
  ctx.textAlign = "center";
  const line = (from: Spot, to: Spot, thick: number) =>
    ctx.fill(stroke([from, to], Math.max(1, thick * z), 3 + from.y / 9));
  const text = (words: string, x: number, y: number, font: string) => {
    ctx.font = font;
    ctx.fillText(words, x, y);
  };
  const figures = `500 ${27 * z}px ${SERIF}`;
  const head = flat ? 24 : 31;
  ctx.font = `italic 500 ${22 * z}px ${SERIF}`;
  for (const { name, x } of columns) ctx.fillText(name, x, head * z, 0.43 * width);
  if (!flat) line({ x: 12 * z, y: 42 * z }, { x: width - 12 * z, y: 41 * z }, 1.7);
  const foot = height - (flat ? FOOT - TYPE : FOOT) * z;
  const parting = flat ? 14 : 50;
  line({ x: width * 0.48, y: parting * z }, { x: width * 0.48 + 1, y: foot - 8 * z }, 1.4);

  let y = (flat ? 51 : 77) * z;
  const rows = race?.rows ?? [];
  for (const row of flat ? [] : rows.slice(-SHOWN)) {
    for (const { side, x } of columns) {
      text(String(row.score[side] ?? 0), x, y, figures);
      if (row.winner !== side) continue;
      ctx.beginPath();
      ctx.ellipse(x, y - 9 * z, 30 * z, 17 * z, -0.06, 0.4, 6.5);
      ctx.lineWidth = Math.max(1, 1.7 * z);
      ctx.stroke();
    }
    line({ x: 14 * z, y: y + 19 * z }, { x: width - 14 * z, y: y + 20 * z }, 1.1);
    y += 50 * z;
  }
  const open = !race || Math.max(0, ...columns.map(({ side }) => won(rows, side))) < race.to_win;
  for (const { side, x } of open ? columns : []) {
    const sums = sumsOf(race?.course ?? [], side, score[side] ?? 0);
    const shown = sums.slice(-Math.max(1, Math.floor((foot - 16 * z - y) / (34 * z)) + 1));
    shown.forEach((sum, i) => {
      const down = y + i * 34 * z;
      text(String(sum), x, down, figures);
      if (i < shown.length - 1)
        line({ x: x - 20 * z, y: down - 5 * z }, { x: x + 20 * z, y: down - 12 * z }, 1.7);
    });
  }

  line({ x: 12 * z, y: foot }, { x: width - 12 * z, y: foot - z }, 1.7);
  for (const { side, x } of columns) {
    const count = won(rows, side);
    const middle = height - (FOOT - TYPE - 25) * z;
    for (let i = 0; i < count; i++) {
      const left = x + (i - (count - 1) / 2) * 10 * z;
      line({ x: left + 2 * z, y: middle - 12 * z }, { x: left - 2 * z, y: middle + 12 * z }, 2.8);
    }
    if (count > 0) continue;
    ctx.beginPath();
    ctx.arc(x, middle, 6 * z, 0, 6.1);
    ctx.lineWidth = Math.max(1, 1.7 * z);
    ctx.stroke();
  }
}

/**
 * Return a side's totals after each deal of the current row (game to 100 points), oldest first,
 * without zeros and repetitions; `[initial]` if the side has no points in this row.
 */
function sumsOf(course: Race["course"], side: string, initial: number): number[] {
  const sums = course.map((score) => score[side] ?? 0);
  const changed = sums.filter((sum, i) => sum > 0 && sum !== sums[i - 1]);
  return changed.length > 0 ? changed : [initial];
}

const won = (rows: readonly { winner: string }[], side: string) =>
  rows.filter(({ winner }) => winner === side).length;

/** Side length of the square grain pattern, in device pixels. */
const GRAIN = 256;
let grainMask: OffscreenCanvas | undefined;

/**
 * Make the chalk uneven by masking it with the grain of the slate. The mask does not read any
 * pixels, because some browsers add noise to pixels that a page reads.
 */
function breakUp(ctx: Ctx, { width, height }: OffscreenCanvas): void {
  grainMask ??= paintGrain();
  const pattern = ctx.createPattern(grainMask, "repeat");
  if (!pattern) return;
  ctx.save();
  ctx.resetTransform();
  ctx.globalCompositeOperation = "destination-in";
  ctx.fillStyle = pattern;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
}

/** Return a mask whose opacity is the fraction of the chalk that stays visible. */
function paintGrain(): OffscreenCanvas {
  const { canvas, ctx } = sheet(GRAIN, GRAIN, 1);
  const image = ctx.createImageData(GRAIN, GRAIN);
  for (let y = 0; y < GRAIN; y++) {
    for (let x = 0; x < GRAIN; x++) {
      const grain = 0.55 * speckle(x, y) + 0.45 * valueNoise(x / 2.2, y / 2.2);
      image.data[4 * (y * GRAIN + x) + 3] =
        0.92 * 255 * Math.min(1, Math.max(0.12, (grain - 0.16) * 2.3));
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}
