/** Runs the engine's searches for moves and hints, one at a time. They can be stopped. */
import type { Choice, Hint, Requests } from "../engine/protocol";
import type { TableOptions } from "./controls";

/** The side that the computer thinks for, or null. */
type News = string | null;

export class Thinker {
  readonly #client: Pick<TableOptions["client"], "task">;
  readonly #tell: (news: News) => void;
  #thought: AbortController | null = null;

  constructor(client: Pick<TableOptions["client"], "task">, tell: (news: News) => void) {
    this.#client = client;
    this.#tell = tell;
  }

  get busy(): boolean {
    return this.#thought !== null;
  }

  /** Returns the computer's choice for a side after `seen` has settled; null if stopped. */
  choice(
    given: Requests["think"]["in"],
    side: string,
    seen: () => Promise<void>,
  ): Promise<Choice | null> {
    return this.#think(async (thought) => {
      this.#tell(side);
      const choice = await this.#client.task("think", given, { signal: thought.signal });
      await seen();
      return choice;
    });
  }

  /** Returns a hint; null if stopped. */
  hint(given: Requests["hint"]["in"]): Promise<Hint | null> {
    return this.#think(({ signal }) => this.#client.task("hint", given, { signal }));
  }

  stop(): void {
    if (!this.#thought) return;
    this.#thought.abort();
    this.#thought = null;
    this.#tell(null);
  }

  async #think<Answer>(ask: (thought: AbortController) => Promise<Answer>): Promise<Answer | null> {
    const thought = new AbortController();
    this.#thought = thought;
    try {
      const answer = await ask(thought);
      return thought.signal.aborted ? null : answer;
    } catch (failure) {
      if (thought.signal.aborted) return null;
      throw failure;
    } finally {
      if (this.#thought === thought) {
        this.#thought = null;
        this.#tell(null);
      }
    }
  }
}
