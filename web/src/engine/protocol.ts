/**
 * The protocol between page and engine: requests and replies (each one JSON object), errors, the
 * position that a request refers to, updates of views, and names of workers. The basic types are
 * generated from Python (`types.ts`).
 */
import type { Needs, Param, Replies, TaskReply, View } from "./types";

export type * from "./types";

/** Parameters and reply of each request, keyed by name. A task's reply is its result. */
export type Requests = {
  [K in keyof Needs]: { in: Needs[K]; out: Exclude<Replies[K], TaskReply> };
};

/** A request as sent to the engine. `base` is the tag of the last view received. */
export type Request<K extends keyof Requests> = {
  id: number;
  do: K;
  base: string;
} & Requests[K]["in"];

export interface EngineError {
  code: string;
  params: Record<string, Param>;
  /** The current view, if the request was based on an outdated one. */
  view?: View;
}

/**
 * An error reply with the engine's code, or a failure of the engine itself: `no_webassembly`,
 * `no_worker`, `load_failed` (Python's files could not be loaded), `worker_died` (the replacement
 * worker died, too).
 */
export class EngineFailure extends Error {
  readonly code: string;
  readonly params: Record<string, Param>;
  /** The current view, if the request referred to an outdated one. */
  readonly view: View | undefined;

  constructor(code: string, params: Record<string, Param> = {}, view?: View) {
    super(code);
    this.name = "EngineFailure";
    this.code = code;
    this.params = params;
    this.view = view;
  }
}

/** Codes of failures after which no engine is available. */
const NO_ENGINE = ["no_webassembly", "no_worker", "load_failed", "worker_died"];

/** True if the engine could not start or has died. A notice shows this; stored data is intact. */
export function isEngineGone(error: unknown): boolean {
  return error instanceof EngineFailure && NO_ENGINE.includes(error.code);
}

/** A reply: a result or an error. */
export interface Reply {
  ok?: unknown;
  error?: EngineError;
}

/** Returns the result of a reply, or throws its error. */
export function read<T>({ ok, error }: Reply): T {
  if (error) throw new EngineFailure(error.code, error.params, error.view);
  return ok as T;
}

/** The match and revision on which a request is based. They identify late replies. */
export interface PositionRef {
  match: string;
  rev: number;
}

export function positionRef({ match, rev }: View): PositionRef {
  return { match, rev };
}

/** True if the view on the board is still the one to which the request refers. */
export function isCurrent(request: PositionRef, shown: View | null): boolean {
  return shown?.match === request.match && shown.rev === request.rev;
}

/** True if a view is later than the one on the board, in the same match. */
export function isLater({ match, rev }: PositionRef, shown: View): boolean {
  return match === shown.match && rev > shown.rev;
}

/**
 * Mode of a replacement worker: starts Python without a snapshot, which may have caused the
 * failure.
 */
export const WITHOUT_SNAPSHOT = "!afresh";
/** Mode of a worker that only stores a snapshot of Python's memory for the next visit. */
export const FOR_SNAPSHOT = "!memory";

/**
 * The content of a worker's name: optionally how Python starts, then the archives that it loads.
 */
export interface WorkerName {
  mode: string;
  names: string[];
}

export function readName(name: string): WorkerName {
  const [first = "", ...names] = name.split(" ");
  return first.startsWith("!") ? { mode: first, names } : { mode: "", names: [first, ...names] };
}

/**
 * A view as the engine sends it: the members that have changed since the last view, or all members
 * if `base` is "".
 */
export interface ViewUpdate {
  tag: string;
  /** Tag of the view to which the changes apply. */
  base: string;
  members: Partial<View>;
}

/** A reply whose view has not been completed yet. */
export interface UpdateReply {
  ok?: { view?: ViewUpdate };
  error?: { view?: ViewUpdate };
}

/** The last view received, to which the next update is applied. */
export class ViewCache {
  #view: View | undefined;
  #tag = "";

  /** Tag of the view, which requests contain; "" before the first view. */
  get tag(): string {
    return this.#tag;
  }

  /** Makes the engine send the next view completely. */
  forget(): void {
    this.#tag = "";
  }

  /**
   * Returns the view after an update, or undefined if the update applies to a different view.
   * Unchanged members are the same objects as before.
   */
  receive({ tag, base, members }: ViewUpdate): View | undefined {
    if (base !== "" && (base !== this.#tag || !this.#view)) return undefined;
    this.#view = base === "" ? (members as View) : { ...(this.#view as View), ...members };
    this.#tag = tag;
    return this.#view;
  }
}
