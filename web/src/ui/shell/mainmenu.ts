/** The main menu of a game's page. */
import type { TableControls } from "../../board/table";
import type { GameInfo } from "../../engine/protocol";
import { hasCourse, isOurs, studyNames } from "../../games";
import { studyPage } from "../learn/studies";
import { atLevel, computer, levelSteps } from "../table/level";
import { type Moment, yourSide } from "../table/moment";
import { embed, saveToFile } from "../table/sending";
import type { GameSession } from "../table/session";
import { languageItems, soundItem } from "./bar";
import { fullScreenItem } from "./fullscreen";
import { installItem } from "./install";
import { coursePage, furtherPage } from "./links";
import type { MenuItem } from "./menu";
import { settings } from "./settings";
import { t } from "./words";
import "./follow";

export interface MenuOptions {
  info: GameInfo;
  table: TableControls;
  session: GameSession;
  moment: Moment | null;
  /** Opens the whole move list, where there is one. */
  moves: (() => void) | undefined;
  /** What a puzzle offers in the place of a new game. */
  puzzle: { menu(): MenuItem[] } | null;
  /** Begins the guide, where the game has one. */
  guide: (() => void) | null;
  /** Makes a task of the position, where the game is analysed and hides nothing. */
  setTask: (() => void) | null;
  /** Opens the editor with the position, where the game's positions can be written. */
  edit: (() => void) | null;
  /** Where the rules stand, if they are told. */
  rules: string | undefined;
  /** Whether lessons or a study lie on the board and no game. */
  learning: boolean;
  /** Whether the bar has no room for languages, sound and colours. */
  narrow: boolean;
}

/** The entries, as they are when the menu opens. */
export function mainMenu(options: MenuOptions): MenuItem[] {
  const { info, table, session, moves, rules, narrow } = options;
  const { moment } = options;
  const items: MenuItem[] = [
    ...beginning(options),
    ...(table.view?.before ? [{ words: t("act-back"), press: () => void session.back() }] : []),
    { words: t("menu-shelf"), press: () => void showShelf() },
    ...(moves ? [{ words: t("menu-moves"), press: moves }] : []),
    { words: t("menu-settings"), press: () => void showSettings(options) },
    "line",
    { words: t("menu-save"), press: () => void saveToFile(info, session.engine) },
    { words: t("menu-load"), press: () => void session.loadFromFile() },
    { words: t(options.puzzle ? "puzzle-share" : "menu-link"), press: () => void session.share() },
    { words: t("menu-embed"), press: () => void embed(info, session.engine, table) },
    "line",
  ];
  if (moment) {
    if (options.info.chance && !options.info.hidden) {
      items.push({ words: t("menu-fair"), press: () => void showDice(moment) });
      items.push({ words: t("menu-umpire"), press: () => void typeThrow(table, moment) });
    }
    const resign = moment.view.actions.find(({ id }) => id === "resign");
    if (resign?.enabled && !options.puzzle) {
      items.push({ words: t("menu-resign"), press: () => void table.act("resign") });
    }
  }
  if (options.setTask && moment?.view.actor.kind === "seat")
    items.push({ words: t("menu-task"), press: options.setTask });
  if (options.edit) items.push({ words: t("menu-edit"), press: options.edit });
  items.push({ words: t("menu-practice"), href: "practice.html" });
  if (rules) items.push({ words: t("act-rules"), href: rules });
  if (isOurs(options.info.id)) items.push({ words: t("page-make"), href: `${rules}#make` });
  const further = furtherPage(options.info.id);
  if (further) items.push(further);
  for (const study of studyNames(options.info.id)) {
    items.push({ words: t(`study-${study.id}`), href: studyPage(study) });
  }
  if (hasCourse(options.info.id)) {
    items.push({ words: t("link-learn"), href: coursePage(options.info.id) });
  }
  if (options.guide && moment && yourSide(moment) && moment.view.actor.kind !== "over")
    items.push({ words: t("menu-guide"), press: options.guide });
  items.push(...[fullScreenItem(), installItem()].filter((item) => item !== null));
  items.push({ words: t("menu-help"), key: "?", press: () => void showHelp(options) });
  if (narrow) items.push("line", soundItem(), ...languageItems());
  const { offline = "no", version } = document.documentElement.dataset;
  items.push("line", { note: t(`offline-${version ? "version" : offline}`) });
  return items;
}

/** Another puzzle and what can be done with it, or a new game. */
function beginning(options: MenuOptions): MenuItem[] {
  if (options.puzzle) return [...options.puzzle.menu(), "line"];
  const words = t("menu-new");
  if (options.learning) return [{ words, href: `play.html?game=${options.info.id}` }];
  return [{ words, press: () => void newGame(options) }];
}

/** Asks for a new game, with what was wished for the last one already filled in. */
export async function newGame({ info, session, moment }: MenuOptions): Promise<void> {
  const { openNewGame } = await import("./newgame");
  const now = moment;
  const start = {
    seats: now ? { ...now.seats } : session.usualSeats,
    seating: settings().seating,
    options: now?.view.options ?? {},
    target: now?.view.series.target ?? 0,
    race: !!now?.view.series.race,
  };
  openNewGame(info, start, (wishes) => void session.beginNew(wishes));
}

/** Each dialog comes when it is asked for, so that the board is seen sooner. */
async function showSettings(options: MenuOptions): Promise<void> {
  const { openSettings } = await import("./preferences");
  openSettings(options.info, opponent(options));
}

async function showShelf(): Promise<void> {
  const { openShelf } = await import("../table/shelfdialog");
  await openShelf();
}

async function showDice(moment: Moment): Promise<void> {
  const { openFair } = await import("../table/fair");
  openFair(moment);
}

async function typeThrow(table: TableControls, moment: Moment): Promise<void> {
  const { openUmpire } = await import("../table/umpire");
  openUmpire(table, moment);
}

/** What keys and presses do. */
export async function showHelp({
  info,
  table,
}: Pick<MenuOptions, "info" | "table">): Promise<void> {
  const { openHelp } = await import("./help");
  openHelp(info, table.view);
}

function opponent({ info, table, moment }: MenuOptions): HTMLElement | null {
  const now = moment;
  const present = now && computer(now);
  if (!present) return null;
  const [, level] = present;
  return levelSteps(info, level, (next) => {
    void table.seat(atLevel(now.seats, next));
  });
}
