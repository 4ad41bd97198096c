/**
 * The tally, as the book advises: every tile with the places still possible for it, the first
 * count struck through. Pointing at a tile shows its numbers and its places on the board.
 */
import type { TableControls } from "../../board/table";
import { make } from "../shell/dom";
import { t } from "../shell/words";
import type { Moment, Panel } from "../table/moment";
import { type Entry, numbersOf, tallyOf, tileName } from "./figure";
import type { Point } from "./pointer";
import { tileList } from "./tilelist";

export function tally(table: TableControls, point: Point): Panel {
  return tileList({
    look: "tally",
    label: () => t("puzzle-tally"),
    entries: ({ view }) => tallyOf(view),
    line,
    press: (entry, moment) => void markBoth(table, moment, entry),
    point,
  });
}

function line(entry: Entry, { advised, current }: { advised: boolean; current: boolean }) {
  const { tile, places, first, found } = entry;
  const look = [
    found ? "found" : "",
    !found && places === 1 ? "one" : "",
    advised ? "advised" : "",
  ];
  const told = { tile: tileName(tile), places, first, found: String(found) };
  const said = t("puzzle-tally-line", told);
  const button = make(
    "button",
    {
      type: "button",
      "data-tile": tile,
      tabindex: current ? 0 : -1,
    },
    make("span", { class: "unseen" }, said),
    make("span", { class: "name", "aria-hidden": "true" }, tileName(tile)),
    found ? make("i", {}) : make("em", {}, places === first ? "" : make("s", {}, String(first))),
    found ? null : make("b", {}, String(places)),
  );
  return make("li", { class: look.join(" ").trim() || null }, button);
}

/** Marks both numbers of a tile; where just these are marked, takes the marks away. */
export function markBoth(table: TableControls, { view }: Moment, entry: Entry): Promise<void> {
  const marked = numbersOf(view).filter(({ shape }) => shape !== null);
  const wanted = new Set<number>(entry.numbers);
  const same = marked.length === wanted.size && marked.every(({ number }) => wanted.has(number));
  const away = marked.map(({ number }) => number).filter((number) => same || !wanted.has(number));
  const fresh = [...wanted].filter((number) => !marked.some((one) => one.number === number));
  return table.note([...away, ...fresh].map((number) => `mark ${number}`).join(" "));
}
