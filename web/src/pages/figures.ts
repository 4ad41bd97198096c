/**
 * Page of all figures (domino puzzles) in Adler's book. Figures whose drawings are missing are
 * reconstructed, newly composed, or replaced by outlines (nets) for the user to fill in.
 */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { rulesPage } from "../contracts/links";
import { readData } from "../engine/data";
import { openPage } from "../kit/bar";
import { find } from "../kit/dom";
import { onWords, t } from "../kit/words";
import { keepOffline } from "../storage/offline";
import "./figures.css";

/**
 * A figure whose drawing is missing in the book: a puzzle, or a net, which is an outline in which
 * the user fills in the numbers (except those in `given`).
 */
interface LostFigure {
  id: string;
  puzzle?: string;
  outline?: string[];
  given?: Record<string, number>;
  /** The first tiles of the solution and their places, if the book names them. */
  walk?: object[];
  /** Number of solutions of the puzzle; missing for a net. */
  keys?: number;
  /** Number of possible drawings that agree with the text of the book, if it is known. */
  fitting?: number;
}

/** A figure printed in the book, with its number of solutions. */
interface PrintedFigure {
  id: string;
  keys: number;
}

/** Ids of the figures whose drawings are missing, by section of the page, in the book's order. */
const LOST: Record<string, string[]> = {
  reconstructed: ["2", "3", "4", "6", "7", "8"],
  composed: ["9", "10"],
  net: ["11", "12", "cover"],
};

const lostFiles = import.meta.glob<LostFigure[]>("../games/*/lost-figures.json", {
  eager: true,
  import: "figures",
});
const printedFiles = import.meta.glob<string>("../generated/openings/*-figures.json", {
  query: "?url",
  import: "default",
  eager: true,
});

const [printed] = await Promise.all([printedFigures(), openPage(["common", "book"])]);
onWords(showPage);
showPage();
if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
document.documentElement.dataset.alveus = "ready";
void keepOffline();

function showPage(): void {
  document.title = `${t("book-title")} · alveus`;
  const parts = Object.entries(LOST).map(
    ([kind, ids]) => html`<section id=${kind}><h2>${t(`book-${kind}`)}</h2>
      <p>${t(`book-${kind}-lead`)}</p>${ids.map(lostFigure)}</section>`,
  );
  render(
    html`<h1>${t("book-title")}</h1><p class="lead">${t("book-lead")}</p>${parts}
      <section id="printed"><h2>${t("book-printed")}</h2><p>${t("book-printed-lead")}</p>
        <ul class="figures">${printed.map(printedFigure)}</ul>
        <p><a href="gallery.html">${t("book-gallery")}</a></p></section>`,
    find("#page"),
  );
}

function lostFigure(id: string): TemplateResult | typeof nothing {
  for (const [path, figures] of Object.entries(lostFiles)) {
    const figure = figures.find((one) => one.id === id);
    if (figure) return figureSection(gameOf(path), figure);
  }
  return nothing;
}

function figureSection(game: string, figure: LostFigure): TemplateResult {
  const { id, puzzle, outline, given, walk, keys, fitting } = figure;
  // The engine rejects puzzles with several solutions (as in figure 3) unless `as_is` is true.
  const position = puzzle ? { puzzle, as_is: keys !== 1 } : { outline, given };
  const address = `play.html?game=${game}#${encodeURIComponent(JSON.stringify(position))}`;
  return html`<section id=${`fig${id}`}><h3>${t("book-figure", { id })}</h3>
    <p>${t(`book-${id}-text`)}</p>
    <p>${t(`book-${id}-ours`, fitting === undefined ? {} : { fitting })}
      ${keys === undefined ? nothing : t("book-solutions", { keys })}</p>
    ${walk ? html`<p>${t(`book-${id}-walk`)}</p>` : nothing}
    <p><a href=${address}>${t("book-open", { id })}</a> ·
      <a href=${rulesPage(game)}>${t("book-rules", { game: t(`game-${game}`) })}</a></p></section>`;
}

function printedFigure({ game, id, keys }: PrintedFigure & { game: string }): TemplateResult {
  const name = t("book-figure", { id: id.toUpperCase() });
  return html`<li><a href=${`play.html?game=${game}&figure=${id}`}>${name}</a>
    ${t("book-keys", { keys })}</li>`;
}

async function printedFigures(): Promise<(PrintedFigure & { game: string })[]> {
  const lists = Object.entries(printedFiles).map(async ([path, url]) => {
    const game = gameOf(path);
    const { figures } = await readData<{ figures: PrintedFigure[] }>(url);
    return figures.map(({ id, keys }) => ({ game, id, keys }));
  });
  return (await Promise.all(lists)).flat();
}

/** Return the id of the game in the path of a file, or "" if it contains none. */
function gameOf(path: string): string {
  return /(?:games|openings)\/([a-z]+)/.exec(path)?.[1] ?? "";
}
