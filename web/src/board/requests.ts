/**
 * Opens a match, and sends steps (moves, undo and so on) to the engine one after the other, so that
 * each step is based on the view returned by the previous one.
 */
import type { Ask, Engine } from "../engine/client";
import {
  EngineFailure,
  isCurrent,
  isLater,
  positionRef,
  type Requests,
  type Table as Start,
  type View,
} from "../engine/protocol";
import type { Opening } from "./controls";
import type { TableState } from "./state";

/** Requests that change the match, its players or the ply shown, and return the new view. */
export type Step = "play" | "note" | "undo" | "redo" | "goto" | "again" | "back" | "seats" | "sit";

/** Parameters of a step, without the match and revision (`match`, `rev`), which are added later. */
export type StepParams<K extends Step> = Omit<Requests[K]["in"], "match" | "rev">;

/** Ask the engine to open a match as `opening` describes. */
export function requestOpening(opening: Opening, request: Ask): Promise<Start> {
  if ("ask" in opening) return opening.ask(request);
  return "new" in opening ? request("new", opening.new) : request("load", opening.load);
}

export interface MatchRequestsOptions {
  client: Pick<Engine, "request">;
  state: TableState;
  /** Called for every step when it is added to the queue. */
  onQueued(): void;
  /** Called with the result of the step `what`, unless outdated. `auto`: see `PlayRequest`. */
  onResult(out: Requests[Step]["out"], what: Step, auto: boolean): void;
  /**
   * Called instead of `onResult` if the step was not sent, or if its result is outdated because
   * another match or a later view has been shown meanwhile.
   */
  onOutdated(): void;
  /** Called after a failure. `isAutomatic` is true for steps that the page made automatically. */
  failed(failure: unknown, isAutomatic: boolean): void;
  /** Called for every step after `onResult`, `onOutdated` or `failed`. */
  onSettled(): void;
}

export class MatchRequests {
  readonly #options: MatchRequestsOptions;
  #pending = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(options: MatchRequestsOptions) {
    this.#options = options;
  }

  /** True while a step is queued or waits for the engine's reply. */
  get busy(): boolean {
    return this.#pending > 0;
  }

  /** Resolves when all steps in the queue have been answered and handled. */
  get done(): Promise<void> {
    return this.#last;
  }

  /**
   * Add a step to the queue; resolve when it has been handled. If `from` is given, send the step
   * only if `from` is still the engine's latest view when the step is first in the queue.
   */
  send<K extends Step>(
    name: K,
    stepParams: StepParams<K>,
    from: View | null = null,
  ): Promise<void> {
    const { onQueued, onResult, onOutdated, failed, onSettled } = this.#options;
    onQueued();
    this.#pending += 1;
    const handled = this.#last.then(async () => {
      try {
        const reply = await this.#request(name, stepParams, from).finally(() => {
          this.#pending -= 1;
        });
        const view = this.#view;
        const isDue =
          reply && view && (isCurrent(reply.sentFor, view) || isLater(reply.out.view, view));
        if (isDue) onResult(reply.out, name, "auto" in stepParams);
        else onOutdated();
      } catch (failure) {
        failed(failure, from !== null);
      }
      onSettled();
    });
    // An error in handling an answer must not stop the queue.
    this.#last = handled.catch((error) => reportError(error));
    return this.#last;
  }

  /**
   * Send a step; return its reply and the view sent with it. Without a match, or if a later view
   * than `from` exists, return null and send nothing. If a restarted worker has reopened the match,
   * the engine refuses the step as outdated; without `from`, it is then sent again.
   */
  async #request<K extends Step>(name: K, stepParams: StepParams<K>, from: View | null) {
    const view = this.#view;
    if (!view || (from && from !== view)) return null;
    const send = async (sentFor: View) => {
      const params = { ...positionRef(sentFor), ...stepParams } as unknown as Requests[K]["in"];
      return { sentFor, out: await this.#options.client.request(name, params) };
    };
    try {
      return await send(view);
    } catch (failure) {
      const restored = from ? null : this.#restoredView(view);
      if (restored && failure instanceof EngineFailure && failure.code === "stale")
        return send(restored);
      throw failure;
    }
  }

  get #view(): View | null {
    return this.#options.state.engineView.peek()?.view ?? null;
  }

  /** Return the latest view if it shows the same ply as `sentFor` in a reopened match, or null. */
  #restoredView(sentFor: View): View | null {
    const view = this.#view;
    return view && view.match !== sentFor.match && view.ply === sentFor.ply ? view : null;
  }
}
