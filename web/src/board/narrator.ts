/**
 * Announces texts to screen readers. `Narrator` announces the events of a table, in order and
 * through one polite live region; `stepAnnouncer` announces the steps of a lesson or a replay.
 */

/** Milliseconds for which texts are collected, to announce them together. */
const DELAY = 120;
/**
 * Estimated milliseconds that a screen reader takes to read one character, and the maximum estimate
 * for a whole text.
 */
const READING_TIME = 55;
const MAX_READING = 4000;
/** Number of announcements kept in the live region. Screen readers read only new ones. */
const MAX_LINES = 4;

export class Narrator {
  readonly #announce: (text: string) => void;
  #pending: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Times in milliseconds, as `performance.now()`: when the pending texts will be announced, and
   * when the last announcement will have been read.
   */
  #due = 0;
  #readUntil = 0;

  /** `announce` passes a text to a live region (see `liveRegion`). */
  constructor(announce: (text: string) => void) {
    this.#announce = announce;
  }

  /**
   * Announce a text after `DELAY`, together with other texts that arrive meanwhile. Drop a text
   * that is equal to the last pending one. A `patient` text (such as a move that further automatic
   * moves will follow) also waits until the last announcement has been read. If a text that is not
   * patient arrives during this wait, all pending texts are announced after `DELAY`.
   */
  say(text: string, patient = false): void {
    if (text === "" || this.#pending.at(-1) === text) return;
    this.#pending.push(text);
    const due = Math.max(performance.now() + DELAY, patient ? this.#readUntil : 0);
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
    const text = this.#pending.join(" ");
    this.#pending = [];
    this.#readUntil = performance.now() + Math.min(MAX_READING, READING_TIME * text.length);
    this.#announce(text);
  }
}

/** Create a visually hidden live region. */
export function liveRegion(): {
  element: HTMLElement;
  announce(text: string): void;
  /** Remove the earlier texts, which users of a screen reader could otherwise read again. */
  clear(): void;
} {
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
  const announce = (text: string) => {
    const line = document.createElement("p");
    line.textContent = text;
    element.append(line);
    while (element.childElementCount > MAX_LINES) element.firstElementChild?.remove();
  };
  return { element, announce, clear: () => element.replaceChildren() };
}

/**
 * Return an object that announces steps of a lesson or replay in a separate live region. It skips a
 * text if the text's key (id of the step) is the same as that of the last announcement.
 */
export function stepAnnouncer() {
  const region = liveRegion();
  document.body.append(region.element);
  let announced = "";
  return {
    announce(key: string, text: () => string) {
      if (key === announced) return;
      announced = key;
      region.announce(text());
    },
    /** Forget the last step, so that the next text is announced even if it has the same step id. */
    reset() {
      announced = "";
    },
  };
}
