/** Notices that nobody is there any more: asks, counts down, and says when the time is over. */
import { html, render, svg } from "lit-html";
import { make } from "../../shell/dom";
import { t } from "../../shell/words";

export interface IdleOptions {
  /** Seconds without a touch until it asks, and seconds for the answer. */
  idle: number;
  warn: number;
  /** Whether somebody may be playing. */
  awaits: () => boolean;
  /** Nobody is there, or whoever was there has finished. */
  left: () => void;
}

/** What shows that somebody is there; a key in the dialog chooses one of its buttons. */
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"] as const;
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

  constructor(options: IdleOptions) {
    this.#options = options;
    document.body.append(this.#dialog);
    for (const touch of TOUCHES)
      addEventListener(touch, (event) => this.#notice(event), { capture: true, passive: true });
    this.#dialog.addEventListener("cancel", (event) => event.preventDefault());
    setInterval(() => this.look(), 1000);
  }

  /** A hand that only passes answers nothing, and one that takes leave is not there. */
  #notice({ type, target }: Event): void {
    const leaves = target instanceof Element && target.closest("[data-act=finish]");
    if (this.#dialog.open && (leaves || type === "pointermove")) return;
    if (this.#dialog.open && type === "keydown") return;
    this.touch();
  }

  /** Somebody is there. */
  touch(): void {
    this.#since = performance.now();
    if (this.#dialog.open) this.#dialog.close();
  }

  /** How long nobody has touched anything, and what follows from it. */
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
        <button class="button first" type="button" @click=${() => this.touch()}>
          ${t("kiosk-here")}
        </button>
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
