/** Values of a game, seen from one side, and their graph with the key moments. */
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { sideName, type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import type { Review, ReviewMoment } from "../../engine/protocol";
import { t, words } from "../../kit/words";

const WIDTH = 344;
const HEIGHT = 96;
/** Minimum space above and below the line, for the circles of key moments. */
const AIR = 7;

interface GraphData {
  moment: TableSnapshot;
  /** Values from −1 to 1: at the start and after every turn. */
  line: readonly number[];
  /** The turns to mark, as indices of `line`. `good` is false for a mistake. */
  marks: readonly { at: number; good: boolean }[];
  /** The current turn, as an index of `line`. */
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

/** Converts a value of the first side into that of another side. */
export function valueFor(side: string, first: string, value: number, unit: string): number {
  if (side === first) return value;
  return unit === "percent" ? 2 * HALF - value : -value;
}

/** Maps a value to the range from −1 (certain loss) to 1 (certain win). */
export function graphHeight(value: number, unit: string, scale: number): number {
  const height = unit === "percent" ? (value - HALF) / HALF : value / (scale || 1);
  return Math.max(-1, Math.min(1, height));
}

/** Values of an analysed game: winning chances in percent, or a lead in the game's unit. */
export function valuesOf({ moments, unit, scale }: Review, { view }: TableSnapshot) {
  const [first = ""] = view.sides;
  const even = unit === "percent" ? HALF : 0;
  const seenFrom = (side: string, value = even) => valueFor(side, first, value, unit);
  return {
    /** Value before the first move. */
    even,
    after: (side: string, { value }: ReviewMoment) => seenFrom(side, value),
    before: (side: string, moment: ReviewMoment) =>
      seenFrom(side, moments[moments.indexOf(moment) - 1]?.value),
    height: (value: number) => graphHeight(value, unit, scale),
  };
}

/** Formats a number: "1.8", "14"; with a sign: "+19", "−14", "0". */
export function formatNumber(value: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const format = { signDisplay, maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 };
  return new Intl.NumberFormat(words().language, format).format(value).replace("-", "−");
}

/** Formats a value with its unit: "1.8 in 100", "4 beans". */
export function formatAmount(value: number, unit: string): string {
  if (unit === "percent") return t("review-percent", { value: formatNumber(value) });
  return t(`unit-${unit}`, { count: Math.round(10 * value) / 10 });
}

/**
 * Returns the side of the user (null if several or no sides are played by people), and the side
 * whose luck and skill are shown: the user's, otherwise the first.
 */
export function viewpointOf(moment: TableSnapshot) {
  const { sides } = moment.view;
  const [first = ""] = sides;
  const you = yourSide(moment);
  const side = you ?? first;
  return { you, side, first, others: sides.filter((one) => one !== side) };
}

/**
 * Returns the side shown above the axis of a graph, and the labels above and below it. With more
 * than two sides, only the first side has a separate value: it is shown against all others.
 */
export function graphSides(moment: TableSnapshot): { side: string; above: string; below: string } {
  const { you, side: own, first, others } = viewpointOf(moment);
  const several = others.length > 1;
  const who = (of: string) => (you === of ? t("player-you") : sideName(moment, of));
  const side = several ? first : own;
  const below = several ? t("review-others") : who(others[0] ?? "");
  return { side, above: who(side), below };
}
