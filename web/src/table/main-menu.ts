/** The main menu of a game's page, with the functions that open its dialogs. */
import type { TableControls } from "../board/table";
import { hasCourse, isOurs, studyNames } from "../contracts/games";
import { coursePage, moreInfoLink } from "../contracts/links";
import { studyPage } from "../contracts/studies";
import { type TableSnapshot, yourSide } from "../contracts/table-snapshot";
import type { GameInfo } from "../engine/protocol";
import { languageItems, type MenuItem, soundItem } from "../kit/bar";
import { fullScreenItem } from "../kit/device";
import { settings } from "../kit/settings";
import { t } from "../kit/words";
import { atLevel, computer, levelSteps } from "./level";
import type { GameSession } from "./session";
import "../kit/follow";
import type { TableContext } from "../contracts/table-context";
import type { Engine } from "../engine/client";
import { saveFile } from "../kit/files";
import { toast } from "../kit/toast";

export interface MenuOptions {
  info: GameInfo;
  table: TableControls;
  session: GameSession;
  moment: TableSnapshot | null;
  /** Open the complete move list, if the game has one. */
  moves: (() => void) | undefined;
  /** For a puzzle, the entries that replace *New game*; null for other games. */
  puzzle: { menu(): MenuItem[] } | null;
  /**
   * Start the guide (explanations during a first game). Null if the game has no guide, if the guide
   * is not loaded yet, or if the board shows an activity, such as a lesson.
   */
  guide: (() => void) | null;
  /**
   * Open the dialog that makes a practice task from the position. Null for games without analysis
   * or with hidden hands.
   */
  setTask: (() => void) | null;
  /** Open the position editor with the current position. Null for games without an editor. */
  edit: (() => void) | null;
  /** URL of the rules page; undefined if the game has none. */
  rules: string | undefined;
  /** True if the board shows an activity, such as a lesson or the editor, instead of a game. */
  learning: boolean;
  /**
   * True if the board shows a course or a practice task. Each step and each attempt is a match, so
   * the menu offers no return to the match before.
   */
  course: boolean;
  /**
   * True if the board shows a course, a task, a study or a recorded deal. The menu then opens a
   * file on the page of its game, because a game from a file does not count as an answer.
   */
  lesson: boolean;
  /** True if the page's top bar has no space for languages and sound; the menu then has them. */
  narrow: boolean;
}

export function mainMenu(options: MenuOptions): MenuItem[] {
  const { info, table, session, moment, moves, rules, narrow, puzzle } = options;
  const { id, chance, hidden } = info;
  const item = (message: string, press: () => unknown): MenuItem => ({
    words: t(message),
    press: () => void press(),
  });
  const items: MenuItem[] = [
    ...beginning(options),
    ...(table.view?.before && !options.course ? [item("act-back", () => session.back())] : []),
    item("menu-shelf", async () => (await import("./shelf-dialog")).openShelf()),
    ...(moves ? [item("menu-moves", moves)] : []),
    item("menu-settings", async () =>
      (await import("./settings-dialog")).openSettings(info, opponent(options)),
    ),
    "line",
    item("menu-save", () => saveToFile(info, session.engine)),
    item("menu-load", () => session.loadFromFile(options.lesson)),
    item(puzzle ? "puzzle-share" : "menu-link", () => session.share()),
    item("menu-embed", () => embed(info, session.context)),
    "line",
  ];
  const add = (message: string, press: () => unknown) => items.push(item(message, press));
  if (moment) {
    const { view } = moment;
    if (chance && !hidden) {
      add("menu-fair", async () => (await import("./dice")).openFair(moment));
      add("menu-umpire", async () => (await import("./dice")).openUmpire(table, moment));
    }
    const resign = view.actions.find(({ id }) => id === "resign");
    if (resign?.enabled && !puzzle) add("menu-resign", () => table.act("resign"));
    if (options.setTask && view.actor.kind === "seat") add("menu-task", options.setTask);
  }
  if (options.edit) add("menu-edit", options.edit);
  items.push({ words: t("menu-practice"), href: "practice.html" });
  if (rules) items.push({ words: t("act-rules"), href: rules });
  if (isOurs(id) && rules) items.push({ words: t("page-make"), href: `${rules}#make` });
  const further = moreInfoLink(id);
  if (further) items.push(further);
  for (const study of studyNames(id))
    items.push({ words: t(`study-${study.id}`), href: studyPage(study) });
  if (hasCourse(id)) items.push({ words: t("link-learn"), href: coursePage(id) });
  if (options.guide && moment && yourSide(moment) && moment.view.actor.kind !== "over")
    add("menu-guide", options.guide);
  items.push(...[fullScreenItem(), installItem()].filter((item) => item !== null));
  items.push({ words: t("menu-help"), key: "?", press: () => void showHelp(options) });
  if (narrow) items.push("line", soundItem(), ...languageItems());
  const { offline = "no", version } = document.documentElement.dataset;
  items.push("line", { note: t(`offline-${version ? "version" : offline}`) });
  return items;
}

/**
 * Return the first entries of the menu: those of the puzzle, or else *New game*. While an activity,
 * such as a lesson, is on the board, *New game* is a link to the page of the game.
 */
function beginning(options: MenuOptions): MenuItem[] {
  if (options.puzzle) return [...options.puzzle.menu(), "line"];
  const words = t("menu-new");
  if (options.learning) return [{ words, href: `play.html?game=${options.info.id}` }];
  return [{ words, press: () => void newGame(options) }];
}

/** Open the dialog for a new game, prefilled with the choices of the current one. */
export async function newGame({ info, session, moment }: MenuOptions): Promise<void> {
  const { openNewGame } = await import("./new-game");
  const start = {
    seats: moment ? { ...moment.seats } : session.defaultSeats,
    seating: settings().seating,
    options: moment?.view.options ?? {},
    target: moment?.view.series.target ?? 0,
    race: !!moment?.view.series.race,
  };
  openNewGame(info, start, (wishes) => void session.beginNew(wishes));
}

export async function showHelp(options: Pick<MenuOptions, "info" | "table">): Promise<void> {
  (await import("./help")).openHelp(options.info, options.table.view, options.info.hints);
}

function opponent({ info, table, moment }: MenuOptions): HTMLElement | null {
  const present = moment && computer(moment);
  if (!present) return null;
  const [, level] = present;
  return levelSteps(info, level, (next) => void table.seat(atLevel(moment.seats, next)));
}

async function saveToFile(info: GameInfo, engine: Engine): Promise<void> {
  const { save } = await engine.request("save", {});
  saveFile(save, info.id);
}

/**
 * Open the dialog with HTML code for embedding the game on the board. If the game has no moves or
 * no link can be made, the code shows a new game.
 */
async function embed(info: GameInfo, context: TableContext): Promise<void> {
  const { engine, table, features } = context;
  const hasMoves = (table.view?.ply ?? 0) > 0;
  const answer = hasMoves ? await engine.request("link", {}).catch(() => null) : null;
  await features.openEmbedding(info, answer?.link ?? "");
}

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer: Offer | null = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as Offer;
});
addEventListener("appinstalled", () => {
  offer = null;
});

/**
 * Return the menu item that installs the site as an app. Return null if the browser cannot install
 * it, or if it is already installed.
 */
function installItem(): { words: string; press(): void } | null {
  const asked = offer;
  const words = t("menu-install");
  if (asked) return { words, press: () => void asked.prompt() };
  // Safari on iOS has no install event, so the menu item explains the steps. Its non-standard flag
  // `standalone` is false in a browser tab and true in the installed app.
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === false ? { words, press: () => toast(t("install-how")) } : null;
}
