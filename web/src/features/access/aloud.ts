/**
 * Speech for people without a screen reader, and tones. `speakAloud` speaks the messages of the
 * table and the name of each element that gets the focus; Ctrl stops the speech. `hearPlaces` plays
 * a tone for each place on the board that gets the focus or the pointer.
 */
import { keyOf } from "../../board/keyboard";
import type { TableControls } from "../../board/table";
import { settings } from "../../kit/settings";
import { toast } from "../../kit/toast";
import { loadArea, t, words } from "../../kit/words";
import { tap } from "../../table/tones";

const RATES = { slow: 0.75, normal: 1, fast: 1.6 };
const LOUDNESS = { low: 0.3, middle: 0.6, high: 1 };

/** Invisible characters around right-to-left texts. Some voices read them aloud. */
const ISOLATES = /[\u2066-\u2069]/g;
/**
 * Milliseconds that a slow voice needs for a character at the normal rate (`PER_CHARACTER`), and
 * before it begins to speak (`START`). An utterance that takes longer is stuck, and is removed.
 */
const PER_CHARACTER = 150;
const START = 5000;

interface Pending {
  text: string;
  isName: boolean;
}

/**
 * Speak the messages of a table, and the name of each element that gets the focus, until `until` is
 * aborted. Show a message if the device has no voice for the language.
 */
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
  /**
   * Time in milliseconds (`performance.now()`) by which all pending utterances should have ended; 0
   * if there are none.
   */
  let due = 0;
  const speak = (text: string, isName: boolean) => {
    // Events have priority over names of elements. A name is skipped while an event is spoken; a
    // new event or name interrupts a name.
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
   * Stop the speech, remove an utterance whose end the browser has not reported in time, and start
   * the utterances after it again.
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
  const { labels } = target as Partial<HTMLInputElement>;
  const text = labels?.[0]?.innerText ?? target.innerText;
  return target.getAttribute("aria-label") ?? text?.trim().slice(0, 200) ?? "";
}

/** Frequency of the lowest row's tone in hertz, and semitones from there to the highest row. */
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
