/** Flights: how pieces travel from one view to the next, along the paths of what happened. */
import type { GameEvent, LogEntry, Piece, View } from "../engine/protocol";
import type { Spot } from "./painter";

/** Pieces that travel together, each over its spots; `view` is the board as it stands meanwhile. */
export interface Flight {
  view: View;
  ways: Map<string, Spot[]>;
  /** The pieces as they lay before they left. */
  left: Map<string, Piece>;
}

/** Where a piece lies in a view; the board that painted it knows. */
export type Locate = (view: View, piece: string) => Spot | null;

/**
 * The flights that lead from one view to another, one after the other. Pieces that go the same
 * way without a word go together: beans out of one pit, tiles of one hand. A tile that an event
 * names travels as what it turns out to be, while the others make room for it.
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

/** The piece that an event moves: the topmost of its side, or the topmost at all. */
function traveller(view: View, { side, path }: GameEvent): Piece | undefined {
  if (path.length < 2) return undefined;
  const there = view.pieces
    .filter(({ place }) => place === path[0])
    .sort((a, b) => b.order - a.order);
  return there.find((piece) => piece.side === side) ?? there[0];
}

/** The tile that an event names, if the view after everything shows it where the event took it. */
function arrival({ path, params }: GameEvent, after: View): Piece | undefined {
  if (path.length < 2) return undefined;
  return after.pieces.find(({ id, place }) => id === params.tile && place === path.at(-1));
}

/** The view with a piece called by the name that it has later. */
function renamed(view: View, piece: Piece, { id }: Piece): View {
  const pieces = view.pieces.map((other) => (other === piece ? { ...other, id } : other));
  return { ...view, pieces };
}

/** The view with a piece put on top of another place. */
function carry(view: View, piece: Piece, place: string): View {
  const order = view.pieces.filter(({ id, place: at }) => at === place && id !== piece.id).length;
  const pieces = view.pieces.map((other) =>
    other.id === piece.id ? { ...other, place, order } : other,
  );
  return { ...view, pieces };
}

/**
 * What no event told goes straight to its place, all together: so an undo is shown, and a deal,
 * which hands out tiles that nobody could name while they lay face down.
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

/** The pieces that were not known before, with those from another place that are no more. */
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
