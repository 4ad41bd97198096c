/** Places as areas on the screen: which one a finger means, and which lies next to which. */
import type { Piece, View } from "../engine/protocol";
import type { Board, Box, PlaceShape, Spot } from "./painter";

export type Shapes = ReadonlyMap<string, PlaceShape>;

/** A piece's middle, and the place it lies on. */
export interface Lying {
  place: string;
  at: Spot;
}

/** How far a finger may miss, in CSS pixels; places smaller than twice this are easily missed. */
export const REACH = 22;

/** How far from its middle a piece is surely meant, against the narrower side of its place. */
const HEART = 0.4;

/** Where the pieces of a view lie on its board. */
export function lying(view: View, board: Board): Lying[] {
  return view.pieces.flatMap(({ id, place }) => {
    const at = board.spot(view, id);
    return at ? [{ place, at }] : [];
  });
}

/** The piece that lies uppermost on a place. */
export function uppermost({ pieces }: View, place: string): Piece | undefined {
  const there = pieces.filter((piece) => piece.place === place);
  return there.sort((a, b) => b.order - a.order)[0];
}

/**
 * The place that a press means: the one under it, or the nearest of `likely` within reach. What
 * falls inside a piece, one of `lying`, is that piece's.
 */
export function placeAt(
  shapes: Shapes,
  spot: Spot,
  likely: ReadonlySet<string>,
  reach: number,
  lying: readonly Lying[] = [],
): string | null {
  const under = nearest(shapes, spot, 0, () => true);
  const box = under === null ? undefined : shapes.get(under)?.box;
  if (under !== null && box) {
    const heart = HEART * Math.min(box.width, box.height);
    const inside = ({ place, at }: Lying) =>
      place === under && Math.hypot(at.x - spot.x, at.y - spot.y) < heart;
    if (likely.has(under) || !small(box) || lying.some(inside)) return under;
  }
  return nearest(shapes, spot, reach, (place) => likely.has(place)) ?? under;
}

/**
 * The places row by row as they lie on the screen, each row from left to right. What overlaps the
 * first of a row by more than half of the lower one's height stands in that row.
 */
export function rowsOf(shapes: Shapes): string[][] {
  const laid = [...shapes].sort(
    ([, one], [, other]) => centre(one.box).y - centre(other.box).y || one.box.x - other.box.x,
  );
  const rows: [string, PlaceShape][][] = [];
  for (const entry of laid) {
    const { y, height } = entry[1].box;
    const row = rows.find(([first]) => {
      const head = first?.[1].box ?? { y: 0, height: 0 };
      const shared = Math.min(y + height, head.y + head.height) - Math.max(y, head.y);
      return shared > Math.min(height, head.height) / 2;
    });
    if (row) row.push(entry);
    else rows.push([entry]);
  }
  return rows.map((row) =>
    row.sort(([, one], [, other]) => one.box.x - other.box.x).map(([id]) => id),
  );
}

function nearest(
  shapes: Shapes,
  spot: Spot,
  reach: number,
  fits: (place: string) => boolean,
): string | null {
  let best: string | null = null;
  let least = reach;
  for (const [place, { box }] of shapes) {
    const away = distance(box, spot);
    if (away <= least && fits(place)) {
      best = place;
      least = away;
    }
  }
  return best;
}

function small(box: Box): boolean {
  return Math.min(box.width, box.height) < 2 * REACH;
}

export function centre({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

function distance({ x, y, width, height }: Box, spot: Spot): number {
  const dx = Math.max(x - spot.x, 0, spot.x - x - width);
  const dy = Math.max(y - spot.y, 0, spot.y - y - height);
  return Math.hypot(dx, dy);
}
