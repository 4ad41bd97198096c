/** Messages of one game: message areas, name, levels, and marking of Latin terms in sentences. */
import { hasMessages, type Speaker } from "../i18n/messages";
import type { ListedGame } from "./catalogue";
import { find, make, write } from "./dom";
import { t, words } from "./words";

/**
 * Return the message areas (files of messages) for a game's page: "common", and those of its family
 * and of the game if the site has them. The messages of an additional game are in its pack.
 */
export function gameAreas({ id, family }: Pick<ListedGame, "id" | "family">): string[] {
  return ["common", ...[family, id].filter(hasMessages)];
}

export function gameName({ id }: Pick<ListedGame, "id">): string {
  return t(`game-${id}`);
}

/**
 * Write the name of a game into an element, set its language (Latin by default), and prevent its
 * translation by the browser.
 */
export function writeName<T extends HTMLElement>(element: T, game: Pick<ListedGame, "id">): T {
  element.lang = words().attribute(`game-${game.id}`, "lang") ?? "la";
  element.translate = false;
  write(element, gameName(game));
  return element;
}

/** Show a game's name in heading, top bar and page title. Set `data-game` to its id for styles. */
export function showGameName(game: Pick<ListedGame, "id">): void {
  find(".game").dataset.game = game.id;
  document.title = `${gameName(game)} · alveus`;
  writeName(find("#name"), game);
  writeName(find(".game-name"), game);
}

/** Return the name and strength of a computer opponent, such as "The regular – expert". */
export function levelName(level: string, speaker: Speaker): string {
  return words().say("level", { code: level, params: {} }, speaker);
}

/** Return a game's id and family, which select its messages. A `View` can serve as `Speaker`. */
export function speakerOf({ id, family }: Pick<ListedGame, "id" | "family">): Speaker {
  return { game: id, family };
}

/**
 * Return a sentence with its Latin terms in italics, marked as Latin for screen readers and
 * translators. The message `latin-terms` lists the terms of the game.
 */
export function latin(text: string): (Node | string)[] {
  if (!words().has("latin-terms")) return [text];
  const terms = t("latin-terms").replaceAll(", ", "|");
  return text
    .split(new RegExp(`\\b(${terms})\\b`, "i"))
    .map((part, index) => (index % 2 ? make("i", { lang: "la", translate: "no" }, part) : part))
    .filter((part) => part !== "");
}
