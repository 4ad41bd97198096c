/** What can come back instead of an answer. */
import type { EngineError, Param, View } from "./protocol";

/**
 * An answer that is an error, with the engine's code; or no engine at all: `no_webassembly`,
 * `no_worker`, `load_failed` (Python's files did not arrive), `worker_died` (a second time).
 */
export class EngineFailure extends Error {
  readonly code: string;
  readonly params: Record<string, Param>;
  /** The present view, where the request was made from an old one. */
  readonly view: View | undefined;

  constructor(code: string, params: Record<string, Param> = {}, view?: View) {
    super(code);
    this.name = "EngineFailure";
    this.code = code;
    this.params = params;
    this.view = view;
  }
}

/** The codes of an engine that cannot be started or is no more. */
const NO_ENGINE = ["no_webassembly", "no_worker", "load_failed", "worker_died"];

/** Whether there is no engine at all; the page says so elsewhere, and nothing is damaged. */
export function isEngineGone(error: unknown): boolean {
  return error instanceof EngineFailure && NO_ENGINE.includes(error.code);
}

/** What comes back: one of the two. */
export interface Reply {
  ok?: unknown;
  error?: EngineError;
}

/** The `ok` of a reply; throws its error. */
export function read<T>({ ok, error }: Reply): T {
  if (error) throw new EngineFailure(error.code, error.params, error.view);
  return ok as T;
}
