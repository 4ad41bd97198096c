/** Formats the engine's move notation for lists. */
import { eventMessage } from "../board/names";
import type { LogEntry, View } from "../engine/protocol";
import type { Params } from "../i18n/messages";
import { words } from "../kit/words";

/** Events that describe one step each. */
const STEPS = ["step", "enter", "bear_off"];

/**
 * Formats a move. For the tables games, "6:bar-5*" becomes "bar–5*": the dice are shown once before
 * the turn, and points have the numbers of the viewer's side. If the game has messages for the
 * results of a move ("5, takes 12"), these are used.
 */
export function writeMove({ text, events }: LogEntry, view: View): string {
  const called = events.map((event) => eventMessage(view, event, words()));
  const told = called.filter(({ code }) => code && words().id("move", code, view));
  if (told.length > 0) return told.map((event) => words().say("move", event, view)).join(" + ");
  if (view.family !== "tables") return inWords(text);
  const steps = called.filter(({ code }) => STEPS.includes(code));
  return text
    .split(" ")
    .map((step, index) => stepWords(step.replace(/^\d+:/, ""), steps[index]?.params ?? {}))
    .join(", ");
}

/** Formats a step, with the numbers from its event and translated words. */
function stepWords(step: string, { from, to }: Params): string {
  const [start = "", end] = step.split("-").map((part) => part.replace(/[a-z]+/g, inWords));
  if (end === undefined) return start;
  const called = (part: string, name: unknown) =>
    part.replace(/^\d+/, (number) => String(name ?? number));
  return `${called(start, from)}–${called(end, to)}`;
}

/** Translates a word of the notation, such as bar, off or pass. */
function inWords(word: string): string {
  const id = `notation-${word}`;
  return words().has(id) ? words().text(id) : word;
}

/** Shortens three or more equal steps in a row: "buys ×7". */
export function inRuns(steps: readonly string[]): string[] {
  const starts = steps.flatMap((step, i) => (step === steps[i - 1] ? [] : [i]));
  return starts.flatMap((start, i) => {
    const run = steps.slice(start, starts[i + 1]);
    return run.length < 3 ? run : [`${run[0]} ×${run.length}`];
  });
}
