/**
 * The keys of whoever composes, while the board has focus: two digits take a tile into the hand,
 * `t` turns the tile under focus round, Delete takes it up.
 */
import { isCombined, keyOf } from "../../../board/keyname";
import type { TableControls } from "../../../board/table";
import { tallyOf } from "../../../ui/puzzle/figure";
import { closing } from "../../../ui/table/closing";

/** Milliseconds within which the second digit follows the first. */
const SOON = 3000;

/** Takes a tile into the hand, which is no move: undo goes to the tile laid before. */
export function hold(table: TableControls, tile: string): void {
  void table.note(`hold ${tile}`);
}

export function listenToHands(table: TableControls, host: HTMLElement): void {
  let first = "";
  let since = 0;
  const key = (event: KeyboardEvent) => {
    const { view } = table;
    const place = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
    if (!view || !place || isCombined(event)) return;
    const pressed = keyOf(event);
    const lies = (kind: string) =>
      view.moves.find((move) => move.kind === kind && move.path.join() === place);
    if (/^\d$/.test(pressed)) {
      const soon = first !== "" && event.timeStamp - since < SOON;
      const tile = soon ? [first, pressed].sort().join(":") : "";
      first = soon ? "" : pressed;
      since = event.timeStamp;
      if (tallyOf(view).some((one) => one.tile === tile && !one.found)) hold(table, tile);
    } else if (pressed === "t") {
      const move = lies("turn");
      if (move) void table.play(move.text);
    } else if (pressed === "Delete" || pressed === "Backspace") {
      const move = lies("take");
      if (move) void table.play(move.text);
      event.preventDefault();
    }
  };
  host.addEventListener("keydown", key, { signal: closing(table) });
}
