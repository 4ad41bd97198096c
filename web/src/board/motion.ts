/** Queue of animations that lead to the current view: flights (moving pieces) and dice rolls. */
import type { GameEvent, LogEntry, Piece, View } from "../engine/protocol";
import type { Flown, Spot } from "./painter";

/** Maximum total duration, in milliseconds, of the flights (moving pieces) of one change. */
const MAX_TOTAL = 1500;

interface QueueItem extends Flight {
  rolls: boolean;
  duration: number;
}

/** The state of the animation at a time. */
export interface Frame {
  view: View;
  flying: Map<string, Flown>;
  /** Progress of a dice roll or of the board's `finale`, from 0 to 1; 1 if neither is shown. */
  rolling: number;
}

export class Motion {
  #queue: QueueItem[] = [];
  /** Start time of the first animation in milliseconds; null before its first frame. */
  #start: number | null = null;

  get busy(): boolean {
    return this.#queue.length > 0;
  }

  /**
   * Add flights. A piece covers each segment of its path in `pace` milliseconds, or faster if all
   * flights together would take longer than `MAX_TOTAL`.
   */
  fly(flights: readonly Flight[], pace: number): void {
    const total = flights.reduce((sum, flight) => sum + countSegments(flight), 0);
    const segmentTime = Math.min(pace, MAX_TOTAL / Math.max(total, 1));
    for (const flight of flights) {
      const duration = segmentTime * countSegments(flight);
      this.#queue.push({ ...flight, rolls: false, duration });
    }
  }

  /**
   * Show a view without flights for `duration` milliseconds. If `rolls`, `Frame.rolling` meanwhile
   * runs from 0 to 1, for a dice roll or the animation at the end of a game (`Board.finale`).
   */
  show(view: View, duration: number, rolls: boolean): void {
    this.#queue.push({ view, paths: new Map(), previous: new Map(), rolls, duration });
  }

  end(): void {
    this.#queue = [];
    this.#start = null;
  }

  /** Return the state at a time in milliseconds; null after the last animation. */
  at(now: number): Frame | null {
    for (let item = this.#queue[0]; item; item = this.#queue[0]) {
      this.#start ??= now;
      const progress = (now - this.#start) / item.duration;
      if (progress < 1) return frameOf(item, progress);
      this.#queue.shift();
      this.#start += item.duration;
    }
    this.end();
    return null;
  }
}

function frameOf({ view, paths, previous, rolls }: QueueItem, time: number): Frame {
  const part = ease(time);
  const flying = new Map(
    [...paths].map(([piece, way]) => [
      piece,
      { ...spotAlong(way, part), part, left: previous.get(piece) },
    ]),
  );
  return { view, flying, rolling: rolls ? time : 1 };
}

/** Return the number of segments of a flight's longest path. */
function countSegments({ paths }: Flight): number {
  return Math.max(0, ...[...paths.values()].map((way) => way.length - 1));
}

/** Return the spot at a fraction of a path. All segments take the same time. */
function spotAlong(way: readonly Spot[], progress: number): Spot {
  const last = way.length - 1;
  const i = Math.min(Math.floor(progress * last), last - 1);
  const from = way[i] ?? { x: 0, y: 0 };
  const to = way[i + 1] ?? from;
  const t = progress * last - i;
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** Easing function (smoothstep). */
function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/**
 * Pieces that move at the same time, with their paths by the ids of the pieces. `view` is shown
 * during the flight.
 */
export interface Flight {
  view: View;
  paths: Map<string, Spot[]>;
  /** The pieces as they were before the flight, by their ids in `view`. */
  previous: Map<string, Piece>;
}

/** Returns the position of a piece in a view, as painted by the board. */
export type Locate = (view: View, piece: string) => Spot | null;

/**
 * Return the flights from one view to another, in order. An event without a code that has the same
 * path as the previous event shares its flight, such as several beans from one pit. If an event
 * names a tile, its flight already uses the final view: the tile shows its final face, and all
 * other tiles move to their final positions at the same time. The last flight moves the pieces that
 * no event has moved.
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

/**
 * Return the piece that an event moves from the first place of its path: the topmost piece of the
 * event's side or, if this side has no piece there, the topmost piece. Return undefined if the
 * place is empty or the event moves no piece.
 */
function movingPiece(view: View, { side, path }: GameEvent): Piece | undefined {
  if (path.length < 2) return undefined;
  const pieces = view.pieces
    .filter(({ place }) => place === path[0])
    .sort((a, b) => b.order - a.order);
  return pieces.find((piece) => piece.side === side) ?? pieces[0];
}

/** Return the tile that an event names if `after` shows it at the end of the event's path. */
function namedTile({ path, params }: GameEvent, after: View): Piece | undefined {
  if (path.length < 2) return undefined;
  return after.pieces.find(({ id, place }) => id === params.tile && place === path.at(-1));
}

/**
 * Return the view with the id of `piece` replaced by the id of the same tile in the final view. A
 * hidden tile gets a new id when it becomes visible.
 */
function withId(view: View, piece: Piece, { id }: Piece): View {
  const pieces = view.pieces.map((other) => (other === piece ? { ...other, id } : other));
  return { ...view, pieces };
}

/** Return the view with a piece moved to the top of another place. */
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
 * Return one flight, in straight lines, of all pieces whose places differ between the views: pieces
 * that no event has moved, as after an undo, and hidden tiles that are dealt.
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

/** Pair each piece with a new id (a dealt tile) with a hidden piece that has disappeared. */
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
