/** The page's interface to a worker of the laboratory. */

/** The name of a computer player, and the maximum number of positions that it searches per turn. */
export interface Policy {
  name: string;
  nodes?: number;
}

/**
 * An experiment: games between two players under each set of options (`readings`). `limit` is the
 * maximum number of turns per game, `opening` the number of random turns at its start.
 */
export interface Experiment {
  game: string;
  readings: Record<string, string>[];
  players: Policy[];
  games: number;
  limit: number;
  opening: number;
  seed: string;
  /** Headline measures. Files of earlier versions have none. */
  headline?: string[];
}

/**
 * Progress of an experiment; `gaps` are the half-open ranges [first, end) of the numbers of game
 * pairs still to play.
 */
export interface Progress {
  experiment: Experiment;
  games: number;
  total: number;
  gaps: [number, number][];
}

/** A value with the bounds of its confidence interval; unknown bounds are null. */
export type Interval = [number, number | null, number | null];

/** A measure under one reading; `apart` is its difference from the first reading, the baseline. */
export interface Value {
  own: Interval | null;
  apart: Interval | null;
  p: number | null;
  /** The p-value after the correction for all tests of the family. */
  adjusted: number | null;
  /** The smallest difference that a test finds with a probability of 80 %. */
  detectable: number | null;
  /** True for a significant difference of a headline measure. */
  clear: boolean;
}

export interface Measure {
  name: string;
  share: boolean;
  family: "headline" | "exploratory";
  /** Number of tests in the family. */
  tests: number;
  values: Value[];
}

/**
 * How games start: with moves, a roll or a deal; the number of random turns; for each reading, the
 * side that begins.
 */
export interface Conditions {
  start: "moves" | "roll" | "deal";
  opening: number;
  starters: string[];
  seed: string;
  pairs: number;
}

export interface LabReport {
  experiment: Experiment;
  conditions: Conditions;
  games: number;
  complete: boolean;
  /** In a study: reports of the same experiment with other starting conditions. */
  compared?: LabReport[];
  /** In a study: name of the file with the games. */
  file?: string;
  measures: Measure[];
  readings: {
    quantiles: Record<string, Record<string, number>>;
    counts: Record<string, [number, number][]>;
  }[];
}

/** An error from Python: a code with parameters. */
export class LabError extends Error {
  readonly code: string;
  readonly params: Record<string, string | number>;

  constructor(code: string, params: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

interface Answer {
  ok?: unknown;
  error?: { code: string; params: Record<string, string | number> };
}

export class LabClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, (answer: Answer) => void>();
  #lastId = 0;

  constructor(family: string) {
    this.#worker = new Worker(new URL("./lab-worker.ts", import.meta.url), {
      type: "module",
      name: family,
    });
    this.#worker.onmessage = ({ data: [id, text] }: MessageEvent<[number, string]>) => {
      this.#pending.get(id)?.(JSON.parse(text));
      this.#pending.delete(id);
    };
    this.#worker.onerror = () => this.#fail();
  }

  /** Returns Python's result. Throws a LabError for a refused request or a dead worker. */
  async request<T>(name: string, params: object = {}): Promise<T> {
    const id = this.#lastId++;
    const answer = await new Promise<Answer>((resolve) => {
      this.#pending.set(id, resolve);
      this.#worker.postMessage([id, JSON.stringify({ do: name, ...params })]);
    });
    if (answer.error) throw new LabError(answer.error.code, answer.error.params);
    if (!("ok" in answer)) throw new LabError("lab_worker");
    return answer.ok as T;
  }

  /** Stops the worker immediately. */
  end(): void {
    this.#worker.terminate();
    this.#fail();
  }

  #fail(): void {
    for (const settle of this.#pending.values()) settle({});
    this.#pending.clear();
  }
}
