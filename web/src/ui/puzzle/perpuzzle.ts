/** Values stored for each puzzle by its name, such as its time. The newest puzzles are kept. */
import { readSetting, writeSetting } from "../../storage";

const MOST = 60;

/** The value of a puzzle; undefined if there is none. */
export function storedValue(setting: string, puzzle: string): unknown {
  return entriesOf(setting).find((entry) => entry?.[0] === puzzle)?.[1];
}

/** Stores the value of a puzzle. */
export function keepValue(setting: string, puzzle: string, value: unknown): void {
  const others = entriesOf(setting).filter((entry) => entry?.[0] !== puzzle);
  writeSetting(setting, JSON.stringify([...others, [puzzle, value]].slice(-MOST)));
}

function entriesOf(setting: string): [name: string, value: unknown][] {
  const text = readSetting(setting) ?? "[]";
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : olderEntry(read);
  } catch {
    const [name = "", value] = text.split(" ");
    return [[name, Number(value)]];
  }
}

/** Older builds stored one puzzle only. */
function olderEntry(read: unknown): [name: string, value: unknown][] {
  const { puzzle, time, results } = (read ?? {}) as Record<string, unknown>;
  return typeof puzzle === "string" ? [[puzzle, time ?? results]] : [];
}
