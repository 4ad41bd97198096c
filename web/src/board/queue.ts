/** A queue of requests. Each is sent after the previous answer was handled. */

export interface QueueOptions {
  failed(failure: unknown): void;
  /** Called after an answer or a failure has been handled. */
  left(): void;
}

export class Queue {
  readonly #options: QueueOptions;
  readonly #waiting = new Set<unknown>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** True if requests are waiting or unanswered. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Settles when all requests have been answered and handled. */
  get done(): Promise<void> {
    return this.#last;
  }

  /** Adds a request; `take` handles its answer. */
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
    // An error in handling an answer must not stop the queue.
    this.#last = joined.catch((error) => reportError(error));
    return this.#last;
  }
}
