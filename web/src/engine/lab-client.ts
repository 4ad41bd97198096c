/**
 * The page's interface to a web worker of the laboratory, which lets computer players play many
 * games in order to compare variants of the rules.
 */

/**
 * A computer player: its name, and the maximum number of positions (for "mcts": of playouts) that
 * it searches per turn. Without `nodes`, the player's own limit applies.
 */
export interface Policy {
  name: string;
  nodes?: number;
}

/**
 * An experiment: computer players play `games` games under each reading. A reading is a variant of
 * the rules, given by the options that differ from their defaults. `limit` is the maximum number of
 * turns per game, `opening` the number of random turns at the start of a game without chance.
 */
export interface Experiment {
  game: string;
  readings: Record<string, string>[];
  players: Policy[];
  games: number;
  limit: number;
  opening: number;
  seed: string;
  /**
   * Names of the most important measures (statistics of the games), chosen before the games were
   * played. Missing in results files of earlier versions.
   */
  headline?: string[];
}

/**
 * Progress of an experiment. Games are played in pairs, numbered from 0; `gaps` are the ranges of
 * pairs still to play, each with its first number and the number after its last.
 */
export interface Progress {
  experiment: Experiment;
  games: number;
  total: number;
  gaps: [number, number][];
}

/** A value with the bounds of its confidence interval; unknown bounds are null. */
export type Interval = [number, number | null, number | null];

/**
 * The value of a measure under one reading of the rules (`own`), its difference from the value
 * under the first reading (`apart`), and the uncorrected p-value of this difference (`p`; see also
 * `adjusted`). `own` is null if the measure is undefined. `apart` and `p` are null for the first
 * reading, if one of the two values is undefined, or if only one pair of games was played.
 */
export interface Value {
  own: Interval | null;
  apart: Interval | null;
  p: number | null;
  /** `p`, corrected for the number of tests made together (`Measure.tests`); null if `p` is. */
  adjusted: number | null;
  /**
   * The smallest true difference that the test finds with a probability of 80 %. The significance
   * level is 5 %, for headline measures 5 % divided by the number of tests. Null if `apart` is, or
   * if the measure is a share and the difference would be above 1.
   */
  detectable: number | null;
  /** True if `adjusted` is below 5 % for a headline measure (chosen before any game is played). */
  clear: boolean;
}

export interface Measure {
  name: string;
  share: boolean;
  family: "headline" | "exploratory";
  /** Number of significance tests in this `family` of measures, for the correction of p-values. */
  tests: number;
  values: Value[];
}

/**
 * Starting conditions of the games. `start` is the first event of every game, and `opening` the
 * number of random turns before the players' first turn (0 after a roll or deal). For each reading
 * (variant of the rules), `starters` contains the side with the first turn, which can be a random
 * turn, or "chance" if chance decides, and `pairs` is the number of pairs of games.
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
  /**
   * Reports of the same experiment with other starting conditions (`Conditions`), for example
   * without random turns at the start. Only in published studies (features/lab/studies.ts).
   */
  compared?: LabReport[];
  /** Name of the results file in `studies/`. Only in reports of published studies. */
  file?: string;
  measures: Measure[];
  readings: {
    quantiles: Record<string, Record<string, number>>;
    counts: Record<string, [number, number][]>;
  }[];
}

/** An error of the laboratory. The code is Python's, or `lab_worker` if the worker failed. */
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
  #hasEnded = false;

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

  /**
   * Send a request to Python and return the result. Throw a LabError if Python refuses the request,
   * or with the code `lab_worker` if Python or the worker fails or `end()` is called before the
   * answer.
   */
  async request<T>(name: string, params: object = {}): Promise<T> {
    if (this.#hasEnded) throw new LabError("lab_worker");
    const id = this.#lastId++;
    const answer = await new Promise<Answer>((resolve) => {
      this.#pending.set(id, resolve);
      this.#worker.postMessage([id, JSON.stringify({ do: name, ...params })]);
    });
    if (answer.error) throw new LabError(answer.error.code, answer.error.params);
    if (!("ok" in answer)) throw new LabError("lab_worker");
    return answer.ok as T;
  }

  /** Stop the worker immediately. Pending requests throw. */
  end(): void {
    this.#worker.terminate();
    this.#fail();
  }

  #fail(): void {
    this.#hasEnded = true;
    for (const settle of this.#pending.values()) settle({});
    this.#pending.clear();
  }
}
