/**
 * The tally, which O. S. Adler, the inventor of Dominosa, recommends in his book: a list of tiles,
 * each with its count of possible places. If the count has changed since the start of the puzzle,
 * the first count precedes it, struck through. While the pointer or the focus is on a tile, the
 * board shows the cells with its two numbers, and its possible places. A press on a tile marks all
 * cells with its numbers until they are unmarked.
 */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import type { TableControls } from "../board/table";
import type { Point } from "../contracts/puzzle-ui";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import { t } from "../kit/words";
import { type Entry, numbersOf, tallyOf, tileName } from "./figure";
import { tileList } from "./tile-list";

export function tally(table: TableControls, point: Point): Panel {
  return tileList({
    look: "tally",
    label: () => t("puzzle-tally"),
    entries: ({ view }) => tallyOf(view),
    line,
    press: (entry, moment) => void markNumbers(table, moment, entry),
    point,
  });
}

function line(
  entry: Entry,
  { advised, current }: { advised: boolean; current: boolean },
): TemplateResult {
  const { tile, places, first, found } = entry;
  const left = found ? -1 : places;
  const look = classMap({ found, one: left === 1, none: left === 0, advised });
  const params = { tile: tileName(tile), places, first, found: String(found) };
  const counts = html`<em aria-hidden="true">${places === first ? nothing : html`<s>${first}</s>`}</em
    ><b aria-hidden="true">${places}</b>`;
  return html`<li class=${look}>
    <button type="button" data-tile=${tile} tabindex=${current ? 0 : -1}
    ><span class="unseen">${t("puzzle-tally-line", params)}</span
    ><span class="name" aria-hidden="true">${tileName(tile)}</span
    >${found ? html`<i></i>` : counts}</button>
  </li>`;
}

/**
 * Mark the numbers of a tile (only one for a double) and clear all other marks. If exactly these
 * numbers are already marked, clear them.
 */
export function markNumbers(
  table: TableControls,
  { view }: TableSnapshot,
  entry: Entry,
): Promise<void> {
  const marked = numbersOf(view).filter(({ shape }) => shape !== null);
  const numbers = new Set<number>(entry.numbers);
  const same = marked.length === numbers.size && marked.every(({ number }) => numbers.has(number));
  const away = marked.map(({ number }) => number).filter((number) => same || !numbers.has(number));
  const added = [...numbers].filter((number) => !marked.some((mark) => mark.number === number));
  return table.note([...away, ...added].map((number) => `mark ${number}`).join(" "));
}
