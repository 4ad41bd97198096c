/**
 * Synthesised sounds of wood and strings; no audio files are needed. A row of numbers sounds as
 * strings whose lengths are the numbers: 6, 8, 9, 12 give fourth, fifth and octave.
 */
import type { LogEntry, View } from "../engine/protocol";
import { settings } from "../kit/settings";

/** A tone: the seconds until it begins, its frequency in hertz, and its volume from 0 to 1. */
type Knock = readonly [at: number, hertz: number, loudness: number];

/** Frequency of the longest string in hertz (`LONGEST`), and seconds for which a string sounds. */
const LONGEST = 220;
const RINGS = 1.6;
/** Maximum ratio of a frequency to `LONGEST`. Higher tones would squeak, so they are lowered. */
const SHORTEST = 12;

/** Volumes that the user can choose. */
const LOUDNESS = { low: 0.25, middle: 0.6, high: 1 };

let context: AudioContext | null = null;
let master = 1;
let muted = false;

/** Set the volume of the page from 0 to 1. The user's volume is a further factor. */
export function setLoudness(loudness: number): void {
  master = loudness;
}

/** Mute all tones, for the page that embeds the board, or make them audible again. */
export function setMuted(on: boolean): void {
  muted = on;
}

/**
 * Play the tone of a place that gets the focus or the pointer. `side` is the stereo position from
 * −1 (left) to 1 (right). A place with a legal action (`open`) has a second, higher tone; a place
 * with a possible capture (`hit`), a second, lower one. Any other place (`closed`) has a single
 * tone, an octave lower.
 */
export function tap(hertz: number, side: number, kind: "open" | "closed" | "hit"): void {
  const tones = { open: [1, 1.5], closed: [0.5], hit: [1, 0.75] }[kind];
  tones.forEach((part, i) => {
    tone("sine", [0.09 * i, hertz * part, 0.25], { fade: 0.1, length: 0.11, pan: side });
  });
}

/** Play knocks on wood: short tones that become lower and fade. */
function knock(knocks: readonly Knock[]): void {
  for (const [at, hertz, loudness] of knocks)
    tone("triangle", [at, hertz, loudness * 0.3], { fade: 0.12, length: 0.13, fall: 0.08 });
}

/** Play plucked strings whose relative lengths are the given numbers. */
export function pluck(lengths: readonly number[]): void {
  for (const [at, hertz, loudness] of strings(lengths))
    tone("triangle", [at, hertz, loudness * 0.3], { fade: RINGS, length: RINGS });
}

/** Return the tones of plucked strings: first one after the other, then as a chord. */
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

/**
 * Play a tone that fades within `fade` seconds and ends after `length` seconds. Its frequency is
 * halved within `fall` seconds (default: constant). `pan` is the stereo position from -1 to 1
 * (default: centre).
 */
function tone(
  type: OscillatorType,
  [at, frequency, loudness]: Knock,
  { fade, length, fall, pan }: { fade: number; length: number; fall?: number; pan?: number },
): void {
  context ??= new AudioContext();
  void context.resume();
  // Before the first touch, the browser plays nothing: later, all tones would sound at once.
  if (context.state === "suspended" && navigator.userActivation?.hasBeenActive === false) return;
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { type, frequency });
  const gain = new GainNode(context, { gain: 0 });
  if (fall) {
    source.frequency.setValueAtTime(frequency, start);
    source.frequency.exponentialRampToValueAtTime(frequency / 2, start + fall);
  }
  const volume = muted ? 0 : master * LOUDNESS[settings().loudness];
  gain.gain.setValueAtTime(loudness * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + fade);
  source.connect(gain);
  const last = pan === undefined ? gain : gain.connect(new StereoPannerNode(context, { pan }));
  last.connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

const THROW: readonly Knock[] = [0, 0.09, 0.19, 0.31, 0.52].map((at, i) => [at, 950 - 90 * i, 0.3]);
const STEP: readonly Knock[] = [[0, 330, 0.5]];
const TAKEN: readonly Knock[] = [
  [0, 330, 0.5],
  [0.09, 190, 0.7],
];
const OVER: readonly Knock[] = [0, 0.12, 0.24].map((at, i) => [at, 392 * (1 + i / 4), 0.4]);

/** Play the sound of `last`, the last entry of the history. `view` is the position after it. */
export function sound(view: View, last: LogEntry): void {
  const row = view.actor.kind === "over" ? winningRow(view) : [];
  if (row.length > 0) pluck(row);
  else knock(knocks(last));
}

/** Return the numbers of a winning row of Rithmomachia; [] if there is no such row. */
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
