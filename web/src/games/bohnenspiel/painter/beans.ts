/**
 * Beans seen from above, and their random positions in a hollow (a pit or a store).
 *
 * Skin, eye, specks and veins rotate with the bean; the light does not.
 *
 * Each bean is thrown at a seeded spot and rotation onto the beans below it, and slides off them;
 * the lower beans do not move. A throw is repeated a few times until the bean overlaps no other; if
 * it always overlaps, the throw with the least overlap is used. So a bean's position depends only
 * on its order and on the name and size of its hollow, not on beans added later. When sliding, a
 * bean is treated as two discs, one at each end.
 */
import type { Spot } from "../../../board/painter";
import { type Ctx, setPen } from "../../../paint/material/canvas";
import { cast } from "../../../paint/material/light";
import { chance, seedOf } from "../../../paint/material/noise";
import { fade } from "../../../paint/material/palette";
import { deferredStamps } from "../../../paint/material/sprites";
import { type BeanStuff as BeanMaterial, type Kind, kindOf, kinds } from "./colours";

/** Average ratio of a bean's width to its length. */
const BREADTH = 0.635;

/** Paint a bean: at rest on the board, or lifted and with a longer shadow. */
export function paintBean(
  ctx: Ctx,
  material: BeanMaterial,
  at: Spot,
  length: number,
  turn: number,
  seed: number,
  lifted = false,
): void {
  const random = chance(seed);
  random();
  const a = length * 0.5 * (0.94 + 0.12 * random());
  const b = a * (BREADTH - 0.035 + 0.07 * random());
  const skin = material.skins[Math.floor(random() * material.skins.length)] as string;
  const outline = kidney(a, b);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(turn);
  if (!material.flat) {
    ctx.save();
    const height = lifted ? 3 : 1;
    cast(ctx, {
      colour: material.shadow,
      blur: (0.1 + 0.06 * height) * length,
      x: 0.05 * height * length,
      y: 0.1 * height * length,
    });
    ctx.fillStyle = skin;
    ctx.fill(outline);
    ctx.restore();
  }
  ctx.fillStyle = skin;
  ctx.fill(outline);
  ctx.save();
  ctx.clip(outline);
  if (material.eye) paintEye(ctx, material, a, b, random);
  if (material.vein) paintVeins(ctx, material, a, b, random);
  paintForm(ctx, material, a, b, turn);
  ctx.fillStyle = material.hilum;
  oval(ctx, 0, b * 0.68, a * 0.16, b * (material.flat ? 0.13 : 0.09), 0);
  ctx.restore();
  setPen(
    ctx,
    material.outline,
    material.flat
      ? Math.max(1.2, length * 0.06)
      : Math.max(0.5, length * (material.eye ? 0.034 : 0.02)),
  );
  ctx.stroke(outline);
  ctx.restore();
}

/**
 * Outline of a bean with half length `a` and half width `b`: a round back at the top, and a shallow
 * hollow with the hilum (the scar) at the bottom.
 */
function kidney(a: number, b: number): Path2D {
  const path = new Path2D();
  path.moveTo(-a, 0.12 * b);
  path.bezierCurveTo(-1.02 * a, -0.62 * b, -0.56 * a, -b, 0, -b);
  path.bezierCurveTo(0.56 * a, -b, 1.02 * a, -0.62 * b, a, 0.12 * b);
  path.bezierCurveTo(0.99 * a, 0.86 * b, 0.56 * a, 1.1 * b, 0.22 * a, 0.86 * b);
  path.bezierCurveTo(0.08 * a, 0.76 * b, -0.08 * a, 0.76 * b, -0.22 * a, 0.86 * b);
  path.bezierCurveTo(-0.56 * a, 1.1 * b, -0.99 * a, 0.86 * b, -a, 0.12 * b);
  path.closePath();
  return path;
}

/**
 * Paint the brown part of an "eyed" bean (white and brown), with specks at the edge of this part.
 * In 60% of these beans, it is an eye (an oval around the hilum, the scar), otherwise one half of
 * the bean. In flat style, always paint an eye, without specks.
 */
function paintEye(
  ctx: Ctx,
  material: BeanMaterial,
  a: number,
  b: number,
  random: () => number,
): void {
  ctx.fillStyle = material.eye;
  const half = !material.flat && random() < 0.4;
  if (half) oval(ctx, -a * 0.66, -b * 0.1, a * 0.74, b * 1.1, 0.4);
  else oval(ctx, 0, b * 0.55, a * 0.6, b * 0.68, 0);
  if (material.flat) return;
  for (let k = 0; k < 7; k++) {
    const along = random() - 0.5;
    const x = half ? a * (0.04 + 0.16 * random()) : a * 1.1 * along;
    const y = half ? b * 1.7 * along : b * (-0.1 + 0.9 * along * along);
    oval(ctx, x, y, a * 0.14, b * 0.2, random() * 3);
  }
  for (let k = 0; k < 6; k++) {
    const x = half ? a * (0.1 + 0.5 * random()) : (random() - 0.5) * a * 1.5;
    const y = (random() - 0.5) * b * 1.3;
    const size = 0.4 + random();
    oval(ctx, x, y, a * 0.085 * size, b * 0.11 * size, random() * 3);
  }
}

