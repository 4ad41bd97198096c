/**
 * A lesson plays the solution of a puzzle step by step. It shows each step as a hint with its
 * reason, long enough for reading, and then plays the step. The user can pause or stop the lesson,
 * or play single steps. The lesson also pauses after an error and when the user selects a cell.
 */
import { signal } from "@preact/signals-core";
import type { TableControls } from "../board/table";
import type { Hint } from "../engine/protocol";
import { closing } from "../kit/draw";

/** Milliseconds for which a hint is shown: `LOOK`, plus `LETTER` for each letter of its text. */
const LOOK = 1600;
const LETTER = 32;
/** Milliseconds between two steps. */
const REST = 700;

export class Lesson {
  readonly #active = signal(false);
  readonly #running = signal(false);
  readonly #table: TableControls;
  #hint: Hint | null = null;
  #timer = 0;
  /**
   * Ids of the matches in which the lesson was started, or the user gave up and saw the solution.
   * Their solutions are not the user's own.
   */
  readonly #matches = new Set<string>();

  constructor(table: TableControls) {
    this.#table = table;
    table.on("hint", (news) => {
      if (!this.active) return;
      this.#hint = news.hint;
      if (!news.hint?.text) this.pause();
      else if (this.running) this.#after(LOOK + LETTER * news.text.length, () => this.#play());
    });
    table.on("view", ({ view }) => {
      if (!this.active) return;
      this.#hint = null;
      if (view.actor.kind === "over" || !this.usedIn(view.match)) this.stop();
      else if (this.running) this.#after(REST, () => this.#ask());
    });
    table.state.chosen.subscribe((chosen) => {
      if (this.#running.peek() && chosen) this.pause();
    });
    table.on("over", ({ outcome }) => {
      if (outcome.winner === null) this.#matches.add(table.view?.match ?? "");
    });
    table.on("error", () => this.pause());
    closing(table).addEventListener("abort", () => this.stop());
  }

  /** True from `start()` to `stop()`, including pauses. */
  get active(): boolean {
    return this.#active.value;
  }

  get running(): boolean {
    return this.#running.value;
  }

  /** True if the lesson was started at least once in this match, or the user gave up in it. */
  usedIn(match: string): boolean {
    return this.#matches.has(match);
  }

  start(): void {
    this.#active.value = true;
    this.#matches.add(this.#table.view?.match ?? "");
    this.resume();
  }

  resume(): void {
    this.#running.value = true;
    this.#ask();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#running.value = false;
  }

  stop(): void {
    this.#active.value = false;
    this.pause();
  }

  /** Pause, then play the step of the hint that is shown, or request a hint if there is none. */
  step(): void {
    this.pause();
    if (this.#hint) this.#play();
    else this.#ask();
  }

  #ask(): void {
    void this.#table.hint();
  }

  #play(): void {
    const hint = this.#hint;
    this.#hint = null;
    if (hint?.text) void this.#table.play(hint.text);
  }

  #after(time: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(act, time);
  }
}
