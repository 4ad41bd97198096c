/**
 * The page about the proportions of Boethius: means, calculator, victories, musical intervals, and
 * all winning rows.
 */

import { coursePage, rulesPage } from "../../contracts/links";
import { Engine } from "../../engine/client";
import { setStage } from "../../engine/startup";
import { openPage } from "../../kit/bar";
import { fill, find, make } from "../../kit/dom";
import { drawIn } from "../../kit/draw";
import { rich } from "../../kit/texts";
import { onWords, t } from "../../kit/words";
import { keepOffline } from "../../storage/offline";
import { Calculator } from "./ui/calculator";
import { askMeans, drawLine, type Proportion, type Term } from "./ui/proportions";

const GAME = "rithmomachia";
const KINDS = ["arithmetic", "geometric", "harmonic"] as const;
const PARTS = ["means", "calculator", "victories", "harmony", "rows"] as const;

/** An example of each kind of proportion: two numbers, with their mean in the middle. */
const EXAMPLES: Record<(typeof KINDS)[number], [number, number, number]> = {
  arithmetic: [6, 9, 12],
  geometric: [4, 6, 9],
  harmonic: [6, 8, 12],
};
/** The musical intervals between 6, 8, 9 and 12, as pairs of numbers. */
const INTERVALS: Record<string, [number, number][]> = {
  octave: [[12, 6]],
  fifth: [
    [12, 8],
    [9, 6],
  ],
  fourth: [
    [12, 9],
    [8, 6],
  ],
  second: [[9, 8]],
};

interface Row {
  values: number[];
  /** The proportions in the row. */
  kinds: string[];
  /** The numbers of the row that belong to the other army. */
  captured: number[];
}

interface Edition {
  edition: "beginner" | "advanced";
  /** Kinds of proportion that win with the default options of the edition. */
  wins: string[];
  sides: { side: string; threes: Row[]; fours: Row[] }[];
}

const rowFiles = import.meta.glob<{ editions: Edition[] }>(
  "../../generated/openings/rithmomachia-rows.json",
  { import: "default" },
);

async function winningRows(): Promise<Edition[]> {
  const [load] = Object.values(rowFiles);
  return (await load?.())?.editions ?? [];
}

await openPage(["common", "rithmomachia", "proportions"]);
const editions = await winningRows();
const calculated = make("div");
drawCalculator();
onWords(show);
show();
if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
setStage("ready");
void keepOffline();

function show(): void {
  document.title = `${t("proportions-title")} · alveus`;
  fill(
    find("#page"),
    make("h1", {}, t("proportions-title")),
    make("p", { class: "lead" }, ...rich(t("proportions-lead"))),
    make("nav", { class: "contents", "aria-label": t("proportions-contents") }, ...PARTS.map(link)),
    section("means", ...KINDS.map(mean)),
    section("calculator", paragraph("calculator-1"), calculated),
    section("victories", paragraph("victories-1"), paragraph("victories-2")),
    section("harmony", paragraph("harmony-1"), intervals(), paragraph("harmony-2")),
    section("rows", paragraph("rows-1"), paragraph("rows-2"), ...editions.map(edition)),
    make(
      "p",
      { class: "links" },
      make("a", { href: rulesPage(GAME) }, t("proportions-rules")),
      " · ",
      make("a", { href: coursePage(GAME) }, t("proportions-learn")),
    ),
    make(
      "a",
      { class: "button first play", href: `play.html?game=${GAME}` },
      t("home-play", { game: t(`game-${GAME}`) }),
    ),
  );
}

function link(id: string): HTMLElement {
  return make("a", { href: `#${id}` }, t(`proportions-${id}`));
}

function section(id: string, ...parts: HTMLElement[]): HTMLElement {
  return make("section", { id }, make("h2", {}, t(`proportions-${id}`)), ...parts);
}

function paragraph(id: string): HTMLElement {
  return make("p", {}, ...rich(t(`proportions-${id}`)));
}

function mean(kind: (typeof KINDS)[number]): HTMLElement {
  const [a, b, c] = EXAMPLES[kind];
  const between: Term = { text: String(b), at: b, stones: [String(b)] };
  const proportion: Proportion = { kind, before: null, mean: between, after: null };
  return make(
    "section",
    {},
    make("h3", {}, t(`means-${kind}`)),
    paragraph(kind),
    drawLine([a, c], proportion),
  );
}