function paintVeins(
  ctx: Ctx,
  material: BeanMaterial,
  a: number,
  b: number,
  random: () => number,
): void {
  setPen(ctx, fade(material.vein, 0.28), 0.036 * a);
  for (let k = 0; k < 4; k++) {
    const y = (random() - 0.5) * b * 1.6;
    ctx.beginPath();
    ctx.moveTo(-a, y);
    ctx.quadraticCurveTo(0, y - b * 0.4, a, y);
    ctx.stroke();
  }
}

/** Paint light (top left) and shade on a bean: half axes `a`, `b`; rotated by `turn` radians. */
function paintForm(ctx: Ctx, material: BeanMaterial, a: number, b: number, turn: number): void {
  const x = Math.cos(turn) * -0.55 + Math.sin(turn) * -0.75;
  const y = Math.cos(turn) * -0.75 - Math.sin(turn) * -0.55;
  const form = ctx.createRadialGradient(
    x * a * 0.45,
    y * b * 0.5,
    0,
    x * a * 0.2,
    y * b * 0.2,
    a * 1.25,
  );
  form.addColorStop(0, material.lit);
  form.addColorStop(0.45, clear(material.lit));
  form.addColorStop(0.45, clear(material.shade));
  form.addColorStop(1, material.shade);
  ctx.fillStyle = form;
  ctx.fillRect(-2 * a, -2 * a, 4 * a, 4 * a);
  ctx.save();
  ctx.translate(x * a * 0.42, y * b * 0.46);
  ctx.scale(0.3 * a, 0.24 * b);
  const gleam = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  gleam.addColorStop(0, material.gleam);
  gleam.addColorStop(1, clear(material.gleam));
  ctx.fillStyle = gleam;
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
}

/** Return the same colour with opacity 0, for a gradient that fades out without turning grey. */
const clear = (colour: string) => colour.replace(/[\d.]+\)$/, "0)");

function oval(ctx: Ctx, x: number, y: number, rx: number, ry: number, turn: number): void {
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  ctx.fill();
}

/** Number of different shapes for each kind of bean (white, brown or eyed). */
const VARIANTS = 4;
/** Number of rotations in which each shape is painted, in equal steps of a full turn. */
const TURNS = 24;

/**
 * Painter of beans of one size. Each combination of kind, variant, rotation and height (resting or
 * lifted) has a bitmap; until `make` creates it, the bean is painted directly.
 */
export interface BeanSprites {
  paint(ctx: Ctx, id: string, at: Spot, turn: number, lifted?: boolean): void;
  /**
   * Create the bitmaps of the beans painted directly so far, one per step, so that the work can be
   * divided. Beans painted after the last step get their bitmap at once.
   */
  make(): Generator<void, void, void>;
}

export function beanSprites(
  materials: Record<Kind, BeanMaterial>,
  length: number,
  ratio: number,
): BeanSprites {
  const { stamp, make } = deferredStamps(ratio);
  const paint: BeanSprites["paint"] = (ctx, id, at, turn, lifted = false) => {
    const seed = seedOf(id);
    const kind = kindOf(seed);
    const step = Math.round((turn / (2 * Math.PI)) * TURNS);
    const turned = ((step % TURNS) + TURNS) % TURNS;
    const variant = `${kind} ${Math.floor(seed / kinds.length) % VARIANTS}`;
    const size = lifted ? length * 1.06 : length;
    const side = length * (lifted ? 2.6 : 1.7);
    stamp(ctx, `${variant} ${turned} ${lifted}`, at, side, (pen, middle) => {
      const angle = (turned / TURNS) * 2 * Math.PI;
      const centre = { x: middle, y: middle };
      paintBean(pen, materials[kind], centre, size, angle, seedOf(variant), lifted);
    });
  };
  return { paint: paint, make };
}

export interface BeanPosition extends Spot {
  turn: number;
}

/**
 * A hollow, in lengths of a bean: the radius of its round ends, and the distance of their centres
 * from the middle (`reach`, 0 for a round pit).
 */
interface Room {
  radius: number;
  reach: number;
}

