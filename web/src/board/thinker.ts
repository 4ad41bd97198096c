/** What the engine is asked to think about: one thought at a time, which anything may stop. */
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

  /** What the computer chooses for a side, once `seen` has come; null if it was stopped. */
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

  /** The step that is recommended; null if it was stopped. */
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
