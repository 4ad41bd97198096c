/**
 * The page `embed.html`: a museum exhibit or, in a frame of another site, a board, a course, short
 * rules, or a study (position with a question). It has no menus; URL parameters configure it.
 */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { manifestOf, painterOf, studyOf } from "../contracts/games";
import { rulesPage } from "../contracts/links";
import { mountGamePanels } from "../contracts/table-snapshot";
import type { GameInfo } from "../engine/protocol";
import { EmbeddedBoard, SEATINGS } from "../features/exhibits/frame/embedded-board";
import { oldSlotOf, readParameters, slotOf, taughtBy } from "../features/exhibits/frame/parameters";
import type { Kiosk } from "../features/exhibits/kiosk/kiosk";
import { languages } from "../i18n/messages";
import { gameInfo, games } from "../kit/catalogue";
import { find, make } from "../kit/dom";
import { drawIn, eachFrame } from "../kit/draw";
import { gameAreas, showGameName } from "../kit/game-words";
import { overrideSettings } from "../kit/settings";
import { startPage } from "../kit/start";
import { setLanguage, t, words } from "../kit/words";
import { forbidStorage, gameKey, readGame } from "../storage/storage";
import type { Place } from "../table/bands";
import { createTable } from "../table/create-table";
import { middle } from "../table/seats";
import { features } from "./features";

const { parameters, faults, exhibit } = await readAddress();
if (!parameters.storage || isSandboxed()) forbidStorage();
overrideSettings({ theme: parameters.theme, seating: SEATINGS[parameters.rotate] });
if (!parameters.hints) overrideSettings({ threats: false });
document.documentElement.dataset.chrome = parameters.chrome;

// Remove the text for browsers that cannot run alveus: its links would replace the board.
document.querySelector(".read")?.remove();

/** The board; null before it is set up, and in a frame that shows only rules or an error. */
let embedded: EmbeddedBoard | null = null;

/** The controller of a museum exhibit; null if the page is not an exhibit. */
let kiosk: Kiosk | null = null;

const info = await gameInfo(parameters.game);
if (info) {
  await open(info);
  // This attribute signals to build/inline/watchdog.ts that the start has succeeded.
  document.documentElement.dataset.running = "";
  if (!isSandboxed() && (parameters.kiosk || parameters.storage)) void storeOffline(info.id);
}

/** Read the URL's parameters and a museum exhibit's settings; `exhibit` is null on other pages. */
async function readAddress() {
  const read = readParameters(location.search, games, languages, taughtBy);
  const { kiosk, exhibit: file } = read.parameters;
  if (!kiosk) return { ...read, exhibit: null };
  const { loadExhibit } = await import("../features/exhibits/kiosk/load-exhibit");
  return loadExhibit(file, read, taughtBy);
}

