/** The narrator: one polite live region that says what happens, in whole sentences. */

/** Sentences that come within this time are said in one breath. */
const BREATH = 120;
/** How many utterances stay in the region; screen readers read what is added. */
const KEPT = 4;

export class Narrator {
  readonly #utter: (text: string) => void;
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `utter` gives a text to the listeners; see `liveRegion`. */
  constructor(utter: (text: string) => void) {
    this.#utter = utter;
  }

  /** Says something soon, together with what else comes now; the same is not said twice. */
  say(text: string): void {
    if (text === "" || this.#waiting.at(-1) === text) return;
    this.#waiting.push(text);
    this.#timer ??= setTimeout(() => this.#speak(), BREATH);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #speak(): void {
    this.#timer = undefined;
    const text = this.#waiting.join(" ");
    this.#waiting = [];
    if (text) this.#utter(text);
  }
}

/** A region that is heard and not seen. */
export function liveRegion(): { element: HTMLElement; utter(text: string): void } {
  const element = document.createElement("div");
  element.setAttribute("aria-live", "polite");
  element.setAttribute("aria-relevant", "additions");
  Object.assign(element.style, {
    position: "absolute",
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
