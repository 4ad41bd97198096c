/** What can be done beside the board: the step of a hint, undo, hint, check. */

import type { TableControls } from "../../board/table";
import { fill, make } from "../shell/dom";
import { t } from "../shell/words";
import { button, close, closeStep, name } from "../table/actions";
import type { Moment, Panel } from "../table/moment";
import { tileAdvised, tileName } from "./figure";

export interface PuzzleActionsOptions {
  element: HTMLElement;
  table: TableControls;
  hints: boolean;
  /** What is offered when the puzzle is done: another one. */
  again: { words(): string; press(): void };
  /** The action beside the hint: a check, or the live help that stays on. */
  aid?: { id: string; words(): string; on(moment: Moment): boolean };
}

const CHECK = { id: "check", words: () => t("puzzle-check"), on: () => false };

export function puzzleActions({
  element,
  table,
  hints,
  again,
  aid = CHECK,
}: PuzzleActionsOptions): Panel {
  let press = () => {};
  const main = button("check", "button first", () => press());
  const undo = button("undo", "button", () => void table.undo());
  const redo = button("redo", "button", () => void table.redo());
  const hint = button("hint", "button", () => void table.hint());
  const check = button("check", "button", () => void table.act(aid.id));
  Object.assign(undo.dataset, { act: "undo" });
  Object.assign(redo.dataset, { act: "redo" });
  Object.assign(hint.dataset, { act: "hint" });
  Object.assign(check.dataset, { act: aid.id });
  fill(
    element,
    make("div", { class: "throwing" }, main),
    make("div", { class: "pair" }, undo, redo),
    hints ? hint : null,
    hints ? check : null,
  );
  return {
    element,
    update(moment) {
      const { view } = moment;
      const over = view.actor.kind === "over";
      const step = advised(moment);
      main.hidden = !over && !step;
      main.dataset.act = over ? "again" : "step";
      name(main, over ? "play" : "check", over ? again.words() : (step?.words ?? ""));
      press = over ? again.press : (step?.press(table) ?? (() => {}));
      name(undo, "undo", t("act-undo"));
      closeStep(undo, view, view.undo);
      redo.hidden = view.ahead === 0;
      redo.setAttribute("aria-label", t("act-redo"));
      redo.title = t("act-redo");
      name(hint, "hint", t("act-hint"));
      close(hint, over || moment.thinking !== null);
      name(check, "check", aid.words());
      close(check, over);
      if (aid !== CHECK) check.setAttribute("aria-pressed", String(aid.on(moment)));
    },
  };
}

/** The step that a hint advises: its words, and what does it. */
export function advised({ view, advice }: Moment) {
  if (!advice?.text) return null;
  const tile = tileAdvised(view, advice);
  return {
    words: tile ? t("puzzle-lay", { tile: tileName(tile) }) : t("puzzle-do"),
    press: (table: TableControls) => () => void table.play(advice.text),
  };
}
