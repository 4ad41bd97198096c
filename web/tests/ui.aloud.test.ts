/** Speech output with the device’s voice: texts, rate, volume and silence. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableControls } from "../src/board/table";
import { speakAloud } from "../src/features/access/aloud";

const wishes = vi.hoisted(() => ({ rate: "normal", loudness: "high" }));
const shown = vi.hoisted(() => [] as string[]);
vi.mock("../src/kit/settings", () => ({ settings: () => wishes }));
vi.mock("../src/kit/toast", () => ({ toast: (text: string) => shown.push(text) }));
vi.mock("../src/kit/words", () => ({
  loadArea: async () => {},
  t: (id: string) => id,
  words: () => ({ language: "en" }),
}));

class Utterance {
  lang = "";
  rate = 1;
  volume = 1;
  onend: () => void = () => {};
  onerror: () => void = () => {};
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Fake speech synthesis: an utterance ends only when the test ends it. */
class Synthesis extends EventTarget {
  spoken: Utterance[] = [];
  cancelled = 0;
  languages = ["en-GB"];
  getVoices = () => this.languages.map((lang) => ({ lang }));
  speak(said: Utterance) {
    this.spoken.push(said);
  }
  cancel() {
    this.cancelled += 1;
  }
  /** End all utterances. */
  finish() {
    for (const one of this.spoken) one.onend();
  }
}

class Labelled extends EventTarget {
  innerText = "";
  readonly label: string;
  constructor(label: string) {
    super();
    this.label = label;
  }
  getAttribute = () => this.label;
}

let voice: Synthesis;
let page: EventTarget;
let tell: (text: string) => void;
let stopped: AbortController;

beforeEach(() => {
  voice = new Synthesis();
  page = new EventTarget();
  stopped = new AbortController();
  shown.length = 0;
  Object.assign(wishes, { rate: "normal", loudness: "high" });
  vi.stubGlobal("window", { speechSynthesis: voice });
  vi.stubGlobal("document", page);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("HTMLElement", Labelled);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const table = {
  on: (_: string, listener: (text: string) => void) => {
    tell = listener;
    return () => {
      tell = () => {};
    };
  },
} as unknown as TableControls;

const begin = () => speakAloud(table, stopped.signal);
const texts = () => voice.spoken.map(({ text }) => text);

function focus(name: string): void {
  page.dispatchEvent(
    Object.defineProperty(new Event("focusin"), "target", { value: new Labelled(name) }),
  );
}

function press(key: string): void {
  page.dispatchEvent(Object.assign(new Event("keydown"), { key }));
}

test("announcements are spoken in order and never cut off", async () => {
  await begin();
  tell("You play 6 from 12 to 6.");
  tell("Walnut rolls 5 and 2.");
  expect(texts()).toEqual(["voice-on", "You play 6 from 12 to 6.", "Walnut rolls 5 and 2."]);
  expect(voice.cancelled).toBe(0);
});

test("a place name is spoken after the announcements and interrupted by the next name", async () => {
  await begin();
  focus("12: five of yours");
  expect(texts()).toEqual(["voice-on"]);
  voice.finish();
  focus("11: empty");
  focus("10: empty");
  expect(texts().slice(1)).toEqual(["11: empty", "10: empty"]);
  expect(voice.cancelled).toBe(1);
});

test.each([
  ["slow", "low", 0.75, 0.3],
  ["normal", "middle", 1, 0.6],
  ["fast", "high", 1.6, 1],
])("%s and %s: speed and volume follow the settings", async (rate, loudness, speed, volume) => {
  Object.assign(wishes, { rate, loudness });
  await begin();
  tell("Ivory to roll.");
  expect(voice.spoken.at(-1)).toMatchObject({ lang: "en", rate: speed, volume });
});

test("Ctrl stops speech; later announcements are spoken", async () => {
  await begin();
  tell("Walnut rolls 5 and 2.");
  press("Control");
  expect(voice.cancelled).toBe(1);
  focus("9: two of Walnut’s");
  expect(texts().at(-1)).toBe("9: two of Walnut’s");
});

test("the page says that no voice for the language exists", async () => {
  vi.useFakeTimers();
  voice.languages = ["de-DE"];
  const done = begin();
  await vi.advanceTimersByTimeAsync(1600);
  await done;
  expect(shown).toEqual(["voice-none"]);
});

test("a voice that becomes available later is awaited", async () => {
  voice.languages = [];
  const done = begin();
  await Promise.resolve();
  voice.languages = ["en-US"];
  voice.dispatchEvent(new Event("voiceschanged"));
  await done;
  expect(shown).toEqual([]);
});

test("a device without voices only shows a message", async () => {
  vi.stubGlobal("window", {});
  await begin();
  expect(shown).toEqual(["voice-none"]);
});

test("speech stops when it is switched off", async () => {
  await begin();
  stopped.abort();
  tell("Ivory to roll.");
  focus("12: five of yours");
  expect(voice.cancelled).toBe(1);
  expect(texts()).toEqual(["voice-on"]);
});

test("speech continues when an utterance never ends", async () => {
  vi.useFakeTimers();
  await begin();
  tell("Walnut rolls 5 and 2.");
  await vi.advanceTimersByTimeAsync(6_500); // longer than the time limit for "voice-on"
  expect(texts()).toEqual(["voice-on", "Walnut rolls 5 and 2.", "Walnut rolls 5 and 2."]);
  await vi.advanceTimersByTimeAsync(60_000);
  focus("12: five of yours");
  expect(texts().at(-1)).toBe("12: five of yours");
});

test("an utterance that ends is not spoken again", async () => {
  vi.useFakeTimers();
  await begin();
  tell("Walnut rolls 5 and 2.");
  voice.finish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts()).toEqual(["voice-on", "Walnut rolls 5 and 2."]);
  expect(voice.cancelled).toBe(0);
});

test("marks that isolate a right-to-left name are not spoken", async () => {
  await begin();
  tell("\u2068דנה\u2069 rolls 5 and 2.");
  expect(texts().at(-1)).toBe("דנה rolls 5 and 2.");
});

test("a field is spoken with the text of its label", async () => {
  await begin();
  voice.finish();
  const field = Object.assign(new Labelled(""), {
    getAttribute: () => null,
    labels: [{ innerText: "Sounds" }],
  });
  page.dispatchEvent(Object.defineProperty(new Event("focusin"), "target", { value: field }));
  expect(texts().at(-1)).toBe("Sounds");
});