/** Draw the calculator. Python is started when two numbers have been typed. */
function drawCalculator(): void {
  let engine: Engine | null = null;
  const calculator = new Calculator((numbers, edition) => {
    engine ??= new Engine({ preload: [GAME] });
    return askMeans(engine, numbers, edition);
  });
  drawIn(calculated, () =>
    calculator.draw("advanced", (place, { text }) => t(`means-${place}`, { number: text })),
  );
}

function intervals(): HTMLElement {
  const lines = Object.entries(INTERVALS).map(([name, ratios]) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, t(`proportions-${name}`)),
      make("td", {}, ...ratios.map((ratio) => intervalButton(t(`proportions-${name}`), ratio))),
    ),
  );
  return make("table", { class: "intervals" }, make("tbody", {}, ...lines));
}

/** A button that plays a ratio as the sound of two strings with these lengths. */
function intervalButton(interval: string, ratio: [number, number]): HTMLElement {
  const label = ratio.join(" : ");
  const pluck = async () => (await import("../../table/tones")).pluck(ratio);
  const name = t("proportions-hear", { interval, ratio: label });
  return make(
    "button",
    { class: "button", type: "button", "aria-label": name, onclick: () => void pluck() },
    label,
  );
}

function edition({ edition, wins, sides }: Edition): HTMLElement {
  return make(
    "section",
    { id: edition },
    make("h3", {}, t(`proportions-${edition}`)),
    ...sides.flatMap(({ side, threes, fours }) => [
      table(t(`side-${GAME}-${side}`), threes, wins),
      ...(fours.length > 0 ? [many(side, fours)] : []),
    ]),
  );
}

/**
 * The rows of three numbers of a side, by kind: with its own numbers only, and with a captured one.
 */
function table(side: string, threes: Row[], wins: string[]): HTMLElement {
  const head = ["kind", "own", "captured"].map((part) =>
    make("th", { scope: "col" }, t(`proportions-${part}`)),
  );
  const lines = KINDS.map((kind) => {
    const matching = threes.filter(({ kinds }) => kinds.includes(kind));
    const ownProportions = matching.filter(({ captured }) => captured.length === 0);
    const others = matching.filter(({ captured }) => captured.length > 0);
    const cell = (label: string, rows: Row[]) =>
      make("td", { "data-label": t(`proportions-${label}`) }, ...listed(rows));
    const option = wins.includes(kind) ? null : make("small", {}, t("proportions-option"));
    const name = make("th", { scope: "row" }, t(`means-${kind}`), option);
    return make("tr", {}, name, cell("own", ownProportions), cell("captured", others));
  });
  return make(
    "table",
    { class: "rows" },
    make("caption", {}, side),
    make("thead", {}, make("tr", {}, ...head)),
    make("tbody", {}, ...lines),
  );
}

/** The rows of four numbers of a side, in a closed `details` element because there are many. */
function many(side: string, fours: Row[]): HTMLElement {
  const highest = fours.filter(({ kinds }) => kinds.length === 3);
  const name = t(`side-${GAME}-${side}`);
  return make(
    "details",
    {},
    make("summary", {}, t("proportions-fours", { side: name, count: fours.length })),
    make("p", {}, ...rich(t("proportions-highest")), " ", ...listed(highest)),
    make(
      "p",
      {},
      ...rich(t("proportions-higher")),
      " ",
      ...listed(fours.filter(({ kinds }) => kinds.length === 2)),
    ),
  );
}

function listed(rows: Row[]): (Node | string)[] {
  if (rows.length === 0) return ["–"];
  return rows.flatMap((row) => [make("span", { class: "numbers" }, ...numbers(row)), " "]);
}

/** "4 · 6 · 9", with captured numbers underlined. */
function numbers({ values, captured }: Row): (Node | string)[] {
  return values.flatMap((value, index) => [
    index > 0 ? " · " : "",
    captured.includes(value) ? make("u", {}, String(value)) : String(value),
  ]);
}
