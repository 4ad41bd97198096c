/**
 * Sounds of a move: dice, wood, and a chord at the end. A winning row of numbers sounds as strings
 * of these lengths.
 */
import type { LogEntry, View } from "../engine/protocol";
import { settings } from "../kit/settings";
import { type Knock, knock, pluck, setVolume } from "./tones";

const THROW: readonly Knock[] = [0, 0.09, 0.19, 0.31, 0.52].map((at, i) => [at, 950 - 90 * i, 0.3]);
const STEP: readonly Knock[] = [[0, 330, 0.5]];
const TAKEN: readonly Knock[] = [
  [0, 330, 0.5],
  [0.09, 190, 0.7],
];
const OVER: readonly Knock[] = [0, 0.12, 0.24].map((at, i) => [at, 392 * (1 + i / 4), 0.4]);

const LOUDNESS = { low: 0.25, middle: 0.6, high: 1 };

/** Plays the sound of the last step; `view` is the state after it. */
export function sound(view: View, last: LogEntry): void {
  setVolume(LOUDNESS[settings().loudness]);
  const row = view.actor.kind === "over" ? winningRow(view) : [];
  if (row.length > 0) pluck(row);
  else knock(knocks(last));
}

/** The numbers of the winning row; empty in other games. */
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
