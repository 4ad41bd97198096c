/**
 * Encodes and decodes a teacher's task as the fragment of a link. Its texts are never used as HTML.
 */
import { decodePercent, readObject } from "../../../kit/address";
import type { BoardTask } from "./board-task";

export interface SetTask {
  position: object;
  side: string;
  question: string;
  answers: string[];
  hint: string;
}

/** Prefix of a task in the fragment. */
const MARK = "task=";
/** Maximum length of a text, and maximum number of answers. */
const MOST_TEXT = 400;
const MOST_ANSWERS = 20;

export function writeTask({ position, side, question, answers, hint }: SetTask): string {
  return MARK + encodeURIComponent(JSON.stringify({ position, side, question, answers, hint }));
}

/** Reads the task in a fragment; null if there is none or it is invalid. */
export function readTask(address: string): BoardTask | null {
  if (!address.startsWith(MARK)) return null;
  const read = readObject(decodePercent(address.slice(MARK.length)));
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
