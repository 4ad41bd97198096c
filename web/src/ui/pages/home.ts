/** The home page: the games that can be played, the one that was begun, and nothing else. */
import { statusWords } from "../../board/words";
import type { GameInfo } from "../../engine/protocol";
import { DAILY } from "../../games/dominosa/daily";
import { keepOffline } from "../../offline";
import { readGame } from "../../storage";
import { type StudyName, studies, studyPage } from "../learn/studies";
import { openPage } from "../shell/bar";
import { games } from "../shell/catalogue";
import { fill, find, make, write } from "../shell/dom";
import { gameWords, named } from "../shell/gamewords";
import { frontPage } from "../shell/links";
import { rich } from "../shell/rich";
import { onTheme } from "../shell/theme";
import { onWords, t, words } from "../shell/words";
import { slotsOf } from "../table/beginnings";
import { rows } from "../table/rows";
import { paintPlate } from "./plates";

/** The rows of the page and the forgotten games in each; whatever is not named stands last. */
const SHELVES: Record<string, string[]> = {
  tables: ["duodecim", "xii", "lombardorum"],
  dominoes: ["sperrdomino", "dominosa", "terzett"],
  others: ["rithmomachia", "bohnenspiel"],
};
const NUMBERED = Object.values(SHELVES).flat();
const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

await openPage([...new Set(games.flatMap(gameWords))]);
onWords(show);
onTheme(paintPlates);
show();
await showContinue();
void keepOffline(sayOffline);

function show(): void {
  document.title = t("home-title");
  fill(find("#gloss"), ...rich(t("home-gloss")));
  fill(find("#shelves"), ...Object.keys(SHELVES).map(shelf));
  fill(find("#daily"), make("h2", {}, t("home-daily")), dailyLine());
  fill(find("#studies"), make("h2", {}, t("home-studies")), ...studies.map(studyLine));
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

function dailyLine(): HTMLElement {
  const date = new Intl.DateTimeFormat(words().language, { day: "numeric", month: "long" });
  return make(
    "a",
    { href: DAILY },
    make("span", { lang: "la" }, t("game-dominosa")),
    make("em", {}, date.format(new Date())),
  );
}

function shelf(name: string): HTMLElement {
  const named = SHELVES[name] ?? [];
  const rest = name === "others" ? games.filter(({ id }) => !NUMBERED.includes(id)) : [];
  const found = named.flatMap((id) => games.filter((game) => game.id === id));
  const entries = [...found, ...rest].map(entry);
  return make(
    "section",
    { class: "shelf" },
    make("h2", {}, t(`home-shelf-${name}`)),
    make("div", { class: "entries" }, ...entries),
  );
}

function entry(game: GameInfo): HTMLElement {
  return make(
    "a",
    { class: "entry", href: frontPage(game.id) },
    make("span", { class: "plate", "data-plate": game.id }),
    make(
      "h3",
      {},
      make("b", { "aria-hidden": "true" }, NUMERALS[NUMBERED.indexOf(game.id)] ?? ""),
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

async function begunGame(game: GameInfo): Promise<HTMLElement | null> {
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
