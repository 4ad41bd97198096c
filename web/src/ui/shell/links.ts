/** Rules, sources, share: what stands under the column. */

import { hasLessons, lessonsPage } from "../learn/lessons";
import { fill, make } from "./dom";
import { t } from "./words";

/** Where the rules of a game stand. */
export function rulesPage(game: string): string {
  return `page.html?game=${game}`;
}

/** Games that one enters by a page of their own and not by the board. */
const FRONT: Record<string, string> = { terzett: "gallery.html" };

/** Where a game is entered. */
export function frontPage(game: string): string {
  return FRONT[game] ?? `play.html?game=${game}`;
}

/** Pages that tell more of a game; `further-<game>` names them. */
const FURTHER: Record<string, string> = { rithmomachia: "proportions.html" };

/** The page that tells more of a game, if there is one. */
export function furtherPage(game: string): { href: string; words: string } | null {
  const href = FURTHER[game];
  return href ? { href, words: t(`further-${game}`) } : null;
}

/** Fills the row; `share` copies a link. */
export function links(element: HTMLElement, game: string, share: () => void): void {
  fill(
    element,
    make("a", { href: rulesPage(game) }, t("link-rules")),
    make("a", { href: `${rulesPage(game)}#sources` }, t("link-sources")),
    hasLessons(game) ? make("a", { href: lessonsPage(game) }, t("link-learn")) : null,
    make("button", { type: "button", onclick: share }, t("link-share")),
  );
}
