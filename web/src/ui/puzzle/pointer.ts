/** What is pointed at on the board: a tile of the tally for a moment, or what a hint rests on. */
import type { TableControls } from "../../board/table";
import type { Mark } from "../../engine/protocol";
import { reasons } from "./figure";

export type Point = (marks: Mark[] | null) => void;

/** Shows a hint's reasons until the hint is gone; what is pointed at meanwhile covers them. */
export function pointer(table: TableControls): Point {
  let hinted: Mark[] = [];
  let pointed: Mark[] | null = null;
  const show = () => table.point(pointed ?? hinted);
  table.state.hint.subscribe((news) => {
    hinted = news ? reasons(news.hint) : [];
    show();
  });
  return (marks) => {
    pointed = marks;
    show();
  };
}
