/** Gallery of the seventeen printed figures: selection, facts, and links to the board. */

import { batch, signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { rulesPage } from "../../contracts/links";
import { setStage } from "../../engine/startup";
import { openPage } from "../../kit/bar";
import { sizeCanvas } from "../../kit/canvas";
import { fill, find, make } from "../../kit/dom";
import { eachFrame } from "../../kit/draw";
import { rich } from "../../kit/texts";
import { theme } from "../../kit/theme";
import { t } from "../../kit/words";
import { keepOffline } from "../../storage/offline";
import { readGame } from "../../storage/storage";
import {
  numeral,
  type PrintedFigure,
  pairsOf,
  printedFigures,
  slotOf,
  solvingPage,
} from "./gallery/facts";
import { progressOf, type Stage, type State } from "./gallery/progress";
import { paintFigure, tilesOf } from "./plate";

/**
 * Side of a cell in CSS pixels: the maximum on the screen, and the size in print. All pictures have
 * cells of the same size, so that the figures can be compared.
 */
const CELL = 13;
const PAPER_CELL = 16;

const FILTERS = ["all", "solved", "begun", "open"] as const;

/** Parts of the gallery from top to bottom: each row lists its figures in Roman numerals. */
const PARTS: { id: string; rows: string[] }[] = [
  { id: "rectangles", rows: ["I II III", "IV V", "VI"] },
  { id: "letters", rows: ["VIII IX"] },
  { id: "narrowest", rows: ["VII"] },
  { id: "pierced", rows: ["X XI XII XIII", "XIV XV XVI XVII"] },
];

/** Maximum number of pairs of adjacent cells in a figure of 72 cells (a rectangle of 8 by 9). */
const MAX_PAIRS = 127;
const TILES = 36;
/** Minimum width of a window in which the facts are initially expanded, in CSS pixels. */
const WIDE = 860;
/** Ids of figures made to join lines of three equal numbers (`joined` in message `figure-part`). */
const JOINED = ["i", "ii", "iii"];
const partOf = ({ id, shape }: PrintedFigure) => (JOINED.includes(id) ? "joined" : shape);
/** Margin of the canvas around a figure in CSS pixels, for half the line around the figure. */
const EDGE = 1;
/** Minimum resolution in print: canvas pixels per CSS pixel. */
const PRINTED = 4;

const requested = new URLSearchParams(location.search).get("figure");
const chosen = signal(requested ?? "");
const filter = signal<Stage | "all">("all");
/** True if the solution of the selected figure is shown. */
const key = signal(false);
const printing = signal(false);
/** True when the font for text on a canvas is loaded. */
const faces = signal(false);
/** Width of the window in CSS pixels. A change renders the pictures again. */
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
setStage("ready");
void keepOffline();

/** Return the first figure in progress, or else the first one not begun, or else the first. */
function firstOf(all: readonly PrintedFigure[]): string {
  const at = (stage: Stage) => all.find(({ id }) => states.get(id)?.stage === stage)?.id;
  return at("begun") ?? at("open") ?? all[0]?.id ?? "";
}

/** Render the text, links and button around the pictures of the figures. */
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
      <a href=${`${rules}#sources`}>${t("link-sources")}</a>
      <a href="figures.html">${t("gallery-book")}</a>`,
    find("#links"),
  );
}

/** Render the filter, the pictures of the figures and the facts of the selected figure. */
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

/**
 * Return the side of a cell in CSS pixels, and set the CSS property `--cell` to it: `PAPER_CELL` in
 * print; on the screen `CELL`, or less if the page is too narrow. The CSS property `--across` is
 * the number of cells that must fit side by side.
 */
function cellSide(plates: HTMLElement): number {
  const across = Number(getComputedStyle(plates).getPropertyValue("--across"));
  void width.value;
  const side = printing.value ? PAPER_CELL : Math.min(CELL, plates.clientWidth / across);
  plates.style.setProperty("--cell", `${side}px`);
  return side;
}

/**
 * Render the pictures for print (light theme, high resolution), or for the screen if `on` is false.
 */
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

/** Show or hide the solution in the picture. If shown, also open a large drawing of it. */
function showKey(on: boolean): void {
  key.value = on;
  const figure = on && figures.find(({ id }) => id === chosen.value);
  if (figure) void import("./gallery/key").then(({ openKey }) => openKey(figure));
}

interface FigureDetailsOptions {
  figure: PrintedFigure;
  state: State;
  key: boolean;
  showKey(on: boolean): void;
}

function figureDetails(options: FigureDetailsOptions): TemplateResult {
  const { figure, state, key, showKey } = options;
  const { id, shape, position } = figure;
  const { stage, tiles, replaced } = state;
  const restartLink = html`<a class="button" href=${solvingPage(id, position)}
    >${t("gallery-afresh")}</a>`;
  return html`
    <h2>${t("gallery-figure", { id: numeral(id) })}</h2>
    <p>${t("gallery-state", { id, shape, stage, count: tiles.length, of: TILES })}</p>
    <details ?open=${innerWidth >= WIDE}>
      <summary>${t("gallery-facts")}</summary>
      <p class="tale">${t("figure-tale", { id })} ${t("figure-part", { part: partOf(figure) })}</p>
      <dl>${facts(figure)}</dl>
    </details>
    <a class="button first" href=${solvingPage(id, replaced ? position : undefined)} data-act="solve"
      >${t("gallery-solve", { stage: replaced ? "open" : stage })}</a>
    <div class="pair">
      ${stage === "open" || replaced ? nothing : restartLink}
      <button
        class="button"
        type="button"
        aria-pressed=${String(key)}
        data-act="key"
        @click=${() => showKey(!key)}
      >${t("gallery-key", { shown: String(key) })}</button>
    </div>
  `;
}

function facts(figure: PrintedFigure): TemplateResult[] {
  const { rows, columns, keys, seals, connections, repair } = figure;
  const fact = (name: string, text: string) =>
    html`<dt>${t(`gallery-${name}`)}</dt><dd>${text}</dd>`;
  return [
    fact("size", t("gallery-size-is", { rows, columns })),
    fact("pairs", t("gallery-pairs-are", { count: pairsOf(figure), most: MAX_PAIRS })),
    fact("seals", t("gallery-seals-are", { count: seals })),
    fact("keys", t("gallery-keys-are", { count: keys })),
    fact("art", t("gallery-art-is", { count: connections })),
    ...(repair === "none" ? [] : [fact("print", t(`gallery-repair-${repair}`))]),
  ];
}

interface PlateOptions {
  figure: PrintedFigure;
  state: State;
  /** Side of a cell in CSS pixels. */
  cell: number;
  chosen: boolean;
  /** True if the solution is shown instead of the tiles found. */
  key: boolean;
  printing: boolean;
  /** True when the font for canvas text is loaded. A change of this value repaints the figure. */
  faces: boolean;
  press(): void;
}

export function plate(options: PlateOptions): TemplateResult {
  const { figure, state, cell, chosen, key, printing, press } = options;
  const { id } = figure;
  const note = id === "vi" || figure.shape === "letter" ? t("gallery-caption", { id }) : "";
  const sign = html`<i class="sign" data-stage=${state.stage}></i>`;
  const look = [cell, key, printing, theme(), devicePixelRatio];
  return html`<button
    class="plate"
    type="button"
    data-figure=${id}
    aria-pressed=${String(chosen)}
    @click=${press}
  >${guard([options.faces, ...look], () => painted(options))}<span class="caption"
    ><span class="unseen">${t("figure-word")} </span
    ><b>${numeral(id)}</b
    >${note ? html`<em>${note}</em>` : nothing}${state.stage === "open" ? nothing : sign}<span
      class="unseen"
      >${t("gallery-plate", { stage: state.stage })}</span
    ></span></button>`;
}

function painted({ figure, state, cell, key, printing }: PlateOptions): HTMLCanvasElement {
  const { grid, rows, columns } = figure;
  const canvas = make("canvas", { "aria-hidden": "true" });
  const ratio = Math.max(printing ? PRINTED : 1, devicePixelRatio);
  canvas.style.margin = `${-EDGE}px`;
  const ctx = sizeCanvas(canvas, { width: columns * cell, height: rows * cell }, EDGE, ratio);
  const tiles = key ? tilesOf(figure.key) : state.tiles;
  if (ctx) paintFigure(ctx, grid, cell, printing ? "light" : theme(), tiles);
  return canvas;
}

async function stateOf(figure: PrintedFigure): Promise<State> {
  const saved = await readGame(slotOf(figure.id)).catch(() => null);
  return progressOf(figure, saved ? saved.view : null);
}
