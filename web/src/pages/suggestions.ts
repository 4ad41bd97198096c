/**
 * Suggestions on the home page: unfinished games or first lessons, games on the shelf, daily
 * puzzles, studies (positions with questions), and a backup. The shelf stores unfinished games that
 * another game has replaced on their board (`storage/shelf.ts`).
 */

import { html, nothing, type TemplateResult } from "lit-html";
import { statusWords } from "../board/names";
import { rows } from "../board/rounds";
import { hasCourse, listedGames, manifestOf, studyNames } from "../contracts/games";
import { coursePage } from "../contracts/links";
import { studyPage } from "../contracts/studies";
import { gameInfo, games, type ListedGame } from "../kit/catalogue";
import { make } from "../kit/dom";
import { elementsOf } from "../kit/draw";
import { writeName } from "../kit/game-words";
import { locale, t, words } from "../kit/words";
import { today } from "../storage/days";
import { readKeys } from "../storage/records";
import { dailyTimes, readResults } from "../storage/results";
import { isReadable, isUnfinished, readShelf, shelfUrl } from "../storage/shelf";
import {
  LAST_BACKUP,
  readGame,
  readSetting,
  type StoredGame,
  usedSlots,
  writeSetting,
} from "../storage/storage";

/** Return the sections of suggestions, except the backup, with headings; omit empty sections. */
export function suggestions(
  unfinished: readonly Unfinished[],
  shelved: readonly Unfinished[],
): HTMLElement[] {
  const lines = unfinished.map(unfinishedLine);
  const further = shelved.slice(VISIBLE).map(unfinishedLine);
  const older = html`<details><summary>${t("home-shelf-more", { count: further.length })}</summary>
    ${further}</details>`;
  const shelf = shelved.slice(0, VISIBLE).map(unfinishedLine);
  return [
    lines.length > 0 ? section("continue", lines) : section("learn", lessons()),
    section("shelf", further.length > 0 ? [...shelf, older] : shelf),
    section("daily", daily()),
    section("offer", offers()),
  ].flatMap(elementsOf);
}

function section(id: string, lines: TemplateResult[]): TemplateResult | typeof nothing {
  if (lines.length === 0) return nothing;
  return html`<section class=${id}><h2>${t(`home-${id}`)}</h2>${lines}</section>`;
}

/** A link with an optional remark at its end and an optional sentence below. */
function line(href: string, name: HTMLElement, remark = "", sentence = ""): TemplateResult {
  return html`<a href=${href}><span class="name">${name}${remark ? html`<em>${remark}</em>` : nothing}</span
    >${sentence ? html`<span class="sentence">${sentence}</span>` : nothing}</a>`;
}

const nameOf = (game: Pick<ListedGame, "id">) => writeName(make("span"), game);

function unfinishedLine(entry: Unfinished): TemplateResult {
  const { game, stored, page } = entry;
  return line(page, nameOf(game), turnText(entry), statusWords(stored.view, words()));
}

/** Return "turn 12" for 12 rounds (a turn per side) in the whole match; "" for 0 or one side. */
export function turnText({ stored: { view } }: Unfinished): string {
  const turn = view.sides.length > 1 ? rows(view.log.entries, view.sides).length : 0;
  return turn > 0 ? t("home-continue-turn", { turn }) : "";
}

/** Number of games on the shelf (unfinished, replaced by others) shown without a click. */
const VISIBLE = 2;

/** Number of courses (series of lessons) offered to visitors without an unfinished game. */
const OFFERED = 3;

function lessons(): TemplateResult[] {
  const first = ({ id }: ListedGame) => Number(manifestOf(id).first ?? false);
  return listedGames()
    .filter(({ id }) => hasCourse(id))
    .sort((a, b) => first(b) - first(a))
    .slice(0, OFFERED)
    .map((game) => line(coursePage(game.id), nameOf(game)));
}

