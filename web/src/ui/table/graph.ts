/** A small graph of a balance, move by move. */
import { html, type TemplateResult } from "lit-html";

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
export function graph(values: readonly number[], words: GraphWords): TemplateResult {
  const range = Math.max(RANGE, ...values.map(Math.abs));
  const x = (index: number) => (index / Math.max(values.length - 1, 1)) * WIDTH;
  const y = (value: number) => HEIGHT / 2 - (value / range) * (HEIGHT / 2 - 3);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const middle = HEIGHT / 2;
  const area = [`0,${middle}`, ...points, `${WIDTH},${middle}`].join(" ");
  return html`<div class="graph">
    <span aria-hidden="true">${words.above}</span>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words.label}>
      <polygon points=${area} class="area"></polygon>
      <line x1="0" x2=${WIDTH} y1=${middle} y2=${middle}></line>
      <polyline points=${points.join(" ")}></polyline>
    </svg>
    <span aria-hidden="true">${words.below}</span>
  </div>`;
}
