/** The home page: introduction, newcomers' game, unfinished games and puzzles, choice of games. */

import { html, nothing } from "lit-html";
import { hasCourse, listedGames, manifests, painterOf, studyNames } from "../contracts/games";
import { coursePage, docsPage, playPage, rulesPage } from "../contracts/links";
import { type StudyName, studyPage } from "../contracts/studies";
import { nextTask, pause } from "../engine/startup";
import { openPage } from "../kit/bar";
import { sign } from "../kit/button";
import { games, type ListedGame, opening } from "../kit/catalogue";
import { fill, find, make, write } from "../kit/dom";
import { elementsOf } from "../kit/draw";
import { gameAreas, writeName } from "../kit/game-words";
import { rich } from "../kit/texts";
import { onTheme } from "../kit/theme";
import { whenVisible } from "../kit/when-visible";
import { onWords, t } from "../kit/words";
import { keepOffline } from "../storage/offline";
import { hasLetters } from "../storage/storage";
import { paintFigure } from "../table/figures";
import { chooser, paintPlate } from "./chooser";
import { measuredOf, measurements, minutesOf } from "./measured";
import {
  backupSuggestion,
  hasPlayed,
  shelvedGames,
  suggestions,
  turnText,
  unfinishedGames,
} from "./suggestions";
import "../kit/follow";

const first = manifests.find((game) => game.first)?.id ?? "";
/** Observer that paints an element when it becomes visible or changes its size. */
const painting = new ResizeObserver((entries) => {
  for (const { target } of entries) paint(target as HTMLElement);
});

/** Cancel the painting of pictures that are not visible yet (see `observePictures`). */
let stopWaiting = () => {};

/**
 * Maximum time in milliseconds to wait for the web fonts. After this time, the page is shown in
 * fallback fonts, and the layout shifts when the web fonts arrive.
 */
const FONT_TIMEOUT = 400;

/**
 * Milliseconds from the rendering of the page until its files are stored for offline use. Storing
 * slows down a phone, so the pictures are painted first.
 */
const OFFLINE_DELAY = 1500;

/**
 * Function that renders the list of packs (games added by the host of the site); null if there are
 * none, or if their list has not been read yet.
 */
let packGames: (() => HTMLElement[]) | null = null;
/** Function that renders the suggestion to make a backup; null if none is due or known yet. */
let renderBackup: (() => HTMLElement[]) | null = null;

// Reload a page restored from the back/forward cache, because other pages have changed its data.
window.addEventListener("pageshow", (event) => event.persisted && location.reload());

const fontsLoaded = loadFonts();
const board = Promise.all([painterOf(first), opening(first)]);
const [unfinished, shelved, played, letterShelf] = await Promise.all([
  unfinishedGames(),
  shelvedGames(),
  hasPlayed(),
  hasLetters().then((has) => (has ? loadLetterShelf() : null)),
]);
/** The most recently stored game that is not over, if any. */
const [last] = unfinished;
await openPage([
  ...new Set([
    "common",
    "home",
    ...[...unfinished, ...shelved].flatMap(({ game }) => gameAreas(game)),
    ...(letterShelf?.words ?? []),
  ]),
]);
await fontsLoaded;
onWords(render);
onTheme(observePictures);
find<HTMLDetailsElement>("#sources").open = location.hash === "#sources";
for (const part of parts()) {
  part();
  await nextTask();
}
setTimeout(() => keepOffline(showOfflineState), OFFLINE_DELAY);
const { otherGames } = await import("../features/packs/list");
packGames = await otherGames();
if (packGames) find("#choose").append(...packGames());
renderBackup = await backupSuggestion();
if (renderBackup) find("#waiting").append(...renderBackup());

/**
 * Return functions that each render one part of the page. While the page loads, each function runs
 * in a separate task, because one long task would make a phone unresponsive. The last function also
 * starts the painting of the pictures.
 */
function parts(): (() => void)[] {
  return [
    () => fill(find("#choose"), ...chooser(), ...(packGames?.() ?? [])),
    () => {
      fill(find("#doors"), ...moreLinks(first));
      fill(find("#measured"), ...measurements());
      fill(find("#sources"), ...sources());
      find<HTMLAnchorElement>("[data-t=home-docs]").href = docsPage("index");
    },
    () => fill(find("#studies"), ...studies()),
    () => {
      document.title = t("home-title");
      for (const place of document.querySelectorAll<HTMLElement>("[data-rich]"))
        fill(place, ...rich(t(place.dataset.rich ?? "")));
      fill(
        find("#waiting"),
        letterShelf?.render(),
        ...suggestions(unfinished, shelved),
        ...(renderBackup?.() ?? []),
      );
      fill(find("#begin"), ...mainButton());
      observePictures();
    },
  ];
}

