/**
 * The device's own voice, for those who have no screen reader: it speaks what is told, in the order
 * in which it is told, and what has the focus. Ctrl stops it.
 */
import type { TableControls } from "../../board/table";
import { settings } from "../shell/settings";
import { toast } from "../shell/toast";
import { learnMore, t, words } from "../shell/words";

const RATES = { slow: 0.75, normal: 1, fast: 1.6 };
const LOUDNESS = { low: 0.3, middle: 0.6, high: 1 };

/** Speaks at a table until the signal. */
export async function speakAloud(table: TableControls, until: AbortSignal): Promise<void> {
  await learnMore("learn/access");
  const { speechSynthesis: voice } = window;
  if (until.aborted) return;
  if (!voice || !(await hasVoice(voice, words().language))) {
    toast(t("voice-none"));
    if (!voice) return;
  }
  /** What names a place gives way to the next name; what has happened is spoken to its end. */
  let naming: SpeechSynthesisUtterance | null = null;
  let waiting = 0;
  const speak = (text: string, name: boolean) => {
    if (name && waiting > 0) return;
    if (naming) voice.cancel();
    const said = new SpeechSynthesisUtterance(text);
    said.lang = words().language;
    said.rate = RATES[settings().rate];
    said.volume = LOUDNESS[settings().loudness];
    naming = name ? said : null;
    if (!name) waiting += 1;
    const done = () => {
      if (naming === said) naming = null;
      if (!name) waiting = Math.max(0, waiting - 1);
    };
    said.onend = done;
    said.onerror = done;
    voice.speak(said);
  };
  const hush = () => {
    waiting = 0;
    naming = null;
    voice.cancel();
  };
  const stop = table.on("said", (text) => speak(text, false));
  const signal = until;
  document.addEventListener("focusin", ({ target }) => speak(nameOf(target), true), { signal });
  document.addEventListener("keydown", ({ key }) => key === "Control" && hush(), { signal });
  until.addEventListener("abort", () => {
    stop();
    hush();
  });
  speak(t("voice-on"), false);
}

/** Whether the device has a voice for a language; some tell of their voices a while later. */
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
