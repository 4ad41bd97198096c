/** Gallery of the seventeen printed figures: selection, facts, and links to the board. */
import { batch, signal } from "@preact/signals-core";
import { html, nothing, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { rulesPage } from "../../contracts/links";
import { openPage } from "../../kit/bar";
import { fill, find } from "../../kit/dom";
import { eachFrame } from "../../kit/draw";
import { rich } from "../../kit/texts";
import { t } from "../../kit/words";
import { keepOffline } from "../../storage/offline";
import { type PrintedFigure, printedFigures } from "./gallery/facts";
import { figureDetails } from "./gallery/figure-details";
import { plate } from "./gallery/plate";
import { type Stage, type State, stateOf } from "./gallery/state";

/** Side of a cell, equal on all plates to show their relative sizes: the maximum, and in print. */
const CELL = 13;
const PAPER_CELL = 16;

const FILTERS = ["all", "solved", "begun", "open"] as const;

/** Arrangement of the plates: the rows of each part as Roman numerals, in the book's order. */
const PARTS: { id: string; rows: string[] }[] = [
  { id: "rectangles", rows: ["I II III", "IV V", "VI"] },
  { id: "letters", rows: ["VIII IX"] },
  { id: "narrowest", rows: ["VII"] },
  { id: "pierced", rows: ["X XI XII XIII", "XIV XV XVI XVII"] },
];

const requested = new URLSearchParams(location.search).get("figure");
const chosen = signal(requested ?? "");
const filter = signal<Stage | "all">("all");
/** True if the solution of the selected figure is shown. */
const key = signal(false);
const printing = signal(false);
/** True when the font for text on a canvas is loaded. */
const faces = signal(false);
/** Width of the window. The plates are rendered again when it changes. */
const width = signal(innerWidth);

await openPage(["common", "dominoes", "gallery", "figures"]);
const figures = await printedFigures();
const states = new Map<string, State>();
await Promise.all(figures.map(async (figure) => states.set(figure.id, await stateOf(figure))));
if (!figures.some(({ id }) => id === chosen.value)) chosen.value = firstOf(figures);
addEventListener("resize", () => {
  width.value = innerWidth;
});
addEventListener("beforeprint", () => print(true));
addEventListener("afterprint", () => print(false));
// Reload a page restored from the back/forward cache, to show the progress made on the board.
window.addEventListener("pageshow", (event) => event.persisted && location.reload());
// Text on a canvas requires that its font is loaded.
void document.fonts.load('500 13px "EB Garamond Variable"').then(() => {
  faces.value = true;
});
eachFrame(frame);
eachFrame(hang);
document.documentElement.dataset.alveus = "ready";
void keepOffline();

/** Returns the first figure in progress, or else the first one not begun, or else the first. */
function firstOf(all: readonly PrintedFigure[]): string {
  const at = (stage: Stage) => all.find(({ id }) => states.get(id)?.stage === stage)?.id;
  return at("begun") ?? at("open") ?? all[0]?.id ?? "";
}

/** Renders the content around the plates. */
function frame(): void {
  document.title = `${t("gallery-title")} · alveus`;
  fill(find("#lead"), ...rich(t("gallery-lead"), "de"));
  render(
    html`<h2>${t("gallery-own")}</h2>
      <p>${t("gallery-own-lead")}</p>
      <a class="button" href="play.html?game=terzett&task=compose">${t("gallery-net")}</a>`,
    find("#own"),
  );
  const rules = rulesPage("terzett");
  render(
    html`<a href=${rules}>${t("link-rules")}</a>
      <a href=${`${rules}#story`}>${t("gallery-story")}</a>
      <a href=${`${rules}#sources`}>${t("link-sources")}</a>`,
    find("#links"),
  );
}

/** Renders the filter, the plates and the facts of the selected figure. */
function hang(): void {
  render(FILTERS.map(stageButton), find("#filter"));
  const cell = cellSide(find("#plates"));
  render(
    PARTS.map((part) => hungPart(part, cell)),
    find("#plates"),
  );
  const figure = figures.find(({ id }) => id === chosen.value);
  const state = states.get(chosen.value);
  if (!figure || !state) return;
  render(figureDetails({ figure, state, key: key.value, showKey }), find("#chosen"));
}

function hungPart({ id, rows }: (typeof PARTS)[number], cell: number) {
  const isHung = (name: string) =>
    filter.value === "all" || states.get(name)?.stage === filter.value;
  const lines = rows.map((row) => row.toLowerCase().split(" ").filter(isHung));
  if (lines.flat().length === 0) return nothing;
  const row = (line: string[]) =>
    html`<div class="row">${repeat(
      line,
      (name) => name,
      (name) => hung(name, cell),
    )}</div>`;
  return html`<section class=${`part ${id}`}>
    <h2>${t(`gallery-part-${id}`)}</h2>
    ${lines.map(row)}
  </section>`;
}

function hung(id: string, cell: number) {
  const figure = figures.find((figure) => figure.id === id);
  const state = states.get(id);
  if (!figure || !state) return nothing;
  const is = id === chosen.value;
  return plate({
    figure,
    state,
    cell,
    chosen: is,
    key: is && key.value,
    printing: printing.value,
    faces: faces.value,
    press: () => choose(id),
  });
}

/** Returns the side of a cell at which the number of cells in the CSS property `--across` fits. */
function cellSide(plates: HTMLElement): number {
  const across = Number(getComputedStyle(plates).getPropertyValue("--across"));
  void width.value;
  const side = printing.value ? PAPER_CELL : Math.min(CELL, plates.clientWidth / across);
  plates.style.setProperty("--cell", `${side}px`);
  return side;
}

/** Printed plates are light and have the resolution of a printer. */
function print(on: boolean): void {
  printing.value = on;
  // Render now, because the browser prints before the next animation frame.
  hang();
}

function stageButton(stage: Stage | "all") {
  const count = figures.filter(
    ({ id }) => stage === "all" || states.get(id)?.stage === stage,
  ).length;
  const press = () => {
    filter.value = stage;
  };
  return html`<button
    type="button"
    aria-pressed=${String(stage === filter.value)}
    @click=${press}
  >${t("gallery-filter-stage", { stage, count })}</button>`;
}

function choose(id: string): void {
  batch(() => {
    if (id !== chosen.value) key.value = false;
    chosen.value = id;
  });
}

/** Shows or hides the solution on the plate; showing it also opens a large drawing. */
function showKey(on: boolean): void {
  key.value = on;
  const figure = on && figures.find(({ id }) => id === chosen.value);
  if (figure) void import("./gallery/key").then(({ openKey }) => openKey(figure));
}
