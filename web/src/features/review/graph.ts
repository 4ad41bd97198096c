/** The course of a game as a graph: the balance after every turn, and the key moments. */
import { html, nothing, svg, type TemplateResult } from "lit-html";

const WIDTH = 344;
const HEIGHT = 96;
/** Minimum space above and below the line, for the circles of key moments. */
const AIR = 7;

export interface GraphData {
  /** Values from −1 to 1: at the start and after every turn. */
  line: readonly number[];
  /** The turns to mark, as indices of `line`. `good` is false for a mistake. */
  marks: readonly { at: number; good: boolean }[];
  /** The current turn, as an index of `line`. */
  current?: number;
  /** Text alternative of the graph. */
  label: string;
  above: string;
  below: string;
}

export function graph({ line, marks, current, label, above, below }: GraphData): TemplateResult {
  const x = (index: number) => (index / Math.max(line.length - 1, 1)) * (WIDTH - 2 * AIR) + AIR;
  const y = (height: number) => HEIGHT / 2 - height * (HEIGHT / 2 - AIR);
  const middle = HEIGHT / 2;
  const points = line.map((height, i) => `${x(i).toFixed(1)},${y(height).toFixed(1)}`);
  const lineEnd = `${x(line.length - 1).toFixed(1)},${middle}`;
  const area = [`${AIR},${middle}`, ...points, lineEnd].join(" ");
  const dots = marks.map(({ at, good }) => {
    const height = line[at];
    if (height === undefined) return nothing;
    return svg`<circle class=${good ? "good" : "costly"} cx=${x(at)} cy=${y(height)} r="4"></circle>`;
  });
  const cursor =
    current === undefined
      ? nothing
      : svg`<line class="here" x1=${x(current)} x2=${x(current)} y1="0" y2=${HEIGHT}></line>`;
  return html`<div class="course-graph">
    <span aria-hidden="true">${above}</span>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
      <svg aria-hidden="true" y="0" height=${middle} viewBox="0 0 ${WIDTH} ${middle}"
        ><polygon class="ahead" points=${area}></polygon></svg>
      <svg aria-hidden="true" y=${middle} height=${middle} viewBox="0 ${middle} ${WIDTH} ${middle}"
        ><polygon class="behind" points=${area}></polygon></svg>
      <line x1="0" x2=${WIDTH} y1=${middle} y2=${middle}></line>
      <polyline points=${points.join(" ")}></polyline>${cursor}${dots}
    </svg>
    <span aria-hidden="true">${below}</span>
  </div>`;
}
