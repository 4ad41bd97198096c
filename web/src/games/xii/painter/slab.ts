/** The still layer of the slab: marble, border, scored lines, letters and the three ornaments. */
import type { Place } from "../../../engine/protocol";
import type { Ctx } from "../../../paint/material/canvas";
import { cutLetter, cutWornLetter, score } from "../../../paint/material/engraving";
import { slope, underlay } from "../../../paint/material/light";
import { seedOf } from "../../../paint/material/noise";
import { type Plank, paintPlank } from "../../../paint/material/planks";
import { capitals } from "../../../paint/tables/cinzel";
import { wornOutline } from "./block";
import type { Colours } from "./colours";
import type { Circle, Geometry } from "./geometry";
import { type Lettered, letterOf, tellsTheWay } from "./names";

/** The properties of a place used in the still layer, including its letter. */
export type Cut = Lettered & Pick<Place, "id">;

/** Below this length, the fine guide lines and the second border are omitted. */
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
  ctx.fillStyle = slope(ctx, slab, colours.light);
  ctx.fillRect(slab.x, slab.y, slab.width, slab.height);
  ctx.strokeStyle = colours.rimLight;
  ctx.lineWidth = 1;
  ctx.translate(1.2, 1.2);
  ctx.stroke(outline);
  ctx.restore();
  ctx.strokeStyle = colours.rim;
  ctx.lineWidth = colours.grain ? 1 : 2;
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
  ctx.fillStyle = colours.veil;
  ctx.fillRect(slab.x, slab.y, slab.width, slab.height);
  ctx.restore();
}

/** The broken edge of the slab, visible at its lower right. */
function paintThickness(ctx: Ctx, outline: Path2D, colours: Colours, scale: number): void {
  for (let depth = 5; depth > 0; depth--) {
    ctx.save();
    ctx.translate(depth * 0.55 * scale, depth * 1.1 * scale);
    ctx.fillStyle = colours.edge[depth > 2 ? 1 : 0];
    ctx.fill(outline);
    ctx.restore();
  }
}

/** Border, dividers between the rows, and the stonecutter's guide lines around the letters. */
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

/** The width of a rim and of the lines inside it. */
const rimOf = (radius: number) => Math.max(0.9, Math.min(2.2, 0.3 + 0.045 * radius));
const fineOf = (radius: number) => Math.max(0.6, Math.min(1.1, 0.3 + 0.03 * radius));

/** The circle for hit men: a six-petalled rosette within two rings, constructed with compasses. */
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

/** Half a rosette with its flat side outwards. */
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
