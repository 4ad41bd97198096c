/**
 * Small sounds for what happens on the board: wood, bone and a chord at the end; a row of numbers
 * that wins is heard as strings of those lengths. They are off until asked for, so what makes them
 * comes with the first.
 */
import type { TableControls } from "../../board/table";
import type { LogEntry, View } from "../../engine/protocol";
import { settings } from "../shell/settings";
import type { Knock } from "./tones";

const THROW: readonly Knock[] = [0, 0.09, 0.19, 0.31, 0.52].map((at, i) => [at, 950 - 90 * i, 0.3]);
const STEP: readonly Knock[] = [[0, 330, 0.5]];
const TAKEN: readonly Knock[] = [
  [0, 330, 0.5],
  [0.09, 190, 0.7],
];
const OVER: readonly Knock[] = [0, 0.12, 0.24].map((at, i) => [at, 392 * (1 + i / 4), 0.4]);

const LOUDNESS = { low: 0.25, middle: 0.6, high: 1 };

/** Lets a table be heard, while the setting is on. */
export function sounds(table: TableControls): void {
  let heard = Number.POSITIVE_INFINITY;
  table.on("view", async ({ view, log }) => {
    const last = log.slice(heard).at(-1);
    heard = log.length;
    if (!last || !settings().sound) return;
    const { pluck, knock, setVolume } = await import("./tones");
    setVolume(LOUDNESS[settings().loudness]);
    const row = view.actor.kind === "over" ? winningRow(view) : [];
    if (row.length > 0) pluck(row);
    else knock(knocks(last));
  });
}

/** The numbers of the row that has won; none in any other game. */
function winningRow({ marks }: View): number[] {
  const row = marks.find(({ kind }) => kind === "row");
  return (row?.label.params.values ?? []) as number[];
}

function knocks({ kind, side, events }: LogEntry): readonly Knock[] {
  if (events.some(({ code }) => code === "over")) return OVER;
  if (kind === "throw") return THROW;
  const travels = events.filter(({ path }) => path.length > 1);
  if (travels.length === 0) return [];
  return travels.some((event) => event.side && event.side !== side) ? TAKEN : STEP;
}
