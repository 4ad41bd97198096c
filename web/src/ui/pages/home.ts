/** The home page: the games that can be played, the one that was begun, and nothing else. */
import { statusWords } from "../../board/words";
import { manifestOf, manifests, studyNames } from "../../games";
import type { Shelf } from "../../games/manifest";
import { keepOffline } from "../../offline";
import { readGame } from "../../storage";
import { type StudyName, studyPage } from "../learn/studies";
import { openPage } from "../shell/bar";
import { gameInfo, games, type ListedGame } from "../shell/catalogue";
import { fill, find, make, write } from "../shell/dom";
import { gameWords, named } from "../shell/gamewords";
import { frontPage } from "../shell/links";
import { rich } from "../shell/rich";
import { onTheme } from "../shell/theme";
import { onWords, t, words } from "../shell/words";
import { rows } from "../table/rows";
import { paintPlate } from "./plates";

/** The rows of the page. */
const SHELVES: readonly Shelf[] = ["tables", "dominoes", "others"];
const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

await openPage([...new Set(games.flatMap(gameWords))]);
onWords(show);
onTheme(paintPlates);
show();
await showContinue();
void keepOffline(sayOffline);

function show(): void {
  document.title = t("home-title");
  fill(find("#gloss"), ...rich(t("home-gloss")));
  fill(find("#shelves"), ...SHELVES.map(shelf));
  fill(find("#daily"), make("h2", {}, t("home-daily")), ...dailyLines());
  fill(find("#studies"), make("h2", {}, t("home-studies")), ...studyNames().map(studyLine));
  paintPlates();
  void showContinue();
}

function studyLine(study: StudyName): HTMLElement {
  return make(
    "a",
    { href: studyPage(study) },
    make("span", {}, t(`study-${study.id}`)),
    make("em", {}, t(`game-${study.game}`)),
  );
}

function listed(id: string): ListedGame | undefined {
  return games.find((game) => game.id === id);
}

/** Today's puzzle of every game that has one. */
function dailyLines(): HTMLElement[] {
  const date = new Intl.DateTimeFormat(words().language, { day: "numeric", month: "long" });
  return manifests.flatMap(({ id, daily }) => {
    const game = listed(id);
    if (!daily || !game) return [];
    const today = make("em", {}, date.format(new Date()));
    return [make("a", { href: daily }, named(make("span"), game), today)];
  });
}

/** A row of the page; a game that has no place stands last in the last row. */
function shelf(row: Shelf): HTMLElement {
  const placed = manifests.filter(({ shelf }) => shelf?.row === row);
  const known = placed.flatMap(({ id }) => listed(id) ?? []);
  const rest = row === "others" ? games.filter(({ id }) => !manifestOf(id).shelf) : [];
  return make(
    "section",
    { class: "shelf" },
    make("h2", {}, t(`home-shelf-${row}`)),
    make("div", { class: "entries" }, ...[...known, ...rest].map(entry)),
  );
}

function entry(game: ListedGame): HTMLElement {
  return make(
    "a",
    { class: "entry", href: frontPage(game.id) },
    make("span", { class: "plate", "data-plate": game.id }),
    make(
      "h3",
      {},
      make("b", { "aria-hidden": "true" }, NUMERALS[manifestOf(game.id).shelf?.place ?? 0] ?? ""),
      named(make("span"), game),
      make("em", {}, t(`home-${game.id}-place`)),
    ),
    make("p", {}, t(`home-${game.id}-line`)),
  );
}

function paintPlates(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-plate]")) {
    void paintPlate(place, place.dataset.plate ?? "");
  }
}

/** The games begun on this device, each with its seat kept. */
async function showContinue(): Promise<void> {
  // A damaged game is told of on its own page.
  const begun = await Promise.all(games.map((game) => begunGame(game).catch(() => null)));
  const found = begun.filter((section) => section !== null);
  const place = find("#continue");
  place.hidden = found.length === 0;
  fill(place, ...found);
}

/** Every name under which something of a game may be kept, and the address that goes on with it. */
async function slotsOf({ id }: ListedGame): Promise<{ slot: string; page: string }[]> {
  const usual = { slot: id, page: `play.html?game=${id}` };
  const others = await manifestOf(id).beginnings?.();
  const info = others && (await gameInfo(id));
  return [usual, ...(info ? await others.slotsOf(info) : [])];
}

async function begunGame(game: ListedGame): Promise<HTMLElement | null> {
  const found = await Promise.all(
    (await slotsOf(game)).map(async ({ slot, page }) => ({ page, kept: await readGame(slot) })),
  );
  const begun = found.filter(({ kept }) => kept && kept.view.ply > 0);
  const last = begun.sort((a, b) => (b.kept ? b.kept.at : 0) - (a.kept ? a.kept.at : 0))[0];
  if (!last?.kept) return null;
  const { view } = last.kept;
  const over = view.actor.kind === "over";
  const turn = rows(view.log.entries, view.sides).length;
  const status = statusWords(view, words());
  const said = over ? t("home-continue-over") : `${t("home-continue-turn", { turn })} · ${status}`;
  return make(
    "div",
    { class: "continue" },
    make("h2", {}, t("home-continue")),
    named(make("h3"), game),
    make("p", {}, said),
    make("a", { class: "button first", href: last.page }, t("home-seat")),
  );
}

function sayOffline(): void {
  write(find("#offline"), t(`home-offline-${document.documentElement.dataset.offline ?? "no"}`));
}
