/** Texts of the moves in the history. */
import { eventMessage } from "../board/names";
import type { LogEntry, Message, View } from "../engine/protocol";
import type { Params } from "../i18n/messages";
import { words } from "../kit/words";

/** Codes of the events that describe one step of a move each. */
const STEPS = ["step", "enter", "bear_off"];

/**
 * Format a move. If the game has messages `move-…` for events of the move, join them: "5, captures
 * 12". If `isFull`, use their longer variants `move-…_full`: "pit 5, captures 12". Without such
 * messages, translate the engine's notation. In games like backgammon, "6:bar-5*" becomes "bar–5*":
 * points are numbered for the viewer, and the die is omitted, because the move list shows the roll
 * before the moves.
 */
export function writeMove({ text, events }: LogEntry, view: View, isFull = false): string {
  const called = events.map((event) => eventMessage(view, event, words()));
  const told = called.filter(({ code }) => code && words().id("move", code, view));
  const sayMove = ({ code, params }: Message) => {
    const full = `${code}_full`;
    const isLong = isFull && words().id("move", full, view);
    return words().say("move", { code: isLong ? full : code, params }, view);
  };
  if (told.length > 0) return told.map(sayMove).join(" + ");
  if (view.family !== "tables") return inWords(text);
  const steps = called.filter(({ code }) => STEPS.includes(code));
  return text
    .split(" ")
    .map((step, index) => stepWords(step.replace(/^\d+:/, ""), steps[index]?.params ?? {}))
    .join(", ");
}

/** Format a step like "bar-5": translate words, and use the viewer's point numbers `from`, `to`. */
function stepWords(step: string, { from, to }: Params): string {
  const [start = "", end] = step.split("-").map((part) => part.replace(/[a-z]+/g, inWords));
  if (end === undefined) return start;
  const called = (part: string, name: unknown) =>
    part.replace(/^\d+/, (number) => String(name ?? number));
  return `${called(start, from)}–${called(end, to)}`;
}

/** Translate a word of the notation, such as bar, off or pass. */
function inWords(word: string): string {
  const id = `notation-${word}`;
  return words().has(id) ? words().text(id) : word;
}

/** Shorten three or more equal steps in a row: "buys ×7". */
export function inRuns(steps: readonly string[]): string[] {
  const starts = steps.flatMap((step, i) => (step === steps[i - 1] ? [] : [i]));
  return starts.flatMap((start, i) => {
    const run = steps.slice(start, starts[i + 1]);
    return run.length < 3 ? run : [`${run[0]} ×${run.length}`];
  });
}
