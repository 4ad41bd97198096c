/** Queue of animations that lead to the current view: flights (moving pieces) and dice rolls. */
import type { GameEvent, LogEntry, Piece, View } from "../engine/protocol";
import type { Flown, Spot } from "./painter";

/** Maximum total duration, in milliseconds, of the flights (moving pieces) between two views. */
const MAX_TOTAL = 1500;

interface QueueItem extends Flight {
  rolls: boolean;
  duration: number;
}

/** The state of the animation at a time. */
export interface Frame {
  view: View;
  flying: Map<string, Flown>;
  /** Progress of a dice roll or of the closing animation, from 0 to 1; 1 if neither is shown. */
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
   * Add flights. A piece moves from each place of its path to the next in `pace` milliseconds, or
   * faster if all these flights together would take longer than `MAX_TOTAL`.
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

  /** Return the frame at `now` (milliseconds); null after the last animation, or without any. */
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

/** Return the number of straight segments of the longest path in a flight. */
function countSegments({ paths }: Flight): number {
  return Math.max(0, ...[...paths.values()].map((way) => way.length - 1));
}

/** Return the spot at `progress` (from 0 to 1) along a path. All segments take the same time. */
function spotAlong(way: readonly Spot[], progress: number): Spot {
  const last = way.length - 1;
  const i = Math.min(Math.floor(progress * last), last - 1);
  const from = way[i] ?? { x: 0, y: 0 };
  const to = way[i + 1] ?? from;
  const t = progress * last - i;
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** Return the progress `t` (from 0 to 1) with a smooth start and end (smoothstep). */
function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/**
 * Pieces that move at the same time, with their paths (centres in CSS pixels on the board) by piece
 * id. `view`, which is painted meanwhile, already has these pieces on their new places.
 */
export interface Flight {
  view: View;
  paths: Map<string, Spot[]>;
  /** The pieces before the flight, by their ids in `view`. A revealed tile has a new id there. */
  previous: Map<string, Piece>;
}

/** Returns a piece's centre (CSS pixels from the board's top left corner); null if not painted. */
export type Locate = (view: View, piece: string) => Spot | null;

/**
 * Return the flights from one view to another, in order: one for each event that moves a piece, and
 * a last one for the pieces that no event has moved. If an event has no code and the same path as
 * the previous event, both pieces move in one flight, such as several beans from one pit. If an
 * event has the parameter `tile`, its flight and all later ones show the final view: the tile has
 * its final face, and in this flight all other tiles also move to their final positions.
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
 * first place is empty or the path has no second place.
 */
function movingPiece(view: View, { side, path }: GameEvent): Piece | undefined {
  if (path.length < 2) return undefined;
  const pieces = view.pieces
    .filter(({ place }) => place === path[0])
    .sort((a, b) => b.order - a.order);
  return pieces.find((piece) => piece.side === side) ?? pieces[0];
}

/** Return the tile `params.tile` if the event's path ends on its place in the final view. */
function namedTile({ path, params }: GameEvent, after: View): Piece | undefined {
  if (path.length < 2) return undefined;
  return after.pieces.find(({ id, place }) => id === params.tile && place === path.at(-1));
}

/**
 * Return the view with a new id for `piece`: the id of the same tile in the final view. A hidden
 * tile gets a new id when it becomes visible.
 */
function withId(view: View, piece: Piece, { id }: Piece): View {
  const pieces = view.pieces.map((other) => (other === piece ? { ...other, id } : other));
  return { ...view, pieces };
}

/** Return the view with a piece moved to the top of the pile on another place. */
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
 * Return one flight, in straight lines, of all pieces on different places in the two views: pieces
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

/** Pair each dealt tile, new in `after`, with a hidden piece only in `before`, where it starts. */
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
