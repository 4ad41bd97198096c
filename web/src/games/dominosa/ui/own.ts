/** What the page of Dominosa has of its own: numbers and days, grades, the tally, the choice. */
import type { View } from "../../../engine/protocol";
import type { Own, Tools } from "../../../ui/puzzle/own";
import { puzzleSheet } from "../../../ui/puzzle/sheet";
import { tally } from "../../../ui/puzzle/tally";
import { toast } from "../../../ui/shell/toast";
import { t } from "../../../ui/shell/words";
import { asksForToday, today } from "../daily";
import { facts, folio, keepParameters, keepSeed, learnFirst, parameters, seedOf } from "./about";
import { type Chosen, openChoice, type Which } from "./choose";
import "../../../ui/puzzle/tally.css";

export async function own({ info, laid, lay }: Tools): Promise<Own> {
  await learnFirst(info.id);
  const { engine, table, watching } = laid;
  const present = () => table.view as View;

  async function layChosen(chosen: Chosen): Promise<void> {
    if ("made" in chosen) {
      const { position, seed } = chosen.made;
      const { options = {} } = position as { options?: Record<string, string> };
      await lay({ options, position });
      keepSeed(present(), seed);
    } else await lay({ position: { game: info.id, ...chosen.position } });
    toast(t("puzzle-laid"), { words: t("new-undo"), press: () => void table.back() });
    watching.show();
  }
  const choose = (which?: Which) => openChoice(info, engine, present().options, layChosen, which);

  if (asksForToday(location.search)) {
    const shown = table.on("view", ({ view }) => {
      shown();
      if (seedOf(view) !== today()) choose("daily");
    });
  }

  return {
    facts: (view) => facts(view, info),
    folio,
    list: (point) => tally(table, point),
    sheet: (ground) => puzzleSheet(ground, () => folio(present())),
    choose: () => choose(),
    other: () => ({ line: t("puzzle-other"), button: t("puzzle-new") }),
    menu: () => [{ words: t("puzzle-menu-new"), press: () => choose() }],
    parameters,
    linked: keepParameters,
  };
}
