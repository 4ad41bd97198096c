/** Links to the other parts of the site: lessons, letters, sheets to print, museums, laboratory. */
import { hasCourse } from "../contracts/games";
import { coursePage } from "../contracts/links";
import { games } from "../kit/catalogue";
import { make } from "../kit/dom";
import { t } from "../kit/words";

/** Returns the links; `first` is the game whose lessons are linked. */
export function moreLinks(first: string): HTMLElement[] {
  const byLetter = games.some(({ id, letters }) => id === first && letters);
  return [
    ...(hasCourse(first) ? [moreLink("learn", coursePage(first))] : []),
    ...(byLetter ? [moreLink("letters", "letters.html")] : []),
    moreLink("make", "make.html"),
    moreLink("museums", "museums.html"),
    moreLink("lab", "lab.html"),
  ];
}

function moreLink(id: string, href: string): HTMLElement {
  return make(
    "a",
    { href },
    make("span", { class: "name" }, make("span", {}, t(`home-door-${id}`))),
    make("span", { class: "sentence" }, t(`home-door-${id}-note`)),
  );
}
