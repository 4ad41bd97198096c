/**
 * Page of Dominosa: the common page of puzzles, with each puzzle's number or date and difficulty,
 * the list of tiles (tally), and the dialogs for choosing a puzzle and printing a booklet.
 */
import type { PuzzlePageMaker, PuzzleUi, PuzzleUiOptions } from "../../../contracts/puzzle-ui";
import type { View } from "../../../engine/protocol";
import { toast } from "../../../kit/toast";
import { t } from "../../../kit/words";
import { gridOf, reachOf } from "../../../puzzle/figure";
import { puzzlePage as page } from "../../../puzzle/puzzle";
import { storeSeed } from "../../../puzzle/puzzle-storage";
import { puzzleSheet } from "../../../puzzle/sheet";
import { tally } from "../../../puzzle/tally";
import { isDay } from "../../../storage/days";
import { facts, folio, gradeOf, keepParameters, learnFirst, parameters, seedOf } from "./about";
import type { Chosen } from "./choose";
import "../../../puzzle/tally.css";

export const puzzlePage: PuzzlePageMaker = (info, context, session) =>
  page(info, context, session, puzzleUi);

async function puzzleUi({ info, context, open }: PuzzleUiOptions): Promise<PuzzleUi> {
  await learnFirst(info.id);
  const { engine, table, panels } = context;
  const present = () => table.view as View;

  async function layChosen(chosen: Chosen): Promise<void> {
    if ("made" in chosen) {
      const { position, seed } = chosen.made;
      const { options = {} } = position as { options?: Record<string, string> };
      await open({ options, position });
      storeSeed(present(), seed);
    } else await open({ position: { game: info.id, ...chosen.position } });
    toast(t("puzzle-laid"), { words: t("new-undo"), press: () => void table.back() });
    panels.show();
  }

  async function choose(): Promise<void> {
    const { openChoice } = await import("./choose");
    openChoice(info, engine, present().options, layChosen);
  }

  async function booklet(): Promise<void> {
    const { openBooklet } = await import("./booklet");
    await openBooklet(info, engine, present().options);
  }

  /**
   * Return the grade of a puzzle, and the date of a daily puzzle (`day`, "" for other puzzles). If
   * the seed is unknown, the engine computes the grade; it is "" for a puzzle without a solution.
   */
  async function kindOf(view: View): Promise<{ grade: string; day: string }> {
    const seed = seedOf(view);
    const day = isDay(seed) ? seed : "";
    if (seed) return { grade: gradeOf(view, info), day };
    const given = { puzzle: { reach: reachOf(view), grid: gridOf(view) } };
    const reply = await engine.request("consult", { game: info.id, about: "key", given });
    return { grade: (reply as { grade: string | null }).grade ?? "", day };
  }

  return {
    facts: (view) => facts(view, info),
    folio,
    list: (point) => tally(table, point),
    sheet: (ground) => puzzleSheet(ground, () => folio(present())),
    choose: () => void choose(),
    chooseLabel: () => t("puzzle-new"),
    kindOf,
    seed: seedOf,
    menu: () => [
      { words: t("puzzle-menu-new"), press: () => void choose() },
      { words: t("puzzle-menu-solver"), href: "solver.html" },
    ],
    print: () => [{ words: t("booklet-menu"), press: () => void booklet() }],
    parameters,
    linked: keepParameters,
  };
}
