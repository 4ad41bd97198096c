/** Dialog with the shelf: unfinished games that other games have replaced on their boards. */
import { focusElement } from "../board/keyboard";
import { rows } from "../board/rounds";
import { openDialog } from "../kit/dialog";
import { make } from "../kit/dom";
import { writeName } from "../kit/game-words";
import { toast } from "../kit/toast";
import { locale, t } from "../kit/words";
import { readShelf, returnToShelf, type Shelved, shelfUrl, takeFromShelf } from "../storage/shelf";
import { storageFault } from "../storage/storage";
import "./shelf-dialog.css";

/**
 * Open the dialog with the games that the page `play.html` can continue. Each line has a link that
 * opens its game, and a button that removes the game from the shelf.
 */
export async function openShelf(): Promise<void> {
  const shelved = (await readShelf()).filter(({ page }) => page.startsWith("play.html"));
  const lines = shelved.map(removable);
  openDialog({
    title: t("menu-shelf-title"),
    body: [
      make("p", {}, t(lines.length > 0 ? "shelf-lead" : "shelf-empty")),
      make("ul", { class: "shelf" }, ...lines),
    ],
  });
}

/**
 * Return the line of a game with a button to remove it, which then becomes a button to restore it.
 */
function removable(shelved: Shelved): HTMLElement {
  const item = make("li");
  const link = line(shelved);
  const show = (...parts: HTMLElement[]) => {
    item.replaceChildren(...parts);
    focusElement(item.querySelector("button"));
  };
  const button = (words: string, change: () => Promise<unknown>) => {
    const press = () => void change().catch((error) => toast(t(`error-${storageFault(error)}`)));
    return make("button", { class: "quiet", type: "button", onclick: press }, words);
  };
  const remove = button(t("shelf-remove"), async () => {
    await takeFromShelf(shelved.kept.id);
    show(make("span", { class: "removed" }, t("shelf-removed")), restore);
  });
  const restore = button(t("shelf-restore"), async () => {
    await returnToShelf(shelved);
    show(link, remove);
  });
  const name = link.firstElementChild?.textContent ?? "";
  remove.setAttribute("aria-label", `${t("shelf-remove")}: ${name}`);
  item.append(link, remove);
  return item;
}

function line(shelved: Shelved): HTMLElement {
  const { view, at } = shelved.kept;
  const when = new Intl.DateTimeFormat(locale(), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const turn = rows(view.log.entries, view.sides).length;
  const reached = turn > 0 ? t("shelf-turn", { turn }) : "";
  const told = [reached, when.format(at)].filter(Boolean).join(" · ");
  return make(
    "a",
    { href: shelfUrl(shelved) },
    writeName(make("span"), { id: shelved.game }),
    make("em", {}, told),
  );
}
