/**
 * Clock for a puzzle. It runs from the first action until the puzzle is solved or given up, but not
 * while the page is hidden. It is shown if the setting `timer` is on, and always during a race (a
 * puzzle, or several in a row, solved against the clock). In a race, it runs from the beginning.
 */
import { effect, signal } from "@preact/signals-core";
import type { TableControls } from "../board/table";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import type { View } from "../engine/protocol";
import { make, write } from "../kit/dom";
import { closing } from "../kit/draw";
import { settings } from "../kit/settings";
import { t } from "../kit/words";
import { storedValue, storeValue } from "./puzzle-storage";

const TICK = 500;
const SETTING = "clock";

/** Format a duration: "4:32", "1:04:09". */
export function formatTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = `${hours ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

export class Clock implements Panel {
  readonly element = make("p", { class: "clock", role: "timer" });
  /** The match whose time is shown, and the text that identifies its puzzle (see `puzzleKey`). */
  #match = "";
  #puzzle = "";
  /** Times in milliseconds of the other matches opened on this page, keyed by match. */
  readonly #times = new Map<string, number>();
  /**
   * Milliseconds counted until the clock last stopped (`#counted`). Time of its last start, as
   * returned by `performance.now()`; null while it is stopped.
   */
  #counted = 0;
  #started: number | null = null;
  #over = false;
  #active = false;
  readonly #racing = signal(false);
  /** The match with the race; "" without a race, or if the race began before the first match. */
  #raceMatch = "";
  readonly #running = signal(false);
  /** Number of ticks so far. `update` reads this signal, so that each tick redraws the clock. */
  readonly #ticks = signal(0);
  readonly #table: TableControls;
  readonly #keyOf: (view: View) => string;

  constructor(table: TableControls, keyOf: (view: View) => string) {
    this.#table = table;
    this.#keyOf = keyOf;
    const closed = closing(table);
    document.addEventListener("visibilitychange", () => this.#run(), { signal: closed });
    addEventListener("pagehide", () => this.#store(), { signal: closed });
    // Stop now: the result, which contains the time, is stored before `update` is called.
    table.on("over", () => {
      this.#over = true;
      this.#racing.value = false;
      if (table.view?.match === this.#raceMatch) this.#raceMatch = "";
      this.#run();
    });
    const stop = effect(() => this.#tick());
    closed.addEventListener("abort", stop);
  }

  /** Time counted so far, in milliseconds. */
  get time(): number {
    return this.#counted + (this.#started === null ? 0 : performance.now() - this.#started);
  }

  /**
   * Start a race in the match on the table: set the clock to 0, start it at once, and show it until
   * the puzzle is over or another match is opened.
   */
  startRace(): void {
    const { view } = this.#table;
    // First store the previous match's time if `update` has not yet done so.
    if (view && view.match !== this.#match) this.#switchTo(view);
    this.#raceMatch = view?.match ?? "";
    this.#racing.value = true;
    this.#active = true;
    this.#counted = 0;
    this.#started = null;
    this.#run();
  }

  update({ view }: TableSnapshot): void {
    if (view.match !== this.#match) this.#switchTo(view);
    this.#active ||= view.ply > 0;
    // While the last move is animated, `view` is older than `#table.view`, so check both.
    this.#over = [view, this.#table.view].some((one) => one?.actor.kind === "over");
    this.#run();
    this.element.hidden = !this.#isVisible;
    if (this.#isVisible) write(this.element, t("puzzle-time", { time: formatTime(this.time) }));
    void this.#ticks.value;
  }

  /**
   * Store the time of the current match and switch to another match. Set the clock to 0 if that
   * match has no moves, not even undone ones, and no race. Otherwise, set the clock to the first of
   * these times that exists: the time counted for the match on this page, the time stored for the
   * puzzle or, if the puzzle is over, the time of its stored result.
   */
  #switchTo(view: View): void {
    this.#store();
    this.#times.set(this.#match, this.time);
    this.#match = view.match;
    this.#puzzle = this.#keyOf(view);
    if (this.#raceMatch) this.#racing.value = view.match === this.#raceMatch;
    const untouched = view.ply === 0 && view.ahead === 0 && !this.#racing.peek();
    this.#over = view.actor.kind === "over";
    this.#counted = untouched ? 0 : (this.#times.get(view.match) ?? storedTime(this.#puzzle));
    this.#started = null;
    this.#active = this.#racing.peek();
    if (this.#over && this.#counted === 0) void this.#showResult(view);
  }

  /** Show the time of the stored result of a puzzle that is over. */
  async #showResult({ game, match }: View): Promise<void> {
    const { timeOf } = await import("../storage/results");
    if (match !== this.#match) return;
    this.#counted = timeOf(game, this.#puzzle);
    this.#ticks.value += 1;
  }

  get #isVisible(): boolean {
    return settings().timer || this.#racing.value;
  }

  #run(): void {
    const goes = this.#active && !this.#over && !document.hidden;
    if (goes && this.#started === null) this.#started = performance.now();
    if (!goes && this.#started !== null) {
      this.#counted = this.time;
      this.#started = null;
      this.#store();
    }
    this.#running.value = goes;
  }

  /** Redraw the clock regularly while it runs and is visible. Return a function that ends this. */
  #tick(): (() => void) | undefined {
    if (!this.#running.value || !this.#isVisible) return;
    const timer = setInterval(() => {
      this.#ticks.value += 1;
    }, TICK);
    return () => clearInterval(timer);
  }

  #store(): void {
    if (this.#puzzle) storeValue(SETTING, this.#puzzle, this.time);
  }
}

function storedTime(puzzle: string): number {
  const time = storedValue(SETTING, puzzle);
  return typeof time === "number" ? time : 0;
}
