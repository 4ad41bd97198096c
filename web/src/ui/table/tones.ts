/**
 * How wood and strings sound: tones made on the spot, so there is nothing to download. A row of
 * numbers is heard as strings of those lengths, so that 6, 8, 9, 12 give fourth, fifth and octave.
 */

/** Seconds, counted from now, with the height and loudness of a tone. */
export type Knock = readonly [at: number, hertz: number, loudness: number];

/** The height of a row's longest string, and how long one lasts. */
const LONGEST = 220;
const RINGS = 1.6;
/** A string shorter than the longest by more than this would only squeak. */
const SHORTEST = 12;

let context: AudioContext | null = null;
let master = 1;
let volume = 1;

/** How loud everything is from now on, from 0 to 1. */
export function setLoudness(loudness: number): void {
  master = loudness;
}

/** How loud the person at the device wishes everything, from 0 to 1. */
export function setVolume(wished: number): void {
  volume = wished;
}

/** A place that one goes over: a tone from its side, a second where something can be done there. */
export function tap(hertz: number, side: number, kind: "open" | "closed" | "hit"): void {
  const context = awake();
  const tones = { open: [1, 1.5], closed: [0.5], hit: [1, 0.75] }[kind];
  tones.forEach((part, i) => {
    const start = context.currentTime + 0.09 * i;
    const tone = new OscillatorNode(context, { type: "sine", frequency: hertz * part });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.25 * master * volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.1);
    const pan = new StereoPannerNode(context, { pan: side });
    tone.connect(gain).connect(pan).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.11);
  });
}

/** Knocks on wood. */
export function knock(knocks: readonly Knock[]): void {
  for (const one of knocks) strike(awake(), one);
}

/** Strings as long as the numbers. */
export function pluck(lengths: readonly number[]): void {
  for (const one of strings(lengths)) ring(awake(), one);
}

function awake(): AudioContext {
  context ??= new AudioContext();
  void context.resume();
  return context;
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

/** A short tone that falls and fades, as a struck piece of wood does. */
function strike(context: AudioContext, [at, hertz, loudness]: Knock): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  tone.frequency.setValueAtTime(hertz, start);
  tone.frequency.exponentialRampToValueAtTime(hertz / 2, start + 0.08);
  gain.gain.setValueAtTime(loudness * 0.3 * master * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.13);
}

/** A string that is plucked and rings. */
function ring(context: AudioContext, [at, hertz, loudness]: Knock): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loudness * 0.3 * master * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + RINGS);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + RINGS);
}
