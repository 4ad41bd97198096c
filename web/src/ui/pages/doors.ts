/** What else there is besides the games: lessons, letters, sheets to print, museums, the laboratory. */
import { hasCourse } from "../../games";
import { games } from "../shell/catalogue";
import { make } from "../shell/dom";
import { coursePage } from "../shell/links";
import { t } from "../shell/words";

/** A door to each; `first` is the game with which lessons are begun. */
export function doors(first: string): HTMLElement[] {
  const byLetter = games.some(({ id, letters }) => id === first && letters);
  return [
    ...(hasCourse(first) ? [door("learn", coursePage(first))] : []),
    ...(byLetter ? [door("letters", "letters.html")] : []),
    door("make", "make.html"),
    door("museums", "museums.html"),
    door("lab", "lab.html"),
  ];
}

function door(id: string, href: string): HTMLElement {
  return make(
    "a",
    { href },
    make("span", { class: "name" }, make("span", {}, t(`home-door-${id}`))),
    make("span", { class: "sentence" }, t(`home-door-${id}-note`)),
  );
}
