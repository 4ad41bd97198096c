/**
 * Parts of the board (a marble slab) that never change during a game: marble, border, scored lines,
 * letters and ornaments. Also the texts, sizes and positions of the labels, which `live.ts` paints.
 */
import type { Box } from "../../../board/painter";
import type { Place } from "../../../engine/protocol";
import { type Ctx, fillBox, setPen } from "../../../paint/material/canvas";
import { cutLetter, cutWornLetter, score } from "../../../paint/material/engraving";
import { slope, underlay } from "../../../paint/material/light";
import { marble } from "../../../paint/material/marble";
import { chance, seedOf, valueNoise } from "../../../paint/material/noise";
import { type Plank, paintPlank } from "../../../paint/material/wood";
import { capitals } from "../../../paint/roman/cinzel";
import type { Colours } from "./colours";
import type { Circle, Geometry, Square } from "./geometry";

/** The properties of a place that `paintSlab` needs; `value` is the letter cut into its square. */
type Cut = Lettered & Pick<Place, "id">;

/**
 * Length of the slab in CSS pixels up to which the fine guide lines and the second border are
 * omitted. On an upright slab, they are always omitted.
 */
const FINE = 500;

export function paintSlab(
  ctx: Ctx,
  g: Geometry,
  colours: Colours,
  places: Cut[],
  block: Plank | null,
  ratio: number,
): void {
  const { slab } = g;
  const outline = wornOutline(slab);
  const s = Math.min(1, Math.max(0.5, g.scale));
  underlay(ctx, outline, slab, { colour: colours.ambient, blur: 26 * s, x: 5 * s, y: 12 * s });
  paintThickness(ctx, outline, colours, s);
  ctx.save();
  ctx.clip(outline);
  paintPlank(ctx, block ?? undefined, colours.stone.base, slab);
  fillBox(ctx, slope(ctx, slab, colours.light), slab);
  setPen(ctx, colours.rimLight, 1);
  ctx.translate(1.2, 1.2);
  ctx.stroke(outline);
  ctx.restore();
  setPen(ctx, colours.rim, colours.grain ? 1 : 2);
  ctx.stroke(outline);

  paintScoring(ctx, g, colours);
  const tells = tellsTheWay(places);
  for (const { id, value } of places) {
    const square = g.squares.get(id);
    if (!square || !value) continue;
    const { at, size } = letterOf(g, square, tells);
    const cut = { text: value, at, size, font: capitals(size), seed: seedOf(id + value) };
    if (block) cutWornLetter(ctx, colours.cutting, cut, ratio);
    else cutLetter(ctx, colours.cutting, cut);
  }
  paintOrnaments(ctx, g, colours);
  ctx.save();
  ctx.clip(outline);
  fillBox(ctx, colours.veil, slab);
  ctx.restore();
}

/** Paint the side of the slab, a broken edge visible at the lower right. */
function paintThickness(ctx: Ctx, outline: Path2D, colours: Colours, scale: number): void {
  for (let depth = 5; depth > 0; depth--) {
    ctx.save();
    ctx.translate(depth * 0.55 * scale, depth * 1.1 * scale);
    ctx.fillStyle = colours.edge[depth > 2 ? 1 : 0];
    ctx.fill(outline);
    ctx.restore();
  }
}

