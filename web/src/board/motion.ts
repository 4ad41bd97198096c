/** The queue of animations that precede the current view: flights of pieces and dice rolls. */
import type { View } from "../engine/protocol";
import type { Flight } from "./flight";
import type { Flown, Spot } from "./painter";

/** Maximum total duration of the flights of one change, in milliseconds. */
const PATIENCE = 1500;

/** One item of the queue. */
interface Passage extends Flight {
  rolls: boolean;
  duration: number;
}

/** The state of the animation at a time. */
export interface Moment {
  view: View;
  flying: Map<string, Flown>;
  /** Progress of a dice roll, from 0 to 1; also 1 while the dice are at rest. */
  rolling: number;
}

export class Motion {
  #passages: Passage[] = [];
  /** Start time of the first item; null before its first frame. */
  #began: number | null = null;

  get busy(): boolean {
    return this.#passages.length > 0;
  }

  /** Adds flights. A segment of a path takes `pace` milliseconds, or less if there are many. */
  fly(flights: readonly Flight[], pace: number): void {
    const total = flights.reduce((sum, flight) => sum + stretches(flight), 0);
    const stretch = Math.min(pace, PATIENCE / Math.max(total, 1));
    for (const flight of flights) {
      const duration = stretch * stretches(flight);
      this.#passages.push({ ...flight, rolls: false, duration });
    }
  }

  /** Adds a view without flights. If `rolls`, its dice roll. */
  show(view: View, duration: number, rolls: boolean): void {
    this.#passages.push({ view, ways: new Map(), left: new Map(), rolls, duration });
  }

  end(): void {
    this.#passages = [];
    this.#began = null;
  }

  /** Returns the state at a time in milliseconds; null after the last animation. */
  at(now: number): Moment | null {
    for (let passage = this.#passages[0]; passage; passage = this.#passages[0]) {
      this.#began ??= now;
      const part = (now - this.#began) / passage.duration;
      if (part < 1) return moment(passage, part);
      this.#passages.shift();
      this.#began += passage.duration;
    }
    this.end();
    return null;
  }
}

function moment({ view, ways, left, rolls }: Passage, time: number): Moment {
  const part = ease(time);
  const flying = new Map(
    [...ways].map(([piece, way]) => [piece, { ...along(way, part), part, left: left.get(piece) }]),
  );
  return { view, flying, rolling: rolls ? time : 1 };
}

/** Returns the number of segments of a flight's longest path. */
function stretches({ ways }: Flight): number {
  return Math.max(...[...ways.values()].map((way) => way.length - 1));
}

/** Returns the spot at a fraction of a path. All segments take the same time. */
function along(way: readonly Spot[], part: number): Spot {
  const last = way.length - 1;
  const i = Math.min(Math.floor(part * last), last - 1);
  const from = way[i] ?? { x: 0, y: 0 };
  const to = way[i + 1] ?? from;
  const t = part * last - i;
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** Easing function (smoothstep). */
function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
