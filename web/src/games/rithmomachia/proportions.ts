/**
 * The page about the proportions of Boethius: means, calculator, victories, musical intervals, and
 * all winning rows.
 */

import { html, nothing, render, type TemplateResult } from "lit-html";
import { coursePage, rulesPage } from "../../contracts/links";
import { Engine } from "../../engine/client";
import { setStage } from "../../engine/startup";
import { openPage } from "../../kit/bar";
import { find, make } from "../../kit/dom";
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
  /** Kinds of proportion between the numbers of the row, such as "harmonic". */
  kinds: string[];
  /** Numbers of the row that the side needs from captured stones of the other army. */
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
  const links = PARTS.map((id) => html`<a href="#${id}">${t(`proportions-${id}`)}</a>`);
  render(
    html`<h1>${t("proportions-title")}</h1>
      <p class="lead">${rich(t("proportions-lead"))}</p>
      <nav class="contents" aria-label=${t("proportions-contents")}>${links}</nav>
      ${section("means", KINDS.map(mean))}
      ${section("calculator", paragraph("calculator-1"), calculated)}
      ${section("victories", paragraph("victories-1"), paragraph("victories-2"))}
      ${section("harmony", paragraph("harmony-1"), intervals(), paragraph("harmony-2"))}
      ${section("rows", paragraph("rows-1"), paragraph("rows-2"), editions.map(edition))}
      <p class="links"><a href=${rulesPage(GAME)}>${t("proportions-rules")}</a> ·
        <a href=${coursePage(GAME)}>${t("proportions-learn")}</a></p>
      <a class="button first play" href="play.html?game=${GAME}"
        >${t("home-play", { game: t(`game-${GAME}`) })}</a>`,
    find("#page"),
  );
}

function section(id: string, ...parts: unknown[]): TemplateResult {
  return html`<section id=${id}><h2>${t(`proportions-${id}`)}</h2>${parts}</section>`;
}

function paragraph(id: string): TemplateResult {
  return html`<p>${rich(t(`proportions-${id}`))}</p>`;
}

function mean(kind: (typeof KINDS)[number]): TemplateResult {
  const [a, b, c] = EXAMPLES[kind];
  const between: Term = { text: String(b), at: b, stones: [String(b)] };
  const proportion: Proportion = { kind, before: null, mean: between, after: null };
  return html`<section><h3>${t(`means-${kind}`)}</h3>${paragraph(kind)}${drawLine([a, c], proportion)}</section>`;
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

function intervals(): TemplateResult {
  const lines = Object.entries(INTERVALS).map(([id, ratios]) => {
    const name = t(`proportions-${id}`);
    const buttons = ratios.map((ratio) => intervalButton(name, ratio));
    return html`<tr><th scope="row">${name}</th><td>${buttons}</td></tr>`;
  });
  return html`<table class="intervals"><tbody>${lines}</tbody></table>`;
}

/** A button that plays a ratio as the sound of two strings with these lengths. */
function intervalButton(interval: string, ratio: [number, number]): TemplateResult {
  const label = ratio.join(" : ");
  const pluck = async () => (await import("../../table/tones")).pluck(ratio);
  const name = t("proportions-hear", { interval, ratio: label });
  return html`<button class="button" type="button" aria-label=${name} @click=${pluck}>${label}</button>`;
}

function edition({ edition, wins, sides }: Edition): TemplateResult {
  const tables = sides.map(({ side, threes, fours }) => {
    const name = t(`side-${GAME}-${side}`);
    return [table(name, threes, wins), fours.length > 0 ? many(name, fours) : nothing];
  });
  return html`<section id=${edition}><h3>${t(`proportions-${edition}`)}</h3>${tables}</section>`;
}

/**
 * Render a table of the rows of three numbers with which a side can win, by kind of proportion:
 * rows of its own stones' numbers only, and rows with the number of one captured stone.
 */
function table(side: string, threes: Row[], wins: string[]): TemplateResult {
  const head = ["kind", "own", "captured"].map(
    (part) => html`<th scope="col">${t(`proportions-${part}`)}</th>`,
  );
  const lines = KINDS.map((kind) => {
    const matching = threes.filter(({ kinds }) => kinds.includes(kind));
    const ownProportions = matching.filter(({ captured }) => captured.length === 0);
    const others = matching.filter(({ captured }) => captured.length > 0);
    const cell = (label: string, rows: Row[]) =>
      html`<td data-label=${t(`proportions-${label}`)}>${listed(rows)}</td>`;
    const option = html`<small>${t("proportions-option")}</small>`;
    return html`<tr><th scope="row">${t(`means-${kind}`)}${wins.includes(kind) ? nothing : option}</th
      >${cell("own", ownProportions)}${cell("captured", others)}</tr>`;
  });
  return html`<table class="rows"><caption>${side}</caption>
    <thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table>`;
}

/** Render the winning rows of four numbers, in a `details` element because there are many. */
function many(side: string, fours: Row[]): TemplateResult {
  const line = (message: string, kinds: number) => {
    const rows = fours.filter((row) => row.kinds.length === kinds);
    return html`<p>${rich(t(message))} ${listed(rows)}</p>`;
  };
  return html`<details>
    <summary>${t("proportions-fours", { side, count: fours.length })}</summary>
    ${line("proportions-highest", 3)}${line("proportions-higher", 2)}
  </details>`;
}

function listed(rows: Row[]): unknown {
  if (rows.length === 0) return "–";
  return rows.map((row) => html`<span class="numbers">${numbers(row)}</span> `);
}

/** Render a row as "4 · 6 · 9", with the numbers of the other army's stones underlined. */
function numbers({ values, captured }: Row): unknown[] {
  return values.map((value, index) => [
    index > 0 ? " · " : "",
    captured.includes(value) ? html`<u>${value}</u>` : value,
  ]);
}
