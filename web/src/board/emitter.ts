/** Calls listeners of events. `Events` maps the name of each event to its data. */
export class Emitter<Events> {
  readonly #listeners: { [K in keyof Events]?: ((data: Events[K]) => void)[] } = {};

  /** Add a listener. Return a function that removes it. */
  on<K extends keyof Events>(name: K, listener: (data: Events[K]) => void): () => void {
    this.#listeners[name] = [...(this.#listeners[name] ?? []), listener];
    return () => {
      this.#listeners[name] = this.#listeners[name]?.filter((other) => other !== listener) ?? [];
    };
  }

  emit<K extends keyof Events>(name: K, data: Events[K]): void {
    for (const listener of this.#listeners[name] ?? []) listener(data);
  }
}
