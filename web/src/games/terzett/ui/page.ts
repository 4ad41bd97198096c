/** Pages for solving and for composing, and the parts of the solving page that only Terzett has. */

import { nothing } from "lit-html";
import { isComposing } from "../../../board/choices";
import type { PuzzlePageMaker, PuzzleUi, PuzzleUiOptions } from "../../../contracts/puzzle-ui";
import { positionRef, type View } from "../../../engine/protocol";
import type { MenuItem } from "../../../kit/bar";
import { t } from "../../../kit/words";
import { gridOf, keysOf, tallyOf } from "../../../puzzle/figure";
import { puzzlePage as solvingPage } from "../../../puzzle/puzzle";
import { seedOf } from "../../../puzzle/puzzle-storage";
import { numeral, printedFigures } from "../gallery/facts";
import { describeTile, figureSheet, stock } from "./sheet";

/**
 * Return the page for solving or for composing, as required by the start position. If a later
 * position needs the other page, the browser loads that page.
 */
export const puzzlePage: PuzzlePageMaker = async (info, context, session) => {
  const composing = session.start.options?.task === "compose";
  const page = composing
    ? (await import("./compose")).composePage(info, context, session)
    : await solvingPage(info, context, session, puzzleUi);
  const parameters = session.parameters;
  session.parameters = () => {
    const view = context.table.view;
    return view && isComposing(view) ? { task: "compose" } : composing ? {} : parameters();
  };
  context.autosave.belongs = (view) => isComposing(view) === composing;
  context.table.on("view", async ({ view }) => {
    if (!context.autosave.belongs(view)) location.replace(await session.address());
  });
  return page;
};

/** URL of the page on which the user covers an empty outline with dominoes (composing). */
const COMPOSING = "play.html?game=terzett&task=compose";

async function puzzleUi({ info, context: { engine, table } }: PuzzleUiOptions): Promise<PuzzleUi> {
  const printedByGrid = new Map(
    (await printedFigures()).map((figure) => [JSON.stringify(figure.grid), figure]),
  );
  const printed = (view: View) => printedByGrid.get(JSON.stringify(gridOf(view)));
  const nameOf = (view: View) => printed(view)?.id ?? "";
  const folio = (view: View) => numeral(nameOf(view));
  const present = () => table.view as View;
  const gallery = () => `gallery.html?figure=${nameOf(present())}`;

  async function series(): Promise<void> {
    const view = present();
    const { openSeries } = await import("./series");
    const { key } = await engine.request("key", positionRef(view));
    openSeries({ engine, grid: gridOf(view), key });
  }

  async function booklet(): Promise<void> {
    const { openBookletDialog } = await import("../../../puzzle/booklet");
    await openBookletDialog({
      info,
      engine,
      topic: "solution",
      fields: () => nothing,
      order: () => ({ options: {}, about: ({ keys = 1 }) => t("booklet-keys", { keys }) }),
      description: () => t("booklet-threes"),
    });
  }

  return {
    facts: (view) => {
      const counted = keysOf(view);
      const keys = printed(view)?.keys ?? counted.keys;
      return t("figure-facts", { keys, complete: counted.complete, pairs: pairsOf(view) });
    },
    folio,
    list: (point) =>
      stock({
        label: () => t("stock-tiles"),
        entries: ({ view }) => tallyOf(view),
        describe: describeTile,
        selected: () => null,
        press: async (entry, moment) => {
          const { markNumbers } = await import("../../../puzzle/tally");
          await markNumbers(table, moment, entry);
        },
        point,
      }),
    sheet: (ground) =>
      figureSheet(ground, {
        name: () => folio(present()),
        note: () => (tallyOf(present()).every(({ found }) => found) ? "" : t("stock-note")),
      }),
    async kindOf(view) {
      const { isDay } = await import("../../../storage/days");
      return { grade: "", day: isDay(seedOf(view)) ? seedOf(view) : "" };
    },
    seed: seedOf,
    row: async () => (await import("../row.json")).default,
    print: () => [{ words: t("booklet-menu"), press: () => void booklet() }],
    choose: () => location.assign(gallery()),
    chooseLabel: () => t("figure-all"),
    menu: (): MenuItem[] => [
      { words: t("figure-compose"), href: COMPOSING },
      ...((table.view?.options.kind ?? "terzett") === "terzett"
        ? [{ words: t("series-menu"), press: () => void series() }]
        : []),
    ],
    parameters(view): Record<string, string> {
      const figure = nameOf(view);
      return figure ? { figure } : {};
    },
    linked() {},
  };
}

/**
 * Return the number of pairs of adjacent cells. At the start, each pair is a possible place of
 * exactly one tile. The result is therefore the sum, over all tiles, of the number of places that
 * are possible for the tile at the start (`first`).
 */
function pairsOf(view: View): number {
  return tallyOf(view).reduce((sum, { first }) => sum + first, 0);
}
