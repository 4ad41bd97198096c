/** Runs the commands of the board's keys that concern the whole table. */
import type { View } from "../engine/protocol";
import type { Announcer } from "./announcer";
import { onlyChoice } from "./choices";
import type { PanelRequest, TableCommand } from "./command-types";
import type { TableControls } from "./controls";
import { lastTurn } from "./history";

/** Runs a command. */
export function runCommand(
  command: TableCommand,
  table: TableControls,
  voice: Announcer,
  help: () => void,
  ask: (what: PanelRequest["what"]) => void,
): void {
  const { view, log, seats } = table;
  if (!view) return;
  const handlers: Record<TableCommand, () => void> = {
    throw: () => void table.act(rollAction(view)),
    undo: () => void table.undo(),
    redo: () => void table.redo(),
    hint: () => void table.hint(),
    last: () => voice.announceLastTurn(view, lastTurn(log, view), seats),
    status: () => table.sayStatus(),
    hand: () => voice.announceHand(view),
    moves: () => voice.announceLegalMoves(view),
    threats: () => voice.announceThreats(view),
    help,
    board: () => ask("board"),
    mine: () => ask("mine"),
    theirs: () => ask("theirs"),
    row: () => ask("row"),
    kinds: () => ask("kinds"),
    type: () => ask("type"),
  };
  handlers[command]();
}

/** Returns the action of the key `r`: deal, pass if it is the only choice, otherwise roll. */
function rollAction(view: View): string {
  if (view.actions.some(({ id }) => id === "deal")) return "deal";
  return onlyChoice(view) === "pass" ? "pass" : "throw";
}
