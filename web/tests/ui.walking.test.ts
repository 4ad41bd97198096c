/** Tones for places under the focus or the pointer. Stubs of the audio nodes record numbers. */
import { beforeEach, expect, test, vi } from "vitest";
import type { TableControls } from "../src/board/table";
import { hearPlaces } from "../src/features/access/aloud";
import { setLoudness, setMuted, strings } from "../src/table/tones";
import { view } from "./board.views";

const wishes = vi.hoisted(() => ({ walking: true, loudness: "high" }));
vi.mock("../src/kit/settings", () => ({ settings: () => wishes }));
vi.mock("../src/kit/toast", () => ({ toast: () => {} }));

/** The tones: frequencies, stereo positions, volumes and start times. */
const heard = vi.hoisted(() => ({
  hertz: [] as number[],
  sides: [] as number[],
  loud: [] as number[],
  starts: [] as number[],
}));

class Node {
  connect<To>(to: To): To {
    return to;
  }
}
class Oscillator extends Node {
  constructor(_: unknown, { frequency }: { frequency: number }) {
    super();
    heard.hertz.push(Math.round(frequency));
  }
  start = (at: number) => heard.starts.push(at);
  stop = () => {};
}
class Gain extends Node {
  gain = {
    setValueAtTime: (value: number) => heard.loud.push(value),
    exponentialRampToValueAtTime: () => {},
  };
}
class Panner extends Node {
  constructor(_: unknown, { pan }: { pan: number }) {
    super();
    heard.sides.push(pan);
  }
}
vi.stubGlobal(
  "AudioContext",
  class {
    currentTime = 0;
    destination = {};
    resume = async () => {};
  },
);
vi.stubGlobal("OscillatorNode", Oscillator);
vi.stubGlobal("GainNode", Gain);
vi.stubGlobal("StereoPannerNode", Panner);

const shown = view("lombardorum");
const [movable = "", target = ""] = shown.moves[0]?.path ?? [];
const rows = [
  ["p12", movable, target],
  ["p13", "p18", "p24"],
];

let look: (place: string | null) => void;
let chosen: object | null;
beforeEach(() => {
  for (const list of Object.values(heard)) list.length = 0;
  wishes.walking = true;
  wishes.loudness = "high";
  chosen = null;
  setLoudness(1);
  const table = {
    view: shown,
    rows,
    state: {
      chosen: {
        get value() {
          return chosen;
        },
      },
    },
    on: (_: string, listener: typeof look) => {
      look = listener;
      return () => {};
    },
  } as unknown as TableControls;
  hearPlaces(table, new AbortController().signal);
});

test("higher rows have higher tones, and the stereo position follows the place", () => {
  for (const place of ["p12", "p13", "p24"]) look(place);
  const [above = 0, below = 0] = heard.hertz;
  expect(above).toBe(4 * below);
  expect(heard.sides).toEqual([-1, -1, 1]);
});

test("a second, higher tone marks places with actions", () => {
  look(movable);
  look("p13");
  expect(heard.hertz).toHaveLength(3);
  const [first = 0, second = 0] = heard.hertz;
  expect(second / first).toBeCloseTo(1.5, 2);
  expect(heard.starts.slice(0, 2)).toEqual([0, 0.09]);
});

test("a second, lower tone marks a hit", () => {
  chosen = { place: movable, moves: [{ path: [movable, target], takes: ["black.1"] }] };
  look(target);
  const [first = 0, second = 0] = heard.hertz;
  expect(second / first).toBeCloseTo(0.75, 2);
});

test("the volume follows the setting, and tones can be switched off", () => {
  wishes.loudness = "low";
  look("p13");
  setLoudness(0);
  look("p13");
  setLoudness(1);
  setMuted(true);
  look("p13");
  setMuted(false);
  expect(heard.loud).toEqual([0.25 * 0.25, 0, 0]);
  wishes.walking = false;
  look("p13");
  expect(heard.loud).toHaveLength(3);
});

test("leaving the board plays no tone", () => {
  look(null);
  expect(heard.hertz).toEqual([]);
});

test("6, 8, 9 and 12 are played as octave, fifth, fourth and fundamental", () => {
  const sounded = strings([6, 8, 9, 12]).map(([, hertz]) => hertz / 220);
  const ratios = [1, 4 / 3, 3 / 2, 2];
  expect(sounded).toEqual([...ratios, ...ratios]);
});
