/** A board embedded in another site: URL parameters, messages in both directions, no menus. */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { GameInfo } from "../../engine/protocol";
import { hasCourse, manifestOf, painterOf, studyNames, studyOf } from "../../games";
import { languages } from "../../i18n/language";
import { forbidStorage, readGame } from "../../storage";
import { gameInfo, games } from "../shell/catalogue";
import { find, make } from "../shell/dom";
import { drawIn, eachFrame } from "../shell/draw";
import { gameAreas, showGameName } from "../shell/gamewords";
import { rulesPage } from "../shell/links";
import { overrideSettings } from "../shell/settings";
import { startPage } from "../shell/start";
import { setLanguage, t, words } from "../shell/words";
import type { Place } from "../table/bands";
import { createTable } from "../table/createtable";
import { mountGamePanels } from "../table/panels";
import { middle } from "../table/seats";
import { Embedded, SEATINGS } from "./embedded";
import type { Kiosk, KioskOptions } from "./kiosk/kiosk";
import { readParameters, type Taught } from "./parameters";
import { oldSlotOf, slotOf } from "./slot";

const { parameters, faults, exhibit } = await readAddress();
if (!parameters.storage || isSandboxed()) forbidStorage();
overrideSettings({ theme: parameters.theme, seating: SEATINGS[parameters.rotate] });
if (!parameters.hints) overrideSettings({ threats: false });
document.documentElement.dataset.chrome = parameters.chrome;

// The text for pages without a board contains links that lead out of the frame.
document.querySelector(".read")?.remove();

/** Notifies the host that this game is available offline; null before the board is set up. */
let tellOffline: (() => void) | null = null;

/** The exhibit, or null if the frame is not an exhibit. */
let kiosk: Kiosk | null = null;

const info = await gameInfo(parameters.game);
if (info) {
  await open(info);
  // The watchdog of this page (vite.watchdog.ts) waits for this.
  document.documentElement.dataset.running = "";
  if (!isSandboxed() && (parameters.kiosk || parameters.storage)) void keepCopy(info.id);
}

/** Reads the parameters of the URL, and the exhibit that it names. */
async function readAddress() {
  const read = readParameters(location.search, games, languages, taughtBy);
  const { kiosk, exhibit: file } = read.parameters;
  if (!kiosk) return { ...read, exhibit: null };
  const { loadExhibit } = await import("./kiosk/load");
  return loadExhibit(file, read, taughtBy);
}

/** Teaching material that works in a frame: studies on the game's own board, and lessons. */
function taughtBy(game: string): Taught {
  const studies = studyNames(game).filter(({ page }) => !page);
  return { studies: studies.map(({ id }) => id), lessons: hasCourse(game) };
}

