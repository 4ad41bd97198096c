/** Detects that a visitor has left: after inactivity, a dialog counts down, then the visit ends. */
import { html, render, svg } from "lit-html";
import { make } from "../../../kit/dom";
import { t } from "../../../kit/words";

export interface IdleOptions {
  /** Seconds of inactivity before the dialog opens (`idle`), and seconds to answer it (`warn`). */
  idle: number;
  warn: number;
  /** True during a visit, false during the demonstration. */
  isActive: () => boolean;
  /**
   * Called when the visitor has left or has pressed the button to finish. `lastActivity` is the
   * time of the last input (for the button: of this press), as given by `performance.now()`.
   */
  onLeave: (lastActivity: number) => void;
  /** Called in a demonstration (no dialog) after each `idle` + `warn` seconds without activity. */
  onIdle: () => void;
}

/** Events that count as activity while the dialog is closed; `move` handles pointer movements. */
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;
/**
 * A pointer movement counts as activity if it covers this distance in CSS pixels within this time
 * in milliseconds. Smaller or slower movements are jitter.
 */
const JITTER = { distance: 12, time: 10_000 };
const RADIUS = 45;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** Watch for inactivity. Return a function that restarts the measurement of idle time. */
export function detectLeaving({ idle, warn, isActive, onLeave, onIdle }: IdleOptions): () => void {
  const labels = { "aria-labelledby": "idle-title", "aria-describedby": "idle-text" };
  const dialog = make("dialog", { class: "kiosk-idle", role: "alertdialog", ...labels });
  const announcement = make("p", { class: "unseen", "aria-live": "assertive" });
  let lastActivity = performance.now();
  /** Start of the pointer's current movement: place in CSS pixels, time in milliseconds. */
  let pointer = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

  /** Restart the measurement of idle time and close the dialog. */
  const restart = () => {
    lastActivity = performance.now();
    if (dialog.open) dialog.close();
  };

  const leave = (last: number) => {
    restart();
    if (isActive()) onLeave(last);
  };

  /** Count a pointer movement as activity, unless it is jitter or the dialog is open. */
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    const now = performance.now();
    const isFar = Math.hypot(x - pointer.x, y - pointer.y) >= JITTER.distance;
    const isRecent = now - pointer.at < JITTER.time;
    if (!isFar && isRecent) return;
    pointer = { x, y, at: now };
    if (isFar && isRecent && !dialog.open) restart();
  };

  const ask = (remaining: number) => {
    const offset = CIRCUMFERENCE * (1 - remaining / warn);
    render(
      html`<svg class="ring" viewBox="0 0 100 100" aria-hidden="true">
          ${svg`<circle cx="50" cy="50" r=${RADIUS} />
          <circle class="left" cx="50" cy="50" r=${RADIUS} stroke-dasharray=${CIRCUMFERENCE}
            stroke-dashoffset=${offset} />
          <text x="50" y="50">${remaining}</text>`}
        </svg>
        <h2 id="idle-title">${t("kiosk-idle")}</h2>
        <p id="idle-text">${t("kiosk-idle-note")}</p>
        ${announcement}
        <button class="button first" type="button">${t("kiosk-here")}</button>
        <button class="button" type="button" data-act="finish" @click=${() => leave(performance.now())}>
          ${t("kiosk-finished")}
        </button>`,
      dialog,
    );
    if (!dialog.open) {
      announcement.textContent = "";
      dialog.showModal();
    } else if (remaining <= 10 && announcement.textContent === "")
      announcement.textContent = t("kiosk-seconds", { seconds: remaining });
  };

  /** Check the idle time: open the dialog or end the visit; in a demonstration, call `onIdle`. */
  const check = () => {
    const remaining = Math.ceil(idle + warn - (performance.now() - lastActivity) / 1000);
    if (!isActive()) {
      if (remaining > 0) return;
      restart();
      return onIdle();
    }
    if (remaining > warn) return;
    if (remaining <= 0) leave(lastActivity);
    else ask(remaining);
  };

  document.body.append(dialog);
  for (const touch of TOUCHES)
    addEventListener(touch, () => dialog.open || restart(), { capture: true });
  window.addEventListener("pointermove", move, { capture: true });
  // Close the dialog on `click`: if it closed on `pointerdown`, the release would hit the board.
  dialog.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-act=finish]"))) restart();
  });
  dialog.addEventListener("cancel", restart);
  setInterval(check, 1000);
  return restart;
}
