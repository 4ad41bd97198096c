/**
 * A puzzle embedded in another page, with only a heading, the buttons that mark numbers on the
 * board, the list of tiles, and the action buttons.
 */
import { isComposing } from "../board/choices";
import type { TableContext } from "../contracts/table-context";
import type { Panel } from "../contracts/table-snapshot";
import type { GameInfo, View } from "../engine/protocol";
import { find, make } from "../kit/dom";
import { t } from "../kit/words";
import { puzzleActions } from "./actions";
import { openAnother } from "./another";
import { heading } from "./heading";
import { numbers } from "./numbers";
import { pointer } from "./page-parts";
import { tally } from "./tally";
import "./puzzle.css";
import "./tally.css";
import "./frame.css";

/**
 * Return the panels of an embedded puzzle. When it is finished, a button opens another puzzle with
 * the same options. If `hints` is true, there are buttons for a hint and a check.
 */
export function framedPuzzle(
  info: GameInfo,
  context: TableContext,
  hints: boolean,
  facts: (view: View) => string,
): Panel[] {
  const { table } = context;
  const game = find(".game");
  game.classList.add("solving");
  const list = tally(table, pointer(table));
  const beside = make("section", { class: "beside", hidden: true }, list.element);
  const row = numbers({ table, board: find("#board") });
  find("#acts").before(row.element, beside);
  return [
    heading({
      element: find("#say"),
      facts: () => facts(table.view as View),
      finish: () => t("puzzle-finish-plain"),
      hints: true,
    }),
    puzzleActions({
      element: find("#acts"),
      table,
      hints,
      again: { words: () => t("puzzle-new"), press: () => void openAnother(info.id, context) },
    }),
    row,
    {
      element: beside,
      update(moment) {
        beside.hidden = isComposing(moment.view);
        if (!beside.hidden) list.update(moment);
      },
    },
  ];
}
