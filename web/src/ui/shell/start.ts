/** The start of every page: colours, words and the inputs of the page before a reload. */
import { dress } from "./theme";
import { learn } from "./words";

/** The default font size of browsers, in px. */
const USUAL_SIZE = 16;

/** Dresses a page without menus and learns its words. */
export async function openPlain(areas: readonly string[]): Promise<void> {
  dress();
  const touched = matchMedia("(pointer: coarse)").matches;
  const isLarge = parseFloat(getComputedStyle(document.documentElement).fontSize) > USUAL_SIZE;
  await Promise.all([
    learn(areas),
    touched && import("../../styles/touch.css"),
    isLarge && import("../../styles/largetype.css"),
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
