/**
 * Parts of a puzzle's page: the line that describes the puzzle, marks on the board, and races,
 * whose module is loaded on first use.
 */
import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { html, render } from "lit-html";
import type { TableControls } from "../board/table";
import type { Point } from "../contracts/puzzle-ui";
import type { Panel } from "../contracts/table-snapshot";
import type { Mark, View } from "../engine/protocol";
import { make } from "../kit/dom";
import { closing } from "../kit/draw";
import type { Clock } from "./clock";
import type { Race, RaceOptions } from "./race";
import { hintMarks, type StagedHints } from "./staged-hints";
import "./problem.css";

/** A button at the end of the line that describes the puzzle. */
interface Way {
  words: string;
  press(): void;
}

/** Panel with a line that describes the puzzle (`about`), followed by buttons (`ways`). */
export function problemLine(about: (view: View) => string, ways: () => Way[]): Panel {
  const element = make("p", { class: "problem" });
  const button = ({ words, press }: Way) =>
    html`<button class="quiet" type="button" @click=${press}>${words}</button>`;
  return {
    element,
    update({ view }) {
      const all = ways().map(button);
      render(html`<span>${about(view)}</span><span class="ways">${all}</span>`, element);
    },
  };
}

/**
 * Return a function that shows marks on the board. Before its first call, and after a call with
 * null, the board shows the marks of a hint or, without one, those in `under` (the solution).
 */
export function pointer(
  table: TableControls,
  hinting?: StagedHints,
  under?: ReadonlySignal<Mark[]>,
): Point {
  const pointed = signal<Mark[] | null>(null);
  const stop = effect(() => {
    const news = table.state.hint.value;
    const view = table.state.view.peek();
    const stage = hinting?.stage ?? "why";
    const hinted = news && view ? hintMarks(view, news.hint, stage) : null;
    table.showMarks(pointed.value ?? hinted ?? under?.value ?? []);
  });
  closing(table).addEventListener("abort", stop);
  return (marks) => {
    pointed.value = marks;
  };
}

export interface LazyRace {
  /** Store and show the time of another player for the puzzle, if the page's URL contains it. */
  showClaim(): void;
  /** Open a dialog with the times of all players and a field for the name of the next player. */
  open(): void;
}

export function lazyRace(table: TableControls, clock: Clock, options: RaceOptions): LazyRace {
  let race: Promise<Race> | null = null;
  const load = () => {
    race ??= import("./race").then(({ Race }) => new Race(table, clock, options));
    return race;
  };
  return {
    showClaim() {
      if (/[?&]claim=/.test(location.search)) void load().then((loaded) => loaded.showClaim());
    },
    open: () => void load().then((loaded) => loaded.open()),
  };
}
