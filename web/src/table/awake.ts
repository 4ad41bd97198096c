/** Keeps the screen on while two people play, a study is open, or a demonstration runs. */
import type { TableControls } from "../board/table";
import type { Seat, View } from "../engine/protocol";
import { keepAwake } from "../kit/wake-lock";

/** Milliseconds after the last change on the board after which the screen may turn off. */
const PATIENCE = 600_000;

/** Follows a table; `study` is true if a study is open on it. */
export function stayAwake(table: TableControls, study: boolean): void {
  let timer = 0;
  const update = (view: View) => {
    const on = study || isWatched() || isShared(view, table.seats);
    keepAwake("table", on);
    clearTimeout(timer);
    if (on) timer = window.setTimeout(() => keepAwake("table", false), PATIENCE);
  };
  table.on("view", ({ view }) => update(view));
  if (table.view) update(table.view);
}

/** True while a demonstration runs. */
function isWatched(): boolean {
  return document.documentElement.hasAttribute("data-demo");
}

/** True if two or more people play at this device and the game is not over. */
function isShared({ actor }: View, seats: Readonly<Record<string, Seat>>): boolean {
  const people = Object.values(seats).filter(({ kind }) => kind === "human");
  return people.length > 1 && actor.kind !== "over";
}
