/** The page of a game: the board, its panels, and the menu. */

import { html } from "lit-html";
import { errorWords } from "../board/names";
import { hasCourse, isOurs, manifestOf, painterOf, studyOf } from "../contracts/games";
import { links, rulesPage, tablePage } from "../contracts/links";
import type { Replay, Study, StudyName } from "../contracts/studies";
import type { Guidance } from "../contracts/table-context";
import { mountGamePanels, type Panel } from "../contracts/table-snapshot";
import { EngineFailure, type GameInfo, positionRef } from "../engine/protocol";
import { setStage } from "../engine/startup";
import { courseOf, firstCourse } from "../features/learn/guide-storage";
import { readAddress } from "../kit/address";
import { attachMenu, initSoundButton, type MenuItem, openPage } from "../kit/bar";
import { icon } from "../kit/button";
import { gameInfo, games } from "../kit/catalogue";
import { fill, find } from "../kit/dom";
import { drawIn, eachFrame } from "../kit/draw";
import { gameAreas, showGameName, speakerOf } from "../kit/game-words";
import { setPlayerNames, t, words } from "../kit/words";
import { readGame } from "../storage/storage";
import { createTable, sounds } from "../table/create-table";
import { optionalPanels, pagePanels, reviewLauncher } from "../table/page-panels";
import { nameAt } from "../table/seats";
import { GameSession } from "../table/session";
import { features } from "./features";

const query = readAddress();
const pack = query.get("pack");
const id = query.get("game") ?? pack ?? games[0]?.id ?? "";
const loadMenus = () => import("../table/main-menu");
// A game outside the catalogue can be in a pack (an additional game installed with the site).
const info =
  (pack === null && (await gameInfo(id))) ||
  (await import("../features/packs/open").then(({ unpack }) => unpack(id)).catch(showMissing));
const learning = query.has("learn") && hasCourse(id);
const editing = query.has("edit");

if (info) await play(info, await studyOf(info.id, query.get("study")));

