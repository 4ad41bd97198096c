/**
 * Geometry of the bean board, in CSS pixels.
 *
 * The layout is that of South on a desktop: two rows of six pits along the plank, and each player's
 * store at the player's right. It is then rotated: by a quarter turn clockwise on the phone, so
 * that South's row runs down at the left and South's store is near the thumb; and by half a turn
 * for North. Most lengths are proportional to the pitch, the distance between the middles of
 * adjacent pits.
 */
import type { Box, Look, PlaceShape, Spot } from "../../../board/painter";
import { boxBetween, roundedBox, type Space } from "../../../paint/material/canvas";

export interface Hollow extends Spot {
  side: "south" | "north";
  store: boolean;
  box: Box;
  outline: Path2D;
  /** Position of the numeral that gives the number of beans. */
  count: Spot;
}

export interface Geometry {
  width: number;
  height: number;
  /**
   * Space for shadows on every side of the board: a multiple of 4, so that it is a whole number of
   * device pixels at common pixel ratios.
   */
  bleed: number;
  pitch: number;
  /** Diameter of a pit, length of a bean, font size of numbers: in the wood, in framed labels. */
  pit: number;
  bean: number;
  numeral: number;
  tag: number;
  /** Distance between the rim of a pit and the rings that mark the pit. */
  halo: number;
  /** Radius of the discs in the preview of a move, which show the numbers of sown beans. */
  disc: number;
  /** Radius of a store's ends, and half the distance between their centres. */
  store: { radius: number; reach: number };
  plank: Box;
  /** Height of the visible edge below the plank. */
  thickness: number;
  corner: number;
  /** Distance of the scratched line (the moulding) from the edge of the plank. */
  moulding: number;
  /** Rotation of the layout, in clockwise quarter turns. */
  quarter: number;
  hollows: Map<string, Hollow>;
  places: Map<string, PlaceShape>;
  strips: { far: Box; near: Box } | null;
}

/**
 * Lengths as fractions of the pitch: `depth` of the plank across the rows, `rows` between the
 * middles of the rows, `edge` from the end of the plank to a store, `gap` from a store to the
 * nearest pits' areas, `store` and `storeLength` for the width and length of a store.
 */
export interface Proportions {
  depth: number;
  rows: number;
  pit: number;
  bean: number;
  edge: number;
  gap: number;
  store: number;
  storeLength: number;
  /**
   * Distance in pitches from the rim of a pit (`count`) or a store (`storeCount`) to the middle of
   * its numeral. A store's numeral is at the end on the side of its owner's pits, or at the other
   * end if `storeCount` is negative.
   */
  count: number;
  storeCount: number;
  numeral: number;
  tag: number;
  halo: number;
  disc: number;
  corner: number;
}

const desk: Proportions = {
  depth: 3.4,
  rows: 1.2,
  pit: 0.884,
  bean: 0.265,
  edge: 0.268,
  gap: 0.179,
  store: 0.857,
  storeLength: 2.5,
  count: 0.275,
  storeCount: 0.2,
  numeral: 0.241,
  tag: 0.205,
  halo: 0.045,
  disc: 0.116,
  corner: 0.232,
};

const proportions: Record<Look["shape"], Proportions> = {
  desk,
  kiosk: desk,
  embed: {
    ...desk,
    depth: 3.66,
    rows: 1.24,
    pit: 0.89,
    bean: 0.28,
    edge: 0.17,
    gap: 0.11,
    store: 0.68,
    storeLength: 2.5,
    count: 0.31,
    storeCount: 0.27,
    numeral: 0.31,
    tag: 0.26,
    disc: 0.15,
  },
  phone: {
    depth: 4.66,
    rows: 1.4,
    pit: 0.89,
    bean: 0.285,
    edge: 0.2,
    gap: 0.1,
    store: 0.683,
    storeLength: 2.83,
    count: 0.5,
    storeCount: -0.4,
    numeral: 0.33,
    tag: 0.235,
    halo: 0.032,
    disc: 0.15,
    corner: 0.268,
  },
};

const PITS = 6;
/**
 * Height of the strips for the players' names and numbers (such as the score) above and below the
 * board on phones, and their distance from the board, in CSS pixels.
 */
const STRIP = 28;
const STRIP_GAP = 7;

/** Return the geometry of the largest board that fits into a space. */
export function measure(space: Space, look: Look): Geometry {
  const share = proportions[look.shape];
  const phone = look.shape === "phone";
  const strips = phone ? 2 * (STRIP + STRIP_GAP) : 0;
  const [along, across] = phone
    ? [space.height - strips, space.width]
    : [space.width, space.height];
  const thick = 0.05;
  const pitch = Math.max(
    4,
    Math.min(
      along / (lengthOf(share) + (phone ? thick : 0)),
      across / (share.depth + (phone ? 0 : thick)),
    ),
  );
  return layOut(pitch, share, phone, look.turned);
}

