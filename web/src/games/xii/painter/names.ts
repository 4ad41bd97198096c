/**
 * Letters and labels of the squares. The letters A to E of the Ostia slab show the route, so only
 * squares with A or E also have a number. The letters of a slab with six words do not show the
 * route, so each square has its full name as a label.
 */
import type { Place } from "../../../engine/protocol";
import type { Ctx } from "../../../paint/material/canvas";
import { capitals } from "../../../paint/tables/cinzel";
import type { Geometry, Square } from "./geometry";

export type Lettered = Pick<Place, "name" | "value">;

/** True if every square's name begins with the letter on it, so that the letters show the route. */
export const tellsTheWay = (places: Lettered[]) =>
  places.every(({ name, value }) => value === "" || name.startsWith(value));

/** Minimum width for a label on a horizontal board; below it, only end squares have labels. */
const CROWDED = 30;
const AT_AN_END = /\D(1|6|7|12)$/;

/** Returns the label beside the letter of a square: a number, a name or "". */
export function figureOf(g: Geometry, { name }: Lettered, tells: boolean, lit: boolean): string {
  if (!lit && !g.upright && g.along < CROWDED && !AT_AN_END.test(name)) return "";
  if (!tells) return name;
  return lit || /^[AE]/.test(name) ? name.slice(1) : "";
}

/** Font size of the labels. On very small boards they shrink so that they do not cover letters. */
export function figureSize(g: Geometry, tells: boolean): number {
  if (!g.upright) return Math.max(9.5, Math.min(13, 12 * g.scale));
  const size = tells ? Math.max(10.5, 0.27 * g.along) : Math.max(9, 0.25 * g.along);
  return Math.min(size, 0.72 * g.along);
}

/** Position and size of a letter, which moves up on an upright board if a name is below it. */
export function letterOf(g: Geometry, { letter }: Square, tells: boolean) {
  if (tells || !g.upright) return { at: letter, size: g.letter };
  return { at: { x: letter.x, y: letter.y - 0.24 * g.along }, size: 0.78 * g.letter };
}

/** Labels with a font size below this must fit between the letter and the first man. */
const SMALL = 9;

/** Centre and scale of a label, beside the top of the letter or below the letter. */
export function figureAt(
  ctx: Ctx,
  g: Geometry,
  square: Square,
  value: string,
  text: string,
  font: string,
  tells: boolean,
): { x: number; y: number; scale: number } {
  const { at, size } = letterOf(g, square, tells);
  ctx.font = capitals(size);
  const half = ctx.measureText(value).width / 2;
  ctx.font = font;
  if (g.upright && !tells) return { x: at.x, y: square.box.y + 0.75 * square.box.height, scale: 1 };
  const full = ctx.measureText(text).width;
  const [left, right] = [at.x + half + 1.2, square.first.x - g.man / 2 - 0.8];
  const isSmall = g.upright && figureSize(g, tells) < SMALL;
  const scale = isSmall ? Math.min(1, Math.max(0.5, (right - left) / full)) : 1;
  const width = scale * full;
  const beside = left + width / 2;
  // On an upright board, the label does not touch the first man.
  const clear = right - width / 2;
  return { x: g.upright ? Math.min(beside, clear) : beside, y: at.y - 0.64 * size, scale };
}
