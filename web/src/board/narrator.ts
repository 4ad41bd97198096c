/** The narrator: announces texts in order through one polite live region. */

/** Milliseconds in which texts are collected into one announcement. */
const BREATH = 120;
/**
 * Estimated milliseconds in which a screen reader reads one character, and the maximum estimate for
 * a text.
 */
const CHARACTER = 55;
const LONGEST = 4000;
/** Number of announcements kept in the region. Screen readers read only additions. */
const KEPT = 4;

export class Narrator {
  readonly #utter: (text: string) => void;
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Times at which the pending texts are announced, and at which the last announcement will have
   * been read.
   */
  #due = 0;
  #heard = 0;

  /** `utter` announces a text; see `liveRegion`. */
  constructor(utter: (text: string) => void) {
    this.#utter = utter;
  }

  /**
   * Announces a text after a short delay, together with others that arrive meanwhile. A repetition
   * of the last pending text is dropped. A `patient` text, one of several steps, waits until the
   * last announcement has been read; a text that is not patient ends this wait.
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

/** Creates a visually hidden live region. */
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
