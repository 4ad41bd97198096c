/**
 * Page of printable sheets: pictures of the boards, pieces and puzzles of all games, and the print
 * options of the selected game.
 */

import { signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { listedGames } from "../contracts/games";
import { PAPERS, sheetsPage } from "../contracts/links";
import { readData } from "../engine/data";
import { setStage } from "../engine/startup";
import { openPage } from "../kit/bar";
import type { ListedGame } from "../kit/catalogue";
import { find } from "../kit/dom";
import { drawIn, eachFrame } from "../kit/draw";
import { gameName } from "../kit/game-words";
import { t } from "../kit/words";
import { keepOffline } from "../storage/offline";

/**
 * The sheets of a game with the same contents, such as men and dice: the names of these contents,
 * the picture file of the first sheet, and the number of sheets.
 */
interface Part {
  names: string[];
  picture: string;
  sheets: number;
}

type Paper = (typeof PAPERS)[number];

const KINDS = ["all", "boards", "pieces", "puzzles"] as const;
const RULE = 10;

const chosen = signal(new URLSearchParams(location.search).get("game") ?? "");
const paper = signal<Paper>(PAPERS[0]);
const kind = signal<(typeof KINDS)[number]>("all");

await openPage(["common", "make"]);
const parts = await readData<Record<string, Record<Paper, Part[]>>>("print/sheets.json");
const shelf = listedGames().filter(({ id }) => parts[id]);
if (!shelf.some(({ id }) => id === chosen.value)) chosen.value = shelf[0]?.id ?? "";
eachFrame(() => {
  document.title = `${t("page-make")} · alveus`;
});
drawIn(find("#kinds"), kinds);
drawIn(find("#sheets"), sheets);
drawIn(find("#printing"), printing);
setStage("ready");
void keepOffline();

function partsOf(game: string): Part[] {
  return parts[game]?.[paper.value] ?? [];
}

function kinds(): TemplateResult[] {
  const choose = (name: typeof kind.value) => () => {
    kind.value = name;
  };
  return KINDS.map(
    (name) => html`<button type="button" class="quiet" aria-pressed=${name === kind.value}
      @click=${choose(name)}>${t(`make-${name}`)}</button>`,
  );
}

function isSelected(names: readonly string[]): boolean {
  const puzzle = names.includes("puzzle");
  const board = names.includes("board");
  const selected = kind.value;
  return (
    selected === "all" ||
    (selected === "puzzles" ? puzzle : selected === "boards" ? board : !puzzle && !board)
  );
}

/**
 * Render the pictures of the sheets of the selected kind, for all games. Sheets of rules are
 * omitted. They are listed only in the print options, which `printing` renders.
 */
function sheets(): TemplateResult[] {
  return shelf.flatMap((game) =>
    partsOf(game.id)
      .filter(({ names }) => !names.includes("rules") && isSelected(names))
      .map((part) => sheet(game, part)),
  );
}

function sheet(game: ListedGame, { names, picture, sheets }: Part): TemplateResult {
  return html`<li>
    <button type="button" aria-pressed=${game.id === chosen.value} @click=${() => choose(game.id)}>
      <span class="sheet"><img src="print/${picture}" alt="" width="210" height=${paper.value === "a4" ? 297 : 272} loading="lazy" /></span>
      <b>${gameName(game)}</b>
      <small>${partName(names)} · ${t("make-sheets", { count: sheets })}</small>
    </button>
  </li>`;
}

function choose(game: string): void {
  chosen.value = game;
  history.replaceState(null, "", `?game=${game}`);
}

function partName(names: readonly string[]): string {
  return names.map((name) => t(`make-part-${name}`)).join(", ");
}

/**
 * Render the print options of the selected game: the paper size, the contents and numbers of the
 * sheets, the link to the printable document, and a ruler with which users check the printed size.
 */
function printing(): TemplateResult {
  const game = shelf.find(({ id }) => id === chosen.value);
  if (!game) return html``;
  const all = partsOf(game.id);
  const count = all.reduce((sum, part) => sum + part.sheets, 0);
  const href = sheetsPage(game.id, paper.value, document.documentElement.lang);
  return html`<h2>${gameName(game)}</h2>
    <fieldset class="segments">
      <legend>${t("make-paper")}</legend>
      ${PAPERS.map(
        (one) =>
          html`<label><input type="radio" name="paper" value=${one} .checked=${one === paper.value} @change=${() => {
            paper.value = one;
          }} /><span>${t(`make-paper-${one}`)}</span></label>`,
      )}
    </fieldset>
    <dl>${all.map(({ names, sheets }) => html`<div><dt>${partName(names)}</dt><dd>${t("make-sheets", { count: sheets })}</dd></div>`)}</dl>
    <a id="print" class="button first" href=${href}>${t("make-print", { game: gameName(game), count })}</a>
    <div class="rule" aria-hidden="true">${Array.from({ length: RULE + 1 }, () => html`<i></i>`)}</div>
    <p>${t("make-rule")}</p>`;
}
