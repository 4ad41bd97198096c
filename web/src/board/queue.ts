/** Requests in a queue: each is made when the one before it is answered and its answer is taken. */

export interface QueueOptions {
  failed(failure: unknown): void;
  /** An answer or a failure has been taken. */
  left(): void;
}

export class Queue {
  readonly #options: QueueOptions;
  readonly #waiting = new Set<unknown>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Whether anything is asked that is not answered yet. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Settles when all that has been asked is answered and taken. */
  get done(): Promise<void> {
    return this.#last;
  }

  /** Asks in its turn, and takes the answer. */
  join<Answer>(ask: () => Promise<Answer>, take: (answer: Answer) => void): Promise<void> {
    this.#waiting.add(ask);
    const joined = this.#last.then(async () => {
      try {
        const answer = await ask();
        this.#waiting.delete(ask);
        take(answer);
      } catch (failure) {
        this.#waiting.delete(ask);
        this.#options.failed(failure);
      }
      this.#options.left();
    });
    // Whatever goes wrong while an answer is shown, the next request is made all the same.
    this.#last = joined.catch((error) => reportError(error));
    return this.#last;
  }
}
