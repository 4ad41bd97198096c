/** A small graph of a balance, move by move, and the same as a table. */
import { make } from "../shell/dom";
import { drawn } from "../shell/svg";

const WIDTH = 320;
const HEIGHT = 96;
/** The least balance that reaches the edge, so that a quiet game looks quiet. */
const RANGE = 12;

export interface GraphWords {
  /** What the graph shows, in a sentence. */
  label: string;
  /** Who is ahead above the line, and below it. */
  above: string;
  below: string;
}

/** The graph; above the line the first side is ahead. */
export function graph(values: readonly number[], words: GraphWords): HTMLElement {
  const range = Math.max(RANGE, ...values.map(Math.abs));
  const x = (index: number) => (index / Math.max(values.length - 1, 1)) * WIDTH;
  const y = (value: number) => HEIGHT / 2 - (value / range) * (HEIGHT / 2 - 3);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const svg = drawn("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img" });
  svg.setAttribute("aria-label", words.label);
  const area = [`0,${HEIGHT / 2}`, ...points, `${WIDTH},${HEIGHT / 2}`].join(" ");
  svg.append(
    drawn("polygon", { points: area, class: "area" }),
    drawn("line", { x1: "0", x2: `${WIDTH}`, y1: `${HEIGHT / 2}`, y2: `${HEIGHT / 2}` }),
    drawn("polyline", { points: points.join(" ") }),
  );
  return make(
    "div",
    { class: "graph" },
    make("span", { "aria-hidden": "true" }, words.above),
    svg,
    make("span", { "aria-hidden": "true" }, words.below),
  );
}
