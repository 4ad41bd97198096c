/** A board in the page of somebody else: parameters in, messages both ways, no menus. */
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { GameInfo } from "../../engine/protocol";
import { hasCourse, manifestOf, painterOf, studyNames, studyOf } from "../../games";
import { languages } from "../../i18n/language";
import { forbidStorage, readGame } from "../../storage";
import { gameInfo, games } from "../shell/catalogue";
import { find, make } from "../shell/dom";
import { drawIn, eachFrame } from "../shell/draw";
import { gameWords, nameThePage } from "../shell/gamewords";
import { rulesPage } from "../shell/links";
import { impose } from "../shell/settings";
import { openPlain } from "../shell/start";
import { speak, t, words } from "../shell/words";
import type { Place } from "../table/bands";
import { layTable } from "../table/laytable";
import { standOwn } from "../table/panels";
import { middle } from "../table/seats";
import { Embedded, SEATINGS } from "./embedded";
import type { Kiosk, KioskOptions } from "./kiosk/kiosk";
import { readParameters, type Taught } from "./parameters";
import { oldSlotOf, slotOf } from "./slot";

const { parameters, faults, exhibit } = await readAddress();
if (!parameters.storage || isSandboxed()) forbidStorage();
impose({ theme: parameters.theme, seating: SEATINGS[parameters.rotate] });
if (!parameters.hints) impose({ threats: false });
document.documentElement.dataset.chrome = parameters.chrome;

// What is read where no board can be shown leads out of the frame.
document.querySelector(".read")?.remove();

/** Tells the host that this game is available offline. */
let tellOffline: (() => void) | null = null;

/** The exhibit, where the frame is one. */
let kiosk: Kiosk | null = null;

const info = await gameInfo(parameters.game);
if (info) {
  await open(info);
  // The watchdog of this page (vite.watchdog.ts) waits for this.
  document.documentElement.dataset.running = "";
  if (!isSandboxed() && (parameters.kiosk || parameters.storage)) void keepCopy(info.id);
}

/** What the address says, or the exhibit that it names. */
async function readAddress() {
  const read = readParameters(location.search, games, languages, taughtBy);
  const { kiosk, exhibit: file } = read.parameters;
  if (!kiosk) return { ...read, exhibit: null };
  const { loadExhibit } = await import("./kiosk/load");
  return loadExhibit(file, read, taughtBy);
}

/** What can be taught in a frame: a study that is tried on its game's own board, or lessons. */
function taughtBy(game: string): Taught {
  const studies = studyNames(game).filter(({ page }) => !page);
  return { studies: studies.map(({ id }) => id), lessons: hasCourse(game) };
}

async function open(info: GameInfo): Promise<void> {
  const { view, hints, level, links, mode } = parameters;
  const study = await studyOf(info.id, studyId(info.id));
  const tales = exhibit ? await talesOf(info.id) : [];
  const learning = view === "learn";
  await openPlain([
    ...gameWords(info),
    ...(manifestOf(info.id).words ?? []),
    ...(exhibit ? ["exhibit"] : []),
    ...(study || tales.length > 0 ? [`studies/${info.id}`] : []),
    ...(learning ? [`lessons/${info.id}`] : []),
  ]);
  if (isSandboxed()) return (await import("./faults")).saySandbox();
  if (exhibit && parameters.lang !== words().language) await speak(parameters.lang);
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
  const laid = layTable(painter, [info.family], slot);
  const { engine, table, watching } = laid;
  const embedded = new Embedded(info, parameters, laid);
  tellOffline = () => embedded.tellOffline();
  const again = () => void (kiosk ? kiosk.again() : embedded.newGame({}));
  const host = find("#board");
  const { levels } = info;
  const rules = rulesPage(info.id);
  const manifest = manifestOf(info.id);
  const kit = { engine, table, painter, framed: true };
  const made = hints ? (await manifest.panels?.())?.panels(kit) : undefined;
  const own = standOwn(made ?? { aids: [], looks: [] });
  const frame = await manifest.frame?.();
  const explain = (place: Place) => void kiosk?.explain(place);
  const apart = exhibit ? { explain, spoken: parameters.langs } : {};
  const shown = links ? rules : undefined;
  const wishes = { laid, painter, hints, again, rules: shown, ...apart };
  const usual = frame ? null : (await import("../table/usual")).usual(wishes);
  const nearest = frame?.framePanels(info, laid, hints) ?? [...(usual?.first ?? []), ...own.aids];
  if (exhibit) kiosk = await stage({ info, parameters, laid, embedded, exhibit, study, tales });
  const demo = kiosk?.demo ?? (await demoOf());
  embedded.demo = demo;
  watching.add(...(demo?.stand(nearest) ?? nearest), ...(usual?.last ?? []));
  if (info.hidden) {
    const { captions } = await import("../table/captions");
    watching.add(captions(host, table));
  }

  eachFrame(() => nameThePage(info));
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
    // Where the page of a game lists the steps; a frame shows them when they are asked for.
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

/** The study that the address asks for, by its name or as the first one of its game. */
function studyId(game: string): string | null {
  const { view, study, kiosk } = parameters;
  if (kiosk) return study || null;
  return view === "study" ? study || (taughtBy(game).studies[0] ?? null) : null;
}

/** The studies that an exhibit tells while nobody plays: the one it begins with, and others. */
async function talesOf(game: string): Promise<KioskOptions["tales"]> {
  const ids = new Set([parameters.study, ...parameters.studies]);
  const found = await Promise.all([...ids].map((id) => studyOf(game, id)));
  return found.filter((tale) => tale !== null);
}

/**
 * Keeps this page and its game for offline use; an exhibit keeps its file, its logo, and all games.
 * The host learns when the game is available.
 */
async function keepCopy(game: string): Promise<void> {
  const { keepOffline } = await import("../../offline");
  let told = false;
  await keepOffline(
    (state) => {
      if (told || (state !== "game" && state !== "ready")) return;
      told = true;
      tellOffline?.();
      // The service worker keeps these files when it sees them.
      const own = [parameters.exhibit, exhibit?.logo ?? ""].filter(Boolean);
      for (const file of own) void fetch(file, { cache: "no-cache" }).catch(() => {});
    },
    { game, only: !parameters.kiosk },
  );
}

/** The exhibit around the board. */
async function stage(board: KioskOptions): Promise<Kiosk> {
  const { Kiosk } = await import("./kiosk/kiosk");
  const made = new Kiosk(board);
  board.embedded.dress = (texts, logo) => made.setTexts(texts, logo);
  return made;
}

/** Whoever has learned enough plays in the same frame, and not on a page of its own. */
function playHere(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element && target.closest("a[href^='play.html']"))) return;
  event.preventDefault();
  const address = new URL(location.href);
  for (const name of ["view", "study"]) address.searchParams.delete(name);
  location.assign(address);
}

/** A link to the same board on the whole page, against the same player, in a tab of its own. */
function outward(asked: { game: string; level?: string }, link: string): TemplateResult {
  const search = new URLSearchParams({ ...asked, lang: words().language });
  const href = `play.html?${search}${link && `#${link}`}`;
  return html`<a href=${href} target="_blank" rel="noopener">${t("embed-open")}</a>`;
}

/**
 * In a sandbox without allow-same-origin neither worker nor storage can be had. A file has no origin
 * either, and Firefox plays it all the same.
 */
function isSandboxed(): boolean {
  return self.origin === "null" && location.protocol !== "file:";
}
