/**
 * Start of every page: theme, messages and inputs preserved across a reload; and the message about
 * files that fail to load, for example after a deployment.
 */
import { applyTheme } from "./theme";
import { loadPageMessages } from "./words";

/** Default font size of browsers in px. */
const USUAL_SIZE = 16;

/** Applies the theme, and loads the messages and the styles that the device needs. */
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

/** True while the module that shows the message is being loaded. */
let busy = false;
/** True if a file failed to load meanwhile. */
let failed = false;

for (const failure of ["vite:preloadError", "alveus:missing"]) addEventListener(failure, explain);

/** Loads the module that shows the message, while the files of this version still exist. */
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
    globalThis.alveusFault?.("part");
  }
}
