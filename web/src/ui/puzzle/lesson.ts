/**
 * The lesson: a whole solution played step by step. Every step is a hint, shown with its reason
 * until it has been read, and then played; it can be paused, stepped and left at any time.
 */
import { signal } from "@preact/signals-core";
import type { TableControls } from "../../board/table";
import type { Hint } from "../../engine/protocol";
import { closing } from "../table/closing";

/** Milliseconds for a step: to look at it, and for each letter of its reason. */
const LOOK = 1600;
const LETTER = 32;
/** Milliseconds between two steps. */
const REST = 700;

export class Lesson {
  readonly #begun = signal(false);
  readonly #running = signal(false);
  readonly #table: TableControls;
  #shown: Hint | null = null;
  #timer = 0;
  /** The matches in which it was begun. */
  readonly #taught = new Set<string>();

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
      if (this.#running.peek() && chosen) this.pause();
    });
    table.on("error", () => this.pause());
    closing(table).addEventListener("abort", () => this.stop());
  }

  /** Whether it has been begun and not left, and whether it goes on by itself. */
  get begun(): boolean {
    return this.#begun.value;
  }

  get running(): boolean {
    return this.#running.value;
  }

  /** Whether some of a match was played by it. */
  taught(match: string): boolean {
    return this.#taught.has(match);
  }

  begin(): void {
    this.#begun.value = true;
    this.#taught.add(this.#table.view?.match ?? "");
    this.go();
  }

  go(): void {
    this.#running.value = true;
    this.#ask();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#running.value = false;
  }

  stop(): void {
    this.#begun.value = false;
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
}
