/** Whoever is to be called back when something has changed. */
export class Listeners<News = void> {
  readonly #all = new Set<(news: News) => void>();

  /** Calls back from now on; with a signal, until it ends. */
  add(listener: (news: News) => void, until?: AbortSignal): void {
    if (until?.aborted) return;
    this.#all.add(listener);
    until?.addEventListener("abort", () => this.#all.delete(listener));
  }

  tell(news: News): void {
    for (const listener of this.#all) listener(news);
  }
}
