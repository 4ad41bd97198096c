/** What is to be seen before the present view: pieces in flight, one after the other, and dice. */
import type { View } from "../engine/protocol";
import type { Flight } from "./flight";
import type { Flown, Spot } from "./painter";

/** Milliseconds that the flights of one change may take together. */
const PATIENCE = 1500;

/** One thing to be seen before the next. */
interface Passage extends Flight {
  rolls: boolean;
  duration: number;
}

/** What a moment shows. */
export interface Moment {
  view: View;
  flying: Map<string, Flown>;
  /** 0 to 1 while dice roll, 1 when they lie. */
  rolling: number;
}

export class Motion {
  #passages: Passage[] = [];
  /** When the first passage began, once it has. */
  #began: number | null = null;

  get busy(): boolean {
    return this.#passages.length > 0;
  }

  /** Adds flights; a stretch of a way takes `pace` milliseconds, or less where there are many. */
  fly(flights: readonly Flight[], pace: number): void {
    const total = flights.reduce((sum, flight) => sum + stretches(flight), 0);
    const stretch = Math.min(pace, PATIENCE / Math.max(total, 1));
    for (const flight of flights) {
      const duration = stretch * stretches(flight);
      this.#passages.push({ ...flight, rolls: false, duration });
    }
  }

  /** Adds a view in which nothing travels; its dice may roll until they show what it says. */
  show(view: View, duration: number, rolls: boolean): void {
    this.#passages.push({ view, ways: new Map(), left: new Map(), rolls, duration });
  }

  end(): void {
    this.#passages = [];
    this.#began = null;
  }

  /** What is to be seen at a time in milliseconds; null when everything has come to rest. */
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

/** How many stretches the longest way of a flight has. */
function stretches({ ways }: Flight): number {
  return Math.max(...[...ways.values()].map((way) => way.length - 1));
}

/** The spot at a part of a way, all stretches taking the same time. */
function along(way: readonly Spot[], part: number): Spot {
  const last = way.length - 1;
  const i = Math.min(Math.floor(part * last), last - 1);
  const from = way[i] ?? { x: 0, y: 0 };
  const to = way[i + 1] ?? from;
  const t = part * last - i;
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** Slow, quick, slow. */
function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
