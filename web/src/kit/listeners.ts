/** A set of callbacks for one kind of event. */
export class Listeners<Data = void> {
  readonly #all = new Set<(news: Data) => void>();

  /** Adds a callback; with a signal, until the signal is aborted. */
  add(listener: (news: Data) => void, until?: AbortSignal): void {
    if (until?.aborted) return;
    this.#all.add(listener);
    until?.addEventListener("abort", () => this.#all.delete(listener));
  }

  notify(news: Data): void {
    for (const listener of this.#all) listener(news);
  }
}
