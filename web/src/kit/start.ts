/**
 * Start of every page: applies the theme, loads the messages, and restores the inputs preserved
 * across a reload. Also shows an error message if a file of the page fails to load, for example
 * because a deployment has removed it.
 */
import { applyTheme } from "./theme";
import { loadPageMessages } from "./words";

/** Default font size of browsers in px. */
const USUAL_SIZE = 16;

/**
 * Apply the theme, and load the messages of `areas` and, if necessary, the styles for touch screens
 * and for large fonts. Then restore the inputs preserved across a reload.
 */
export async function startPage(areas: readonly string[]): Promise<void> {
  applyTheme();
  const touched = matchMedia("(pointer: coarse)").matches;
  const isLarge = parseFloat(getComputedStyle(document.documentElement).fontSize) > USUAL_SIZE;
  await Promise.all([
    loadPageMessages(areas),
    touched && import("../styles/touch.css"),
    isLarge && import("../styles/large-type.css"),
  ]);
  if (hasInputs()) void import("./missing").then(({ restoreInputs }) => restoreInputs());
}

/** True after a reload that keeps the inputs of the page; see missing.ts. */
function hasInputs(): boolean {
  try {
    return sessionStorage.getItem("alveus.inputs") !== null;
  } catch {
    return false;
  }
}

/**
 * True while missing.ts, which shows the error message, is being loaded. It stays true if that file
 * cannot be loaded.
 */
let busy = false;
/** True if a file failed to load while `busy`: `prepareMessage` then shows the error message. */
let failed = false;

for (const failure of ["vite:preloadError", "alveus:missing"]) addEventListener(failure, explain);

/**
 * Load missing.ts in advance, because a deployment may remove it from the server. Show the error
 * message if a file failed to load in the meantime.
 */
export async function prepareMessage(): Promise<void> {
  busy = true;
  const message = await import("./missing").catch(() => null);
  busy = false;
  if (failed && message) void message.explain();
}

async function explain(): Promise<void> {
  failed ||= busy;
  if (busy) return;
  busy = true;
  try {
    (await import("./missing")).explain();
    busy = false;
  } catch {
    // Museum exhibits and demonstrations need no message: build/inline/watchdog.ts reloads them.
    if (document.documentElement.dataset.unattended === undefined) globalThis.alveusFault?.("part");
  }
}
