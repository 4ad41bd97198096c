/** What is pointed at on the board: a tile of the tally for a moment, or what a hint rests on. */
import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { TableControls } from "../../board/table";
import type { Mark } from "../../engine/protocol";
import { closing } from "../table/closing";
import { type Hinting, hintMarks } from "./hinting";

export type Point = (marks: Mark[] | null) => void;

/**
 * Shows a hint's reasons until the hint is gone, as far as it is told; what is pointed at
 * meanwhile covers them. `under` is shown where there is nothing else: a solution.
 */
export function pointer(
  table: TableControls,
  hinting?: Hinting,
  under?: ReadonlySignal<Mark[]>,
): Point {
  const pointed = signal<Mark[] | null>(null);
  const stop = effect(() => {
    const news = table.state.hint.value;
    const view = table.state.view.peek();
    const stage = hinting?.stage ?? "why";
    const hinted = news && view ? hintMarks(view, news.hint, stage) : null;
    table.point(pointed.value ?? hinted ?? under?.value ?? []);
  });
  closing(table).addEventListener("abort", stop);
  return (marks) => {
    pointed.value = marks;
  };
}
