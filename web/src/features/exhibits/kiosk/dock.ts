/**
 * Elements around the board of an exhibit: buttons, the caption in a second language, and the
 * dialog with the rules.
 */

import { signal } from "@preact/signals-core";
import { html, nothing, render } from "lit-html";
import type { TableReading } from "../../../board/state";
import type { TableContext } from "../../../contracts/table-context";
import type { GameInfo } from "../../../engine/protocol";
import { languageName, type Messages } from "../../../i18n/messages";
import { button } from "../../../kit/button";
import { footButton, openDialog } from "../../../kit/dialog";
import { find, make } from "../../../kit/dom";
import { eachFrame } from "../../../kit/draw";
import { gameName, latin, levelName } from "../../../kit/game-words";
import { messagesIn, setLanguage, t, words } from "../../../kit/words";
import { turnWords } from "../../../puzzle/demo";
import type { Place } from "../../../table/bands";
import { atLevel, computer } from "../../../table/level";
import { middle } from "../../../table/seats";
import type { Choice } from "../frame/parameters";

export interface DockOptions {
  info: GameInfo;
  context: TableContext;
  /** The level of the computer in the exhibit; "" for the default level. */
  level: string;
  /** Ids of the games that a visitor can choose, including the current one. */
  games: readonly string[];
  languages: readonly string[];
  choices: readonly Choice[];
  restart: () => void;
  explain: () => void;
  /** Start a game for the visitor: the current one at once, another one by loading its page. */
  switchGame: (game: string) => void;
}

/**
 * Render the buttons below the board: levels, help and languages for a visitor (`isPlaying`), other
 * games and languages during the demonstration.
 */
export function dock(options: DockOptions, isPlaying: boolean): unknown {
  return html`${isPlaying ? levelButtons(options) : otherGames(options)}
    <div class="kiosk-row">${isPlaying ? helpButtons(options) : nothing} ${languageButtons(options)}</div>`;
}

/** Render a group of toggle buttons with the name `label` and the CSS class `look`. */
function segments(label: string, look: string, buttons: unknown[]): unknown {
  return html`<div class="kiosk-segments ${look}" role="group" aria-label=${label}>${buttons}</div>`;
}

function otherGames({ info, games: shown, choices, switchGame }: DockOptions): unknown {
  if (shown.length < 2 || !choices.includes("game")) return nothing;
  const segment = (id: string) => {
    const language = words().attribute(`game-${id}`, "lang") ?? "la";
    return html`<button type="button" lang=${language} aria-pressed=${id === info.id}
      @click=${() => switchGame(id)}>${gameName({ id })}</button>`;
  };
  return segments(t("kiosk-games"), "games", shown.map(segment));
}

/**
 * Render buttons for up to three levels: the first, the middle and the last. The level of the
 * exhibit replaces the middle one if it differs from the three. Render nothing if visitors cannot
 * choose the level or if there is no computer player.
 */
function levelButtons({ info, context, level, choices }: DockOptions): unknown {
  const { table } = context;
  const seats = table.state.seats.value;
  const view = table.state.view.value;
  const [, chosen] = computer({ seats }) ?? [];
  if (!view || !chosen || !choices.includes("level")) return nothing;
  const [first = ""] = info.levels;
  const last = info.levels.at(-1) ?? first;
  const between = ["", first, last].includes(level) ? middle(info.levels) : level;
  const offered = [...new Set([first, between, last])];
  const segment = (level: string) => {
    const [who = "", what = ""] = levelName(level, view).split(/ – |, /);
    const take = () => void table.seat(atLevel(seats, level));
    return html`<button type="button" aria-pressed=${level === chosen} @click=${take}>
      <span>${latin(who)}</span><small>${what}</small></button>`;
  };
  return segments(t("level-title"), "", offered.map(segment));
}

function helpButtons({ restart, explain }: DockOptions): unknown {
  const how = { words: t("kiosk-how"), look: "button first", press: explain };
  return html`${button({ act: "guide", sign: "ask", ...how })}
    ${button({ act: "restart", sign: "again", words: t("kiosk-again"), press: restart })}`;
}

function languageButtons({ languages }: DockOptions): unknown {
  if (languages.length < 2) return nothing;
  const segment = (language: string) =>
    html`<button type="button" lang=${language} aria-pressed=${language === words().language}
      @click=${() => void setLanguage(language)}>${languageName(language)}</button>`;
  return segments(t("shell-language"), "languages", languages.map(segment));
}

/**
 * Add a caption below the status that describes the last turn in a second language: the first of
 * the exhibit's `languages` that the page does not use now. Only the demonstration shows it.
 */
export function secondCaption({ view, log }: TableReading, languages: readonly string[]): void {
  const place = make("p", { class: "kiosk-second" });
  find("#say").append(place);
  const second = signal<Messages | null>(null);
  eachFrame(() => {
    const other = languages.find((language) => language !== words().language);
    if (other && second.peek()?.language !== other)
      void messagesIn(other).then((messages) => {
        second.value = messages;
      });
  });
  eachFrame(() => {
    const messages = second.value;
    if (!view.value || !messages) return;
    place.lang = messages.language;
    render(html`${latin(turnWords(view.value, log.value, messages))}`, place);
  });
}

/** True while the rules are being loaded: a second tap must not open a second dialog. */
let isOpening = false;

/**
 * Open the dialog with the illustrated rules, turned towards the player at the long side `place` of
 * the board. If `startGuide` is not null, a button calls it, to start a guide to the first moves.
 */
export async function openRules(
  info: GameInfo,
  startGuide: (() => void) | null,
  place: Place = "near",
): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  const closed = new AbortController();
  const loading = import("../../../table/short-rules").then(({ shortRules }) =>
    shortRules(info, closed.signal),
  );
  const body = await loading.finally(() => {
    isOpening = false;
  });
  const onclose = () => closed.abort();
  const close = () => dialog.close();
  const guide = () => {
    close();
    startGuide?.();
  };
  const foot = [footButton(t("kiosk-understood"), close, true)];
  if (startGuide) foot.unshift(footButton(t("kiosk-show"), guide));
  const dialog = openDialog({ title: t("kiosk-how"), body, wide: true, foot, onclose });
  dialog.dataset.place = place;
}
