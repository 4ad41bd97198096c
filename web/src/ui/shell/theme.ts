/** Light, dark or high contrast on white or black, as chosen or as the device prefers. */
import { signal } from "@preact/signals-core";
import type { Look } from "../../board/painter";
import { Listeners } from "./listeners";
import { change, onChange, settings } from "./settings";

export type Theme = Look["theme"];
const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const forced = matchMedia("(forced-colors: active)");
const preferred = signal(preference());
const listeners = new Listeners();

/** The theme that holds now. */
export function theme(): Theme {
  const chosen = settings().theme;
  return chosen === "auto" ? preferred.value : chosen;
}

/** What the device prefers. */
function preference(): Theme {
  if (contrast.matches || forced.matches) return dark.matches ? "night" : "contrast";
  return dark.matches ? "dark" : "light";
}

/** How a board or a picture is looked at by itself, away from any table. */
export function plainLook(ratio: number): Look {
  return { theme: theme(), shape: "desk", turned: false, across: false, way: false, ratio };
}

/** Light to dark to both contrasts and round again: what the button in the bar does. */
export function nextTheme(): Theme {
  const order: Theme[] = ["light", "dark", "contrast", "night"];
  const next = order[(order.indexOf(theme()) + 1) % order.length] ?? "light";
  change("theme", next);
  return next;
}

/** Calls back whenever the page is dressed anew, until the signal. */
export function onTheme(listener: () => void, until?: AbortSignal): void {
  listeners.add(listener, until);
}

/** Writes the theme on the page. */
export function dress(): void {
  const present = theme();
  if (document.documentElement.dataset.theme === present) return;
  if (present === "night") void import("../../styles/night.css").then(colourBar);
  document.documentElement.dataset.theme = present;
  colourBar();
  listeners.tell();
}

/** The browser's own bar has the colour of the page. */
function colourBar(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper.trim());
}

for (const query of [dark, contrast, forced]) {
  query.addEventListener("change", () => {
    preferred.value = preference();
    dress();
  });
}
onChange(dress);
