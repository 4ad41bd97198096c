/** What the board's own keys do at a table. */
import type { TableControls } from "./controls";
import type { Command } from "./grid";
import type { Voice } from "./voice";

/** Carries out a key's command, as far as it concerns more than the board. */
export function obey(command: Command, table: TableControls, voice: Voice, help: () => void): void {
  const { view, log, seats } = table;
  if (!view) return;
  const does: Record<Exclude<Command, "drop">, () => void> = {
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
  if (command !== "drop") does[command]();
}
