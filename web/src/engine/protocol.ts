/**
 * The protocol between page and engine: each request and each reply is one JSON object. The basic
 * types are generated from Python (`types.ts`); this module combines them.
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

export type Reply<K extends keyof Requests> =
  | { id: number; ok: Replies[K] }
  | { id: number; error: EngineError };
