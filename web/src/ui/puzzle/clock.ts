/**
 * The time a puzzle takes: only while the page is seen, from the first thing done to the last
 * tile. It is shown if it is wanted, and always in a race.
 */

import type { View } from "../../engine/protocol";
import { readSetting, writeSetting } from "../../storage";
import { make, write } from "../shell/dom";
import { onChange, settings } from "../shell/settings";
import { t } from "../shell/words";
import type { Moment, Panel } from "../table/moment";

const TICK = 500;
const KEPT = "clock";

/** "4:32", "1:04:09". */
export function timeWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = `${hours ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

export class Clock implements Panel {
  readonly element = make("p", { class: "clock", role: "timer" });
  #puzzle = "";
  #gone = 0;
  #since: number | null = null;
  #racing = false;
  #over = false;
  #begun = false;

  readonly #keyOf: (view: View) => string;

  constructor(keyOf: (view: View) => string) {
    this.#keyOf = keyOf;
    document.addEventListener("visibilitychange", () => this.#run());
    addEventListener("pagehide", () => this.#keep());
    onChange(() => this.#show());
    setInterval(() => this.#show(), TICK);
  }

  /** Milliseconds so far. */
  get time(): number {
    return this.#gone + (this.#since === null ? 0 : performance.now() - this.#since);
  }

  get racing(): boolean {
    return this.#racing;
  }

  /** Begins at nought, to be seen until the puzzle is solved. */
  race(): void {
    this.#racing = true;
    this.#begun = true;
    this.#gone = 0;
    this.#since = null;
    this.#run();
  }

  /** The race is over, or given up. */
  rest(): void {
    this.#racing = false;
    this.#show();
  }

  update({ view }: Moment): void {
    const puzzle = this.#keyOf(view);
    if (puzzle !== this.#puzzle) {
      this.#keep();
      this.#puzzle = puzzle;
      this.#gone = this.#racing ? 0 : kept(puzzle);
      this.#since = null;
      this.#begun = this.#racing;
    }
    this.#begun ||= view.ply > 0;
    this.#over = view.actor.kind === "over";
    this.#run();
  }

  #run(): void {
    const runs = this.#begun && !this.#over && !document.hidden;
    if (runs && this.#since === null) this.#since = performance.now();
    if (!runs && this.#since !== null) {
      this.#gone = this.time;
      this.#since = null;
      this.#keep();
    }
    this.#show();
  }

  #keep(): void {
    if (this.#puzzle) writeSetting(KEPT, JSON.stringify({ puzzle: this.#puzzle, time: this.time }));
  }

  #show(): void {
    this.element.hidden = !settings().timer && !this.#racing;
    if (!this.element.hidden) write(this.element, t("puzzle-time", { time: timeWords(this.time) }));
  }
}

function kept(puzzle: string): number {
  try {
    const read = JSON.parse(readSetting(KEPT) ?? "{}") as { puzzle?: string; time?: number };
    return read.puzzle === puzzle && typeof read.time === "number" ? read.time : 0;
  } catch {
    return 0;
  }
}