/** Today's puzzle of every game that has one, and whether it is solved. */
function daily(): TemplateResult[] {
  const date = new Intl.DateTimeFormat(locale(), {
    day: "numeric",
    month: "long",
  });
  const day = date.format(new Date());
  const results = readResults();
  return listedGames().flatMap((game) => {
    const { daily } = manifestOf(game.id);
    if (daily === undefined) return [];
    const solved = dailyTimes(results, game.id).has(today());
    return [line(daily, nameOf(game), solved ? t("home-daily-solved", { day }) : day)];
  });
}

function offers(): TemplateResult[] {
  return studyNames()
    .filter(({ offered }) => offered)
    .map((study) => {
      const name = make("span", {}, t(`study-${study.id}`));
      return line(studyPage(study), name, "", t(`home-offer-${study.id}`));
    });
}

interface Unfinished {
  game: ListedGame;
  stored: StoredGame;
  /** URL of the page that continues the game. */
  page: string;
}

/**
 * Return all unfinished games stored on this device, most recent first. Omit damaged records; the
 * page of the game reports them.
 */
export async function unfinishedGames(): Promise<Unfinished[]> {
  const names = await usedSlots();
  const lists = await Promise.all(games.map((game) => unfinishedOf(game, names).catch(() => [])));
  return lists.flat().sort((a, b) => b.stored.at - a.stored.at);
}

/** True if this device has a record of any game or puzzle. */
export async function hasPlayed(): Promise<boolean> {
  const names = await usedSlots().catch(() => []);
  return readResults().length > 0 || games.some(({ id }) => names.some((name) => ofGame(name, id)));
}

const ofGame = (name: string, id: string) => name === id || name.startsWith(`${id}.`);

/**
 * Return the games on the shelf (unfinished, replaced by others), most recent first, except add-on
 * games (packs) and games of other pages than play.html, such as embedded boards.
 */
export async function shelvedGames(): Promise<Unfinished[]> {
  const shelved = (await readShelf()).filter(({ page }) => page.startsWith("play.html"));
  return shelved.flatMap((one) => {
    const game = games.find(({ id }) => id === one.game);
    return game ? [{ game, stored: one.kept, page: shelfUrl(one) }] : [];
  });
}

async function unfinishedOf(game: ListedGame, names: string[]): Promise<Unfinished[]> {
  const slots = await slotsOf(game, names);
  const stored = slots.filter(({ slot }) => names.includes(slot));
  const read = await Promise.all(
    stored.map(async ({ slot, page }) => ({
      ...{ game, page },
      stored: await readGame(slot).catch(() => null),
    })),
  );
  return read.flatMap(({ stored, ...where }) =>
    isReadable(stored) && isUnfinished(stored) ? [{ ...where, stored }] : [],
  );
}

/** Return the names under which a game can be stored, each with the URL that continues it. */
async function slotsOf(
  { id }: ListedGame,
  names: string[],
): Promise<{ slot: string; page: string }[]> {
  const standard = { slot: id, page: `play.html?game=${id}` };
  if (!names.some((name) => name.startsWith(`${id}.`))) return [standard];
  const others = await manifestOf(id).beginnings?.();
  const info = others && (await gameInfo(id));
  return [standard, ...(info ? await others.slotsOf(info) : [])];
}

/** Minimum total of stored games, finished games and solved puzzles for suggesting a backup. */
const ENOUGH = 20;

/**
 * Store that a backup was suggested, and return a function that renders the suggestion. Store
 * nothing and return null if it was suggested before, if a backup was made, or if this device has
 * fewer than `ENOUGH` stored games, finished games and solved puzzles in total.
 */
export async function backupSuggestion(): Promise<(() => HTMLElement[]) | null> {
  if (readSetting(LAST_BACKUP) !== null) return null;
  const keys = await readKeys().catch(() => []);
  const { readRecord } = await import("../storage/practice");
  const stored = keys.filter((key) => /^(?:game|shelf|letter)\./.test(key)).length;
  const finished = readRecord().record.played.length + readResults().length;
  if (stored + finished < ENOUGH) return null;
  writeSetting(LAST_BACKUP, "suggested");
  return () =>
    elementsOf(html`<p class="suggestion">${t("home-backup")} <button class="quiet" type="button"
      @click=${async () => (await import("../kit/backup")).backUp()}>${t("home-backup-now")}</button></p>`);
}
