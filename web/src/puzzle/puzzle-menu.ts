/** The menu of a puzzle's page, and the panels and keys that the page adds when Python is ready. */

import { keyOf } from "../board/keyboard";
import type { TableControls } from "../board/table";
import type { PuzzleUi } from "../contracts/puzzle-ui";
import type { TableContext } from "../contracts/table-context";
import type { GameInfo, View } from "../engine/protocol";
import { ready } from "../engine/startup";
import type { MenuItem } from "../kit/bar";
import { find } from "../kit/dom";
import { closing } from "../kit/draw";
import { change, settings } from "../kit/settings";
import { t } from "../kit/words";
import type { PuzzleCommands } from "./commands";
import { numbersOf } from "./figure";
import type { Lesson } from "./lesson";
import type { LazyRace } from "./page-parts";
import type { StagedHints } from "./staged-hints";

interface MenuOptions {
  info: GameInfo;
  view: View;
  ui: PuzzleUi;
  race: LazyRace;
  lesson: Lesson;
  openDaily(): void;
  commands(): Promise<PuzzleCommands>;
}

/**
 * Return the menu of a puzzle's page: other puzzles, actions for the current one, races (several
 * people solve the same puzzle against the clock), statistics, printing, and the clock's setting.
 */
export function puzzleMenu(options: MenuOptions): MenuItem[] {
  const { info, view, ui, race, lesson, openDaily, commands } = options;
  const over = view.actor.kind === "over";
  const isStarted = view.actions.some(({ id, enabled }) => id === "resign" && enabled);
  return [
    ...ui.menu(),
    { words: t("puzzle-menu-today"), press: openDaily },
    { words: t("puzzle-menu-days"), press: async () => (await commands()).openCalendar() },
    {
      words: t("collection-menu"),
      press: async () => (await import("./collection")).openCollection(),
    },
    { words: t("puzzle-menu-another"), press: async () => (await commands()).another() },
    { words: t("puzzle-menu-restart"), press: async () => (await commands()).restart() },
    ...(over ? [] : [{ words: t("puzzle-menu-lesson"), press: () => lesson.start() }]),
    ...(isStarted
      ? [{ words: t("puzzle-menu-give-up"), press: async () => (await commands()).giveUp() }]
      : []),
    "line",
    { words: t("race-menu"), press: () => race.open() },
    ...(ui.row ? [{ words: t("row-menu"), press: async () => (await commands()).openRow() }] : []),
    {
      words: t("puzzle-menu-statistics"),
      press: async () => (await import("./statistics")).openStatistics(info),
    },
    { words: t("print-puzzle"), press: async () => (await commands()).print(false) },
    { words: t("print-both"), press: async () => (await commands()).print(true) },
    ...ui.print(),
    {
      words: t("puzzle-menu-timer"),
      checked: settings().timer,
      press: () => change("timer", !settings().timer),
    },
  ];
}

/**
 * Wait until Python is ready. Then add the panel of hints in the element `hint`, the list of the
 * tiles found (`steps.ts`), and the keys.
 */
export async function addLatePanels(
  { table, panels }: TableContext,
  lesson: Lesson,
  hinting: StagedHints,
  hint: HTMLElement,
): Promise<void> {
  await ready;
  const [{ aid }, { steps }] = await Promise.all([import("./aid"), import("./steps")]);
  addPuzzleKeys(table, () => hinting.ask());
  panels.add(aid(table, lesson, hinting, hint), steps(find("#moves"), table));
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** Input types that do not accept text. */
const UNTYPED = ["radio", "checkbox", "button"];

/**
 * Add keys for the whole page: Ctrl or Cmd with Z and Y for undo and redo; the letters u (undo), U
 * (redo), h (hint) and s (status); digits, which mark this number on the board or remove the mark;
 * and arrow keys, which move the focus to the board if no element has it. Ignore keys in text
 * fields and while a dialog is open.
 */
function addPuzzleKeys(table: TableControls, hint: () => void): void {
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
    return /^\d$/.test(key) && mark(key);
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

/** True if the element reacts to typed characters: a text field or a selection list. */
function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !UNTYPED.includes(target.type);
  return target instanceof HTMLElement && target.matches("textarea, select, [contenteditable]");
}
