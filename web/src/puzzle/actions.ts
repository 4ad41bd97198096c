/**
 * Buttons of a puzzle: play the step that a hint advises or, after the end, open another puzzle;
 * undo and redo; request a hint; check the puzzle or switch live help on and off.
 */
import { html, render } from "lit-html";
import type { TableControls } from "../board/table";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import { type ButtonParts, button } from "../kit/button";
import { t } from "../kit/words";
import { undoPair } from "../table/undo";
import { advisedTile, tileName } from "./figure";
import type { StagedHints } from "./staged-hints";

interface PuzzleActionsOptions {
  element: HTMLElement;
  table: TableControls;
  hints: boolean;
  /** Button shown when the puzzle is finished, which opens another one. */
  again: { words(): string; press(): void };
  /** Return buttons that replace those for hint and check in a finished puzzle; [] keeps these. */
  done?: (moment: TableSnapshot) => ButtonParts[];
  /**
   * Hints in stages (location, reason, step). Without them, the hint button requests a whole hint,
   * and a separate button plays the advised step.
   */
  hinting?: StagedHints;
  /**
   * Button beside the hint button, by default one that checks the puzzle. A press sends `id` to the
   * engine as a note (not a move, see `TableControls.note`). `on`: the button looks pressed.
   */
  aid?: { id: string; words(): string; on(moment: TableSnapshot): boolean };
}

const CHECK = { id: "check", words: () => t("puzzle-check"), on: () => false };

export function puzzleActions({
  element,
  table,
  hints,
  again,
  done = () => [],
  hinting,
  aid = CHECK,
}: PuzzleActionsOptions): Panel {
  return {
    element,
    update(moment) {
      const { view, thinking } = moment;
      const over = view.actor.kind === "over";
      const step = advised(moment);
      const main = over
        ? { act: "again", sign: "play" as const, words: again.words(), press: again.press }
        : { act: "step", sign: "check" as const, words: step?.words ?? "", press: step?.press };
      const ended = over ? done(moment) : [];
      const next = hinting && nextWords(hinting, moment);
      const pressed = aid === CHECK ? undefined : aid.on(moment);
      const content = html`
          <div class="throwing">${button({
            ...main,
            look: "button first",
            hidden: !over && (!step || hinting !== undefined),
            press: () => main.press?.(table),
          })}</div>
          ${undoPair(view, table)}
          ${
            hints && ended.length === 0
              ? [
                  button({
                    act: "hint",
                    sign: "hint",
                    words: next ?? t("act-hint"),
                    closed: over || thinking !== null,
                    press: () => (hinting ? hinting.ask() : void table.hint()),
                  }),
                  button({
                    act: aid.id,
                    sign: "check",
                    words: aid.words(),
                    closed: over,
                    pressed,
                    press: () => void table.note(aid.id),
                  }),
                ]
              : ended.map(button)
          }
        `;
      render(content, element);
    },
  };
}

/**
 * Return the label of the hint button while a hint is shown: "Why?" if the next press shows the
 * reason, otherwise the advised step, which the next press plays. Return null if the next press
 * requests a hint, because there is no hint or no advised step.
 */
function nextWords({ stage }: StagedHints, moment: TableSnapshot): string | null {
  if (!moment.advice) return null;
  return stage === "where" ? t("puzzle-why") : (advised(moment)?.words ?? null);
}

/**
 * Return the label and the action of a button that plays the advised step; null if no hint is shown
 * or if the hint advises no step.
 */
export function advised({ view, advice }: TableSnapshot) {
  if (!advice?.text) return null;
  const tile = advisedTile(view, advice);
  return {
    words: tile ? t("puzzle-lay", { tile: tileName(tile) }) : t("puzzle-do"),
    press: (table: TableControls) => void table.play(advice.text),
  };
}
