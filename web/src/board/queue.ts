/** A queue of requests. Each is sent after the previous answer was handled. */

export interface QueueOptions {
  failed(failure: unknown): void;
  /** Called after an answer or a failure has been handled. */
  onSettled(): void;
}

export class Queue {
  readonly #options: QueueOptions;
  readonly #pending = new Set<unknown>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** True if requests are waiting or unanswered. */
  get busy(): boolean {
    return this.#pending.size > 0;
  }

  /** Settles when all requests have been answered and handled. */
  get done(): Promise<void> {
    return this.#last;
  }

  /** Adds a request; `take` handles its answer. */
  add<Answer>(send: () => Promise<Answer>, handle: (answer: Answer) => void): Promise<void> {
    this.#pending.add(send);
    const handled = this.#last.then(async () => {
      try {
        const answer = await send();
        this.#pending.delete(send);
        handle(answer);
      } catch (failure) {
        this.#pending.delete(send);
        this.#options.failed(failure);
      }
      this.#options.onSettled();
    });
    // An error in handling an answer must not stop the queue.
    this.#last = handled.catch((error) => reportError(error));
    return this.#last;
  }
}
