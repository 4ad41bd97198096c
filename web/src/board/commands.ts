/** Runs the commands of the board's keys that concern the whole table. */
import type { View } from "../engine/protocol";
import type { Asking, TableCommand } from "./asking";
import { onlyChoice } from "./choices";
import type { TableControls } from "./controls";
import { lastTurn } from "./history";
import type { Voice } from "./voice";

/** Runs a command. */
export function runCommand(
  command: TableCommand,
  table: TableControls,
  voice: Voice,
  help: () => void,
  ask: (what: Asking["what"]) => void,
): void {
  const { view, log, seats } = table;
  if (!view) return;
  const does: Record<TableCommand, () => void> = {
    throw: () => void table.act(due(view)),
    undo: () => void table.undo(),
    redo: () => void table.redo(),
    hint: () => void table.hint(),
    last: () => voice.last(view, lastTurn(log, view), seats),
    status: () => table.sayStatus(),
    hand: () => voice.hand(view),
    moves: () => voice.moves(view),
    threats: () => voice.threats(view),
    help,
    board: () => ask("board"),
    mine: () => ask("mine"),
    theirs: () => ask("theirs"),
    row: () => ask("row"),
    kinds: () => ask("kinds"),
    type: () => ask("type"),
  };
  does[command]();
}

/** Returns the action of the key `r`: deal, pass if it is the only choice, otherwise roll. */
function due(view: View): string {
  if (view.actions.some(({ id }) => id === "deal")) return "deal";
  return onlyChoice(view) === "pass" ? "pass" : "throw";
}
