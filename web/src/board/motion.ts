/** The queue of animations that precede the current view: flights of pieces and dice rolls. */
import type { View } from "../engine/protocol";
import type { Flight } from "./flight";
import type { Flown, Spot } from "./painter";

/** Maximum total duration of the flights of one change, in milliseconds. */
const MAX_TOTAL = 1500;

/** One item of the queue. */
interface QueueItem extends Flight {
  rolls: boolean;
  duration: number;
}

/** The state of the animation at a time. */
export interface Frame {
  view: View;
  flying: Map<string, Flown>;
  /** Progress of a dice roll, from 0 to 1; also 1 while the dice are at rest. */
  rolling: number;
}

export class Motion {
  #queue: QueueItem[] = [];
  /** Start time of the first item; null before its first frame. */
  #start: number | null = null;

  get busy(): boolean {
    return this.#queue.length > 0;
  }

  /** Adds flights. A segment of a path takes `pace` milliseconds, or less if there are many. */
  fly(flights: readonly Flight[], pace: number): void {
    const total = flights.reduce((sum, flight) => sum + countSegments(flight), 0);
    const segmentTime = Math.min(pace, MAX_TOTAL / Math.max(total, 1));
    for (const flight of flights) {
      const duration = segmentTime * countSegments(flight);
      this.#queue.push({ ...flight, rolls: false, duration });
    }
  }

  /** Adds a view without flights. If `rolls`, its dice roll. */
  show(view: View, duration: number, rolls: boolean): void {
    this.#queue.push({ view, paths: new Map(), previous: new Map(), rolls, duration });
  }

  end(): void {
    this.#queue = [];
    this.#start = null;
  }

  /** Returns the state at a time in milliseconds; null after the last animation. */
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

/** Returns the number of segments of a flight's longest path. */
function countSegments({ paths }: Flight): number {
  return Math.max(...[...paths.values()].map((way) => way.length - 1));
}

/** Returns the spot at a fraction of a path. All segments take the same time. */
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
