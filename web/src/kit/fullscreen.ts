/** Full screen, where the browser supports it and, in an iframe, the host page allows it. */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { sign } from "./icons";
import { t } from "./words";

const full = signal(document.fullscreenElement !== null);
document.addEventListener("fullscreenchange", () => {
  full.value = document.fullscreenElement !== null;
});

/** Returns the menu item; null if full screen is unavailable. */
export function fullScreenItem(): { words: string; press(): void } | null {
  return document.fullscreenEnabled ? { words: name(), press: () => void toggle() } : null;
}

/** Returns a button with an icon; nothing if full screen is unavailable. */
export function fullScreenButton(): TemplateResult | typeof nothing {
  if (!document.fullscreenEnabled) return nothing;
  return html`<button class="quiet" type="button" data-act="fullscreen" aria-label=${name()}
    title=${name()} @click=${() => void toggle()}>${sign("full")}</button>`;
}

function name(): string {
  return t(full.value ? "fullscreen-leave" : "fullscreen-enter");
}

async function toggle(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // The browser refuses full screen without a recent key press or click.
  }
}
