/** Numbers of beans: cut into the wood, in framed labels (tags), on discs of a move's preview. */
import type { Spot } from "../../../board/painter";
import { type Ctx, centreText, setPen } from "../../../paint/material/canvas";
import { SERIF } from "../../../paint/material/dice";
import { cast } from "../../../paint/material/light";
import type { Colours } from "./colours";

/** Height of a numeral relative to the font size. */
const CAP = 0.655;

/**
 * Paint a numeral cut into the wood, rotated by `turn` radians: π for a reader on the opposite
 * side, otherwise 0.
 */
export function numeral(
  ctx: Ctx,
  colours: Colours,
  text: string,
  at: Spot,
  size: number,
  turn: number,
): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(turn);
  write(ctx, size);
  const lit = (turn ? -1 : 1) * Math.max(0.8, 0.036 * size);
  ctx.fillStyle = colours.numeralCut;
  ctx.fillText(text, 0.8 * lit, (CAP / 2) * size + lit);
  ctx.fillStyle = colours.numeral;
  ctx.fillText(text, 0, (CAP / 2) * size);
  ctx.restore();
}

function write(ctx: Ctx, size: number): void {
  ctx.font = `600 ${size}px ${SERIF}`;
  centreText(ctx);
}

/** Paint a framed label with one number, or with two numbers and an arrow between them. */
export function tag(
  ctx: Ctx,
  colours: Colours,
  colour: string,
  numbers: readonly number[],
  at: Spot,
  size: number,
  turn: number,
): void {
  const words = numbers.map(String);
  const gap = 1.5 * size;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(turn);
  write(ctx, size);
  const widths = words.map((word) => ctx.measureText(word).width);
  const contentWidth = widths.reduce((sum, width) => sum + width, gap * (words.length - 1));
  const width = Math.max(contentWidth + 0.8 * size, 1.3 * size);
  const height = 1.32 * size;
  ctx.beginPath();
  ctx.roundRect(-width / 2, -height / 2, width, height, 2.5);
  ctx.save();
  if (colours.grain) cast(ctx, { colour: "rgba(40,18,4,.45)", blur: 5, x: 1, y: 2 });
  ctx.fillStyle = colours.tag;
  ctx.fill();
  ctx.restore();
  setPen(ctx, colour, 1.1 * colours.ink.weight);
  ctx.stroke();
  ctx.fillStyle = colour;
  let x = -contentWidth / 2;
  words.forEach((word, i) => {
    const wide = widths[i] as number;
    ctx.fillText(word, x + wide / 2, (CAP / 2) * size);
    x += wide;
    if (i === words.length - 1) return;
    arrow(ctx, x + 0.36 * size, x + gap - 0.36 * size, size);
    x += gap;
  });
  ctx.restore();
}

/** Paint a small arrow between two numbers, at half the height of a numeral. */
function arrow(ctx: Ctx, from: number, to: number, size: number): void {
  const head = 0.15 * size;
  const y = 0.02 * size;
  ctx.save();
  ctx.lineWidth = Math.max(1, 0.06 * size);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(from, y);
  ctx.lineTo(to, y);
  ctx.moveTo(to - head * 1.2, y - head);
  ctx.lineTo(to, y);
  ctx.lineTo(to - head * 1.2, y + head);
  ctx.stroke();
  ctx.restore();
}

/**
 * Paint a disc with a ring on a pit in the preview of a move. Its text is the number of beans sown
 * into the pit: "+1". With `last` (the pit of the last bean), a second ring surrounds the disc.
 */
export function sownDisc(
  ctx: Ctx,
  colours: Colours,
  at: Spot,
  radius: number,
  beans: number,
  last: boolean,
  turn: number,
): void {
  const { ink } = colours;
  const line = Math.max(1.6, 0.15 * radius) * (colours.grain ? 1 : 1.2);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(turn);
  if (last) {
    ring(ctx, 1.36 * radius, line + 2 * ink.caseWidth, ink.casing);
    ring(ctx, 1.36 * radius, line, ink.second);
  }
  ctx.save();
  if (colours.grain) cast(ctx, { colour: "rgba(20,8,0,.5)", blur: 5, x: 1, y: 2 });
  ctx.fillStyle = colours.tag;
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
  ring(ctx, radius, line, ink.second);
  ctx.fillStyle = ink.second;
  write(ctx, 1.3 * radius);
  ctx.fillText(`+${beans}`, -0.04 * radius, (CAP / 2) * 1.3 * radius);
  ctx.restore();
}

function ring(ctx: Ctx, radius: number, width: number, colour: string): void {
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, 2 * Math.PI);
  setPen(ctx, colour, width);
  ctx.stroke();
}
