/** What the board's own keys do at a table. */
import type { TableControls } from "./controls";
import type { TableCommand } from "./grid";
import type { Voice } from "./voice";

/** Carries out a key's command that concerns more than the board. */
export function runCommand(
  command: TableCommand,
  table: TableControls,
  voice: Voice,
  help: () => void,
): void {
  const { view, log, seats } = table;
  if (!view) return;
  const does: Record<TableCommand, () => void> = {
    throw: () => void table.act(view.actions.some(({ id }) => id === "deal") ? "deal" : "throw"),
    undo: () => void table.undo(),
    redo: () => void table.redo(),
    hint: () => void table.hint(),
    last: () => voice.lastTurn(view, log, seats),
    status: () => table.sayStatus(),
    hand: () => voice.hand(view),
    moves: () => voice.moves(view),
    threats: () => voice.threats(view),
    help,
  };
  does[command]();
}
