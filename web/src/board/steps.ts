/**
 * Sends the steps of a match in a queue, so that each is based on the view returned by the last.
 */
import type { Engine } from "../engine/client";
import { EngineFailure } from "../engine/failure";
import { isLater, isPresent, presentOf } from "../engine/present";
import type { Requests, View } from "../engine/protocol";
import { Queue, type QueueOptions } from "./queue";

/** Requests that return a new view of the match. */
export type Step = "play" | "note" | "undo" | "redo" | "goto" | "again" | "back" | "seats" | "sit";

/** Parameters of a step, without those that identify the view. */
export type Given<K extends Step> = Omit<Requests[K]["in"], "match" | "rev">;

export interface StepsOptions extends QueueOptions {
  client: Pick<Engine, "request">;
  /** Returns the view on the board. */
  shown(): View | null;
  /** Called when a step is added to the queue. */
  sent(): void;
  /** Handles the result of a step if it belongs to the match shown. */
  taken(out: Requests[Step]["out"], what: Step, auto: boolean): void;
  /**
   * Called instead of `taken` if the match shown has been replaced meanwhile, or if the step was
   * not sent.
   */
  overtaken(): void;
}

export class Steps {
  readonly #options: StepsOptions;
  readonly #queue: Queue;

  constructor(options: StepsOptions) {
    this.#options = options;
    this.#queue = new Queue(options);
  }

  /** True while a step is in the queue. */
  get busy(): boolean {
    return this.#queue.busy;
  }

  /** Settles when the queue is empty. */
  get done(): Promise<void> {
    return this.#queue.done;
  }

  /**
   * Adds a step to the queue. If `from` is given and another view is shown when the step is due, it
   * is not sent.
   */
  send<K extends Step>(what: K, given: Given<K>, from: View | null = null): Promise<void> {
    const { client, shown, sent, taken, overtaken } = this.#options;
    sent();
    let asked: View | null = null;
    const request = (view: View) => {
      asked = view;
      const params = { ...presentOf(view), ...given } as unknown as Requests[K]["in"];
      return client.request(what, params);
    };
    const ask = async () => {
      const view = from && shown() !== from ? null : shown();
      if (!view) return null;
      try {
        return await request(view);
      } catch (failure) {
        const again = from ? null : this.#restored(view);
        if (!again || !(failure instanceof EngineFailure) || failure.code !== "stale")
          throw failure;
        return request(again);
      }
    };
    const take = (out: Requests[K]["out"] | null) => {
      const present = shown();
      if (out && present && asked && (isPresent(asked, present) || isLater(out.view, present)))
        taken(out, what, "auto" in given);
      else overtaken();
    };
    return this.#queue.join(ask, take);
  }

  /** Returns the current view if a restarted worker has opened the match again at the same ply. */
  #restored(asked: View): View | null {
    const view = this.#options.shown();
    return view && view.match !== asked.match && view.ply === asked.ply ? view : null;
  }
}
