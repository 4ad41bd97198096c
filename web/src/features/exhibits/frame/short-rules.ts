/**
 * An embedded page with a game's short rules. It does not need the Python engine, and ends the
 * worker that has already been started for the engine.
 */

import { html, nothing } from "lit-html";
import { rulesPage } from "../../../contracts/links";
import type { GameInfo } from "../../../engine/protocol";
import { setStage } from "../../../engine/startup";
import { languages } from "../../../i18n/messages";
import { fill, find } from "../../../kit/dom";
import { drawIn } from "../../../kit/draw";
import { gameName } from "../../../kit/game-words";
import { overrideSettings, type Settings } from "../../../kit/settings";
import { setLanguage, t, words } from "../../../kit/words";
import { shortRules } from "../../../table/short-rules";
import {
  CommandError,
  CommandQueue,
  faultError,
  type HostCommands,
  openHost,
  reportSize,
} from "./host";
import type { Fault, Parameters } from "./parameters";
import "./frame.css";

/** Show the rules instead of the board, and connect to the host page. */
export async function showRules(
  info: GameInfo,
  { links }: Parameters,
  faults: readonly Fault[],
): Promise<void> {
  globalThis.alveusWorker?.worker.terminate();
  const pictures = await shortRules(info);
  const place = find(".game");
  place.classList.add("rules-only");
  fill(place);
  drawIn(place, () => {
    document.title = `${gameName(info)} · alveus`;
    const language = words().attribute(`game-${info.id}`, "lang") ?? "la";
    return html`<h1 lang=${language}>${gameName(info)}</h1>${pictures()}
      ${links ? html`<p class="outward">${rulesLink(info)}</p>` : nothing}`;
  });
  const host = openHost((message) => commands.add(message));
  const commands = new CommandQueue(info, commandsWithoutBoard(), host, Promise.resolve());
  const name = gameName(info);
  host.send({ type: "ready", game: info.id, name, languages: [...languages] });
  reportSize(host);
  for (const fault of faults) commands.report(faultError(fault));
  setStage("ready");
}

function rulesLink(info: GameInfo) {
  const href = `${rulesPage(info.id)}&lang=${words().language}`;
  return html`<a href=${href} target="_blank" rel="noopener">${t("embed-rules")}</a>`;
}

/** Return commands that set the language and the theme; all others throw the error `no_board`. */
function commandsWithoutBoard(): HostCommands {
  const refuse = () => {
    throw new CommandError("no_board", {});
  };
  return {
    ...{ newGame: refuse, setPosition: refuse, setTexts: refuse, setLog: refuse },
    ...{ mute: refuse, getState: refuse, reset: refuse },
    setLang: (language) => setLanguage(language),
    setTheme: (theme) => overrideSettings({ theme: theme as Settings["theme"] }),
  };
}
