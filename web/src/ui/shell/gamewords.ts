/** The words of one game: which files hold them, its name and the name's language. */
import type { GameInfo } from "../../engine/protocol";
import type { Speaker } from "../../i18n/messages";
import { find, write } from "./dom";
import { t, words } from "./words";

/** Areas that only the page of a game needs. */
const PAGES: Record<string, string[]> = { terzett: ["gallery", "composing"] };

/** The areas of messages for a game's page. */
export function gameWords({ id, family }: GameInfo): string[] {
  return ["common", family, id, ...(PAGES[id] ?? [])];
}

/** The game's name: "Ludus Lombardorum". */
export function gameName({ id }: GameInfo): string {
  return t(`game-${id}`);
}

/** Names that are not Latin, and one that is in the page's own language. */
const LANGUAGES: Record<string, string> = {
  bohnenspiel: "de",
  terzett: "de",
  sperrdomino: "de",
  familydomino: "",
};

/** An element that bears the game's name, in the language that the name is in. */
export function named<T extends HTMLElement>(element: T, game: GameInfo): T {
  element.lang = (LANGUAGES[game.id] ?? "la") || words().language;
  write(element, gameName(game));
  return element;
}

/** Writes the name on the page: heading, bar and title, and for the style sheet. */
export function nameThePage(game: GameInfo): void {
  find(".game").dataset.game = game.id;
  document.title = `${gameName(game)} · alveus`;
  named(find("#name"), game);
  named(find(".game-name"), game);
}

/** Whose words are asked for where there is no view. */
export function speakerOf({ id, family }: GameInfo): Speaker {
  return { game: id, family };
}
