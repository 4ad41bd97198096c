/** The home page: introduction, first game, open games and puzzles, and the choice of games. */
import { hasCourse, manifests, painterOf, studyNames } from "../contracts/games";
import { coursePage, docsPage, playPage, rulesPage } from "../contracts/links";
import { type StudyName, studyPage } from "../contracts/studies";
import { openPage } from "../kit/bar";
import { games, opening } from "../kit/catalogue";
import { fill, find, make, write } from "../kit/dom";
import { gameAreas, writeName } from "../kit/game-words";
import { icon } from "../kit/icons";
import { rich } from "../kit/rich";
import { onTheme } from "../kit/theme";
import { whenVisible } from "../kit/when-visible";
import { onWords, t } from "../kit/words";
import { hasLetters } from "../storage/lists";
import { keepOffline } from "../storage/offline";
import { LAST_BACKUP, readSetting } from "../storage/storage";
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
/** Paints elements that become visible or change their size. */
const painting = new ResizeObserver((entries) => {
  for (const { target } of entries) paint(target as HTMLElement);
});

/** Stops waiting for elements that are not visible yet. */
let stopWaiting = () => {};

/**
 * Milliseconds until the page is shown in fallback fonts. Its layout shifts when the web fonts
 * arrive.
 */
const FONT_TIMEOUT = 400;

/**
 * Milliseconds reserved for painting pictures before the offline copy begins, which slows down a
 * phone.
 */
const OFFLINE_DELAY = 1500;

/** Renders the packs' games; null until their list has been read. */
let packGames: (() => HTMLElement[]) | null = null;
/** Renders the suggestion to make a backup, or null if none is due. */
let renderBackup: (() => HTMLElement) | null = null;

const fontsLoaded = loadFonts();
const board = Promise.all([painterOf(first), opening(first)]);
const [unfinished, shelved, played, letterShelf] = await Promise.all([
  unfinishedGames(),
  shelvedGames(),
  hasPlayed(),
  hasLetters().then((has) => (has ? loadLetterShelf() : null)),
]);
/** The game played last, if it is not over. */
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
  await new Promise((resolve) => setTimeout(resolve));
}
setTimeout(() => keepOffline(showOfflineState), OFFLINE_DELAY);
const { otherGames } = await import("../features/packs/list");
packGames = await otherGames();
if (packGames) find("#choose").append(...packGames());
if (readSetting(LAST_BACKUP) === null) {
  renderBackup = await backupSuggestion();
  if (renderBackup) find("#waiting").append(renderBackup());
}

/**
 * Functions that render one part of the page each. On load they run as separate tasks, because a
 * single task would block a phone. The last one starts painting the pictures.
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
    () => fill(find("#studies"), make("h2", {}, t("home-studies")), ...studies()),
    () => {
      document.title = t("home-title");
      for (const place of document.querySelectorAll<HTMLElement>("[data-rich]"))
        fill(place, ...rich(t(place.dataset.rich ?? "")));
      fill(
        find("#waiting"),
        letterShelf?.render(),
        ...suggestions(unfinished, shelved),
        renderBackup?.(),
      );
      fill(find("#begin"), ...mainButton());
      observePictures();
    },
  ];
}

function render(): void {
  for (const part of parts()) part();
}

/** Games by letter. Their code is loaded only if there are any. */
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
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT))]);
}

/** Observes the elements of all pictures, and paints each when it becomes visible. */
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

/** Paints the initial position of the game for newcomers. */
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
  const newcomer = played ? "" : make("b", {}, t("home-begin"));
  const note = last ? turnText(last) : minutes;
  const picture = last ? { class: "resumed", "data-plate": last.game.id } : { class: "board" };
  return [
    make("a", { href, ...picture, tabindex: -1, "aria-hidden": "true" }),
    make(
      "div",
      { class: "say" },
      make(
        "a",
        { class: "button first", href },
        icon("play"),
        t(last ? "home-resume" : "home-play", { game }),
      ),
      make("p", {}, newcomer, note),
    ),
  ];
}

/** A link to the sources of every game. */
function sources(): HTMLElement[] {
  const links = manifests.flatMap(({ id }) => {
    const game = games.find((one) => one.id === id);
    if (!game) return [];
    const href = `${rulesPage(id)}#sources`;
    return [
      make("li", {}, make("a", { class: "source-link", href }, writeName(make("span"), game))),
    ];
  });
  return [make("summary", {}, t("home-sources")), make("ul", {}, ...links)];
}

/** Studies of every game, under the game's name. */
function studies(): HTMLElement[] {
  const listed = manifests.flatMap(({ id }) => games.find((game) => game.id === id) ?? []);
  return listed.flatMap((game) => {
    const names = studyNames(game.id);
    if (names.length === 0) return [];
    return [make("section", {}, writeName(make("h3"), game), ...names.map(studyLink))];
  });
}

function studyLink(study: StudyName): HTMLElement {
  return make("a", { href: studyPage(study) }, t(`study-${study.id}`));
}

function showOfflineState(): void {
  const { offline = "no", version } = document.documentElement.dataset;
  write(find("#offline"), t(`home-offline-${version ? "version" : offline}`));
}

/** Returns the links; `first` is the game whose lessons are linked. */
function moreLinks(first: string): HTMLElement[] {
  const byLetter = games.some(({ id, letters }) => id === first && letters);
  return [
    ...(hasCourse(first) ? [moreLink("learn", coursePage(first))] : []),
    ...(byLetter ? [moreLink("letters", "letters.html")] : []),
    moreLink("make", "make.html"),
    moreLink("museums", "museums.html"),
    moreLink("lab", "lab.html"),
  ];
}

function moreLink(id: string, href: string): HTMLElement {
  return make(
    "a",
    { href },
    make("span", { class: "name" }, make("span", {}, t(`home-door-${id}`))),
    make("span", { class: "sentence" }, t(`home-door-${id}-note`)),
  );
}