function render(): void {
  for (const part of parts()) part();
  if (find("#offline").textContent) showOfflineState();
}

/**
 * Load the code and the data for the list of correspondence games. `words` are the names of the
 * message files that the list needs. Called only if this device has stored such games.
 */
async function loadLetterShelf(): Promise<{ words: string[]; render: () => HTMLElement }> {
  const [{ endingsWords, letterShelf }, { allLetters }] = await Promise.all([
    import("../features/letters/shelf"),
    import("../features/letters/storage"),
  ]);
  const stored = await allLetters();
  return { words: endingsWords(stored), render: () => letterShelf(stored) };
}

async function loadFonts(): Promise<void> {
  const all = Promise.allSettled([...document.fonts].map((face) => face.load()));
  await Promise.race([all, pause(FONT_TIMEOUT)]);
}

/** Observe the elements of all pictures, and paint each when it becomes visible. */
function observePictures(): void {
  painting.disconnect();
  stopWaiting();
  const places = document.querySelectorAll("[data-plate], .board");
  stopWaiting = whenVisible(places, (place) => painting.observe(place));
}

function paint(place: HTMLElement): void {
  const { plate } = place.dataset;
  if (place.clientWidth === 0) return;
  if (plate) paintPlate(place, plate);
  else void paintBoard(place);
}

/** Paint the initial position of the game for newcomers. */
async function paintBoard(place: HTMLElement): Promise<void> {
  const [painter, table] = await board;
  if (!table) return;
  const movable = table.view.moves.flatMap(({ path: [start] }) => start ?? []);
  const figure = { men: {}, view: table.view, movable };
  await paintFigure(place, painter, table.view, figure, place.clientWidth);
}

/** The main button: continues the last unfinished game, or starts the game for newcomers. */
function mainButton(): HTMLElement[] {
  const measured = measuredOf(first);
  const minutes = measured ? t("home-begin-note", { minutes: minutesOf(measured) }) : "";
  const href = last?.page ?? playPage(first);
  const game = t(`game-${last?.game.id ?? first}`);
  const look = last ? "resumed" : "board";
  return elementsOf(html`<a href=${href} class=${look} data-plate=${last?.game.id ?? nothing}
      tabindex="-1" aria-hidden="true"></a>
    <div class="say"><a class="button first" href=${href}
      >${sign("play")}${t(last ? "home-resume" : "home-play", { game })}</a>
      <p>${played ? nothing : html`<b>${t("home-begin")}</b>`}${last ? turnText(last) : minutes}</p></div>`);
}

/** Return the content of the collapsible list of links to the sources of each game. */
function sources(): HTMLElement[] {
  const link = (
    game: ListedGame,
  ) => html`<li><a class="source-link" href="${rulesPage(game.id)}#sources"
    >${writeName(make("span"), game)}</a></li>`;
  return elementsOf(
    html`<summary>${t("home-sources")}</summary><ul>${listedGames().map(link)}</ul>`,
  );
}

/** Return links to all studies (positions with questions, recorded deals), grouped by game. */
function studies(): HTMLElement[] {
  const link = (study: StudyName) =>
    html`<a href=${studyPage(study)}>${t(`study-${study.id}`)}</a>`;
  const sections = listedGames().map((game) => {
    const links = studyNames(game.id).map(link);
    return links.length > 0
      ? html`<section>${writeName(make("h3"), game)}${links}</section>`
      : nothing;
  });
  return elementsOf(html`<h2>${t("home-studies")}</h2>${sections}`);
}

function showOfflineState(): void {
  const { offline = "no", version } = document.documentElement.dataset;
  write(find("#offline"), t(`home-offline-${version ? "version" : offline}`));
}

/**
 * Return links to the lessons of the game `first`, correspondence games, printable sheets, advice
 * for museums, and the laboratory (experiments with variants of rules).
 */
function moreLinks(first: string): HTMLElement[] {
  const byLetter = games.some(({ id, letters }) => id === first && letters);
  const links = {
    ...(hasCourse(first) && { learn: coursePage(first) }),
    ...(byLetter && { letters: "letters.html" }),
    make: "make.html",
    museums: "museums.html",
    lab: "lab.html",
  };
  return Object.entries(links).flatMap(([id, href]) =>
    elementsOf(html`<a href=${href}><span class="name"><span>${t(`home-door-${id}`)}</span></span
      ><span class="sentence">${t(`home-door-${id}-note`)}</span></a>`),
  );
}