/** Paint the border, the dividers of the rows, and the guide lines around the letters. */
function paintScoring(ctx: Ctx, g: Geometry, colours: Colours): void {
  const { slab, inset, upright, across, along } = g;
  const { cutting } = colours;
  const large = Math.max(slab.width, slab.height) > FINE && !upright;
  const edge = 0.42 * Math.min(inset.along, inset.across);
  const border = (by: number) => {
    const path = new Path2D();
    path.rect(slab.x + by, slab.y + by, slab.width - 2 * by, slab.height - 2 * by);
    return path;
  };
  score(ctx, cutting, border(edge), large ? 1.5 : 1, cutting.scored);
  if (large) score(ctx, cutting, border(edge + 5), 0.8, cutting.faint);

  const half = (from: number, to: number, level: number) => {
    const path = new Path2D();
    const [a, b] = [g.at(from, level), g.at(to, level)];
    path.moveTo(a.x, a.y);
    path.lineTo(b.x, b.y);
    return path;
  };
  const margin = upright ? 2 : 0.06 * along;
  const halves = [1, 7].map((column) => {
    const start = g.columnAt(column) - along / 2;
    return [start + margin, start + 6 * along - margin] as const;
  });
  for (const row of [1, 2]) {
    const level = inset.across + row * across;
    for (const [from, to] of halves) {
      score(ctx, cutting, half(from, to, level), large ? 1.3 : 0.9, cutting.faint);
    }
  }
  if (!large) return;
  for (const { column, letter: foot } of g.squares.values()) {
    if (column !== 1 && column !== 7) continue;
    for (const y of [foot.y + 1.5, foot.y - 0.72 * g.letter]) {
      const [from, to] = halves[column === 1 ? 0 : 1] as readonly [number, number];
      const path = new Path2D();
      path.moveTo(g.at(from, 0).x, y);
      path.lineTo(g.at(to, 0).x, y);
      score(ctx, cutting, path, 0.6, cutting.guide);
    }
  }
}

function paintOrnaments(ctx: Ctx, g: Geometry, colours: Colours): void {
  paintRosette(ctx, colours, g.circle);
  for (const lunette of g.lunettes) {
    const inward = Math.atan2(g.circle.y - lunette.y, g.circle.x - lunette.x);
    paintLunette(ctx, colours, lunette, inward);
  }
}

const round = (x: number, y: number, radius: number) => {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
};

/** Line widths of an ornament with a given radius, in CSS pixels: its rim, and the lines inside. */
const rimOf = (radius: number) => Math.max(0.9, Math.min(2.2, 0.3 + 0.045 * radius));
const fineOf = (radius: number) => Math.max(0.6, Math.min(1.1, 0.3 + 0.03 * radius));

/** Paint the circle for hit men: a six-petalled rosette within two rings. */
function paintRosette(ctx: Ctx, { cutting }: Colours, { x, y, radius }: Circle): void {
  const inner = 0.87 * radius;
  score(ctx, cutting, round(x, y, radius), rimOf(radius), cutting.redScored);
  score(ctx, cutting, round(x, y, inner), fineOf(radius), cutting.scored);
  ctx.save();
  ctx.clip(round(x, y, inner));
  for (let k = 0; k < 6; k++) {
    const angle = (k * Math.PI) / 3 + Math.PI / 6;
    const petal = round(x + inner * Math.cos(angle), y + inner * Math.sin(angle), inner);
    score(ctx, cutting, petal, fineOf(radius), cutting.scored);
  }
  ctx.restore();
}

/**
 * Paint a lunette: a half disc with rays, its flat side outwards. `inward` is the direction to the
 * circle for hit men, in radians.
 */
function paintLunette(
  ctx: Ctx,
  { cutting }: Colours,
  { x, y, radius }: Circle,
  inward: number,
): void {
  const [from, to] = [inward - Math.PI / 2, inward + Math.PI / 2];
  const rim = new Path2D();
  rim.arc(x, y, radius, from, to);
  rim.closePath();
  score(ctx, cutting, rim, rimOf(radius), cutting.redScored);
  const rays = new Path2D();
  for (const share of [0.72, 0.24]) {
    rays.moveTo(x + share * radius * Math.cos(from), y + share * radius * Math.sin(from));
    rays.arc(x, y, share * radius, from, to);
  }
  for (let k = 1; k < 6; k++) {
    const angle = from + (k * Math.PI) / 6;
    rays.moveTo(x + 0.24 * radius * Math.cos(angle), y + 0.24 * radius * Math.sin(angle));
    rays.lineTo(x + 0.72 * radius * Math.cos(angle), y + 0.72 * radius * Math.sin(angle));
  }
  score(ctx, cutting, rays, fineOf(radius), cutting.scored);
}

/** Generate the texture of the marble. Each step of the generator takes a few milliseconds. */
export function* quarry(
  { slab, scale }: Geometry,
  colours: Colours,
  ratio: number,
): Generator<void, Plank, void> {
  const { width, height } = slab;
  const zoom = Math.min(2.2, 1 / scale);
  const canvas = yield* marble({ width, height, ...colours.stone, seed: 1, zoom }, ratio);
  return { canvas, ratio };
}

