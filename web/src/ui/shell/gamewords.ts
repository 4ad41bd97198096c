/** The words of one game: which files hold them, its name and the name's language. */

import { hasWords, type Speaker } from "../../i18n/messages";
import type { ListedGame } from "./catalogue";
import { find, write } from "./dom";
import { t, words } from "./words";

/** The areas of messages for a game's page; the words of a pack are its own. */
export function gameWords({ id, family }: Pick<ListedGame, "id" | "family">): string[] {
  return ["common", ...[family, id].filter(hasWords)];
}

/** The game's name. */
export function gameName({ id }: Pick<ListedGame, "id">): string {
  return t(`game-${id}`);
}

/** Write the name of the game into an element and mark its language; it is not translated. */
export function writeName<T extends HTMLElement>(element: T, game: Pick<ListedGame, "id">): T {
  element.lang = words().attribute(`game-${game.id}`, "lang") ?? "la";
  element.translate = false;
  write(element, gameName(game));
  return element;
}

/** Writes the name on the page: heading, bar and title, and for the style sheet. */
export function nameThePage(game: Pick<ListedGame, "id">): void {
  find(".game").dataset.game = game.id;
  document.title = `${gameName(game)} · alveus`;
  writeName(find("#name"), game);
  writeName(find(".game-name"), game);
}

/** Who plays at a level, and how well: "The regular – expert". */
export function levelName(level: string, speaker: Speaker): string {
  return words().say("level", { code: level, params: {} }, speaker);
}

/** Whose words are asked for where there is no view. */
export function speakerOf({ id, family }: Pick<ListedGame, "id" | "family">): Speaker {
  return { game: id, family };
}
