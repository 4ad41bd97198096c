/** The dialog before a game by letter: rules, length, side, names, a few words. */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { GameInfo, LetterRequest } from "../../engine/protocol";
import { painterOf } from "../../games";
import type { Hindrance } from "../../storage";
import { paintFigure } from "../pages/figures";
import { games, opening } from "../shell/catalogue";
import { footButton, openDialog } from "../shell/dialog";
import { make } from "../shell/dom";
import { fieldset, steps } from "../shell/fields";
import { gameName } from "../shell/gamewords";
import { lengthSteps, targetOf } from "../shell/length";
import { newLetterPage } from "../shell/links";
import { rulesWords } from "../shell/newgame";
import { openOptions } from "../shell/options";
import { readObject } from "../shell/reading";
import { t, words } from "../shell/words";
import { flow } from "./flow";
import { isPassing } from "./kept";
import { LONGEST_WORD } from "./panel";
import { openPasting } from "./pasting";
import "./begin.css";

/** What a game is begun with; `word` goes with its first letter. */
export type Wishes = Omit<LetterRequest, "what">;

interface Asked {
  /** What the address asks for. */
  address: URLSearchParams;
  /** Why no game can be begun here, if so. */
  hindrance: Hindrance | null;
  /** What was wished for the last time, and why it cannot be. */
  before?: Wishes | undefined;
  refusal?: string;
}

const LONGEST_NAME = 40;
/** How wide the board is painted, in CSS pixels, before it is made small. */
const PAINTED = 320;

/** Asks for everything; null where it is thought better of, or cannot be kept here. */
export function askForGame(info: GameInfo, asked: Asked): Promise<Wishes | null> {
  const { address, hindrance, before, refusal = "" } = asked;
  const [first = "", second = ""] = info.seats;
  const wished = before?.side ?? address.get("side");
  const side = signal(info.seats.find((one) => one === wished) ?? first);
  const rules = before?.options ?? readObject(address.get("rules") ?? "") ?? {};
  const start = signal({
    options: rules as Record<string, string>,
    target: before?.target ?? targetOf(info, rules as Record<string, string>, 0),
  });
  const other = () => (side.value === first ? second : first);
  const mine = signal(before?.names?.[side.value] ?? "");
  const yours = signal(before?.names?.[other()] ?? "");
  const word = signal(before?.word ?? "");
  const frame = make("span", { class: "frame", "aria-hidden": "true" });
  const passing = signal(false);
  void isPassing().then((is) => {
    passing.value = is;
  });

  return new Promise((resolve) => {
    let wishes: Wishes | null = null;
    const begin = () => {
      const named = [
        [side.value, mine.value.trim()] as const,
        [other(), yours.value.trim()] as const,
      ];
      const names = Object.fromEntries(named.filter(([, name]) => name !== ""));
      const chosen = { ...start.value, side: side.value, names };
      wishes = { game: info.id, ...chosen, word: word.value.trim() };
      dialog.close();
    };
    const opening = footButton(t("letter-open-one"), () => openPasting());
    const cancel = footButton(t("shell-cancel"), () => dialog.close());
    const dialog = openDialog({
      title: t("letter-begin"),
      body: () => html`${flow("choose")}
        ${refusal ? html`<p role="alert">${refusal}</p>` : nothing}
        <p>${t("letter-begin-lead")}</p>
        ${hindrance ? impossible(hindrance) : html`${about(info, frame)}${fields()}`}`,
      foot: hindrance
        ? [opening, cancel]
        : [opening, footButton(t(info.chance ? "letter-write" : "letter-start"), begin, true)],
      onopen: () => void paintBoard(info.id, frame),
      onclose: () => resolve(wishes),
    });
  });

  function impossible(hindrance: Hindrance) {
    return html`<p role="alert">${t(`letter-hindrance-${hindrance}`)}</p>`;
  }

  function fields() {
    const speaker = { game: info.id, family: info.family };
    const named = info.seats.map((one) => [one, words().side(one, speaker)] as const);
    const choose = () =>
      openOptions(info, start.value.options, (options) => {
        start.value = { options, target: targetOf(info, options, start.value.target) };
      });
    const length = lengthSteps(info, start.value, (chosen) => {
      start.value = chosen;
    });
    const rules = html`<div class="line">
      <span>${t("new-rules")}<small>${rulesWords(info, start.value.options)}</small></span>
      <button class="button" type="button" @click=${choose}>${t("new-options")}</button>
    </div>`;
    const seat = steps("new-side", t("new-side"), named, side.value, (one) => {
      side.value = one;
    });
    const called = [
      field("letter-name-mine", mine),
      field("letter-name-yours", yours),
      html`<p class="small">${t("letter-names-note")}</p>`,
    ];
    return html`${fieldset(t("new-match"), length, rules, seat)}
      ${fieldset(t("letter-names"), called)}
      ${greeting(word)}
      ${passing.value ? html`<p class="small">${t("letter-passing")}</p>` : nothing}`;
  }
}

/** Which game it is, and the way to another. */
function about(info: GameInfo, frame: HTMLElement) {
  const others = games.filter(({ id, letters }) => letters && id !== info.id);
  const links = others.map(
    (game) => html`<li><a href=${newLetterPage(game.id)}>${gameName(game)}</a></li>`,
  );
  return html`<div class="which">${frame}<div>
    <b>${gameName(info)}</b><span>${t(`home-${info.id}-kin`)}</span>
    <details><summary>${t("letter-another")}</summary><ul>${links}</ul></details>
  </div></div>`;
}

async function paintBoard(game: string, frame: HTMLElement): Promise<void> {
  const [painter, start] = await Promise.all([painterOf(game), opening(game)]);
  if (start && frame.isConnected)
    await paintFigure(frame, painter, start.view, { men: {}, view: start.view }, PAINTED);
}

/** A few words to go with the first letter, and how many there may be. */
function greeting(word: { value: string }) {
  const typed = ({ target }: Event) => {
    word.value = (target as HTMLTextAreaElement).value.replace(/\s*\n\s*/g, " ");
  };
  return html`<label class="stacked greeting"><span>${t("letter-word")}
      <small>${t("letter-word-count", { count: word.value.length, most: LONGEST_WORD })}</small></span>
    <textarea class="field" rows="2" maxlength=${LONGEST_WORD} .value=${live(word.value)} @input=${typed}></textarea>
  </label>`;
}

function field(id: string, value: { value: string }) {
  const typed = ({ target }: Event) => {
    value.value = (target as HTMLInputElement).value;
  };
  return html`<label class="stacked">${t(id)}
    <input class="field" id=${id} maxlength=${LONGEST_NAME} autocomplete="off" .value=${live(value.value)} @input=${typed} />
  </label>`;
}
