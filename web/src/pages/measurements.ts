/** Section that explains how length and luck of the games were measured, with all results. */
import { manifests } from "../contracts/games";
import { make } from "../kit/dom";
import { writeName } from "../kit/game-words";
import { t } from "../kit/words";
import { type Measured, measuredOf, type Quartiles } from "./measured";

const COLUMNS = ["game", "turns", "seconds", "minutes", "won"];

/** Returns the content of the collapsible section: the method, then a table row for each game. */
export function measurements(): HTMLElement[] {
  const measuredGames = manifests.flatMap(({ id }) => {
    const measured = measuredOf(id);
    return measured ? [{ id, measured }] : [];
  });
  const games = measuredGames[0]?.measured.games ?? 0;
  const heads = COLUMNS.map((name) => make("th", { scope: "col" }, t(`home-measured-${name}`)));
  return [
    make("summary", {}, t("home-measured")),
    make("p", {}, t("home-measured-length", { games })),
    make("p", {}, t("home-measured-luck")),
    make(
      "div",
      { class: "figures" },
      make(
        "table",
        {},
        make("thead", {}, make("tr", {}, ...heads)),
        make("tbody", {}, ...measuredGames.map(row)),
      ),
    ),
  ];
}

function row({ id, measured }: { id: string; measured: Measured }): HTMLElement {
  const { turns, seconds, minutes, luck } = measured;
  const cells = [range(turns), String(seconds), range(minutes)];
  cells.push(luck === 0 ? t("home-measured-none") : String(luck));
  return make(
    "tr",
    {},
    writeName(make("th", { scope: "row" }), { id }),
    ...cells.map((text) => make("td", {}, text)),
  );
}

function range([low, middle, high]: Quartiles): string {
  if (low === high) return String(middle);
  return t("home-measured-range", { low, middle, high });
}
