/** A set of callbacks for one kind of event. */
export class Listeners<News = void> {
  readonly #all = new Set<(news: News) => void>();

  /** Adds a callback; with a signal, until the signal is aborted. */
  add(listener: (news: News) => void, until?: AbortSignal): void {
    if (until?.aborted) return;
    this.#all.add(listener);
    until?.addEventListener("abort", () => this.#all.delete(listener));
  }

  tell(news: News): void {
    for (const listener of this.#all) listener(news);
  }
}