async function open(info: GameInfo): Promise<void> {
  const { view, hints, level, links, mode } = parameters;
  const study = await studyOf(info.id, studyId(info.id));
  const tales = exhibit ? await talesOf(info.id) : [];
  const learning = view === "learn";
  await startPage([
    ...gameAreas(info),
    ...(manifestOf(info.id).words ?? []),
    ...(exhibit ? ["exhibit"] : []),
    ...(study || tales.length > 0 ? [`studies/${info.id}`] : []),
    ...(learning ? [`lessons/${info.id}`] : []),
  ]);
  if (isSandboxed()) return (await import("./faults")).saySandbox();
  if (exhibit && parameters.lang !== words().language) await setLanguage(parameters.lang);
  if (faults.length > 0) void import("./faults").then(({ sayFaults }) => sayFaults(faults));
  if (view === "rules") {
    const { showRules } = await import("./shortrules");
    return showRules(info, parameters, faults);
  }
  const position = location.hash.slice(1);
  const slot = slotOf(parameters, position);
  const old = oldSlotOf(parameters);
  const reading = [readGame(slot), readGame(old)] as const;
  const [painter, stored, found] = await Promise.all([painterOf(info.id), ...reading]);
  if (stored === null && found && !position)
    await (await import("./adopting")).adoptOldGame(old, slot);
  const laid = createTable(painter, [info.family], slot);
  const { engine, table, panels } = laid;
  const embedded = new Embedded(info, parameters, laid);
  tellOffline = () => embedded.tellOffline();
  const again = () => void (kiosk ? kiosk.again() : embedded.newGame({}));
  const host = find("#board");
  const { levels } = info;
  const rules = rulesPage(info.id);
  const manifest = manifestOf(info.id);
  const kit = { engine, table, painter, framed: true };
  const made = hints ? (await manifest.panels?.())?.panels(kit) : undefined;
  const own = mountGamePanels(made ?? { aids: [], looks: [] });
  const frame = await manifest.frame?.();
  const explain = (place: Place) => void kiosk?.explain(place);
  const apart = exhibit ? { explain, spoken: parameters.langs } : {};
  const shown = links ? rules : undefined;
  const wishes = { laid, painter, hints, again, rules: shown, ...apart };
  const usual = frame ? null : (await import("../table/versuspanels")).versusPanels(wishes);
  const nearest = frame?.framePanels(info, laid, hints) ?? [...(usual?.first ?? []), ...own.aids];
  if (exhibit) kiosk = await stage({ info, parameters, laid, embedded, exhibit, study, tales });
  const demo = kiosk?.demo ?? (await demoOf());
  embedded.demo = demo;
  panels.add(...(demo?.replacePanels(nearest) ?? nearest), ...(usual?.last ?? []));
  if (info.hidden) {
    const { captions } = await import("../table/captions");
    panels.add(captions(host, table));
  }

  eachFrame(() => showGameName(info));
  const plays = mode === "ai" && levels.length > 0 ? { level: level || middle(levels) } : {};
  const full = signal<(() => unknown) | null>(null);
  if (links) embedded.shareLinks();
  drawIn(find("#outward"), () => [
    links ? outward({ game: info.id, ...plays }, embedded.link.value) : nothing,
    full.value?.(),
  ]);
  await embedded.begin(kiosk?.position, view === "play" ? tell : teachInFrame);
  await (kiosk ?? demo)?.go();
  embedded.tellFaults(faults);
  void import("../../styles/printedframe.css");
  if (!kiosk) full.value = (await import("../shell/fullscreen")).fullScreenButton;
  if (exhibit) (await import("../shell/wakelock")).keepAwake("exhibit", true);
  else (await import("../table/awake")).stayAwake(table, study !== null);

  async function tell() {
    return (await kiosk?.tell()) ?? false;
  }

  async function teachInFrame() {
    const { teach } = await import("../learn/teach");
    const game = find(".game");
    game.addEventListener("click", playHere);
    // The list of steps, which a game's page always shows. A frame shows it on request.
    game.append(make("section", { class: "more", hidden: true }));
    const apart = { task: null, editing: false, moved: () => {} };
    return teach({ info, painter, laid, study, learning, slot, ...apart });
  }

  async function demoOf() {
    if (mode !== "demo" || view !== "play") return null;
    const { Demo } = await import("../table/demo");
    return new Demo(info, laid, level, { pace: parameters.pace });
  }
}

/** Returns the id of the study requested in the URL, by default the first study of the game. */
function studyId(game: string): string | null {
  const { view, study, kiosk } = parameters;
  if (kiosk) return study || null;
  return view === "study" ? study || (taughtBy(game).studies[0] ?? null) : null;
}

/** Returns the studies that an exhibit shows while idle: its first study and further ones. */
async function talesOf(game: string): Promise<KioskOptions["tales"]> {
  const ids = new Set([parameters.study, ...parameters.studies]);
  const found = await Promise.all([...ids].map((id) => studyOf(game, id)));
  return found.filter((tale) => tale !== null);
}

/**
 * Stores this page and its game for offline use. An exhibit also stores its file, its logo and all
 * games. Notifies the host when the game is available offline.
 */
async function keepCopy(game: string): Promise<void> {
  const { keepOffline } = await import("../../offline");
  let told = false;
  await keepOffline(
    (state) => {
      if (told || (state !== "game" && state !== "ready")) return;
      told = true;
      tellOffline?.();
      // The service worker caches these files when they are requested.
      const own = [parameters.exhibit, exhibit?.logo ?? ""].filter(Boolean);
      for (const file of own) void fetch(file, { cache: "no-cache" }).catch(() => {});
    },
    { game, frame: true, only: !parameters.kiosk },
  );
}

/** Builds the exhibit around the board. */
async function stage(board: KioskOptions): Promise<Kiosk> {
  const { Kiosk } = await import("./kiosk/kiosk");
  const made = new Kiosk(board);
  board.embedded.dress = (texts, logo) => made.setTexts(texts, logo);
  return made;
}

/** Opens the game in the same frame when the user leaves a lesson to play. */
function playHere(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element && target.closest("a[href^='play.html']"))) return;
  event.preventDefault();
  const address = new URL(location.href);
  for (const name of ["view", "study"]) address.searchParams.delete(name);
  location.assign(address);
}

/** Renders a link to the same position on a full page, with the same opponent, in a new tab. */
function outward(asked: { game: string; level?: string }, link: string): TemplateResult {
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
