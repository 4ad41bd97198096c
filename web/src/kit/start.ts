/** Start of every page: theme, messages and the inputs preserved across a reload. */
import { applyTheme } from "./theme";
import { loadPageMessages } from "./words";

/** Default font size of browsers in px. */
const USUAL_SIZE = 16;

/** Sets the theme of a page without menus and loads its messages. */
export async function startPage(areas: readonly string[]): Promise<void> {
  applyTheme();
  const touched = matchMedia("(pointer: coarse)").matches;
  const isLarge = parseFloat(getComputedStyle(document.documentElement).fontSize) > USUAL_SIZE;
  await Promise.all([
    loadPageMessages(areas),
    touched && import("../styles/touch.css"),
    isLarge && import("../styles/large-type.css"),
  ]);
  if (hasInputs()) void import("./inputs").then(({ restoreInputs }) => restoreInputs());
}

/** True after a reload that keeps the inputs of the page; see inputs.ts. */
function hasInputs(): boolean {
  try {
    return sessionStorage.getItem("alveus.inputs") !== null;
  } catch {
    return false;
  }
}
