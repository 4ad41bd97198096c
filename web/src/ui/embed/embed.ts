/** A board in the page of somebody else: parameters in, messages both ways, no menus. */
import { html, type TemplateResult } from "lit-html";
import type { GameInfo } from "../../engine/protocol";
import { manifestOf, painterOf } from "../../games";
import { languages } from "../../i18n/language";
import { forbidStorage } from "../../storage";
import { openPlain } from "../shell/bar";
import { gameInfo, games } from "../shell/catalogue";
import { find } from "../shell/dom";
import { drawIn, eachFrame } from "../shell/draw";
import { gameWords, nameThePage } from "../shell/gamewords";
import { rulesPage } from "../shell/links";
import { impose } from "../shell/settings";
import { speak, t, words } from "../shell/words";
import type { Demo } from "../table/demo";
import { layTable } from "../table/laytable";
import { standOwn } from "../table/panels";
import { Embedded, SEATINGS, slotOf } from "./embedded";
import { sayFaults, saySandbox } from "./faults";
import type { KioskOptions } from "./kiosk/kiosk";
import { readParameters } from "./parameters";

const { parameters, faults, exhibit } = await readAddress();
if (!parameters.storage || isSandboxed()) forbidStorage();
impose({ theme: parameters.theme, seating: SEATINGS[parameters.rotate] });
document.documentElement.dataset.chrome = parameters.chrome;

/** What an exhibit does in the place of a new game. */
let restart: (() => void) | null = null;

const info = await gameInfo(parameters.game);
if (info) await open(info);

/** What the address says, or the exhibit that it names. */
async function readAddress() {
  const read = readParameters(location.search, games, languages);
  const { kiosk, exhibit: file } = read.parameters;
  if (!kiosk) return { ...read, exhibit: null };
  const { loadExhibit } = await import("./kiosk/load");
  return loadExhibit(file, read);
}

async function open(info: GameInfo): Promise<void> {
  await openPlain([...gameWords(info), ...(manifestOf(info.id).words ?? [])]);
  if (isSandboxed()) return saySandbox();
  if (exhibit && parameters.lang !== words().language) await speak(parameters.lang);
  const painter = await painterOf(info.id);
  const laid = layTable(painter, info.family, slotOf(parameters));
  const { engine, table, watching } = laid;
  const embedded = new Embedded(info, parameters, laid);
  const again = () => (restart ? restart() : void embedded.newGame({}));
  const host = find("#board");
  const { levels } = info;
  const rules = rulesPage(info.id);
  const { hints } = parameters;
  const manifest = manifestOf(info.id);
  const kit = { engine, table, painter, framed: true };
  const made = hints ? (await manifest.panels?.())?.panels(kit) : undefined;
  const own = standOwn(made ?? { aids: [], looks: [] });
  const frame = await manifest.frame?.();
  const { level, links, mode } = parameters;
  const wishes = { laid, painter, levels, hints, again, rules: links ? rules : undefined };
  const usual = frame ? null : (await import("../table/usual")).usual(wishes);
  const nearest = frame?.framePanels(info, laid, hints) ?? [...(usual?.first ?? []), ...own.aids];
  const demo = exhibit
    ? await stage(exhibit, { info, parameters, laid, embedded })
    : await demoOf();
  embedded.demo = demo;
  watching.add(...(demo?.stand(nearest) ?? nearest), ...(usual?.last ?? []));
  if (info.hidden) {
    const { captions } = await import("../table/captions");
    watching.add(captions(host, table));
  }

  eachFrame(() => nameThePage(info));
  sayFaults(faults);
  if (parameters.links) {
    embedded.shareLinks();
    drawIn(find("#outward"), () => outward(info.id, embedded.link.value));
  }
  await embedded.begin(exhibit?.position);
  await demo?.go();
  embedded.tellFaults(faults);

  async function demoOf() {
    if (mode !== "demo") return null;
    const { Demo } = await import("../table/demo");
    return new Demo(info, laid, level, { pace: parameters.pace });
  }
}

/** The exhibit around the board; it begins with a demonstration. */
async function stage(
  exhibit: NonNullable<Awaited<ReturnType<typeof readAddress>>["exhibit"]>,
  board: Omit<KioskOptions, "texts" | "logo" | "night">,
): Promise<Demo> {
  const { Kiosk } = await import("./kiosk/kiosk");
  const { texts, logo, night } = exhibit;
  const kiosk = new Kiosk({ ...board, texts, logo, night });
  restart = () => void kiosk.again();
  return kiosk.demo;
}

/** A link to the same board on the whole page, in a tab of its own. */
function outward(game: string, link: string): TemplateResult {
  const search = new URLSearchParams({ game, lang: words().language });
  const href = `play.html?${search}${link && `#${link}`}`;
  return html`<a href=${href} target="_blank" rel="noopener">${t("embed-open")}</a>`;
}

/** In a sandbox without allow-same-origin neither worker nor storage can be had. */
function isSandboxed(): boolean {
  return self.origin === "null";
}
