/**
 * Positions of beans in a hollow, random but plausible.
 *
 * Each bean is thrown onto those below it, at a seeded spot and rotation, and slides off the beans
 * that it meets, which do not move. The first of several throws without overlap is used; in a full
 * hollow, the throw with the least overlap. So a bean's position depends only on the name of its
 * hollow and its order, not on beans added later. When sliding, a bean is treated as two discs, one
 * at each end.
 */
import type { Spot } from "../../../board/painter";
import { chance, seedOf } from "../../../paint/material/noise";

export interface BeanPosition extends Spot {
  turn: number;
}

/** A hollow, in lengths of a bean. The centres of its round ends are `reach` from the middle. */
export interface Room {
  radius: number;
  reach: number;
}

/** Distance of the discs from the middle of a bean, and their diameter. */
const END = 0.2;
const GIRTH = 0.61;
/** Minimum distance of a disc's centre from the rim. */
const WALL = GIRTH / 2 + 0.11;
const THROWS = 6;
const SLIDES = 10;
/** Maximum overlap with other beans before the bean is thrown again. */
const FREE = 0.05;

/** Returns a function from order, 0 for the first bean, to position. */
export function heapIn(room: Room, name: string): (order: number) => BeanPosition {
  const random = chance(seedOf(`heap ${name}`));
  const beans: Bean[] = [];
  return (order) => {
    while (beans.length <= order) beans.push(thrown(room, beans, random));
    return beans[order] as BeanPosition;
  };
}

/** A bean, with the vector from its middle to one end. */
interface Bean extends BeanPosition {
  ex: number;
  ey: number;
}

function thrown(room: Room, lying: readonly Bean[], random: () => number): Bean {
  let best: Bean | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < THROWS && least > FREE; k++) {
    const bean = slide(room, lying, cast(room, lying.length, random));
    const cover = coverOf(bean, lying);
    if (cover < least) {
      best = bean;
      least = cover;
    }
  }
  return best as Bean;
}

/** A random position: close to the middle for the first beans, anywhere for later ones. */
function cast(room: Room, order: number, random: () => number): Bean {
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

/** Slides a bean off other beans and the wall. Distant beans are ignored. */
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

/** The vector that separates the two ends with the largest overlap; null without overlap. */
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

/** The total overlap of a bean with the others. */
function coverOf(bean: Bean, beans: readonly Bean[]): number {
  let cover = 0;
  for (const other of beans) {
    const away = overlap(bean, other);
    if (away) cover += Math.sqrt(away.x * away.x + away.y * away.y);
  }
  return cover;
}