/**
 * While a bean slides, two discs represent its ends. In lengths of a bean: distance of the discs'
 * centres from the middle of the bean, and diameter of a disc.
 */
const END = 0.2;
const GIRTH = 0.61;
/** Minimum distance of an end disc's centre from the hollow's rim, in lengths of a bean. */
const WALL = GIRTH / 2 + 0.11;
const THROWS = 6;
const SLIDES = 10;
/** Accept a bean's position if its overlaps have at most this sum, in lengths of a bean. */
const FREE = 0.05;

/**
 * Return a function that maps the order of a bean in the hollow `name` (0 for the first) to its
 * rotation (`turn`), and its offset from the middle of the hollow in lengths of a bean (`x`, `y`),
 * on a board in landscape orientation with South's row at the bottom.
 */
export function heapIn(room: Room, name: string): (order: number) => BeanPosition {
  const random = chance(seedOf(`heap ${name}`));
  const beans: Bean[] = [];
  return (order) => {
    while (beans.length <= order) beans.push(thrown(room, beans, random));
    return beans[order] as BeanPosition;
  };
}

/** A bean: its position, and the vector from its middle to the centre of the disc at one end. */
interface Bean extends BeanPosition {
  ex: number;
  ey: number;
}

function thrown(room: Room, lying: readonly Bean[], random: () => number): Bean {
  let best: Bean | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < THROWS && least > FREE; k++) {
    const bean = slide(room, lying, throwBean(room, lying.length, random));
    const cover = coverOf(bean, lying);
    if (cover < least) {
      best = bean;
      least = cover;
    }
  }
  return best as Bean;
}

/** Return a random position: near the middle for the first beans, anywhere from the tenth on. */
function throwBean(room: Room, order: number, random: () => number): Bean {
  const spread = Math.min(1, 0.5 + 0.06 * order);
  const angle = random() * 2 * Math.PI;
  const away = Math.sqrt(random()) * spread;
  const turn = random() * 2 * Math.PI;
  return {
    x: Math.cos(angle) * away * room.radius,
    y: Math.sin(angle) * away * room.radius + (2 * random() - 1) * spread * room.reach,
    turn,
    ex: END * Math.cos(turn),
    ey: END * Math.sin(turn),
  };
}

/** Slide a bean off other beans and the wall. Distant beans are ignored. */
function slide(room: Room, beans: readonly Bean[], bean: Bean): Bean {
  const near = beans.filter(({ x, y }) => (x - bean.x) ** 2 + (y - bean.y) ** 2 < 4);
  for (let round = 0; round < SLIDES; round++) {
    let moved = false;
    for (const other of near) {
      const away = overlap(bean, other);
      if (!away) continue;
      bean.x += away.x * 0.6;
      bean.y += away.y * 0.6;
      moved = true;
    }
    for (const side of [-1, 1]) {
      const x = bean.x + side * bean.ex;
      const y = bean.y + side * bean.ey;
      const axis = Math.max(-room.reach, Math.min(room.reach, y));
      const off = Math.sqrt(x * x + (y - axis) ** 2);
      const over = off - (room.radius - WALL);
      if (over <= 0) continue;
      bean.x -= (x / off) * over;
      bean.y -= ((y - axis) / off) * over;
      moved = true;
    }
    if (!moved) break;
  }
  return bean;
}

/**
 * Find the disc of `bean` and the disc of `other` that overlap most, and return the vector by which
 * `bean` must move to separate them; null without overlap.
 */
function overlap(bean: Bean, other: Bean): Spot | null {
  const dx = bean.x - other.x;
  const dy = bean.y - other.y;
  if (dx * dx + dy * dy > (GIRTH + 2 * END) ** 2) return null;
  let least = GIRTH * GIRTH;
  let wx = 0;
  let wy = 0;
  for (let ends = 0; ends < 4; ends++) {
    const a = ends & 1 ? 1 : -1;
    const b = ends & 2 ? 1 : -1;
    const x = dx + a * bean.ex - b * other.ex;
    const y = dy + a * bean.ey - b * other.ey;
    const apart = x * x + y * y;
    if (apart >= least) continue;
    least = apart;
    wx = x;
    wy = y;
  }
  if (least === GIRTH * GIRTH) return null;
  const apart = Math.max(Math.sqrt(least), 0.01);
  const share = (GIRTH - apart) / apart;
  return { x: wx * share, y: wy * share };
}

/** Return the sum of the overlaps of a bean with the others, in lengths of a bean. */
function coverOf(bean: Bean, beans: readonly Bean[]): number {
  let cover = 0;
  for (const other of beans) {
    const away = overlap(bean, other);
    if (away) cover += Math.sqrt(away.x * away.x + away.y * away.y);
  }
  return cover;
}
