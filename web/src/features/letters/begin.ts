/** Dialog for a new game by letter (a letter is a link): rules, length, side, names, message. */
import { signal } from "@preact/signals-core";
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { painterOf } from "../../contracts/games";
import { newLetterPage } from "../../contracts/links";
import type { GameInfo, LetterRequest } from "../../engine/protocol";
import { readObject } from "../../kit/address";
import { games, opening } from "../../kit/catalogue";
import { footButton, openDialog } from "../../kit/dialog";
import { make } from "../../kit/dom";
import { fieldset, steps } from "../../kit/fields";
import { gameName } from "../../kit/game-words";
import { lengthSteps, openOptions, targetOf } from "../../kit/options";
import { t, words } from "../../kit/words";
import type { StorageFault } from "../../storage/storage";
import { paintFigure } from "../../table/figures";
import { rulesWords } from "../../table/new-game";
import { flow } from "./figures";
import { openLetterDialog } from "./open-dialog";
import { MAX_MESSAGE } from "./panel";
import { isTemporary } from "./storage";
import "./dialogs.css";

/** Settings of a new game; `word` is the message in its first letter. */
export type NewGameSettings = Omit<LetterRequest, "what">;

const LONGEST_NAME = 40;
/** Width of the painted board in CSS pixels. The style sheet scales the picture down. */
const PAINTED = 320;

/**
 * Open the dialog. Resolve with the settings, or with null if the user cancels.
 *
 * `hindrance` is the reason why this device cannot store games, or null. If it is not null, the
 * dialog shows this reason instead of fields, and the promise resolves with null. `address` has the
 * parameters of the page's URL: `side` and `rules` are the initial choices. If the engine has
 * refused earlier settings, `previous` has these settings, and `refusal` is the reason in words.
 */
export function askForGame(
  info: GameInfo,
  address: URLSearchParams,
  hindrance: StorageFault | null,
  previous?: NewGameSettings | null,
  refusal = "",
): Promise<NewGameSettings | null> {
  const [first = "", second = ""] = info.seats;
  const wantedSide = previous?.side ?? address.get("side");
  const side = signal(info.seats.find((one) => one === wantedSide) ?? first);
  const options = (previous?.options ?? readObject(address.get("rules") ?? "") ?? {}) as Record<
    string,
    string
  >;
  const start = signal({ options, target: previous?.target ?? targetOf(info, options, 0) });
  const other = () => (side.value === first ? second : first);
  const ownName = signal(previous?.names?.[side.value] ?? "");
  const otherName = signal(previous?.names?.[other()] ?? "");
  const word = signal(previous?.word ?? "");
  const frame = make("span", { class: "frame", "aria-hidden": "true" });
  const notPersistent = signal(false);
  void isTemporary().then((is) => {
    notPersistent.value = is;
  });

  return new Promise((resolve) => {
    let settings: NewGameSettings | null = null;
    const begin = () => {
      const named = [
        [side.value, ownName.value.trim()],
        [other(), otherName.value.trim()],
      ];
      const names = Object.fromEntries(named.filter(([, name]) => name !== ""));
      const message = word.value.trim();
      settings = { game: info.id, ...start.value, side: side.value, names, word: message };
      dialog.close();
    };
    const opening = footButton(t("letter-open-one"), () => openLetterDialog());
    const action = hindrance
      ? footButton(t("shell-cancel"), () => dialog.close())
      : footButton(t(info.chance ? "letter-write" : "letter-start"), begin, true);
    const dialog = openDialog({
      title: t("letter-begin"),
      body: () => html`${flow("choose")}
        ${refusal ? html`<p role="alert">${refusal}</p>` : nothing}
        <p>${t("letter-begin-lead")}</p>
        ${hindrance ? html`<p role="alert">${t(`letter-hindrance-${hindrance}`)}</p>` : html`${gameSummary(info, frame)}${fields()}`}`,
      foot: [opening, action],
      onopen: () => void paintBoard(info.id, frame),
      onclose: () => resolve(settings),
    });
  });

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
    const nameFields = [
      field("letter-name-mine", ownName),
      field("letter-name-yours", otherName),
      html`<p class="small">${t("letter-names-note")}</p>`,
    ];
    return html`${fieldset(t("new-match"), length, rules, seat)}
      ${fieldset(t("letter-names"), nameFields)}
      ${messageField(word)}
      ${notPersistent.value ? html`<p class="small">${t("letter-passing")}</p>` : nothing}`;
  }
}

/** Render the board (in `frame`), name and short description of the game, and links to others. */
function gameSummary(info: GameInfo, frame: HTMLElement) {
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
  const [painter, { view } = {}] = await Promise.all([painterOf(game), opening(game)]);
  if (view && frame.isConnected)
    await paintFigure(frame, painter, view, { men: {}, view }, PAINTED);
}

/** Render the field for a message, with the number of characters used. */
function messageField(word: { value: string }) {
  const typed = ({ target }: Event) => {
    word.value = (target as HTMLTextAreaElement).value.replace(/\s*\n\s*/g, " ");
  };
  return html`<label class="stacked greeting"><span>${t("letter-word")}
      <small>${t("letter-word-count", { count: word.value.length, most: MAX_MESSAGE })}</small></span>
    <textarea class="field" rows="2" maxlength=${MAX_MESSAGE} .value=${live(word.value)} @input=${typed}></textarea>
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
