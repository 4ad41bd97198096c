/**
 * Keyboard input for composing, while the board has focus: two digits select a tile, `t` turns the
 * tile in focus, and Delete removes it.
 */
import { isCombined, keyOf } from "../../../board/keyboard";
import type { TableControls } from "../../../board/table";
import { closing } from "../../../kit/draw";
import { tallyOf } from "../../../puzzle/figure";

/** Maximum time in milliseconds between the first and the second digit. */
const MAX_DELAY = 3000;

/** Selects a tile. This is not a move, so undo removes the tile context before. */
export function selectTile(table: TableControls, tile: string): void {
  void table.note(`hold ${tile}`);
}

export function addTileKeys(table: TableControls, host: HTMLElement): void {
  let first = "";
  let since = 0;
  const key = (event: KeyboardEvent) => {
    const { view } = table;
    const place = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
    if (!view || !place || isCombined(event)) return;
    const pressed = keyOf(event);
    const moveOfKind = (kind: string) =>
      view.moves.find((move) => move.kind === kind && move.path.join() === place);
    if (/^\d$/.test(pressed)) {
      const soon = first !== "" && event.timeStamp - since < MAX_DELAY;
      const tile = soon ? [first, pressed].sort().join(":") : "";
      first = soon ? "" : pressed;
      since = event.timeStamp;
      if (tallyOf(view).some((entry) => entry.tile === tile && !entry.found))
        selectTile(table, tile);
    } else if (pressed === "t") {
      const move = moveOfKind("turn");
      if (move) void table.play(move.text);
    } else if (pressed === "Delete" || pressed === "Backspace") {
      const move = moveOfKind("take");
      if (move) void table.play(move.text);
      event.preventDefault();
    }
  };
  host.addEventListener("keydown", key, { signal: closing(table) });
}
