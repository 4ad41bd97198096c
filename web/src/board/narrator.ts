/**
 * The narrator: one polite live region that says what happens, in whole sentences and in the order
 * in which it happened.
 */

/** Sentences that come within this time are said in one breath. */
const BREATH = 120;
/** Milliseconds in which a character is heard, and for which what follows waits at most. */
const CHARACTER = 55;
const LONGEST = 4000;
/** How many utterances stay in the region; screen readers read what is added. */
const KEPT = 4;

export class Narrator {
  readonly #utter: (text: string) => void;
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When what waits is said, and until when what was said last is heard. */
  #due = 0;
  #heard = 0;

  /** `utter` gives a text to the listeners; see `liveRegion`. */
  constructor(utter: (text: string) => void) {
    this.#utter = utter;
  }

  /**
   * Says something soon, together with what else comes now; the same is not said twice. What is
   * `patient` is one step of several: it waits until the one before has been heard, and is told
   * with those that come meanwhile, or before the first thing that does not wait.
   */
  say(text: string, patient = false): void {
    if (text === "" || this.#waiting.at(-1) === text) return;
    this.#waiting.push(text);
    const due = Math.max(performance.now() + BREATH, patient ? this.#heard : 0);
    if (this.#timer && this.#due <= due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => this.#speak(), due - performance.now());
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #speak(): void {
    this.#timer = undefined;
    const text = this.#waiting.join(" ");
    this.#waiting = [];
    this.#heard = performance.now() + Math.min(LONGEST, CHARACTER * text.length);
    this.#utter(text);
  }
}

/** A region that is heard and not seen. */
export function liveRegion(): { element: HTMLElement; utter(text: string): void } {
  const element = document.createElement("div");
  element.setAttribute("aria-live", "polite");
  element.setAttribute("aria-relevant", "additions");
  Object.assign(element.style, {
    position: "absolute",
    top: "0",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  });
  const utter = (text: string) => {
    const line = document.createElement("p");
    line.textContent = text;
    element.append(line);
    while (element.childElementCount > KEPT) element.firstElementChild?.remove();
  };
  return { element, utter };
}
