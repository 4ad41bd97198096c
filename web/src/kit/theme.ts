/** The theme of the page: light, dark, or high contrast on white or black. */
import { signal } from "@preact/signals-core";
import type { Look } from "../board/painter";
import { watch } from "./draw";
import { change, onChange, settings } from "./settings";

export type Theme = Look["theme"];
const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const forced = matchMedia("(forced-colors: active)");
const preferred = signal(preference());
/** The theme applied to the page; null before the first call of `applyTheme`. */
const applied = signal<Theme | null>(null);

/** Return the theme chosen in the settings; for "auto", the theme preferred by the device. */
export function theme(): Theme {
  const chosen = settings().theme;
  return chosen === "auto" ? preferred.value : chosen;
}

/** The theme preferred by the device. */
function preference(): Theme {
  if (contrast.matches || forced.matches) return dark.matches ? "night" : "contrast";
  return dark.matches ? "dark" : "light";
}

/**
 * Return the look of a board that is only a picture: the page's theme, desktop proportions, no
 * rotation. `ratio` is the number of device pixels per CSS pixel.
 */
export function plainLook(ratio = Math.max(1, devicePixelRatio)): Look {
  return { theme: theme(), shape: "desk", turned: false, across: false, way: false, ratio };
}

/** Switch to the next theme: light, dark, high contrast on white, high contrast on black. */
export function nextTheme(): void {
  const order: Theme[] = ["light", "dark", "contrast", "night"];
  change("theme", order[order.indexOf(theme()) + 1] ?? "light");
}

/** Call `listener` after every change of the theme, until the signal is aborted. */
export function onTheme(listener: () => void, until?: AbortSignal): void {
  watch(() => applied.value, listener, until);
}

export function applyTheme(): void {
  const present = theme();
  if (document.documentElement.dataset.theme === present) return;
  if (present === "night") void import("../styles/night.css").then(colourBar);
  document.documentElement.dataset.theme = present;
  colourBar();
  applied.value = present;
}

/** Give the browser's toolbar the colour of the page. */
function colourBar(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper.trim());
}

for (const query of [dark, contrast, forced]) {
  query.addEventListener("change", () => {
    preferred.value = preference();
    applyTheme();
  });
}
onChange(applyTheme);
