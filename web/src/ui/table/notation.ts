/** How a move is written in a list: the engine's notation in the typographer's dress. */
import type { GameEvent, LogEntry } from "../../engine/protocol";
import type { Speaker } from "../../i18n/messages";
import { words } from "../shell/words";

/** Events that tell one step each. */
const STEPS = ["step", "enter", "bear_off"];

/**
 * "6:bar-5*" of the tables games becomes "bar–5*": the dice stand before the whole turn, and
 * squares are called by their names. Where a game words what a move brought ("5, takes 12"), so
 * it is written.
 */
export function written({ text, events }: LogEntry, speaker: Speaker): string {
  const told = events.filter(({ code }) => code && words().id("move", code, speaker));
  if (told.length > 0) return told.map((event) => words().say("move", event, speaker)).join(" + ");
  if (speaker.family !== "tables") return inWords(text);
  const steps = events.filter(({ code }) => STEPS.includes(code));
  return text
    .split(" ")
    .map((step, index) => stepWords(step.replace(/^\d+:/, ""), steps[index]?.params ?? {}))
    .join(", ");
}

/** A step with its numbers as the event calls them, and its words in this language. */
function stepWords(step: string, { from, to }: GameEvent["params"]): string {
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
