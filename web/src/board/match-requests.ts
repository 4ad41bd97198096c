/**
 * Sends the steps of a match in a queue, so that each is based on the view returned by the last.
 */
import type { Engine } from "../engine/client";
import {
  EngineFailure,
  isCurrent,
  isLater,
  positionRef,
  type Requests,
  type View,
} from "../engine/protocol";
import { Queue, type QueueOptions } from "./queue";

/** Requests that return a new view of the match. */
export type Step = "play" | "note" | "undo" | "redo" | "goto" | "again" | "back" | "seats" | "sit";

/** Parameters of a step, without those that identify the view. */
export type StepParams<K extends Step> = Omit<Requests[K]["in"], "match" | "rev">;

export interface MatchRequestsOptions extends QueueOptions {
  client: Pick<Engine, "request">;
  /** Returns the view on the board. */
  currentView(): View | null;
  /** Called when a step is added to the queue. */
  onQueued(): void;
  /** Handles the result of a step if it belongs to the match shown. */
  onResult(out: Requests[Step]["out"], what: Step, auto: boolean): void;
  /**
   * Called instead of `taken` if the match shown has been replaced meanwhile, or if the step was
   * not sent.
   */
  onOutdated(): void;
}

export class MatchRequests {
  readonly #options: MatchRequestsOptions;
  readonly #queue: Queue;

  constructor(options: MatchRequestsOptions) {
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
   * Adds a step to the queue. If `from` is stepParams and another view is shown when the step is due, it
   * is not sent.
   */
  send<K extends Step>(
    name: K,
    stepParams: StepParams<K>,
    from: View | null = null,
  ): Promise<void> {
    const { client, currentView, onQueued, onResult, onOutdated } = this.#options;
    onQueued();
    let sentFor: View | null = null;
    const request = (view: View) => {
      sentFor = view;
      const params = { ...positionRef(view), ...stepParams } as unknown as Requests[K]["in"];
      return client.request(name, params);
    };
    const ask = async () => {
      const view = from && currentView() !== from ? null : currentView();
      if (!view) return null;
      try {
        return await request(view);
      } catch (failure) {
        const restored = from ? null : this.#restoredView(view);
        if (!restored || !(failure instanceof EngineFailure) || failure.code !== "stale")
          throw failure;
        return request(restored);
      }
    };
    const take = (out: Requests[K]["out"] | null) => {
      const present = currentView();
      if (out && present && sentFor && (isCurrent(sentFor, present) || isLater(out.view, present)))
        onResult(out, name, "auto" in stepParams);
      else onOutdated();
    };
    return this.#queue.add(ask, take);
  }

  /** Returns the current view if a restarted worker has opened the match again at the same ply. */
  #restoredView(sentFor: View): View | null {
    const view = this.#options.currentView();
    return view && view.match !== sentFor.match && view.ply === sentFor.ply ? view : null;
  }
}
