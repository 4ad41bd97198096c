/** Suggestions on the home page: games to continue or first lessons, daily puzzles, and studies. */
import { statusWords } from "../board/names";
import { hasCourse, manifestOf, manifests, studyNames } from "../contracts/games";
import { coursePage } from "../contracts/links";
import { studyPage } from "../contracts/studies";
import { games, type ListedGame } from "../kit/catalogue";
import { make } from "../kit/dom";
import { writeName } from "../kit/game-words";
import { t, words } from "../kit/words";
import { today } from "../storage/days";
import { dailyTimes, readResults } from "../storage/results";
import { rows } from "../table/notation";
import type { Unfinished } from "./unfinished";

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
