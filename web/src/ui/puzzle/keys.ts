/**
 * Keys that work wherever the focus is on a puzzle's page: undo and redo as everywhere, and the
 * board's own letters and digits. What is typed into a field is the field's, and a dialog's the dialog's.
 */
import { keyOf } from "../../board/keyname";
import type { TableControls } from "../../board/table";
import { closing } from "../table/closing";
import { numbersOf } from "./figure";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** Kinds of fields into which letters are not typed. */
const UNTYPED = ["radio", "checkbox", "button"];

export interface KeyOptions {
  table: TableControls;
  hint(): void;
  /** Whether a digit marks its number. */
  digits: boolean;
}

export function hearKeys({ table, hint, digits }: KeyOptions): void {
  const mark = (digit: string) => {
    const known = table.view && numbersOf(table.view).some(({ number }) => `${number}` === digit);
    if (known) void table.note(`mark ${digit}`);
    return known === true;
  };
  const letters: Record<string, () => void> = {
    u: () => void table.undo(),
    U: () => void table.redo(),
    h: hint,
    s: () => table.sayStatus(),
  };
  const plain = (event: KeyboardEvent): boolean => {
    const key = keyOf(event);
    const does = letters[key];
    does?.();
    if (does) return true;
    if (ARROWS.includes(key) && event.target === document.body) {
      table.focus();
      return true;
    }
    return digits && /^\d$/.test(key) && mark(key);
  };
  const command = (event: KeyboardEvent): boolean => {
    const name = keyOf(event).toLowerCase();
    if (name === "z") void (event.shiftKey ? table.redo() : table.undo());
    else if (name === "y") void table.redo();
    return name === "z" || name === "y";
  };
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isTyped(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const done = event.ctrlKey || event.metaKey ? command(event) : plain(event);
    if (done) event.preventDefault();
  };
  document.addEventListener("keydown", press, { signal: closing(table) });
}

/** Whether somebody types there. */
function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !UNTYPED.includes(target.type);
  return target instanceof HTMLElement && target.matches("textarea, select, [contenteditable]");
}