async function play(info: GameInfo, study: (StudyName & (Study | Replay)) | null): Promise<void> {
  const manifest = manifestOf(info.id);
  const beginning = await (await manifest.beginnings?.())?.beginningOf(info, query);
  // Id of a practice task, date of a daily task, "" for a task in the URL's fragment, or null.
  const task = beginning ? null : query.get("task");
  const level = info.levels.find((one) => one === query.get("level"));
  const start = beginning ?? { slot: info.id, ...(level && { level }) };
  // Start reading the stored game now, while the messages and the painter are loaded.
  const stored = readGame(start.slot);
  const isTeaching = study !== null || learning || task !== null || editing;
  const isDemo = query.get("mode") === "demo" && !isTeaching;
  // Show a guide (introduction for new players) together with the board. Puzzle pages load it after
  // the board is painted, because they already need more files.
  const isGuideDue = !isTeaching && !isDemo && (courseOf(info.id) ?? firstCourse(info.id));
  const showsGuide = Boolean(isGuideDue) && !manifest.puzzle;
  const loadGuide = async () =>
    (await import("../features/learn/guidance")).guidance(info, {
      preload: showsGuide,
      onRequest: isDemo,
    });
  const guideLoading = showsGuide ? loadGuide() : null;
  const [painter, optional] = await Promise.all([
    painterOf(info.id),
    optionalPanels(info),
    openPage([
      ...gameAreas(info),
      ...(manifest.words ?? []),
      ...(learning && isOurs(id) ? [`lessons/${id}`] : []),
      ...(study ? [`studies/${info.id}`] : []),
      ...(showsGuide ? ["guide"] : []),
    ]),
  ]);
  const slot = study
    ? `study.${study.id}`
    : learning || task !== null || editing
      ? `learn.${info.id}`
      : start.slot;
  const context = createTable({ painter, preload: [info.family], slot, features });
  const { engine, table, panels } = context;
  const painted = new Promise<void>((resolve) => table.on("painted", () => resolve()));
  let markStarted = () => {};
  const gameStarted = new Promise<void>((resolve) => {
    markStarted = resolve;
  });
  // When the game has started, store files for offline use and for a faster next start. Without an
  // active service worker (first visit), begin when the board is painted, while Python is loading.
  void Promise.race([navigator.serviceWorker?.controller ? gameStarted : painted, gameStarted])
    // Request `offline` at the same time as `prepare`, which imports it.
    .then(() => Promise.all([import("./prepare"), import("../storage/offline")]))
    .then(([{ prepare }]) => prepare(engine, gameStarted));
  // Lessons, studies, tasks and the editor show the names of the sides, not of the players.
  if (!isTeaching) setPlayerNames((side, ...more) => nameAt(table.seats, side, ...more));
  const session = new GameSession(info, context, start);
  const rules = manifest.rules && rulesPage(info.id);

  const list = optional.usual?.moveList(find("#moves"), table, () => review?.replay()) ?? null;
  const custom = (await manifest.panels?.())?.panels({ engine, table, painter, framed: false });
  const gamePanels = mountGamePanels(custom ?? { aids: [], looks: [] });
  const puzzle = (await (await manifest.puzzle?.())?.puzzlePage(info, context, session)) ?? null;
  let guide: Guidance | null = null;
  const unsubscribe = table.on(showsGuide ? "view" : "painted", async () => {
    unsubscribe();
    if (!isTeaching) guide = (await (guideLoading ?? loadGuide()))?.(context) ?? null;
  });
  const options = () => ({
    info,
    table,
    session,
    rules,
    moment: panels.moment,
    moves: list?.all,
    puzzle,
    guide,
    setTask: info.analysis && !info.hidden ? () => void setTask() : null,
    edit: info.edited && !editing ? () => void edit() : null,
    learning: isTeaching,
    course: learning || task !== null,
    lesson: isTeaching && !editing,
    narrow: find("#sound").offsetParent === null,
  });
  const setTask = async () => {
    if (table.view) await features.openSetTask(engine, table.view);
  };
  const edit = async () => {
    const { view } = table;
    const arranged = view && !info.hidden && (await engine.request("arrange", positionRef(view)));
    const position = arranged ? `#${encodeURIComponent(JSON.stringify(arranged.position))}` : "";
    location.assign(`${tablePage(info.id)}&edit${position}`);
  };
  const button = find<HTMLButtonElement>("#menu");
  fill(button, icon("menu"));
  // The menu is loaded after the board, so that the board appears sooner. An earlier press on the
  // menu's button takes effect after loading.
  let menu = (): MenuItem[] => [];
  const earlyPress = new Promise<Event>((pressed) =>
    button.addEventListener("click", pressed, { once: true }),
  );
  table.on("painted", async () => {
    const { mainMenu } = await loadMenus();
    menu = () => mainMenu(options());
    const pressedEarly = await Promise.race([earlyPress, undefined]);
    attachMenu(button, menu);
    if (pressedEarly) button.click();
  });
  const back = () => void session.back();
  const address = () => session.address();
  const reviewOptions = { info, context, painter, back, address, result: true };
  const review = puzzle || isTeaching || isDemo ? undefined : reviewLauncher(reviewOptions);
  const startAgain = () =>
    review ? void table.again() : void loadMenus().then(({ newGame }) => newGame(options()));
  const { Demo } = isDemo ? await import("../puzzle/demo") : {};
  const demo = Demo ? new Demo(info, context, query.get("level") ?? "") : null;
  const panelOptions = {
    info,
    replacePanels: demo && ((nearest: readonly Panel[]) => demo.replacePanels(nearest)),
    context,
    painter,
    own: gamePanels,
    puzzle: puzzle?.panels,
    rules,
    again: startAgain,
    after: review,
    menu: () => menu(),
  };
  const { lay } = pagePanels({
    ...panelOptions,
    hints: info.hints,
    optional,
    list: list ? [list] : [],
  });
  if (review) panels.add(review.panel);
  table.on("help", async () => (await loadMenus()).showHelp({ info, table }));
  sounds(table);
  initSoundButton(find<HTMLButtonElement>("#sound"));

  eachFrame(() => showGameName(info));
  links(find("#links"), info.id, () => void session.share());
  // Move the focus of the skip link (to the board) by script, so that its fragment does not replace
  // a game in the URL's fragment.
  find(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    table.focus();
  });
  addEventListener("hashchange", () => {
    if (location.hash.length > 1 && !learning && task === null && !editing)
      void session.readLink(location.hash.slice(1));
  });
  const teaching = { info, painter, context, study, learning, task, editing, slot, onResize: lay };
  if (!isTeaching || !(await (await import("./open-activity")).openActivity(teaching)))
    await session.begin(stored, demo !== null, query.get("shelf"));
  await demo?.go();
  void import("../kit/device").then(({ stayAwake }) => stayAwake(table, study !== null));
  markStarted();
}

/** Show why the requested game cannot be played here. Rethrow errors other than EngineFailure. */
async function showMissing(failure: unknown): Promise<null> {
  if (!(failure instanceof EngineFailure)) throw failure;
  await openPage(["common"]);
  setStage("failed");
  const unknown = failure.code === "unknown_game";
  const reason = () =>
    unknown
      ? t("not-found-game", { game: id })
      : errorWords(failure, speakerOf({ id, family: "" }), words());
  const place = find(".game");
  fill(place);
  drawIn(
    place,
    () => html`<section class="say">
      <h2 class="turn">${reason()}</h2>
      <p class="status"><a href="./">${t("shell-home")}</a></p>
    </section>`,
  );
  return null;
}
