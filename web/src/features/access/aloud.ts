/**
 * Speech synthesis for people without a screen reader: speaks events in order, and the name of the
 * element with focus. Ctrl stops the speech. Tones for the places that receive focus.
 */
import { keyOf } from "../../board/keyboard";
import type { TableControls } from "../../board/table";
import { settings } from "../../kit/settings";
import { toast } from "../../kit/toast";
import { loadArea, t, words } from "../../kit/words";
import { tap } from "../../table/tones";

const RATES = { slow: 0.75, normal: 1, fast: 1.6 };
const LOUDNESS = { low: 0.3, middle: 0.6, high: 1 };

/** Characters that isolate right-to-left names. Some voices read them aloud. */
const ISOLATES = /[\u2066-\u2069]/g;
/**
 * Milliseconds that a slow voice needs for a character at the normal rate (`PER_CHARACTER`), and
 * before it begins to speak (`START`).
 */
const PER_CHARACTER = 150;
const START = 5000;

interface Pending {
  text: string;
  isName: boolean;
}

/** Speaks the events of a table until `until` is aborted. */
export async function speakAloud(table: TableControls, until: AbortSignal): Promise<void> {
  await loadArea("learn/access");
  const { speechSynthesis: voice } = window;
  if (until.aborted) return;
  if (!voice || !(await hasVoice(voice, words().language))) {
    toast(t("voice-none"));
    if (!voice) return;
  }
  /** Utterances that have not ended. */
  let pending: Pending[] = [];
  /** Time by which all pending utterances should have ended. */
  let due = 0;
  const speak = (text: string, isName: boolean) => {
    // Any new text interrupts the name of an element. An event is spoken completely: a name that
    // would interrupt it is dropped.
    if (isName && pending.some((other) => !other.isName)) return;
    if (pending.some((other) => other.isName)) {
      pending = [];
      due = 0;
      voice.cancel();
    }
    const said = new SpeechSynthesisUtterance(text.replace(ISOLATES, ""));
    said.lang = words().language;
    said.rate = RATES[settings().rate];
    said.volume = LOUDNESS[settings().loudness];
    const entry = { text, isName };
    pending.push(entry);
    due = Math.max(due, performance.now()) + START + (PER_CHARACTER * text.length) / said.rate;
    const watchdog = setTimeout(() => restartWithout(entry), due - performance.now());
    const done = () => {
      clearTimeout(watchdog);
      pending = pending.filter((other) => other !== entry);
      if (pending.length === 0) due = 0;
    };
    said.onend = done;
    said.onerror = done;
    voice.speak(said);
  };
  /**
   * Drops an utterance that got stuck or whose end was never reported, and speaks those after it
   * again.
   */
  const restartWithout = (stuck: Pending) => {
    if (!pending.includes(stuck)) return;
    const others = pending.slice(pending.indexOf(stuck) + 1);
    hush();
    for (const { text, isName } of others) speak(text, isName);
  };
  const hush = () => {
    pending = [];
    due = 0;
    voice.cancel();
  };
  const stop = table.on("said", (text) => speak(text, false));
  const signal = until;
  document.addEventListener("focusin", ({ target }) => speak(nameOf(target), true), { signal });
  document.addEventListener("keydown", (event) => keyOf(event) === "Control" && hush(), { signal });
  until.addEventListener("abort", () => {
    stop();
    hush();
  });
  speak(t("voice-on"), false);
}

/**
 * True if the device has a voice for a language. Waits up to 1.5 seconds, because some browsers
 * load their voices late.
 */
async function hasVoice(voice: SpeechSynthesis, language: string): Promise<boolean> {
  const found = () => voice.getVoices().some(({ lang }) => lang.slice(0, 2) === language);
  if (found()) return true;
  await new Promise((done) => {
    voice.addEventListener("voiceschanged", done, { once: true });
    setTimeout(done, 1500);
  });
  return found();
}

function nameOf(target: EventTarget | null): string {
  if (!(target instanceof HTMLElement)) return "";
  return target.getAttribute("aria-label") ?? target.innerText?.trim().slice(0, 200) ?? "";
}

/** Frequency of the lowest tone in hertz, and range of the board in semitones. */
const LOWEST = 262;
const SPAN = 24;

export function hearPlaces(table: TableControls, until: AbortSignal): void {
  const stop = table.on("looked", (place) => {
    const { view, rows } = table;
    if (place === null || !view || !settings().walking) return;
    const row = rows.findIndex((one) => one.includes(place));
    const line = rows[row] ?? [];
    const part = (at: number, of: number) => (of > 1 ? at / (of - 1) : 0.5);
    const hertz = LOWEST * 2 ** (((1 - part(row, rows.length)) * SPAN) / 12);
    const side = 2 * part(line.indexOf(place), line.length) - 1;
    const chosen = table.state.chosen.value;
    const ways = chosen?.moves.filter(({ path }) => path.at(-1) === place) ?? [];
    const hits = ways.some(({ takes }) => takes.length > 0);
    const begins = !chosen && view.moves.some(({ path }) => path[0] === place);
    const open = ways.length > 0 || begins;
    tap(hertz, side, hits ? "hit" : open ? "open" : "closed");
  });
  until.addEventListener("abort", stop);
}
