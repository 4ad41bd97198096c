/**
 * Small sounds for what happens on the board: wood, bone and a chord at the end; a row of numbers
 * that wins is heard as strings of those lengths, so that 6, 8, 9, 12 give fourth, fifth and octave.
 *
 * They are made on the spot, so there is nothing to download; they are off until asked for.
 */
import type { TableControls } from "../../board/table";
import type { LogEntry, View } from "../../engine/protocol";
import { settings } from "../shell/settings";

/** Seconds, counted from now, with the height and loudness of a knock on wood. */
type Knock = readonly [at: number, hertz: number, loudness: number];

const THROW: readonly Knock[] = [0, 0.07, 0.13, 0.2, 0.24].map((at, i) => [at, 950 - 90 * i, 0.3]);
const STEP: readonly Knock[] = [[0, 330, 0.5]];
const TAKEN: readonly Knock[] = [
  [0, 330, 0.5],
  [0.09, 190, 0.7],
];
const OVER: readonly Knock[] = [0, 0.12, 0.24].map((at, i) => [at, 392 * (1 + i / 4), 0.4]);

/** The height of a row's longest string, and how long one lasts. */
const LONGEST = 220;
const RINGS = 1.6;
/** A string shorter than the longest by more than this would only squeak. */
const SHORTEST = 12;

let context: AudioContext | null = null;

/** Lets a table be heard, while the setting is on. */
export function sounds(table: TableControls): void {
  let heard = Number.POSITIVE_INFINITY;
  table.on("view", ({ view, log }) => {
    const last = log.slice(heard).at(-1);
    heard = log.length;
    if (!last || !settings().sound) return;
    const row = view.actor.kind === "over" ? winningRow(view) : [];
    for (const [at, hertz, loudness] of row.length > 0 ? strings(row) : knocks(last)) {
      context ??= new AudioContext();
      void context.resume();
      (row.length > 0 ? pluck : knock)(context, at, hertz, loudness);
    }
  });
}

/** The numbers of the row that has won; none in any other game. */
function winningRow({ marks }: View): number[] {
  const row = marks.find(({ kind }) => kind === "row");
  return (row?.label.params.values ?? []) as number[];
}

/** Strings as long as the numbers, one after the other and then together. */
export function strings(lengths: readonly number[]): readonly Knock[] {
  const longest = Math.max(...lengths);
  const heights = [...lengths]
    .sort((a, b) => b - a)
    .map((length) => LONGEST * Math.min(SHORTEST, longest / length));
  return [
    ...heights.map((hertz, i): Knock => [0.3 * i, hertz, 0.5]),
    ...heights.map((hertz): Knock => [0.3 * (heights.length + 1), hertz, 0.3]),
  ];
}

function knocks({ kind, side, events }: LogEntry): readonly Knock[] {
  if (events.some(({ code }) => code === "over")) return OVER;
  if (kind === "throw") return THROW;
  const travels = events.filter(({ path }) => path.length > 1);
  if (travels.length === 0) return [];
  return travels.some((event) => event.side && event.side !== side) ? TAKEN : STEP;
}

/** A short tone that falls and fades, as a struck piece of wood does. */
function knock(context: AudioContext, at: number, hertz: number, loudness: number): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  tone.frequency.setValueAtTime(hertz, start);
  tone.frequency.exponentialRampToValueAtTime(hertz / 2, start + 0.08);
  volume.gain.setValueAtTime(loudness * 0.3, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.13);
}

/** A string that is plucked and rings. */
function pluck(context: AudioContext, at: number, hertz: number, loudness: number): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(loudness * 0.3, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + RINGS);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + RINGS);
}
