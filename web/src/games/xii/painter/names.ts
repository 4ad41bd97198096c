/**
 * Letters and names of the squares. The letters of the Ostia slab tell the way: A, B, C, D, E;
 * only A and E are counted on it. A slab of six words does not, so there every square is named.
 */
import type { Place } from "../../../engine/protocol";
import { capitals } from "../../../families/tables/cinzel";
import type { Ctx } from "../../../material/canvas";
import type { Geometry, Square } from "./geometry";

export type Lettered = Pick<Place, "name" | "value">;

/** True where every letter begins the name of its square. */
export const tellsTheWay = (places: Lettered[]) =>
  places.every(({ name, value }) => value === "" || name.startsWith(value));

/** Crosswise squares narrower than this have no room for a figure each: those at the ends do. */
const CROWDED = 30;
const AT_AN_END = /\D(1|6|7|12)$/;

/** What is written beside the letter of a square, if anything. */
export function figureOf(g: Geometry, { name }: Lettered, tells: boolean, lit: boolean): string {
  if (!lit && !g.upright && g.along < CROWDED && !AT_AN_END.test(name)) return "";
  if (!tells) return name;
  return lit || /^[AE]/.test(name) ? name.slice(1) : "";
}

/** Size of the figures; on very small boards they shrink so that they cover no letter. */
export function figureSize(g: Geometry, tells: boolean): number {
  if (!g.upright) return Math.max(9.5, Math.min(13, 12 * g.scale));
  const size = tells ? Math.max(10.5, 0.27 * g.along) : Math.max(9, 0.25 * g.along);
  return Math.min(size, 0.72 * g.along);
}

/** Foot and size of a letter: upright it moves up a little where a name stands under it. */
export function letterOf(g: Geometry, { letter }: Square, tells: boolean) {
  if (tells || !g.upright) return { at: letter, size: g.letter };
  return { at: { x: letter.x, y: letter.y - 0.24 * g.along }, size: 0.78 * g.letter };
}

/** Below this size a figure must fit between the letter and the first man. */
const SMALL = 9;

/** Centre of a figure beside the head of the letter or under it, and its scale. */
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
  // Upright it keeps clear of the first man.
  const clear = right - width / 2;
  return { x: g.upright ? Math.min(beside, clear) : beside, y: at.y - 0.64 * size, scale };
}
