/**
 * The protocol between the page and the engine, which is Python in a web worker. Requests and
 * replies are JSON objects; their types are generated from Python (`types.ts`). A view is the state
 * of a game that the page shows. The engine sends only the differences of a view from the previous
 * one. The worker's name lists the parts of Python to load.
 */
import type { Needs, Param, Replies, TaskReply, View } from "./types";

export type * from "./types";

/**
 * Parameters (`in`) and reply (`out`) of each request, keyed by name. Some requests start a task
 * and are answered with its number; `out` is then the result of the task, for which `client.ts`
 * waits.
 */
export type Requests = {
  [K in keyof Needs]: { in: Needs[K]; out: Exclude<Replies[K], TaskReply> };
};

/** A request. `base` is the tag (identifier) of the last view that the page received. */
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
 * An error with a code that the page translates into a message. Error replies have the engine's own
 * codes. The page adds codes for failures of the engine itself: `no_webassembly`, `no_worker`,
 * `load_failed` (Python could not be loaded or started) and `worker_died` (the replacement worker
 * died, too). It also adds codes for invalid packs (additional games), and `load_cancelled`.
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

/**
 * True if the engine could not start or has died. The table shows a notice in this case, so a
 * caller does not need to report the error. Stored games are not affected.
 */
export function isEngineGone(error: unknown): boolean {
  return error instanceof EngineFailure && NO_ENGINE.includes(error.code);
}

export interface Reply {
  ok?: unknown;
  error?: EngineError;
}

/** Return the result of a reply, or throw its error. */
export function read<T>({ ok, error }: Reply): T {
  if (error) throw new EngineFailure(error.code, error.params, error.view);
  return ok as T;
}

/** Match and revision of the view to which a request refers, used to detect outdated replies. */
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

/** True if a view belongs to the match on the board and is later than the view shown. */
export function isLater({ match, rev }: PositionRef, shown: View): boolean {
  return match === shown.match && rev > shown.rev;
}

/**
 * First word in the name of a replacement worker: it starts Python without a snapshot of its
 * memory, because the snapshot may have caused the failure.
 */
export const WITHOUT_SNAPSHOT = "!afresh";
/** First word in the name of a worker that only stores a memory snapshot for the next visit. */
export const FOR_SNAPSHOT = "!memory";

/**
 * The parts of a worker's name. `mode` is `WITHOUT_SNAPSHOT`, `FOR_SNAPSHOT` or, for a worker that
 * uses a stored snapshot if there is one, "". `names` lists the archives, modules and games that
 * Python loads at its start.
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
 * A view as the engine sends it, identified by `tag`: the members that have changed since the view
 * with the tag `base`, or all members if `base` is "".
 */
export interface ViewUpdate {
  tag: string;
  /** Tag (identifier) of the view that the changes update; "" for a complete view. */
  base: string;
  members: Partial<View>;
}

/** A reply as sent by the engine, with an update of the view instead of the complete view. */
export interface UpdateReply {
  ok?: { view?: ViewUpdate };
  error?: { view?: ViewUpdate };
}

/** Cache of the last view received. The next update is applied to this view. */
export class ViewCache {
  #view: View | undefined;
  #tag = "";

  /** Tag (identifier) of the view, sent with requests; "" without a view or after `forget()`. */
  get tag(): string {
    return this.#tag;
  }

  /** Forget the view's tag (identifier): the reply to the next request has the complete view. */
  forget(): void {
    this.#tag = "";
  }

  /**
   * Return the view after an update, or undefined if the update applies to a different view.
   * Unchanged members are the same objects as before.
   */
  receive({ tag, base, members }: ViewUpdate): View | undefined {
    if (base !== "" && (base !== this.#tag || !this.#view)) return undefined;
    this.#view = base === "" ? (members as View) : { ...(this.#view as View), ...members };
    this.#tag = tag;
    return this.#view;
  }
}
