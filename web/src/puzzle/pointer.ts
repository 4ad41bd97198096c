/** Highlights on the board: the places of a tile in the tally, or the reasons of a hint. */
import { effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { TableControls } from "../board/table";
import type { Point } from "../contracts/puzzle-ui";
import type { Mark } from "../engine/protocol";
import { closing } from "../kit/draw";
import { hintMarks, type StagedHints } from "./staged-hints";

/**
 * Shows marks on the board: those passed to the returned function, otherwise those of the current
 * hint, otherwise `under` (the solution).
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