async function open(info: GameInfo): Promise<void> {
  const { view, hints, level, links, mode } = parameters;
  const study = await studyOf(info.id, studyId(info.id));
  const stories = exhibit ? await studiesOf(info.id) : [];
  const learning = view === "learn";
  await startPage([
    ...gameAreas(info),
    ...(manifestOf(info.id).words ?? []),
    ...(exhibit ? ["exhibit"] : []),
    ...(study || stories.length > 0 ? [`studies/${info.id}`] : []),
    ...(learning ? [`lessons/${info.id}`] : []),
  ]);
  if (isSandboxed()) return (await import("../features/exhibits/frame/faults")).showSandboxError();
  if (exhibit && parameters.lang !== words().language) await setLanguage(parameters.lang);
  if (faults.length > 0)
    void import("../features/exhibits/frame/faults").then(({ showFaults }) => showFaults(faults));
  if (view === "rules") {
    const { showRules } = await import("../features/exhibits/frame/short-rules");
    return showRules(info, parameters, faults);
  }
  const position = location.hash.slice(1);
  const slot = slotOf(parameters, position);
  const old = oldSlotOf(parameters);
  const reading = [readGame(slot), readGame(old)] as const;
  const [painter, stored, oldGame] = await Promise.all([painterOf(info.id), ...reading]);
  if (stored === null && oldGame && !position) {
    // An older version of the site stored this frame's game under another name: rename it.
    const { moveRecord } = await import("../storage/records");
    await moveRecord(gameKey(old), gameKey(slot)).catch(reportError);
  }
  const context = createTable({ painter, preload: [info.family], slot, features });
  const { engine, table, panels } = context;
  table.offersHints = hints;
  const board = new EmbeddedBoard(info, parameters, context);
  embedded = board;
  const restart = () => void (kiosk ? kiosk.restart() : board.newGame({}));
  const host = find("#board");
  const { levels } = info;
  const rules = rulesPage(info.id);
  const manifest = manifestOf(info.id);
  const panelOptions = { engine, table, painter, framed: true };
  const custom = hints ? (await manifest.panels?.())?.panels(panelOptions) : undefined;
  const gamePanels = mountGamePanels(custom ?? { aids: [], looks: [] });
  const frame = await manifest.frame?.();
  const explain = (place: Place) => void kiosk?.explain(place);
  const versusOptions = {
    ...{ context, painter, hints, again: restart, rules: links ? rules : undefined },
    ...(exhibit ? { explain, spoken: parameters.langs } : {}),
  };
  const versusPanels = frame
    ? null
    : (await import("../table/versus-panels")).versusPanels(versusOptions);
  const nearPanels = frame?.framePanels(info, context, hints) ?? [
    ...(versusPanels?.first ?? []),
    ...gamePanels.aids,
  ];
  if (exhibit) {
    const { Kiosk } = await import("../features/exhibits/kiosk/kiosk");
    const exhibited = { info, parameters, context, embedded: board, exhibit, study, stories };
    kiosk = new Kiosk(exhibited);
    board.exhibit = kiosk;
  }
  const demo = kiosk?.demo ?? (await demoOf());
  board.demo = demo;
  panels.add(...(demo?.replacePanels(nearPanels) ?? nearPanels), ...(versusPanels?.last ?? []));
  if (info.hidden) {
    const { captions } = await import("../table/captions");
    panels.add(captions(host, table));
  }

  eachFrame(() => showGameName(info));
  const opponent = mode === "ai" && levels.length > 0 ? { level: level || middle(levels) } : {};
  const full = signal<(() => unknown) | null>(null);
  if (links) board.shareLinks();
  drawIn(find("#outward"), () => [
    links ? fullPageLink({ game: info.id, ...opponent }, board.link.value) : nothing,
    full.value?.(),
  ]);
  await board.begin(kiosk?.position, view === "play" ? () => kiosk?.tellStory() : teachInFrame);
  await (kiosk ?? demo)?.go();
  board.reportFaults(faults);
  void import("../styles/printed-frame.css");
  if (!kiosk) full.value = (await import("../kit/device")).fullScreenButton;
  if (exhibit) (await import("../kit/device")).keepAwake("exhibit", true);
  else (await import("../kit/device")).stayAwake(table, study !== null);

  async function teachInFrame() {
    const { openActivity } = await import("./open-activity");
    const game = find(".game");
    game.addEventListener("click", playHere);
    // `lessonPlace` requires the element `.more`, in which other pages show the list of a course's
    // steps. A frame hides this element and shows the list only in a dialog.
    game.append(make("section", { class: "more", hidden: true }));
    const defaults = { task: null, editing: false, onResize: () => {} };
    return openActivity({ info, painter, context, study, learning, slot, ...defaults });
  }

  async function demoOf() {
    if (mode !== "demo" || view !== "play") return null;
    const { Demo } = await import("../puzzle/demo");
    return new Demo(info, context, level, { pace: parameters.pace });
  }
}

/**
 * Return the id of the requested study (a position with a question), or null. Except in an exhibit,
 * a study needs the URL parameter `view=study`; it is by default the first one of the game.
 */
function studyId(game: string): string | null {
  const { view, study, kiosk } = parameters;
  if (kiosk) return study || null;
  return view === "study" ? study || (taughtBy(game).studies[0] ?? null) : null;
}

/** Return the studies (positions with questions) that a museum exhibit shows while it is idle. */
async function studiesOf(game: string) {
  const ids = new Set([parameters.study, ...parameters.studies]);
  const found = await Promise.all([...ids].map((id) => studyOf(game, id)));
  return found.filter((tale) => tale !== null);
}

/**
 * Store this page and its game for offline use; for a museum exhibit, also its settings file, logo
 * and all games. Notify the page that contains this frame when the game is available offline.
 */
async function storeOffline(game: string): Promise<void> {
  const { keepOffline } = await import("../storage/offline");
  let notified = false;
  await keepOffline(
    (state) => {
      if (notified || (state !== "game" && state !== "ready")) return;
      notified = true;
      embedded?.reports.notifyOffline();
      // Fetch these files, because the service worker caches a file when it is requested.
      const exhibitFiles = [parameters.exhibit, exhibit?.logo ?? ""].filter(Boolean);
      for (const file of exhibitFiles) void fetch(file, { cache: "no-cache" }).catch(() => {});
    },
    { game, frame: true, only: !parameters.kiosk },
  );
}

/** Open the game in this frame, not on a full page, after a click on a link to a game page. */
function playHere(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element && target.closest("a[href^='play.html']"))) return;
  event.preventDefault();
  const address = new URL(location.href);
  for (const name of ["view", "study"]) address.searchParams.delete(name);
  location.assign(address);
}

/** Render a link that opens the frame's position and opponent on a full page in a new tab. */
function fullPageLink(asked: { game: string; level?: string }, link: string): TemplateResult {
  const search = new URLSearchParams({ ...asked, lang: words().language });
  const href = `play.html?${search}${link && `#${link}`}`;
  return html`<a href=${href} target="_blank" rel="noopener">${t("embed-open")}</a>`;
}

/**
 * True in a sandbox without `allow-same-origin`, where workers and storage are unavailable. False
 * for local files: they have no origin either, but work in Firefox.
 */
function isSandboxed(): boolean {
  return self.origin === "null" && location.protocol !== "file:";
}
