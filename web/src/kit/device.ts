/** Screen wake lock, full screen, and detection of browsers that alter the pixels of a canvas. */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { TableControls } from "../board/table";
import type { Seat, View } from "../engine/protocol";
import { sign } from "./button";
import { make } from "./dom";
import { t } from "./words";

/** Names of the reasons to keep the screen on. Without any, the device may turn it off. */
const reasons = new Set<string>();
/** The wake lock, or the pending request for it; null if there is none. */
let lock: Promise<WakeLockSentinel | null> | null = null;

/**
 * True if the browser supports wake locks and, where the browser reports its permissions policy,
 * the policy allows them. This test prevents error messages that Chromium logs for forbidden
 * requests.
 */
function isAvailable(): boolean {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature(name: string): boolean };
  };
  return "wakeLock" in navigator && featurePolicy?.allowsFeature("screen-wake-lock") !== false;
}

/** Add a reason to keep the screen on (`on`), or remove it. No effect without wake locks. */
export function keepAwake(reason: string, on: boolean): void {
  if (!isAvailable()) return;
  if (reasons.size === 0 && on) document.addEventListener("visibilitychange", update);
  if (on) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size === 0) document.removeEventListener("visibilitychange", update);
  update();
}

/** Request the wake lock if `reasons` is not empty, else release it. Hidden pages have no lock. */
function update(): void {
  if (reasons.size === 0) {
    void lock?.then((sentinel) => sentinel?.release()).catch(() => {});
    lock = null;
  } else if (!lock && document.visibilityState === "visible") lock = request();
}

/** Request the wake lock. Resolve with null if the browser refuses it, as at low battery. */
function request(): Promise<WakeLockSentinel | null> {
  const released = () => {
    if (lock === requested) lock = null;
    return null;
  };
  const requested = navigator.wakeLock.request("screen").then((sentinel) => {
    sentinel.addEventListener("release", released);
    return sentinel;
  }, released);
  return requested;
}

/** Milliseconds without a change on the board after which the screen may turn off. */
const PATIENCE = 600_000;

/**
 * Keep the screen on while the page shows a demonstration (a game that plays automatically) or a
 * study (`study`; a position with a question), or while several people play on this device. The
 * screen may turn off if the board has not changed for `PATIENCE` milliseconds.
 */
export function stayAwake(table: TableControls, study: boolean): void {
  let timer = 0;
  const update = (view: View) => {
    const isWatched = document.documentElement.hasAttribute("data-demo");
    const on = study || isWatched || isShared(view, table.seats);
    keepAwake("table", on);
    clearTimeout(timer);
    if (on) timer = window.setTimeout(() => keepAwake("table", false), PATIENCE);
  };
  table.on("view", ({ view }) => update(view));
  if (table.view) update(table.view);
}

/** True if two or more people play at this device and the game is not over. */
function isShared({ actor }: View, seats: Readonly<Record<string, Seat>>): boolean {
  const people = Object.values(seats).filter(({ kind }) => kind === "human");
  return people.length > 1 && actor.kind !== "over";
}

const full = signal(document.fullscreenElement !== null);
document.addEventListener("fullscreenchange", () => {
  full.value = document.fullscreenElement !== null;
});

/** Return the menu item that enters or leaves full screen; null if full screen is unavailable. */
export function fullScreenItem(): { words: string; press(): void } | null {
  return document.fullscreenEnabled ? { words: name(), press: () => void toggle() } : null;
}

/** Return a button that enters or leaves full screen; nothing if full screen is unavailable. */
export function fullScreenButton(): TemplateResult | typeof nothing {
  if (!document.fullscreenEnabled) return nothing;
  return html`<button class="quiet" type="button" data-act="fullscreen" aria-label=${name()}
    title=${name()} @click=${() => void toggle()}>${sign("full")}</button>`;
}

const name = () => t(full.value ? "fullscreen-leave" : "fullscreen-enter");

async function toggle(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // Ignore the error: browsers refuse full screen without a recent key press or click.
  }
}

/** Width and height in pixels of the canvas that `readsCanvas` paints and reads. */
const SIDE = 16;

/** True if this browser returns the pixels of a canvas unchanged. Some add noise for privacy. */
export function readsCanvas(): boolean {
  const canvas = make("canvas", { width: SIDE, height: SIDE });
  const ctx = canvas.getContext("2d", { willReadFrequently: true });
  if (!ctx) return false;
  const colour = (x: number, y: number) => [16 * x, 16 * y, 8 * (x + y)] as const;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      ctx.fillStyle = `rgb(${colour(x, y).join(" ")})`;
      ctx.fillRect(x, y, 1, 1);
    }
  }
  try {
    const { data } = ctx.getImageData(0, 0, SIDE, SIDE);
    return data.every((value, i) => {
      const place = i >> 2;
      return value === (colour(place % SIDE, Math.floor(place / SIDE))[i % 4] ?? 255);
    });
  } catch {
    return false;
  }
}
