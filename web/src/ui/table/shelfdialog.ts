/** The games put aside, in a dialog of a game's page. */
import { readShelf, type Shelved, wayBack } from "../../shelf";
import { openDialog } from "../shell/dialog";
import { make } from "../shell/dom";
import { writeName } from "../shell/gamewords";
import { t, words } from "../shell/words";
import { rows } from "./rows";
import "./shelfdialog.css";

/** Shows what lies on the shelf; each line lays its game on the board. */
export async function openShelf(): Promise<void> {
  const shelved = (await readShelf()).filter(({ page }) => page.startsWith("play.html"));
  const lines = shelved.map((one) => make("li", {}, line(one)));
  openDialog({
    title: t("menu-shelf-title"),
    body: [
      make("p", {}, t(lines.length > 0 ? "shelf-lead" : "shelf-empty")),
      make("ul", { class: "shelf" }, ...lines),
    ],
  });
}

function line(shelved: Shelved): HTMLElement {
  const { view, at } = shelved.kept;
  const when = new Intl.DateTimeFormat(words().language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const turn = rows(view.log.entries, view.sides).length;
  const reached = turn > 0 ? t("shelf-turn", { turn }) : "";
  const told = [reached, when.format(at)].filter(Boolean).join(" · ");
  return make(
    "a",
    { href: wayBack(shelved) },
    writeName(make("span"), { id: shelved.game }),
    make("em", {}, told),
  );
}