/** The length of the plank in pitches. */
const lengthOf = ({ edge, store, gap }: Proportions) => PITS + 2 * (edge + store + gap);

/** Return the geometry of a board with a given pitch and given proportions. */
export function layOut(p: number, share: Proportions, phone: boolean, turned: boolean): Geometry {
  const length = Math.floor(lengthOf(share) * p);
  const depth = Math.floor(share.depth * p);
  const quarter = (phone ? 1 : 0) + (turned ? 2 : 0);
  const top = phone ? STRIP + STRIP_GAP : 0;
  const [width, height] = phone ? [depth, length] : [length, depth];
  const thickness = Math.max(2, Math.round(0.045 * p));
  const radius = (share.store * p) / 2;

  const g: Geometry = {
    width,
    height: height + thickness + 2 * top,
    bleed: 4 * Math.ceil((0.46 * Math.min(p, 110)) / 4),
    pitch: p,
    pit: share.pit * p,
    bean: share.bean * p,
    numeral: Math.max(13, share.numeral * p),
    tag: Math.max(12, share.tag * p),
    halo: share.halo * p,
    disc: Math.max(8.5, share.disc * p),
    store: { radius, reach: (share.storeLength * p) / 2 - radius },
    plank: { x: 0, y: top, width, height },
    thickness,
    corner: share.corner * p,
    moulding: 0.08 * p,
    quarter,
    hollows: new Map(),
    places: new Map(),
    strips: null,
  };

  /** Convert a spot on the unrotated plank (from its top left) to the board; both in CSS pixels. */
  const rotated = (u: number, v: number): Spot => {
    const at = [
      { x: u, y: v },
      { x: depth - v, y: u },
      { x: length - u, y: depth - v },
      { x: v, y: length - u },
    ][quarter] as Spot;
    return { x: at.x, y: at.y + top };
  };
  const seenBox = (u: number, v: number, du: number, dv: number): Box => {
    const a = rotated(u, v);
    const b = rotated(u + du, v + dv);
    return boxBetween(a, b);
  };
  const carve = (
    id: string,
    side: "south" | "north",
    at: { u: number; v: number },
    size: { du: number; dv: number },
    count: { u: number; v: number },
    area: Box,
  ) => {
    const { du, dv } = size;
    const box = seenBox(at.u - du / 2, at.v - dv / 2, du, dv);
    const outline = rounded(box);
    g.hollows.set(id, {
      ...rotated(at.u, at.v),
      side,
      store: du !== dv,
      box,
      outline,
      count: rotated(count.u, count.v),
    });
    g.places.set(id, { box: area, outline: rounded(grown(box, -0.04 * p)) });
  };

  const grid = length / 2 - (PITS / 2) * p;
  for (const side of ["south", "north"] as const) {
    const near = side === "south" ? 1 : -1;
    const v = depth / 2 + (near * share.rows * p) / 2;
    for (let n = 1; n <= PITS; n++) {
      const u = length / 2 + near * (n - 3.5) * p;
      const count = { u, v: v + near * (share.pit / 2 + share.count) * p };
      const area = seenBox(u - p / 2, near > 0 ? depth / 2 : 0, p, depth / 2);
      carve(`${side[0]}${n}`, side, { u, v }, { du: g.pit, dv: g.pit }, count, area);
    }
    const u = length / 2 + near * (length / 2 - share.edge * p - radius);
    const dv = share.storeLength * p;
    const end = share.storeCount < 0 ? -near : near;
    const count = { u, v: depth / 2 + end * (dv / 2 + Math.abs(share.storeCount) * p) };
    const area = seenBox(near > 0 ? length - grid : 0, 0, grid, depth);
    carve(`store.${side}`, side, { u, v: depth / 2 }, { du: 2 * radius, dv }, count, area);
  }

  if (phone) {
    const strip = (y: number): Box => ({ x: 0, y, width, height: STRIP });
    g.strips = { far: strip(0), near: strip(g.height - STRIP) };
  }
  return g;
}

/**
 * Return a spot on the board in CSS pixels. In the unrotated layout, it is `u` pixels to the right
 * of the middle of a hollow and `v` pixels below it.
 */
export function beside(g: Geometry, hollow: Hollow, u: number, v: number): Spot {
  const cos = [1, 0, -1, 0][g.quarter] as number;
  const sin = [0, 1, 0, -1][g.quarter] as number;
  return { x: hollow.x + u * cos - v * sin, y: hollow.y + u * sin + v * cos };
}

export const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** Return an outline with round ends: a circle for a square box. */
export const rounded = (box: Box) => roundedBox(box, Math.min(box.width, box.height) / 2);

/** Return the radius of a hollow's ends, and half their centres' distance, in lengths of a bean. */
export function roomOf(g: Geometry, store: boolean): { radius: number; reach: number } {
  return store
    ? { radius: g.store.radius / g.bean, reach: g.store.reach / g.bean }
    : { radius: g.pit / 2 / g.bean, reach: 0 };
}
