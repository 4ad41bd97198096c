/** The gallery of the seventeen printed figures: chosen, looked at, and taken to the board. */
import { keepOffline } from "../../offline";
import { openPage } from "../../ui/shell/bar";
import { fill, find, make } from "../../ui/shell/dom";
import { rulesPage } from "../../ui/shell/links";
import { rich } from "../../ui/shell/rich";
import { onTheme } from "../../ui/shell/theme";
import { onWords, t } from "../../ui/shell/words";
import { showChosen } from "./gallery/chosen";
import { type PrintedFigure, printedFigures } from "./gallery/facts";
import { plate } from "./gallery/plate";
import { type Stage, type State, stateOf } from "./gallery/state";

/** Side of a cell, the same for all plates so that their sizes compare: at most, and on paper. */
const CELL = 13;
const PAPER_CELL = 16;

const FILTERS = ["all", "solved", "begun", "open"] as const;

/** How the plates hang: the rows of each part by their numerals, as in the book. */
const PARTS: { id: string; rows: string[] }[] = [
  { id: "rectangles", rows: ["I II III", "IV V", "VI"] },
  { id: "letters", rows: ["VIII IX"] },
  { id: "narrowest", rows: ["VII"] },
  { id: "pierced", rows: ["X XI XII XIII", "XIV XV XVI XVII"] },
];

const asked = new URLSearchParams(location.search).get("figure");
let chosen = asked ?? "";
let filter: Stage | "all" = "all";
let key = false;
let printing = false;

await openPage(["common", "dominoes", "gallery"]);
const figures = await printedFigures();
const states = new Map<string, State>();
await Promise.all(figures.map(async (one) => states.set(one.id, await stateOf(one))));
if (!figures.some(({ id }) => id === chosen)) chosen = firstOf(figures);
onWords(show);
onTheme(show);
addEventListener("resize", hang);
addEventListener("beforeprint", () => print(true));
addEventListener("afterprint", () => print(false));
// Who comes back from the board sees what has been found there.
window.addEventListener("pageshow", (event) => event.persisted && location.reload());
// Letters that are painted need their face.
void document.fonts.load('500 13px "EB Garamond Variable"').then(hang);
show();
document.documentElement.dataset.alveus = "ready";
void keepOffline();

/** The first figure that has been begun, or the first that is open. */
function firstOf(all: readonly PrintedFigure[]): string {
  const at = (stage: Stage) => all.find(({ id }) => states.get(id)?.stage === stage)?.id;
  return at("begun") ?? at("open") ?? all[0]?.id ?? "";
}

function show(): void {
  document.title = `${t("gallery-title")} · alveus`;
  fill(find("#lead"), ...rich(t("gallery-lead"), "de"));
  fill(
    find("#own"),
    make("h2", {}, t("gallery-own")),
    make("p", {}, t("gallery-own-lead")),
    make("a", { class: "button", href: "play.html?game=terzett&task=compose" }, t("gallery-net")),
  );
  fill(
    find("#links"),
    make("a", { href: rulesPage("terzett") }, t("link-rules")),
    make("a", { href: `${rulesPage("terzett")}#story` }, t("gallery-story")),
    make("a", { href: `${rulesPage("terzett")}#sources` }, t("link-sources")),
  );
  hang();
}

function hang(): void {
  showFilter();
  const focused = document.activeElement?.getAttribute("data-figure");
  const cell = cellSide(find("#plates"));
  const shown = (id: string) => filter === "all" || states.get(id)?.stage === filter;
  const hung = (id: string) => {
    const figure = figures.find((one) => one.id === id);
    const state = states.get(id);
    if (!figure || !state || !shown(id)) return null;
    const press = () => choose(id);
    const is = id === chosen;
    return plate({ figure, state, cell, chosen: is, key: is && key, printing, press });
  };
  const parts = PARTS.map(({ id, rows }) => {
    const lines = rows.map((row) =>
      row
        .toLowerCase()
        .split(" ")
        .map(hung)
        .filter((one) => one !== null),
    );
    if (lines.flat().length === 0) return null;
    return make(
      "section",
      { class: `part ${id}` },
      make("h2", {}, t(`gallery-part-${id}`)),
      ...lines.map((line) => make("div", { class: "row" }, ...line)),
    );
  });
  fill(find("#plates"), ...parts);
  document.querySelector<HTMLElement>(`[data-figure="${focused}"]`)?.focus();
  const figure = figures.find(({ id }) => id === chosen);
  const state = states.get(chosen);
  if (figure && state) showChosen(find("#chosen"), { figure, state, key, showKey });
}

/** As large as leaves room for as many cells beside each other as the style sheet says. */
function cellSide(plates: HTMLElement): number {
  const across = Number(getComputedStyle(plates).getPropertyValue("--across"));
  const side = printing ? PAPER_CELL : Math.min(CELL, plates.clientWidth / across);
  plates.style.setProperty("--cell", `${side}px`);
  return side;
}

/** On paper the plates are light, and as fine as a printer draws. */
function print(on: boolean): void {
  printing = on;
  hang();
}

function showFilter(): void {
  const count = (stage: Stage | "all") =>
    figures.filter(({ id }) => stage === "all" || states.get(id)?.stage === stage).length;
  const focused = find("#filter").contains(document.activeElement);
  fill(
    find("#filter"),
    ...FILTERS.map((stage) =>
      make(
        "button",
        {
          type: "button",
          "aria-pressed": String(stage === filter),
          onclick: () => {
            filter = stage;
            hang();
          },
        },
        t("gallery-filter-stage", { stage, count: count(stage) }),
      ),
    ),
  );
  if (focused) find("#filter").querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
}

function choose(id: string): void {
  key &&= id === chosen;
  chosen = id;
  hang();
}

function showKey(on: boolean): void {
  key = on;
  hang();
  find('#chosen [data-act="key"]').focus();
}
