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
import { t } from "../shell/words";
import { actionButtons } from "../table/actions";
import { bands, seatingOfPage } from "../table/bands";
import { layTable } from "../table/laytable";
import { standOwn } from "../table/panels";
import { players } from "../table/players";
import { say } from "../table/say";
import { Embedded, SEATINGS } from "./embedded";
import { sayFaults, saySandbox } from "./faults";
import { readParameters } from "./parameters";

const { parameters, faults } = readParameters(location.search, games, languages);
if (!parameters.storage || isSandboxed()) forbidStorage();
impose({ theme: parameters.theme, seating: SEATINGS[parameters.rotate] });
document.documentElement.dataset.chrome = parameters.chrome;

const info = await gameInfo(parameters.game);
if (info) await open(info);

async function open(info: GameInfo): Promise<void> {
  await openPlain([...gameWords(info), ...(manifestOf(info.id).words ?? [])]);
  if (isSandboxed()) return saySandbox();
  const painter = await painterOf(info.id);
  const laid = layTable(painter, info.family, `embed.${info.id}`);
  const { engine, table, watching } = laid;
  const embedded = new Embedded(info, parameters, laid);
  const again = () => void embedded.newGame({ type: "newGame" });
  const host = find("#board");
  const { levels } = info;
  const rules = rulesPage(info.id);
  const { hints } = parameters;
  const manifest = manifestOf(info.id);
  const kit = { engine, table, painter, framed: true };
  const made = hints ? (await manifest.panels?.())?.panels(kit) : undefined;
  const own = standOwn(made ?? { aids: [], looks: [] });
  const usual = () => [
    players({ element: find("#players"), table, host, painter, levels }),
    say(find("#say")),
    actionButtons(find("#acts"), { table, painter, again, dice: true, hints }),
    ...own.aids,
  ];
  watching.add(
    seatingOfPage(),
    ...((await manifest.frame?.())?.framePanels(info, laid, hints) ?? usual()),
    bands({
      game: find(".game"),
      table,
      painter,
      again,
      hints,
      ...(parameters.links && { rules }),
    }),
  );
  if (info.hidden) {
    const { captions } = await import("../table/captions");
    watching.add(captions(host, table));
  }

  eachFrame(() => nameThePage(info));
  sayFaults(faults);
  if (parameters.links) drawIn(find("#outward"), () => outward(info.id));
  await embedded.begin();
  embedded.tellFaults(faults);
}

/** A link to the whole page, in a tab of its own. */
function outward(game: string): TemplateResult {
  const href = `play.html?game=${game}`;
  return html`<a href=${href} target="_blank" rel="noopener">${t("embed-open")}</a>`;
}

/** In a sandbox without allow-same-origin neither worker nor storage can be had. */
function isSandboxed(): boolean {
  return self.origin === "null";
}
