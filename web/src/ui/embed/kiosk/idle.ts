/** Detects that a visitor has left: asks, counts down, and reports when the time is over. */
import { html, render, svg } from "lit-html";
import { make } from "../../shell/dom";
import { t } from "../../shell/words";

export interface IdleOptions {
  /** Seconds without activity before the question (`idle`), and seconds to answer it (`warn`). */
  idle: number;
  warn: number;
  /** True if a visitor may be playing. */
  awaits: () => boolean;
  /** Called when the visitor has left or has pressed the button to finish. */
  left: () => void;
}

/** Events that show activity while the dialog is closed; a moving pointer is `moved` below. */
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;
/** A pointer that stays within this many pixels for this many milliseconds only jitters. */
const JITTER = { distance: 12, time: 10_000 };
const RADIUS = 45;
const ROUND = 2 * Math.PI * RADIUS;

export class Idle {
  readonly #options: IdleOptions;
  readonly #dialog = make("dialog", {
    class: "kiosk-idle",
    role: "alertdialog",
    "aria-labelledby": "idle-title",
    "aria-describedby": "idle-text",
  });
  readonly #said = make("p", { class: "unseen", "aria-live": "assertive" });
  #since = performance.now();
  /** Position and time of the pointer at the start of its current movement. */
  #rest = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

  constructor(options: IdleOptions) {
    this.#options = options;
    document.body.append(this.#dialog);
    for (const touch of TOUCHES)
      addEventListener(touch, () => this.#dialog.open || this.touch(), { capture: true });
    window.addEventListener("pointermove", (event) => this.moved(event), { capture: true });
    // Any press closes the dialog, but only when it ends, so that the board is not pressed, too.
    this.#dialog.addEventListener("click", ({ target }) => {
      if (!(target instanceof Element && target.closest("[data-act=finish]"))) this.touch();
    });
    this.#dialog.addEventListener("cancel", () => this.touch());
    setInterval(() => this.look(), 1000);
  }

  /** Counts a movement as activity unless the pointer jitters. */
  moved({ clientX: x, clientY: y }: Pick<PointerEvent, "clientX" | "clientY">): void {
    const now = performance.now();
    const far = Math.hypot(x - this.#rest.x, y - this.#rest.y) >= JITTER.distance;
    const fresh = now - this.#rest.at < JITTER.time;
    if (!far && fresh) return;
    this.#rest = { x, y, at: now };
    if (far && fresh && !this.#dialog.open) this.touch();
  }

  /** Restarts the countdown. */
  touch(): void {
    this.#since = performance.now();
    if (this.#dialog.open) this.#dialog.close();
  }

  /** Checks the time since the last activity: shows the question, or ends the visit. */
  look(now = performance.now()): void {
    const { idle, warn, awaits } = this.#options;
    if (!awaits()) {
      this.touch();
      return;
    }
    const rest = Math.ceil(idle + warn - (now - this.#since) / 1000);
    if (rest > warn) return;
    if (rest <= 0) this.#leave();
    else this.#ask(rest);
  }

  #ask(rest: number): void {
    const gone = ROUND * (1 - rest / this.#options.warn);
    render(
      html`<svg class="ring" viewBox="0 0 100 100" aria-hidden="true">
          ${svg`<circle cx="50" cy="50" r=${RADIUS} />
          <circle class="left" cx="50" cy="50" r=${RADIUS} stroke-dasharray=${ROUND}
            stroke-dashoffset=${gone} />
          <text x="50" y="50">${rest}</text>`}
        </svg>
        <h2 id="idle-title">${t("kiosk-idle")}</h2>
        <p id="idle-text">${t("kiosk-idle-note")}</p>
        ${this.#said}
        <button class="button first" type="button">${t("kiosk-here")}</button>
        <button class="button" type="button" data-act="finish"
          @click=${() => this.#leave()}>
          ${t("kiosk-finished")}
        </button>`,
      this.#dialog,
    );
    if (rest === 10) this.#said.textContent = t("kiosk-seconds", { seconds: rest });
    if (!this.#dialog.open) {
      this.#said.textContent = "";
      this.#dialog.showModal();
    }
  }

  #leave(): void {
    this.touch();
    if (this.#options.awaits()) this.#options.left();
  }
}
