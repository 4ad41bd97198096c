/**
 * Dialog for rearranging a solution, the third exercise in Adler's book. If the user turns a tile,
 * its two numbers are exchanged in the whole figure. Other tiles with one of them change places;
 * equal numbers still form groups of three, and the outlines of the tiles stay the same. A button
 * permutes all numbers of the figure at random.
 */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { Engine } from "../../../engine/client";
import { EngineFailure } from "../../../engine/protocol";
import { bodyOf, footButton, openDialog } from "../../../kit/dialog";
import { fill, make, write } from "../../../kit/dom";
import { t, words } from "../../../kit/words";
import { tileName } from "../../../puzzle/figure";
import { lineSums, type Numbers } from "./board";
import { addressOf, consult, figureOf } from "./consult";
import { drawFigure } from "./key-list";
import "./series.css";

/** Maximum length of the drawing's longer side, in CSS pixels. */
const SIZE = 380;

interface SeriesOptions {
  engine: Pick<Engine, "request">;
  grid: Numbers;
  key: string[];
}

/**
 * A tile of a solution: its numbers as "LOW:HIGH", and the row and column of its upper left cell,
 * such as "0 3".
 */
interface PlacedTile {
  tile: string;
  at: string;
}

export function openSeries({ engine, grid: first, key }: SeriesOptions): void {
  let base = first;
  let grid = first;
  let turned: string[] = [];
  let moved: string[] = [];
  /**
   * Settles when the diagram shows the latest change. Each change needs the result of the previous
   * one.
   */
  let last = Promise.resolve();
  const enqueue = (change: () => Promise<void>) => {
    last = last.then(change).catch((error) => reportError(error));
  };
  const picture = make("div", { class: "series-picture" });
  const sums = make("p", { class: "series-sums" });
  const status = make("p", { role: "status" });
  const list = make("div", { class: "series-tiles", role: "group" });
  const dialog = openDialog({
    title: t("series-title"),
    body: [
      make("p", {}, t("series-lead")),
      make("div", { class: "series" }, picture, make("div", {}, status, list, sums)),
    ],
    wide: true,
    foot: [
      footButton(t("series-relabel"), () => enqueue(relabel)),
      footButton(
        t("series-solve"),
        () => location.assign(addressOf("terzett", figureOf(grid))),
        true,
      ),
    ],
  });
  bodyOf(dialog).classList.add("series-body");
  update();

  function update(): void {
    const changed = [...moved, ...turned];
    const placed = tilesOn(grid, key).filter(({ tile }) => changed.includes(tile));
    fill(picture, drawFigure(grid, key, SIZE, new Set(placed.map(({ at }) => at))));
    write(sums, t("series-sums", lineSums(grid)));
    write(
      status,
      t("series-moved", { turned: turned.length, moved: moved.length, tiles: moved.map(tileName) }),
    );
    list.setAttribute("aria-label", t("series-tiles"));
    const tiles = tilesOn(base, key).map(({ tile }) => tile);
    render(
      repeat(tiles.sort(), (tile) => tile, button),
      list,
    );
  }

  /**
   * Return the button that turns a tile (exchanges its two numbers), or turns it back. It is
   * disabled for doubles, which look the same when turned.
   */
  function button(tile: string): TemplateResult {
    const [low, high] = tile.split(":");
    const double = low === high;
    return html`<button
      type="button"
      data-tile=${tile}
      aria-pressed=${String(turned.includes(tile))}
      aria-disabled=${double ? "true" : nothing}
      title=${double ? t("series-double") : nothing}
      @click=${() => double || enqueue(() => turn(tile))}
    >${tileName(tile)}</button>`;
  }

  async function turn(tile: string): Promise<void> {
    const tiles = turned.includes(tile)
      ? turned.filter((other) => other !== tile)
      : [...turned, tile];
    try {
      const answer = await consult(engine, "series", { grid: base, key, tiles });
      turned = tiles;
      grid = answer.grid;
      moved = answer.moved;
      update();
    } catch (failure) {
      if (!(failure instanceof EngineFailure)) throw failure;
      write(status, failure.code === "turned_twice" ? t("series-not") : errorText(failure));
    }
  }

  /**
   * Permute the numbers of the figure at random. Cells of a double still form a double afterwards.
   */
  async function relabel(): Promise<void> {
    const seed = String(Math.floor(Math.random() * 1e6));
    base = grid = (await consult(engine, "relabel", { grid, seed })).grid;
    turned = moved = [];
    update();
    write(status, t("series-relabelled"));
  }
}

const errorText = ({ code, params }: EngineFailure) =>
  words().say("error", { code, params }, { game: "terzett", family: "dominoes" });

/** Return the tiles of a solution: numbers from `grid`, places from the layout `key`. */
function tilesOn(grid: Numbers, key: readonly string[]): PlacedTile[] {
  return key.flatMap((line, row) =>
    [...line].flatMap((sign, column) => {
      if (sign !== "<" && sign !== "^") return [];
      const number = grid[row]?.[column] ?? 0;
      const other = (sign === "<" ? grid[row]?.[column + 1] : grid[row + 1]?.[column]) ?? 0;
      const tile = `${Math.min(number, other)}:${Math.max(number, other)}`;
      return [{ tile, at: `${row} ${column}` }];
    }),
  );
}
