/** Where things of a game stand, and the row of links under the column. */
import { html, nothing } from "lit-html";
import { hasCourse, isOurs, manifestOf } from "../../games";
import { gamePage } from "./address";
import { drawIn } from "./draw";
import { t, words } from "./words";

/** Where the rules of a game stand. */
export function rulesPage(game: string): string {
  return `page.html?game=${game}`;
}

/** Where a game is played, in the language that is spoken; only games of the house have a page. */
export function playPage(game: string): string {
  return isOurs(game) ? gamePage(game, words().language) : tablePage(game);
}

/** Where a game is played as the parameters of the address wish, in any language. */
export function tablePage(game: string): string {
  return `play.html?game=${game}`;
}

/** Where a game is taught. */
export function coursePage(game: string): string {
  return `play.html?game=${game}&learn`;
}

/** Where a game by letter is begun. */
export function newLetterPage(game: string): string {
  return `letter.html?game=${game}`;
}

/** What the sheets to cut out may be printed on. */
export const PAPERS = ["a4", "letter"] as const;

/** Where the sheets of a game lie, for a paper and a language. */
export function sheetsPage(game: string, paper: string, language: string): string {
  return `print/${game}-${paper}-${language}.html`;
}

/** The page that tells more of a game, if there is one. */
export function furtherPage(game: string): { href: string; words: string } | null {
  const href = manifestOf(game).further;
  return href ? { href, words: t(`further-${game}`) } : null;
}

/** The row in an element, from now on; `share` copies a link. */
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
