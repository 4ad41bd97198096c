/**
 * What crosses between page and engine: one JSON object in, one out. The types themselves are
 * written from Python's (`types.ts`); here stands how the page puts them together.
 */
import type { Needs, Param, Replies, TaskReply, View } from "./types";

export type * from "./types";

/** Every request by name, with its parameters and its reply. A task's reply is its result. */
export type Requests = {
  [K in keyof Needs]: { in: Needs[K]; out: Exclude<Replies[K], TaskReply> };
};

/** A request as it is sent; `base` is the tag of the last view that has arrived. */
export type Request<K extends keyof Requests> = {
  id: number;
  do: K;
  base: string;
} & Requests[K]["in"];

export interface EngineError {
  code: string;
  params: Record<string, Param>;
  /** The present view, where the request was made from an old one. */
  view?: View;
}

export type Reply<K extends keyof Requests> =
  | { id: number; ok: Replies[K] }
  | { id: number; error: EngineError };
