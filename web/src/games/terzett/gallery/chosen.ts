/** What is known of the chosen figure, and what can be done with it. */
import { fill, make } from "../../../ui/shell/dom";
import { t } from "../../../ui/shell/words";
import { numeral, type PrintedFigure, pairsOf, solvingPage } from "./facts";
import type { State } from "./state";

/** Pairs of cells side by side in a rectangle of eight by nine, the most there are. */
const MOST = 127;
const TILES = 36;
/** Where a window is narrower than this, what is known of a figure is folded away. */
const WIDE = 860;

export interface ChosenOptions {
  figure: PrintedFigure;
  state: State;
  key: boolean;
  showKey(on: boolean): void;
}

export function showChosen(element: HTMLElement, options: ChosenOptions): void {
  const { figure, state, key, showKey } = options;
  const { id, shape, rows, columns, keys, seals, connections, repair, position } = figure;
  const { stage, tiles } = state;
  const fact = (name: string, text: string) => [
    make("dt", {}, t(`gallery-${name}`)),
    make("dd", {}, text),
  ];
  fill(
    element,
    make("h2", {}, t("gallery-figure", { id: numeral(id) })),
    make("p", {}, t("gallery-state", { id, shape, stage, count: tiles.length, of: TILES })),
    make(
      "details",
      { open: innerWidth >= WIDE },
      make("summary", {}, t("gallery-facts")),
      make(
        "dl",
        {},
        ...fact("size", t("gallery-size-is", { rows, columns })),
        ...fact("pairs", t("gallery-pairs-are", { count: pairsOf(figure), most: MOST })),
        ...fact("seals", t("gallery-seals-are", { count: seals })),
        ...fact("keys", t("gallery-keys-are", { count: keys })),
        ...fact("art", t("gallery-art-is", { count: connections })),
        ...(repair === "none" ? [] : fact("print", t(`gallery-repair-${repair}`))),
      ),
    ),
    make(
      "a",
      { class: "button first", href: solvingPage(id), "data-act": "solve" },
      t("gallery-solve", { stage }),
    ),
    make(
      "div",
      { class: "pair" },
      stage === "open"
        ? null
        : make("a", { class: "button", href: solvingPage(id, position) }, t("gallery-afresh")),
      make(
        "button",
        {
          class: "button",
          type: "button",
          "aria-pressed": String(key),
          "data-act": "key",
          onclick: () => showKey(!key),
        },
        t("gallery-key", { shown: String(key) }),
      ),
    ),
  );
}
