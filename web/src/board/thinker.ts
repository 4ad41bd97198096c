/** Runs the engine's searches for moves and hints, one at a time. They can be stopped. */
import type { Choice, Hint, Requests } from "../engine/protocol";
import type { TableOptions } from "./controls";

/** The side that the computer thinks for, or null. */
type ThinkingSide = string | null;

export class Thinker {
  readonly #client: Pick<TableOptions["client"], "task">;
  readonly #report: (side: ThinkingSide) => void;
  #search: AbortController | null = null;

  constructor(client: Pick<TableOptions["client"], "task">, report: (side: ThinkingSide) => void) {
    this.#client = client;
    this.#report = report;
  }

  get busy(): boolean {
    return this.#search !== null;
  }

  /** Returns the computer's choice for a side after `ready` has settled; null if stopped. */
  choice(
    params: Requests["think"]["in"],
    side: string,
    ready: () => Promise<void>,
  ): Promise<Choice | null> {
    return this.#run(async (search) => {
      this.#report(side);
      const choice = await this.#client.task("think", params, { signal: search.signal });
      await ready();
      return choice;
    });
  }

  /** Returns a hint; null if stopped. */
  hint(params: Requests["hint"]["in"]): Promise<Hint | null> {
    return this.#run(({ signal }) => this.#client.task("hint", params, { signal }));
  }

  stop(): void {
    if (!this.#search) return;
    this.#search.abort();
    this.#search = null;
    this.#report(null);
  }

  async #run<Answer>(start: (search: AbortController) => Promise<Answer>): Promise<Answer | null> {
    const search = new AbortController();
    this.#search = search;
    try {
      const answer = await start(search);
      return search.signal.aborted ? null : answer;
    } catch (failure) {
      if (search.signal.aborted) return null;
      throw failure;
    } finally {
      if (this.#search === search) {
        this.#search = null;
        this.#report(null);
      }
    }
  }
}
