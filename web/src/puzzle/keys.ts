/**
 * Global keys of a puzzle's page: the usual keys for undo and redo, and the board's letters and
 * digits. Keys in text fields and open dialogs are ignored.
 */
import { keyOf } from "../board/key-name";
import type { TableControls } from "../board/table";
import { closing } from "../table/closing";
import { numbersOf } from "./figure";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** Input types that do not accept text. */
const UNTYPED = ["radio", "checkbox", "button"];

interface KeyOptions {
  table: TableControls;
  hint(): void;
  /** True if typing a digit marks the number. */
  digits: boolean;
}

export function addPuzzleKeys({ table, hint, digits }: KeyOptions): void {
  const mark = (digit: string) => {
    const exists = table.view && numbersOf(table.view).some(({ number }) => `${number}` === digit);
    if (exists) void table.note(`mark ${digit}`);
    return exists === true;
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

/** True if the element accepts text. */
function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !UNTYPED.includes(target.type);
  return target instanceof HTMLElement && target.matches("textarea, select, [contenteditable]");
}
