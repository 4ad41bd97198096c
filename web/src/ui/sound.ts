/**
 * Small sounds for what happens on the board: wood, bone and a chord at the end.
 *
 * They are made on the spot, so there is nothing to download; they are off until asked for.
 */
import type { TableControls } from "../board/table";
import type { LogEntry } from "../engine/protocol";
import { settings } from "./settings";

/** Seconds, counted from now, with the height and loudness of a knock on wood. */
type Knock = readonly [at: number, hertz: number, loudness: number];

const THROW: readonly Knock[] = [0, 0.07, 0.13, 0.2, 0.24].map((at, i) => [at, 950 - 90 * i, 0.3]);
const STEP: readonly Knock[] = [[0, 330, 0.5]];
const TAKEN: readonly Knock[] = [
  [0, 330, 0.5],
  [0.09, 190, 0.7],
];
const OVER: readonly Knock[] = [0, 0.12, 0.24].map((at, i) => [at, 392 * (1 + i / 4), 0.4]);

let context: AudioContext | null = null;

/** Lets a table be heard, while the setting is on. */
export function sounds(table: TableControls): void {
  let heard = Number.POSITIVE_INFINITY;
  table.on("view", ({ log }) => {
    const last = log.slice(heard).at(-1);
    heard = log.length;
    if (last && settings().sound) strike(knocks(last));
  });
}

function knocks({ kind, side, events }: LogEntry): readonly Knock[] {
  if (events.some(({ code }) => code === "over")) return OVER;
  if (kind === "throw") return THROW;
  const travels = events.filter(({ path }) => path.length > 1);
  if (travels.length === 0) return [];
  return travels.some((event) => event.side && event.side !== side) ? TAKEN : STEP;
}

function strike(knocks: readonly Knock[]): void {
  context ??= new AudioContext();
  void context.resume();
  for (const [at, hertz, loudness] of knocks) knock(context, at, hertz, loudness);
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
