/** A frame that shows the short rules of a game. Python is not needed and is stopped. */
import { html, nothing } from "lit-html";
import type { GameInfo } from "../../engine/protocol";
import { languages } from "../../i18n/language";
import { shortRules } from "../learn/short";
import { fill, find } from "../shell/dom";
import { drawIn } from "../shell/draw";
import { gameName } from "../shell/gamewords";
import { rulesPage } from "../shell/links";
import { overrideSettings, type Settings } from "../shell/settings";
import { setLanguage, t, words } from "../shell/words";
import { type Doing, Hearing, Misheard, misheard } from "./hearing";
import { openHost } from "./host";
import type { Fault, Parameters } from "./parameters";
import { tellSize } from "./telling";
import "./shortrules.css";

/** Shows the rules instead of the board. */
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
      ${links ? html`<p class="outward">${more(info)}</p>` : nothing}`;
  });
  const host = openHost((message) => hearing.hear(message));
  const hearing = new Hearing(info, nothingPlayed(), host, Promise.resolve());
  const name = gameName(info);
  host.send({ type: "ready", game: info.id, name, languages: [...languages] });
  tellSize(host);
  for (const fault of faults) hearing.tell(misheard(fault));
  document.documentElement.dataset.alveus = "ready";
}

function more(info: GameInfo) {
  const href = `${rulesPage(info.id)}&lang=${words().language}`;
  return html`<a href=${href} target="_blank" rel="noopener">${t("embed-rules")}</a>`;
}

/** The commands of a host without a board: only language and theme can be changed. */
function nothingPlayed(): Doing {
  const refuse = () => {
    throw new Misheard("no_board", {}, t("embed-no_board"));
  };
  return {
    ...{ newGame: refuse, setPosition: refuse, setTexts: refuse, setLog: refuse },
    ...{ mute: refuse, getState: refuse, reset: refuse },
    setLang: (language) => setLanguage(language),
    setTheme: (theme) => overrideSettings({ theme: theme as Settings["theme"] }),
  };
}
