/**
 * Suggestions on the home page: unfinished games or first lessons, daily puzzles, studies, and a
 * backup.
 */
import { statusWords } from "../board/words";
import { hasCourse, manifestOf, manifests, studyNames } from "../contracts/games";
import { coursePage } from "../contracts/links";
import { studyPage } from "../contracts/studies";
import { gameInfo, games, type ListedGame } from "../kit/catalogue";
import { make } from "../kit/dom";
import { writeName } from "../kit/game-words";
import { t, words } from "../kit/words";
import { today } from "../storage/days";
import { isUnfinished } from "../storage/history";
import { readKeys, usedSlots } from "../storage/lists";
import { dailyTimes, readResults } from "../storage/results";
import { readShelf, shelfUrl } from "../storage/shelf";
import {
  LAST_BACKUP,
  readGame,
  readSetting,
  type StoredGame,
  writeSetting,
} from "../storage/storage";
import { rows } from "../table/rows";

/** The sections with their headings. Empty sections are left out. */
export function suggestions(
  unfinished: readonly Unfinished[],
  shelved: readonly Unfinished[],
): HTMLElement[] {
  const lines = unfinished.map(unfinishedLine);
  return [
    lines.length > 0 ? section("continue", lines) : section("learn", lessons()),
    section("shelf", shelf(shelved)),
    section("daily", daily()),
    section("offer", offers()),
  ].flatMap((one) => one ?? []);
}

function section(id: string, lines: HTMLElement[]): HTMLElement | null {
  if (lines.length === 0) return null;
  return make("section", { class: id }, make("h2", {}, t(`home-${id}`)), ...lines);
}

/** A link with an optional remark at its end and an optional sentence below. */
function line(href: string, name: HTMLElement, remark = "", sentence = ""): HTMLElement {
  return make(
    "a",
    { href },
    make("span", { class: "name" }, name, remark && make("em", {}, remark)),
    sentence && make("span", { class: "sentence" }, sentence),
  );
}

function unfinishedLine(entry: Unfinished): HTMLElement {
  const { game, stored, page } = entry;
  const status = statusWords(stored.view, words());
  return line(page, writeName(make("span"), game), turnText(entry), status);
}

/** The number of the current turn: "move 12". Puzzles have none. */
export function turnText({ stored: { view } }: Unfinished): string {
  const turn = view.sides.length > 1 ? rows(view.log.entries, view.sides).length : 0;
  return turn > 0 ? t("home-continue-turn", { turn }) : "";
}

/** Number of games on the shelf that are visible at first. */
const VISIBLE = 2;

/** The games on the shelf. Older ones are in a collapsed list. */
function shelf(shelved: readonly Unfinished[]): HTMLElement[] {
  const lines = shelved.map(unfinishedLine);
  const further = lines.slice(VISIBLE);
  if (further.length === 0) return lines;
  const head = make("summary", {}, t("home-shelf-more", { count: further.length }));
  return [...lines.slice(0, VISIBLE), make("details", {}, head, ...further)];
}

/** Number of courses offered to visitors without an unfinished game. */
const OFFERED = 3;

function lessons(): HTMLElement[] {
  const courses = listed(({ id }) => hasCourse(id));
  const first = (game: ListedGame) => Number(manifestOf(game.id).first ?? false);
  courses.sort((a, b) => first(b) - first(a));
  return courses
    .slice(0, OFFERED)
    .map((game) => line(coursePage(game.id), writeName(make("span"), game)));
}

/** Today's puzzle of every game that has one, and whether it is solved. */
function daily(): HTMLElement[] {
  const date = new Intl.DateTimeFormat(words().language, { day: "numeric", month: "long" });
  const results = readResults();
  return manifests.flatMap(({ id, daily }) =>
    listed((game) => daily !== undefined && game.id === id).map((game) => {
      const day = date.format(new Date());
      const solved = dailyTimes(results, id).has(today());
      const remark = solved ? t("home-daily-solved", { day }) : day;
      return line(daily ?? "", writeName(make("span"), game), remark);
    }),
  );
}

function offers(): HTMLElement[] {
  return studyNames()
    .filter(({ offered }) => offered)
    .map((study) =>
      line(
        studyPage(study),
        make("span", {}, t(`study-${study.id}`)),
        "",
        t(`home-offer-${study.id}`),
      ),
    );
}

/** The games of the catalogue that satisfy a condition, in the order of the page. */
function listed(condition: (game: ListedGame) => boolean): ListedGame[] {
  const ids = manifests.map(({ id }) => id);
  return games.filter(condition).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

interface Unfinished {
  game: ListedGame;
  stored: StoredGame;
  /** URL of the page that continues the game. */
  page: string;
}

/** Returns all unfinished games, most recent first. A damaged game is reported on its own page. */
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

/** Returns the games on the shelf, most recent first, except those from embedded boards. */
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
    stored.map(async ({ slot, page }) => ({ game, page, stored: await readGame(slot) })),
  );
  return read.flatMap(({ stored, ...where }) =>
    stored && isUnfinished(stored) ? [{ ...where, stored }] : [],
  );
}

/** Storage names that a game can use, each with the URL of the page that continues the game. */
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

const ENOUGH = 20;

/** Returns the line, or null if it was shown before, a backup exists, or few games are stored. */
export async function backupSuggestion(): Promise<(() => HTMLElement) | null> {
  if (readSetting(LAST_BACKUP) !== null) return null;
  const keys = await readKeys().catch(() => []);
  const { readRecord } = await import("../storage/practice");
  const stored = keys.filter((key) => /^(?:game|shelf|letter)\./.test(key)).length;
  const finished = readRecord().record.played.length + readResults().length;
  if (stored + finished < ENOUGH) return null;
  writeSetting(LAST_BACKUP, "suggested");
  return () =>
    make(
      "p",
      { class: "suggestion" },
      `${t("home-backup")} `,
      make("button", { class: "quiet", type: "button", onclick: backUp }, t("home-backup-now")),
    );
}

async function backUp(): Promise<void> {
  await (await import("../kit/backup")).backUp();
}
