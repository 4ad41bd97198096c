/** The page of all sheets to cut out: every game by the sheet with its board or its tiles. */
import { manifests } from "../../games";
import { keepOffline } from "../../offline";
import { openPage } from "../shell/bar";
import { games, type ListedGame } from "../shell/catalogue";
import { fill, find, make } from "../shell/dom";
import { gameName, writeName } from "../shell/gamewords";
import { PAPERS, sheetPicture, sheetsPage } from "../shell/links";
import { onWords, t } from "../shell/words";

await openPage(["common"]);
onWords(show);
show();
void keepOffline();

function show(): void {
  document.title = `${t("page-make")} · alveus`;
  const listed = manifests.flatMap(({ id }) => games.find((game) => game.id === id) ?? []);
  fill(find("#sheets"), ...listed.map(sheets));
}

function sheets(game: ListedGame): HTMLElement {
  const { lang } = document.documentElement;
  const [usual] = PAPERS;
  const links = PAPERS.map((paper) => {
    const label = `${gameName(game)}: ${t(`make-${paper}`)}`;
    return make(
      "a",
      { href: sheetsPage(game.id, paper, lang), "aria-label": label },
      t(`make-paper-${paper}`),
    );
  });
  const picture = make("img", {
    src: sheetPicture(game.id, usual),
    alt: "",
    width: 210,
    height: 297,
    loading: "lazy",
  });
  const href = sheetsPage(game.id, usual, lang);
  return make(
    "li",
    {},
    make("a", { href, class: "sheet", tabindex: -1, "aria-hidden": "true" }, picture),
    writeName(make("h2"), game),
    make("p", {}, ...links),
  );
}
