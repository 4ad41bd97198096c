/** Asks the engine about the view on the board. Answers about an outdated view are dropped. */
import type { Engine } from "../engine/client";
import { isCurrent, positionRef, type View } from "../engine/protocol";
import type { Presenter } from "./presenter";
import type { Thinker } from "./thinker";

export interface MatchQueriesOptions {
  client: Pick<Engine, "request">;
  thinker: Thinker;
  presenter: Presenter;
  failed(failure: unknown): void;
}

export class MatchQueries {
  readonly #options: MatchQueriesOptions;

  constructor(options: MatchQueriesOptions) {
    this.#options = options;
  }

  /**
   * Shows why the moves along a path are illegal. `kind` is given for moves of a special kind.
   * Returns true if there is a reason.
   */
  async why(path: string[], kind?: string): Promise<boolean> {
    const { client, presenter, failed } = this.#options;
    const { view } = presenter;
    if (!view) return false;
    try {
      const { why } = await client.request("why", { path, ...(kind ? { kind } : {}) });
      if (why && isCurrent(view, presenter.view)) presenter.refuse(path.at(-1) ?? null, why);
      return why !== null;
    } catch (failure) {
      failed(failure);
      return true;
    }
  }

  /** Requests and shows a hint. */
  async hint(view: View): Promise<void> {
    const { thinker, presenter, failed } = this.#options;
    try {
      const hint = await thinker.hint(positionRef(view));
      const { hintWords } = await import("./hint-words");
      if (hint && isCurrent(view, presenter.view)) presenter.showHint(view, hint, hintWords);
    } catch (failure) {
      failed(failure);
    }
  }
}
