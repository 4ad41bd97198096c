/**
 * Graph of the values (winning chances or leads) in an analysed game, with marks at key moments;
 * and functions that format these values and convert them to the viewpoint of a side.
 */
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { sideName, type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import type { Review, ReviewMoment } from "../../engine/protocol";
import { t, words } from "../../kit/words";

const WIDTH = 344;
const HEIGHT = 96;
/** Margin of the graph for the circles of marks, in units of its view box. */
const AIR = 7;

interface GraphData {
  moment: TableSnapshot;
  /** Heights of the curve, −1 to 1: at the start and after each turn or each analysed decision. */
  line: readonly number[];
  /** The turns or decisions to mark, as indices of `line`. `good` is false for a mistake. */
  marks: readonly { at: number; good: boolean }[];
  /** The current turn, as an index of `line`; undefined if it is not to be marked. */
  current?: number;
}

export function graph({ moment, line, marks, current }: GraphData): TemplateResult {
  const { above, below } = graphSides(moment);
  const label = t("analysis-graph", { above, below });
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

const HALF = 50;

/** Convert a chance in percent or a lead of `first` to that of `side`: 100 − value or −value. */
export function valueFor(side: string, first: string, value: number, unit: string): number {
  if (side === first) return value;
  return unit === "percent" ? 2 * HALF - value : -value;
}

/**
 * Map a value to a height from −1 to 1. In percent, the ends are a certain loss and a certain win;
 * in other units, a lead of `scale` or more for either side.
 */
export function graphHeight(value: number, unit: string, scale: number): number {
  const height = unit === "percent" ? (value - HALF) / HALF : value / (scale || 1);
  return Math.max(-1, Math.min(1, height));
}

/**
 * Return functions that read the values of a review: winning chances in percent, or a lead in the
 * game's unit. `before` and `after` return a side's value before and after a roll or decision (a
 * moment); `height` returns the height of a value in the graph.
 */
export function valuesOf({ moments, unit, scale }: Review, { view }: TableSnapshot) {
  const [first = ""] = view.sides;
  const even = unit === "percent" ? (2 * HALF) / view.sides.length : 0;
  const seenFrom = (side: string, value = even) => valueFor(side, first, value, unit);
  return {
    /**
     * Value of an equal position, with which the graph begins: 100 percent / sides, or a lead of 0.
     */
    even,
    after: (side: string, { value }: ReviewMoment) => seenFrom(side, value),
    before: (side: string, moment: ReviewMoment) =>
      seenFrom(side, moments[moments.indexOf(moment) - 1]?.value),
    height: (value: number) => graphHeight(value, unit, scale),
  };
}

/** Format a number: "1.8", "14" (no decimals from ±10); with `exceptZero`: "+19", "−14", "0". */
export function formatNumber(value: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const digits = Math.abs(value) < 10 ? 1 : 0;
  const rounded = Number(value.toFixed(digits)) + 0; // −0 becomes 0, which has no sign.
  const format = { signDisplay, maximumFractionDigits: digits };
  return new Intl.NumberFormat(words().language, format).format(rounded).replace("-", "−");
}

/** Format a value with its unit: "1.8%", "4 beans". */
export function formatAmount(value: number, unit: string): string {
  if (unit === "percent") return t("review-percent", { value: formatNumber(value) });
  return t(`unit-${unit}`, { count: Math.round(10 * value) / 10 });
}

/**
 * Return `you`, the user's side (null unless exactly one side is played by a person); `side`, whose
 * luck and skill are shown (the user's side, otherwise the first); the `first` side; and `others`,
 * all sides except `side`.
 */
export function viewpointOf(moment: TableSnapshot) {
  const { sides } = moment.view;
  const [first = ""] = sides;
  const you = yourSide(moment);
  const side = you ?? first;
  return { you, side, first, others: sides.filter((one) => one !== side) };
}

/**
 * Return the side whose values a graph shows, and the labels above and below its axis. In a game of
 * two sides, it is the user's side, or the first side if the user plays both or neither. With more
 * sides, it is always the first side; all others share the label below the axis.
 */
export function graphSides(moment: TableSnapshot): { side: string; above: string; below: string } {
  const { you, side: own, first, others } = viewpointOf(moment);
  const several = others.length > 1;
  const who = (of: string) => (you === of ? t("player-you") : sideName(moment, of));
  const side = several ? first : own;
  const below = several ? t("review-others") : who(others[0] ?? "");
  return { side, above: who(side), below };
}
