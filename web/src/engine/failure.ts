/** Errors from the engine. */
import type { EngineError, Param, View } from "./protocol";

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

/** Codes of errors after which there is no engine. */
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
