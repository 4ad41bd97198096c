/**
 * The lesson: a whole solution played step by step. Every step is a hint, shown with its reason
 * until it has been read, and then played; it can be paused, stepped and left at any time.
 */
import type { TableControls } from "../../board/table";
import type { Hint } from "../../engine/protocol";

/** Milliseconds for a step: to look at it, and for each letter of its reason. */
const LOOK = 1600;
const LETTER = 32;
/** Milliseconds between two steps. */
const REST = 700;

export class Lesson {
  begun = false;
  running = false;
  readonly #table: TableControls;
  readonly #listeners: (() => void)[] = [];
  #shown: Hint | null = null;
  #timer = 0;

  constructor(table: TableControls) {
    this.#table = table;
    table.on("hint", (news) => {
      if (!this.begun) return;
      this.#shown = news.hint;
      if (this.running) this.#after(LOOK + LETTER * news.text.length, () => this.#play());
    });
    table.on("view", ({ view }) => {
      if (!this.begun) return;
      this.#shown = null;
      if (view.actor.kind === "over") this.stop();
      else if (this.running) this.#after(REST, () => this.#ask());
    });
    table.state.chosen.subscribe((chosen) => {
      if (this.running && chosen) this.pause();
    });
    table.on("error", () => this.pause());
  }

  changed(listener: () => void): void {
    this.#listeners.push(listener);
  }

  begin(): void {
    this.begun = true;
    this.go();
  }

  go(): void {
    this.running = true;
    this.#tell();
    this.#ask();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.#tell();
  }

  stop(): void {
    this.begun = false;
    this.pause();
  }

  /** Plays what is shown, or shows what would be played. */
  step(): void {
    this.pause();
    if (this.#shown) this.#play();
    else this.#ask();
  }

  #ask(): void {
    void this.#table.hint();
  }

  #play(): void {
    const hint = this.#shown;
    this.#shown = null;
    if (hint?.text) void this.#table.play(hint.text);
  }

  #after(time: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(act, time);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
