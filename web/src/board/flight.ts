/** Flights: how pieces travel from one view to the next, along the paths of what happened. */
import type { GameEvent, LogEntry, Piece, View } from "../engine/protocol";
import type { Spot } from "./painter";

/** Pieces that travel together, each over its spots; `view` is the board as it stands meanwhile. */
export interface Flight {
  view: View;
  ways: Map<string, Spot[]>;
}

/** Where a piece lies in a view; the board that painted it knows. */
export type Locate = (view: View, piece: string) => Spot | null;

/**
 * The flights that lead from one view to another, one after the other. Pieces that go the same
 * way without a word go together: beans out of one pit, tiles of one hand.
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
    const way = [locate(view, piece.id)];
    for (const place of event.path.slice(1)) {
      view = carry(view, piece, place);
      way.push(locate(view, piece.id));
    }
    const together = event.code === "" && path === event.path.join() ? found.pop()?.ways : [];
    found.push({ view, ways: new Map([...(together ?? []), [piece.id, known(way)]]) });
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

/** The view with a piece put on top of another place. */
function carry(view: View, piece: Piece, place: string): View {
  const order = view.pieces.filter(({ id, place: at }) => at === place && id !== piece.id).length;
  const pieces = view.pieces.map((other) =>
    other.id === piece.id ? { ...other, place, order } : other,
  );
  return { ...view, pieces };
}

/** What no event told goes straight to its place, all together: so an undo is shown. */
function rest(before: View, after: View, locate: Locate): Flight {
  const places = new Map(before.pieces.map(({ id, place }) => [id, place]));
  const moved = after.pieces.filter(({ id, place }) => (places.get(id) ?? place) !== place);
  const ways = moved.map(({ id }): [string, Spot[]] => [
    id,
    known([locate(before, id), locate(after, id)]),
  ]);
  return { view: after, ways: new Map(ways.filter(([, way]) => way.length > 1)) };
}

function known(way: (Spot | null)[]): Spot[] {
  return way.filter((spot) => spot !== null);
}
