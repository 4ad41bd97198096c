/** Computes flights: the paths of pieces in the animation from one view to the next. */
import type { GameEvent, LogEntry, Piece, View } from "../engine/protocol";
import type { Spot } from "./painter";

/** Pieces that move at the same time, each with its path. `view` is the board shown meanwhile. */
export interface Flight {
  view: View;
  ways: Map<string, Spot[]>;
  /** The pieces as they were before the flight. */
  left: Map<string, Piece>;
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
  const found: Flight[] = [];
  let view = before;
  let path = "";
  for (const event of entries.flatMap((entry) => entry.events)) {
    const piece = traveller(view, event);
    if (!piece) continue;
    const named = arrival(event, after);
    if (named) {
      const start = locate(view, piece.id);
      const before = renamed(view, piece, named);
      const { ways, left } = rest(before, after, locate);
      ways.delete(named.id);
      ways.set(named.id, known([start, locate(after, named.id)]));
      found.push({ view: after, ways, left: left.set(named.id, piece) });
      view = after;
      continue;
    }
    const way = [locate(view, piece.id)];
    for (const place of event.path.slice(1)) {
      view = carry(view, piece, place);
      way.push(locate(view, piece.id));
    }
    const together = event.code === "" && path === event.path.join() ? found.pop() : undefined;
    found.push({
      view,
      ways: new Map([...(together?.ways ?? []), [piece.id, known(way)]]),
      left: new Map([...(together?.left ?? []), [piece.id, piece]]),
    });
    path = event.path.join();
  }
  found.push(rest(view, after, locate));
  return found.filter(({ ways }) => ways.size > 0);
}

/** Returns the piece that an event moves: the topmost of its side, or the topmost of all. */
function traveller(view: View, { side, path }: GameEvent): Piece | undefined {
  if (path.length < 2) return undefined;
  const there = view.pieces
    .filter(({ place }) => place === path[0])
    .sort((a, b) => b.order - a.order);
  return there.find((piece) => piece.side === side) ?? there[0];
}

/**
 * Returns the tile named by an event, if the final view shows it at the end of the event's path.
 */
function arrival({ path, params }: GameEvent, after: View): Piece | undefined {
  if (path.length < 2) return undefined;
  return after.pieces.find(({ id, place }) => id === params.tile && place === path.at(-1));
}

/** Returns the view with the piece's id replaced by its later id. */
function renamed(view: View, piece: Piece, { id }: Piece): View {
  const pieces = view.pieces.map((other) => (other === piece ? { ...other, id } : other));
  return { ...view, pieces };
}

/** Returns the view with a piece moved to the top of another place. */
function carry(view: View, piece: Piece, place: string): View {
  const order = view.pieces.filter(({ id, place: at }) => at === place && id !== piece.id).length;
  const pieces = view.pieces.map((other) =>
    other.id === piece.id ? { ...other, place, order } : other,
  );
  return { ...view, pieces };
}

/**
 * Returns one flight for all pieces without an event, each straight to its place: for undo, and for
 * deals of hidden tiles, which events cannot name.
 */
function rest(before: View, after: View, locate: Locate): Flight {
  const left = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const out = dealt(before, after);
  const moved = after.pieces.filter(({ id, place }) => (left.get(id)?.place ?? place) !== place);
  const ways = moved.map(({ id }): [string, Spot[]] => [
    id,
    known([locate(before, id), locate(after, id)]),
  ]);
  for (const [{ id }, from] of out) {
    ways.push([id, known([locate(before, from.id), locate(after, id)])]);
    left.set(id, from);
  }
  return { view: after, ways: new Map(ways.filter(([, way]) => way.length > 1)), left };
}

/** Pairs new pieces with hidden pieces that have disappeared from another place. */
function dealt(before: View, after: View): [piece: Piece, from: Piece][] {
  const ids = (view: View) => new Set(view.pieces.map(({ id }) => id));
  const [old, now] = [ids(before), ids(after)];
  const gone = before.pieces.filter(({ id, value }) => value === "" && !now.has(id));
  const fresh = after.pieces.filter(({ id }) => !old.has(id));
  return fresh.flatMap((piece, i): [Piece, Piece][] => {
    const from = gone[i];
    return from && from.place !== piece.place ? [[piece, from]] : [];
  });
}

function known(way: (Spot | null)[]): Spot[] {
  return way.filter((spot) => spot !== null);
}
