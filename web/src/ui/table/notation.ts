/** How a move is written in a list: the engine's notation in the typographer's dress. */
import { eventMessage } from "../../board/words";
import type { LogEntry, View } from "../../engine/protocol";
import type { Params } from "../../i18n/messages";
import { words } from "../shell/words";

/** Events that tell one step each. */
const STEPS = ["step", "enter", "bear_off"];

/**
 * "6:bar-5*" of the tables games becomes "bar–5*": the dice stand before the whole turn, and
 * places are called as the board before the reader calls them. Where a game words what a move
 * brought ("5, takes 12"), so it is written.
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

/** A step with its numbers as the board has them, and its words in this language. */
function stepWords(step: string, { from, to }: Params): string {
  const [start = "", end] = step.split("-").map((part) => part.replace(/[a-z]+/g, inWords));
  if (end === undefined) return start;
  const called = (part: string, name: unknown) =>
    part.replace(/^\d+/, (number) => String(name ?? number));
  return `${called(start, from)}–${called(end, to)}`;
}

/** The few words of a notation: bar, off, pass … */
function inWords(word: string): string {
  const id = `notation-${word}`;
  return words().has(id) ? words().text(id) : word;
}

/** Three or more of the same in a row are counted: "buys ×7". */
export function inRuns(steps: readonly string[]): string[] {
  const starts = steps.flatMap((step, i) => (step === steps[i - 1] ? [] : [i]));
  return starts.flatMap((start, i) => {
    const run = steps.slice(start, starts[i + 1]);
    return run.length < 3 ? run : [`${run[0]} ×${run.length}`];
  });
}
