/** Geometry of places on the screen: the place at a spot (a point), and the places as rows. */
import type { Piece, View } from "../engine/protocol";
import type { Board, Box, PlaceShape, Spot } from "./painter";

export type Shapes = ReadonlyMap<string, PlaceShape>;

/** Centre of a piece in CSS pixels from the board's top left corner, and the id of its place. */
export interface PiecePosition {
  place: string;
  at: Spot;
}

/**
 * Distance in CSS pixels. If a finger or pen presses outside all places or on a small place, it can
 * select another place up to this distance away (see `placeAt`). A place is small if its shorter
 * side is less than twice this distance.
 */
export const TOUCH_REACH = 22;

/**
 * A press within this radius of a piece's centre selects the place of the piece (see `placeAt`).
 * The radius is relative to the shorter side of the place.
 */
const CENTRE_RADIUS = 0.4;

/** Return the positions of all visible pieces or, if `on` is given, of those on these places. */
export function piecePositions(
  view: View,
  board: Board,
  on?: ReadonlySet<string>,
): PiecePosition[] {
  return view.pieces.flatMap(({ id, place }) => {
    if (on && !on.has(place)) return [];
    const at = board.spot(view, id);
    return at ? [{ place, at }] : [];
  });
}

export function topPiece({ pieces }: View, place: string): Piece | undefined {
  const there = pieces.filter((piece) => piece.place === place);
  return there.sort((a, b) => b.order - a.order)[0];
}

/**
 * Return the id of the place that a press selects, or null. The first of these:
 *
 * 1. the place at the spot, if it is in `likely` (places where a press has an effect);
 * 2. the place of the piece whose centre is nearest, if the spot is near this centre, and the place
 *    is at the spot or in `likely`: pieces can extend beyond their place;
 * 3. the place at the spot, if it is not small (see `TOUCH_REACH`);
 * 4. the nearest place in `likely` that is at most `reach` CSS pixels away;
 * 5. the place at the spot.
 */
export function placeAt(
  shapes: Shapes,
  spot: Spot,
  likely: ReadonlySet<string>,
  reach: number,
  piecePositions: readonly PiecePosition[] = [],
): string | null {
  const under = nearest(shapes, spot, 0, () => true);
  if (under !== null && likely.has(under)) return under;
  const away = ({ at }: PiecePosition) => Math.hypot(at.x - spot.x, at.y - spot.y);
  const [piece] = piecePositions
    .filter((piece) => {
      const { width = 0, height = 0 } = shapes.get(piece.place)?.box ?? {};
      const isFound = piece.place === under || likely.has(piece.place);
      return isFound && away(piece) < CENTRE_RADIUS * Math.min(width, height);
    })
    .sort((a, b) => away(a) - away(b));
  if (piece) return piece.place;
  const box = under === null ? undefined : shapes.get(under)?.box;
  if (box && !isSmall(box)) return under;
  return nearest(shapes, spot, reach, (place) => likely.has(place)) ?? under;
}

/**
 * Return the places in visual rows from top to bottom, each from left to right. A place is in a
 * row if it overlaps the row's first place vertically by more than half the height of the smaller
 * one.
 */
export function rowsOf(shapes: Shapes): string[][] {
  const sorted = [...shapes].sort(
    ([, one], [, other]) => centre(one.box).y - centre(other.box).y || one.box.x - other.box.x,
  );
  const rows: [string, PlaceShape][][] = [];
  for (const entry of sorted) {
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
  let leastDistance = reach;
  for (const [place, { box }] of shapes) {
    const placeDistance = distance(box, spot);
    if (placeDistance <= leastDistance && fits(place)) {
      best = place;
      leastDistance = placeDistance;
    }
  }
  return best;
}

function isSmall(box: Box): boolean {
  return Math.min(box.width, box.height) < 2 * TOUCH_REACH;
}

/** Return the smallest box around some boxes. */
export function boundingBox(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function centre({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

function distance({ x, y, width, height }: Box, spot: Spot): number {
  const dx = Math.max(x - spot.x, 0, spot.x - x - width);
  const dy = Math.max(y - spot.y, 0, spot.y - y - height);
  return Math.hypot(dx, dy);
}
