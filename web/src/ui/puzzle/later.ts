/** Parts of a puzzle's page to load after the board: menu, hints, steps and keys. */
import type { GameInfo, View } from "../../engine/protocol";
import { find } from "../shell/dom";
import type { MenuItem } from "../shell/menu";
import { change, settings } from "../shell/settings";
import { t } from "../shell/words";
import type { TableContext } from "../table/tablecontext";
import type { Hinting } from "./hinting";
import type { Lesson } from "./lesson";
import type { Own } from "./own";
import type { Racing } from "./racing";
import type { Wishes } from "./wishes";

export interface MenuOptions {
  info: GameInfo;
  view: View;
  own: Own;
  race: Racing;
  lesson: Lesson;
  layDay(): void;
  wishes(): Promise<Wishes>;
}

/** Menu: other puzzles, actions for this one, printing. */
export function puzzleMenu(options: MenuOptions): MenuItem[] {
  const { info, view, own, race, lesson, layDay, wishes } = options;
  const over = view.actor.kind === "over";
  const begun = view.actions.some(({ id, enabled }) => id === "resign" && enabled);
  return [
    ...own.menu(),
    { words: t("puzzle-menu-today"), press: layDay },
    { words: t("puzzle-menu-days"), press: async () => (await wishes()).days() },
    {
      words: t("collection-menu"),
      press: async () => (await import("./collection")).openCollection(),
    },
    { words: t("puzzle-menu-another"), press: async () => (await wishes()).another() },
    { words: t("puzzle-menu-restart"), press: async () => (await wishes()).restart() },
    ...(over ? [] : [{ words: t("puzzle-menu-lesson"), press: () => lesson.begin() }]),
    ...(begun
      ? [{ words: t("puzzle-menu-give-up"), press: async () => (await wishes()).giveUp() }]
      : []),
    "line",
    { words: t("race-menu"), press: () => race.open() },
    {
      words: t("puzzle-menu-statistics"),
      press: async () => (await import("./statistics")).openStatistics(info),
    },
    { words: t("print-puzzle"), press: async () => (await wishes()).print(false) },
    { words: t("print-both"), press: async () => (await wishes()).print(true) },
    ...own.print(),
    {
      words: t("puzzle-menu-timer"),
      checked: settings().timer,
      press: () => change("timer", !settings().timer),
    },
  ];
}

/** Adds hints, steps and keys after Python has answered for the first time. */
export async function bringRest(
  { table, panels }: TableContext,
  lesson: Lesson,
  hinting: Hinting,
  hint: HTMLElement,
): Promise<void> {
  await answered();
  const [{ aid }, { steps }, { hearKeys }] = await Promise.all([
    import("./aid"),
    import("./steps"),
    import("./keys"),
  ]);
  hearKeys({ table, hint: () => hinting.ask(), digits: true });
  panels.add(aid(table, lesson, hinting, hint), steps(find("#moves"), table));
}

/** Resolves when Python has answered for the first time. */
function answered(): Promise<void> {
  const page = document.documentElement;
  return new Promise((done) => {
    const look = () => {
      if (page.dataset.alveus !== "ready") return;
      watch.disconnect();
      done();
    };
    const watch = new MutationObserver(look);
    watch.observe(page, { attributes: true });
    look();
  });
}
