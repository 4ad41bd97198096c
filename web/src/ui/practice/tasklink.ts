/** A teacher's task as the text of a link, both ways; whatever it says is only ever shown as text. */
import { decoded, readObject } from "../shell/reading";
import type { Asked } from "./asked";

export interface SetTask {
  position: object;
  side: string;
  question: string;
  answers: string[];
  hint: string;
}

/** What stands before it in an address. */
const MARK = "task=";
/** Bounds of what may be asked. */
const MOST_TEXT = 400;
const MOST_ANSWERS = 20;

export function writeTask({ position, side, question, answers, hint }: SetTask): string {
  return MARK + encodeURIComponent(JSON.stringify({ position, side, question, answers, hint }));
}

/** The task in an address; null where there is none, or none that can be asked. */
export function readTask(address: string): Asked | null {
  if (!address.startsWith(MARK)) return null;
  const read = readObject(decoded(address.slice(MARK.length)));
  if (!read) return null;
  const { position, side, question, answers, hint = "" } = read as Partial<SetTask>;
  const texts = [side, question, hint];
  if (typeof position !== "object" || position === null || !texts.every(isText)) return null;
  if (!Array.isArray(answers) || !answers.every(isText)) return null;
  if (answers.length === 0 || answers.length > MOST_ANSWERS) return null;
  return {
    id: "",
    position,
    side: side ?? "",
    answers,
    question: question ?? "",
    hint,
    reason: null,
    tempting: null,
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= MOST_TEXT;
}
