/** Computes flights: the paths of pieces in the animation from one view to the next. */
import type { GameEvent, LogEntry, Piece, View } from "../engine/protocol";
import type { Spot } from "./painter";

/** Pieces that move at the same time, each with its path. `view` is the board shown meanwhile. */
export interface Flight {
  view: View;
  paths: Map<string, Spot[]>;
  /** The pieces as they were before the flight. */
  previous: Map<string, Piece>;
}

/** Returns the position of a piece in a view, as painted by the board. */
export type Locate = (view: View, piece: string) => Spot | null;

/**
 * Returns the flights from one view to another, in order. Pieces that move along the same path
 * without a message move together, such as the beans of a pit or the tiles of a hand. A tile that
 * an event names looks during its flight as in the final view, while other tiles make room for it.
 */
export function flights(
  before: View,
  after: View,
  entries: readonly LogEntry[],
  locate: Locate,
): Flight[] {
  const result: Flight[] = [];
  let view = before;
  let path = "";
  for (const event of entries.flatMap((entry) => entry.events)) {
    const piece = movingPiece(view, event);
    if (!piece) continue;
    const tile = namedTile(event, after);
    if (tile) {
      const start = locate(view, piece.id);
      const before = withId(view, piece, tile);
      const { paths, previous } = remainingFlight(before, after, locate);
      paths.delete(tile.id);
      paths.set(tile.id, withoutNulls([start, locate(after, tile.id)]));
      result.push({ view: after, paths, previous: previous.set(tile.id, piece) });
      view = after;
      continue;
    }
    const spots = [locate(view, piece.id)];
    for (const place of event.path.slice(1)) {
      view = moveTo(view, piece, place);
      spots.push(locate(view, piece.id));
    }
    const together = event.code === "" && path === event.path.join() ? result.pop() : undefined;
    result.push({
      view,
      paths: new Map([...(together?.paths ?? []), [piece.id, withoutNulls(spots)]]),
      previous: new Map([...(together?.previous ?? []), [piece.id, piece]]),
    });
    path = event.path.join();
  }
  result.push(remainingFlight(view, after, locate));
  return result.filter(({ paths }) => paths.size > 0);
}

/** Returns the piece that an event moves: the topmost of its side, or the topmost of all. */
function movingPiece(view: View, { side, path }: GameEvent): Piece | undefined {
  if (path.length < 2) return undefined;
  const pieces = view.pieces
    .filter(({ place }) => place === path[0])
    .sort((a, b) => b.order - a.order);
  return pieces.find((piece) => piece.side === side) ?? pieces[0];
}

/**
 * Returns the tile named by an event, if the final view shows it at the end of the event's path.
 */
function namedTile({ path, params }: GameEvent, after: View): Piece | undefined {
  if (path.length < 2) return undefined;
  return after.pieces.find(({ id, place }) => id === params.tile && place === path.at(-1));
}

/** Returns the view with the piece's id replaced by its later id. */
function withId(view: View, piece: Piece, { id }: Piece): View {
  const pieces = view.pieces.map((other) => (other === piece ? { ...other, id } : other));
  return { ...view, pieces };
}

/** Returns the view with a piece moved to the top of another place. */
function moveTo(view: View, piece: Piece, place: string): View {
  const order = view.pieces.filter(
    ({ id, place: otherPlace }) => otherPlace === place && id !== piece.id,
  ).length;
  const pieces = view.pieces.map((other) =>
    other.id === piece.id ? { ...other, place, order } : other,
  );
  return { ...view, pieces };
}

/**
 * Returns one flight for all pieces without an event, each straight to its place: for undo, and for
 * deals of hidden tiles, which events cannot name.
 */
function remainingFlight(before: View, after: View, locate: Locate): Flight {
  const previous = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const deals = pairDeals(before, after);
  const moved = after.pieces.filter(
    ({ id, place }) => (previous.get(id)?.place ?? place) !== place,
  );
  const paths = moved.map(({ id }): [string, Spot[]] => [
    id,
    withoutNulls([locate(before, id), locate(after, id)]),
  ]);
  for (const [{ id }, from] of deals) {
    paths.push([id, withoutNulls([locate(before, from.id), locate(after, id)])]);
    previous.set(id, from);
  }
  return { view: after, paths: new Map(paths.filter(([, way]) => way.length > 1)), previous };
}

/** Pairs new pieces with hidden pieces that have disappeared from another place. */
function pairDeals(before: View, after: View): [piece: Piece, from: Piece][] {
  const ids = (view: View) => new Set(view.pieces.map(({ id }) => id));
  const [oldIds, newIds] = [ids(before), ids(after)];
  const gone = before.pieces.filter(({ id, value }) => value === "" && !newIds.has(id));
  const added = after.pieces.filter(({ id }) => !oldIds.has(id));
  return added.flatMap((piece, i): [Piece, Piece][] => {
    const from = gone[i];
    return from && from.place !== piece.place ? [[piece, from]] : [];
  });
}

function withoutNulls(way: (Spot | null)[]): Spot[] {
  return way.filter((spot) => spot !== null);
}
