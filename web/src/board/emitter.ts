/** Calls listeners of events. `Events` maps the names of events to their data. */
export class Emitter<Events> {
  readonly #listeners: { [K in keyof Events]?: ((news: Events[K]) => void)[] } = {};

  /** Adds a listener. Returns a function that removes it. */
  on<K extends keyof Events>(name: K, listener: (news: Events[K]) => void): () => void {
    this.#listeners[name] = [...(this.#listeners[name] ?? []), listener];
    return () => {
      this.#listeners[name] = this.#listeners[name]?.filter((other) => other !== listener) ?? [];
    };
  }

  tell<K extends keyof Events>(name: K, news: Events[K]): void {
    for (const listener of this.#listeners[name] ?? []) listener(news);
  }
}