/**
 * Return the uneven outline of the slab: up to two pixels inside its box, and about two pixels
 * deeper at a few random chips. A small slab has less wear.
 */
function wornOutline(slab: Box): Path2D {
  const random = chance(12);
  const path = new Path2D();
  const wear = Math.min(1, Math.max(slab.width, slab.height) / 700);
  const corner = 3;
  const { x, y, width, height } = slab;
  const [right, bottom] = [x + width, y + height];
  const sides = [
    [x + corner, y, right - corner, y],
    [right, y + corner, right, bottom - corner],
    [right - corner, bottom, x + corner, bottom],
    [x, bottom - corner, x, y + corner],
  ] as const;
  for (const [fromX, fromY, toX, toY] of sides) {
    const length = Math.hypot(toX - fromX, toY - fromY);
    const inward = { x: -(toY - fromY) / length, y: (toX - fromX) / length };
    const steps = Math.max(2, Math.round(length / 9));
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      const px = fromX + (toX - fromX) * t;
      const py = fromY + (toY - fromY) * t;
      const wander = (valueNoise(px * 0.03 + 7, py * 0.03 + 3) - 0.3) * 3;
      const chip = random() > 0.965 ? 2.4 : 0;
      const off = Math.max(0, wander + chip) * wear;
      path.lineTo(px + inward.x * off, py + inward.y * off);
    }
  }
  path.closePath();
  return path;
}

type Lettered = Pick<Place, "name" | "value">;

/**
 * True if the letter on every square is the first letter of the square's name, such as A for A5.
 * The letters then show the route of the men.
 */
export const tellsTheWay = (places: Lettered[]) =>
  places.every(({ name, value }) => value === "" || name.startsWith(value));

/**
 * Minimum width in CSS pixels of a square with a label in landscape orientation. If squares are
 * narrower, only target squares and the ends of each group of six squares have labels.
 */
const CROWDED = 30;
const AT_AN_END = /\D(1|6|7|12)$/;

/**
 * Return the label of a square: its name or, if the letters show the route (`tells`), only the
 * number in the name, on target squares (`lit`) and on squares whose names begin with A or E.
 * Return "" for a square without a label (see also `CROWDED`).
 */
export function figureOf(g: Geometry, { name }: Lettered, tells: boolean, lit: boolean): string {
  if (!lit && !g.upright && g.along < CROWDED && !AT_AN_END.test(name)) return "";
  if (!tells) return name;
  return lit || /^[AE]/.test(name) ? name.slice(1) : "";
}

/**
 * Return the font size in CSS pixels of the squares' labels: numbers if `tells` is true, otherwise
 * names (see `figureOf`). On very small upright boards, labels shrink so that they do not cover
 * letters.
 */
export function figureSize(g: Geometry, tells: boolean): number {
  if (!g.upright) return Math.max(9.5, Math.min(13, 12 * g.scale));
  const size = tells ? Math.max(10.5, 0.27 * g.along) : Math.max(9, 0.25 * g.along);
  return Math.min(size, 0.72 * g.along);
}

/**
 * Return position and size of a letter. On an upright board, letters are higher and smaller if the
 * names of the squares are painted below them (`tells` is false, see `figureOf`).
 */
function letterOf(g: Geometry, { letter }: Square, tells: boolean) {
  if (tells || !g.upright) return { at: letter, size: g.letter };
  return { at: { x: letter.x, y: letter.y - 0.24 * g.along }, size: 0.78 * g.letter };
}

/**
 * Font size in CSS pixels. On an upright board, a label with a smaller font is shrunk, if needed,
 * to fit between the letter of its square and the first man on the square.
 */
const SMALL = 9;

/**
 * Return the centre of a square's label (see `figureOf`), and the factor that scales the label to
 * the free space. The label is at the upper right of the square's letter or, on an upright board
 * with full names as labels, below the letter.
 */
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
  // Highest x of the label's centre at which the label does not touch the square's first man.
  const clear = right - width / 2;
  return { x: g.upright ? Math.min(beside, clear) : beside, y: at.y - 0.64 * size, scale };
}
