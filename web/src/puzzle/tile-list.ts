/**
 * List of the tiles of a set, with one button per tile. The Tab key reaches only one button; the
 * arrow keys move the focus to the others.
 */
import { signal } from "@preact/signals-core";
import { render, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { keyOf } from "../board/keyboard";
import type { Point } from "../contracts/puzzle-ui";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import { make } from "../kit/dom";
import { advisedTile, type Entry, tileMarks } from "./figure";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export interface TileListOptions {
  /** CSS class of the list. */
  look: string;
  label(): string;
  entries(moment: TableSnapshot): Entry[];
  /**
   * Render a tile's list item. Its button has the attribute `data-tile` with the tile (`1:6`).
   * `advised`: the hint recommends the tile. `current`: the Tab key reaches this button.
   */
  line(entry: Entry, how: { advised: boolean; current: boolean }): TemplateResult;
  press(entry: Entry, moment: TableSnapshot): void;
  /** Shows a tile's marks (its numbers and possible places) on the board; null removes them. */
  point: Point;
}

export function tileList({ look, label, entries, line, press, point }: TileListOptions): Panel {
  /** The tile whose button the Tab key reaches; by default, the first one. */
  const current = signal("");
  let moment: TableSnapshot | null = null;

  const entryOf = (target: EventTarget | null) => {
    const tile = target instanceof Element && target.closest<HTMLElement>("[data-tile]");
    return tile && moment
      ? entries(moment).find((entry) => entry.tile === tile.dataset.tile)
      : undefined;
  };
  const pointAt = (event: Event) => {
    const entry = entryOf(event.target);
    point(moment && entry ? tileMarks(moment.view, entry) : null);
  };
  const rest = () => point(null);
  const element = make("ul", {
    class: look,
    onpointerover: pointAt,
    onpointerleave: rest,
    onfocusin: pointAt,
    onfocusout: rest,
    onclick: ({ target }) => {
      const entry = entryOf(target);
      if (entry && moment) press(entry, moment);
    },
  });
  element.addEventListener("keydown", (event) => {
    const step = STEPS[keyOf(event)];
    if (!step) return;
    event.preventDefault();
    const buttons = [...element.querySelectorAll<HTMLButtonElement>("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = at >= 0 ? buttons[at + step] : undefined;
    if (!next) return;
    current.value = next.dataset.tile ?? "";
    next.focus();
  });

  return {
    element,
    update(now) {
      moment = now;
      const { view, advice } = now;
      const list = entries(now);
      const isListed = list.some(({ tile }) => tile === current.value);
      const first = isListed ? current.value : list[0]?.tile;
      const advised = advice ? advisedTile(view, advice) : "";
      element.setAttribute("aria-label", label());
      render(
        repeat(
          list,
          ({ tile }) => tile,
          (entry) =>
            line(entry, { advised: entry.tile === advised, current: entry.tile === first }),
        ),
        element,
      );
    },
  };
}
