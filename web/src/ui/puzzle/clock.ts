/**
 * Clock for a puzzle. It runs from the first action to the last tile, only while the page is
 * visible. It is shown if the user's settings say so, and always in a race.
 */
import { effect, signal } from "@preact/signals-core";
import type { TableControls } from "../../board/table";
import type { View } from "../../engine/protocol";
import { make, write } from "../shell/dom";
import { settings } from "../shell/settings";
import { t } from "../shell/words";
import { closing } from "../table/closing";
import type { Panel, TableSnapshot } from "../table/tablesnapshot";
import { keepValue, storedValue } from "./perpuzzle";
import { timeOf } from "./results";

const TICK = 500;
const KEPT = "clock";

/** Formats a duration: "4:32", "1:04:09". */
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
  /** The match whose time is shown, and the key of its puzzle. */
  #match = "";
  #puzzle = "";
  /** Times in milliseconds of the other puzzles opened on this page, keyed by match. */
  readonly #left = new Map<string, number>();
  /** Milliseconds counted until the last stop, and the time of the last start; null if stopped. */
  #gone = 0;
  #since: number | null = null;
  #over = false;
  #begun = false;
  readonly #racing = signal(false);
  readonly #goes = signal(false);
  /** Counter of ticks. The panel is redrawn when it changes. */
  readonly #ticks = signal(0);
  readonly #keyOf: (view: View) => string;

  constructor(table: TableControls, keyOf: (view: View) => string) {
    this.#keyOf = keyOf;
    const closed = closing(table);
    document.addEventListener("visibilitychange", () => this.#run(), { signal: closed });
    addEventListener("pagehide", () => this.#keep(), { signal: closed });
    // Stop now, because the result is stored before the panels are drawn.
    table.on("over", () => {
      this.#over = true;
      this.#run();
    });
    const stop = effect(() => this.#tick());
    closed.addEventListener("abort", stop);
  }

  /** Time so far, in milliseconds. */
  get time(): number {
    return this.#gone + (this.#since === null ? 0 : performance.now() - this.#since);
  }

  get racing(): boolean {
    return this.#racing.value;
  }

  /** Starts a race: resets the clock and shows it until the puzzle is solved. */
  race(): void {
    this.#racing.value = true;
    this.#begun = true;
    this.#gone = 0;
    this.#since = null;
    this.#run();
  }

  /** Ends a race, finished or not. */
  rest(): void {
    this.#racing.value = false;
  }

  update({ view }: TableSnapshot): void {
    if (view.match !== this.#match) this.#turnTo(view);
    this.#begun ||= view.ply > 0;
    this.#over = view.actor.kind === "over";
    this.#run();
    this.element.hidden = !this.#isSeen;
    if (this.#isSeen) write(this.element, t("puzzle-time", { time: timeWords(this.time) }));
    void this.#ticks.value;
  }

  /** Switches to the time of another match; a match without actions starts at 0. */
  #turnTo(view: View): void {
    this.#keep();
    this.#left.set(this.#match, this.time);
    this.#match = view.match;
    this.#puzzle = this.#keyOf(view);
    const untouched = view.ply === 0 && view.ahead === 0;
    this.#over = view.actor.kind === "over";
    const stored = () => kept(this.#puzzle) || (this.#over ? timeOf(view.game, this.#puzzle) : 0);
    this.#gone = untouched ? 0 : (this.#left.get(view.match) ?? stored());
    this.#since = null;
    this.#begun = this.racing;
  }

  get #isSeen(): boolean {
    return settings().timer || this.racing;
  }

  #run(): void {
    const goes = this.#begun && !this.#over && !document.hidden;
    if (goes && this.#since === null) this.#since = performance.now();
    if (!goes && this.#since !== null) {
      this.#gone = this.time;
      this.#since = null;
      this.#keep();
    }
    this.#goes.value = goes;
  }

  /** Redraws the panel at intervals while the clock is running and visible. */
  #tick(): (() => void) | undefined {
    if (!this.#goes.value || !this.#isSeen) return;
    const timer = setInterval(() => {
      this.#ticks.value += 1;
    }, TICK);
    return () => clearInterval(timer);
  }

  #keep(): void {
    if (this.#puzzle) keepValue(KEPT, this.#puzzle, this.time);
  }
}

function kept(puzzle: string): number {
  const time = storedValue(KEPT, puzzle);
  return typeof time === "number" ? time : 0;
}
