/** The steps of a match, sent one after the other, each from the view that the last one brought. */
import type { Engine } from "../engine/client";
import { EngineFailure } from "../engine/failure";
import { isLater, isPresent, presentOf } from "../engine/present";
import type { Requests, View } from "../engine/protocol";
import { Queue, type QueueOptions } from "./queue";

/** The requests that bring another view of the match. */
export type Step = "play" | "note" | "undo" | "redo" | "goto" | "again" | "back" | "seats" | "sit";

/** What a step says besides the view that it is made from. */
export type Given<K extends Step> = Omit<Requests[K]["in"], "match" | "rev">;

export interface StepsOptions extends QueueOptions {
  client: Pick<Engine, "request">;
  /** What lies on the board now. */
  shown(): View | null;
  /** A step is wished for. */
  sent(): void;
  /** Takes what a step has brought, where it belongs to what is shown. */
  taken(out: Requests[Step]["out"], what: Step, auto: boolean): void;
  /** What a step has brought belongs to nothing that is shown. */
  overtaken(): void;
}

export class Steps {
  readonly #options: StepsOptions;
  readonly #queue: Queue;

  constructor(options: StepsOptions) {
    this.#options = options;
    this.#queue = new Queue(options);
  }

  /** Whether a step is under way. */
  get busy(): boolean {
    return this.#queue.busy;
  }

  /** Settles when no step is under way. */
  get done(): Promise<void> {
    return this.#queue.done;
  }

  /** Sends one; nothing where it was meant for another view, `from`, than lies there in its turn. */
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

  /** The same place in the history, where a fresh worker has been brought to it meanwhile. */
  #restored(asked: View): View | null {
    const view = this.#options.shown();
    return view && view.match !== asked.match && view.ply === asked.ply ? view : null;
  }
}
