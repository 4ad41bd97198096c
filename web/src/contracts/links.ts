/** URLs of the pages about a game, and the row of links below the panels of a game's page. */

import { html, nothing } from "lit-html";
import { documentationPath } from "../i18n/messages";
import { gamePage } from "../kit/address";
import { drawIn } from "../kit/draw";
import { t, words } from "../kit/words";
import { hasCourse, isOurs, manifestOf } from "./games";

/** Return the URL of the rules page of a game. */
export function rulesPage(game: string): string {
  return `page.html?game=${game}`;
}

/**
 * Return the URL of a game's page in the current language. A game from a pack has no separate page:
 * return the URL of `tablePage`.
 */
export function playPage(game: string): string {
  return isOurs(game) ? gamePage(game, words().language) : tablePage(game);
}

/**
 * Return the URL of `play.html`, which can show any game. Its language is that of the URL parameter
 * `lang`, of the stored setting or of the browser.
 */
export function tablePage(game: string): string {
  return `play.html?game=${game}`;
}

/** Return the URL of a game's lessons. */
export function coursePage(game: string): string {
  return `play.html?game=${game}&learn`;
}

/** Return the URL for a new game by letter, in which the players send each other links. */
export function newLetterPage(game: string): string {
  return `letter.html?game=${game}`;
}

/** Paper sizes of the printable sheets. */
export const PAPERS = ["a4", "letter"] as const;

/** Return the URL of a game's printable sheets, for a paper size and a language. */
export function sheetsPage(game: string, paper: string, language: string): string {
  return `print/${game}-${paper}-${language}.html`;
}

/** Return the URL of a documentation page: in English if the current language has none. */
export function docsPage(page: "index" | "embed"): string {
  return `docs/${documentationPath(page, words().language)}.html`;
}

/** Return the link to a page with more information on a game, if there is one. */
export function moreInfoLink(game: string): { href: string; words: string } | null {
  const href = manifestOf(game).further;
  return href ? { href, words: t(`further-${game}`) } : null;
}

/** Show the row of links in an element. The button for sharing the game calls `share`. */
export function links(element: HTMLElement, game: string, share: () => void): void {
  const learn = () => html`<a href=${coursePage(game)}>${t("link-learn")}</a>`;
  const rules = () => html`<a href=${rulesPage(game)}>${t("link-rules")}</a>
    <a href="${rulesPage(game)}#sources">${t("link-sources")}</a>`;
  drawIn(
    element,
    () => html`${manifestOf(game).rules ? rules() : nothing}
      ${hasCourse(game) ? learn() : nothing}
      <button type="button" @click=${share}>${t("link-share")}</button>`,
  );
}
