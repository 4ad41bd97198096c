/** Detects that a visitor has left: asks, counts down, and reports when the time is over. */
import { html, render, svg } from "lit-html";
import { make } from "../../../kit/dom";
import { t } from "../../../kit/words";

export interface IdleOptions {
  /** Seconds without activity before the question (`idle`), and seconds to answer it (`warn`). */
  idle: number;
  warn: number;
  /** True if a visitor may be playing. */
  isActive: () => boolean;
  /** Called when the visitor has left or has pressed the button to finish. */
  onLeave: () => void;
}

/** Events that show activity while the dialog is closed; a moving pointer is `moved` below. */
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;
/** A pointer that stays within this many pixels for this many milliseconds only jitters. */
const JITTER = { distance: 12, time: 10_000 };
const RADIUS = 45;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export class Idle {
  readonly #options: IdleOptions;
  readonly #dialog = make("dialog", {
    class: "kiosk-idle",
    role: "alertdialog",
    "aria-labelledby": "idle-title",
    "aria-describedby": "idle-text",
  });
  readonly #announcement = make("p", { class: "unseen", "aria-live": "assertive" });
  #lastActivity = performance.now();
  /** Position and time of the pointer at the start of its current movement. */
  #pointer = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

  constructor(options: IdleOptions) {
    this.#options = options;
    document.body.append(this.#dialog);
    for (const restart of TOUCHES)
      addEventListener(restart, () => this.#dialog.open || this.restart(), { capture: true });
    window.addEventListener("pointermove", (event) => this.pointerMoved(event), { capture: true });
    // Any press closes the dialog, but only when it ends, so that the board is not pressed, too.
    this.#dialog.addEventListener("click", ({ target }) => {
      if (!(target instanceof Element && target.closest("[data-act=finish]"))) this.restart();
    });
    this.#dialog.addEventListener("cancel", () => this.restart());
    setInterval(() => this.check(), 1000);
  }

  /** Counts a movement as activity unless the pointer jitters. */
  pointerMoved({ clientX: x, clientY: y }: Pick<PointerEvent, "clientX" | "clientY">): void {
    const now = performance.now();
    const isFar = Math.hypot(x - this.#pointer.x, y - this.#pointer.y) >= JITTER.distance;
    const isRecent = now - this.#pointer.at < JITTER.time;
    if (!isFar && isRecent) return;
    this.#pointer = { x, y, at: now };
    if (isFar && isRecent && !this.#dialog.open) this.restart();
  }

  /** Restarts the countdown. */
  restart(): void {
    this.#lastActivity = performance.now();
    if (this.#dialog.open) this.#dialog.close();
  }

  /** Checks the time since the last activity: shows the question, or ends the visit. */
  check(now = performance.now()): void {
    const { idle, warn, isActive } = this.#options;
    if (!isActive()) {
      this.restart();
      return;
    }
    const remaining = Math.ceil(idle + warn - (now - this.#lastActivity) / 1000);
    if (remaining > warn) return;
    if (remaining <= 0) this.#leave();
    else this.#ask(remaining);
  }

  #ask(remaining: number): void {
    const offset = CIRCUMFERENCE * (1 - remaining / this.#options.warn);
    render(
      html`<svg class="ring" viewBox="0 0 100 100" aria-hidden="true">
          ${svg`<circle cx="50" cy="50" r=${RADIUS} />
          <circle class="left" cx="50" cy="50" r=${RADIUS} stroke-dasharray=${CIRCUMFERENCE}
            stroke-dashoffset=${offset} />
          <text x="50" y="50">${remaining}</text>`}
        </svg>
        <h2 id="idle-title">${t("kiosk-idle")}</h2>
        <p id="idle-text">${t("kiosk-idle-note")}</p>
        ${this.#announcement}
        <button class="button first" type="button">${t("kiosk-here")}</button>
        <button class="button" type="button" data-act="finish"
          @click=${() => this.#leave()}>
          ${t("kiosk-finished")}
        </button>`,
      this.#dialog,
    );
    if (remaining === 10)
      this.#announcement.textContent = t("kiosk-seconds", { seconds: remaining });
    if (!this.#dialog.open) {
      this.#announcement.textContent = "";
      this.#dialog.showModal();
    }
  }

  #leave(): void {
    this.restart();
    if (this.#options.isActive()) this.#options.onLeave();
  }
}
