/** Proportions of two numbers with a third, from the engine, and their drawing on a number line. */
import type { Engine } from "../../../engine/client";
import { makeSvg } from "../../../kit/dom";
import "./line.css";

export interface Term {
  /** The number as text: "9", "17/2" or "√72". */
  text: string;
  at: number;
  /**
   * Names, such as "WR6", of the stones with the same number. Only the stones of one edition of the
   * game count: "beginner" or "advanced" (parameter `edition` of `askMeans`).
   */
  stones: string[];
}

export interface Proportion {
  kind: string;
  before: Term | null;
  mean: Term;
  after: Term | null;
}

export interface Means {
  numbers: [number, number];
  proportions: Proportion[];
}

/**
 * Resolve with the means and third terms (numbers that continue a proportion) of two different
 * numbers, each with the stones that have it in `edition` ("beginner" or "advanced", an option of
 * the game). Reject with `EngineFailure` if the numbers are invalid.
 */
export async function askMeans(
  engine: Pick<Engine, "request">,
  numbers: readonly number[],
  edition: string,
): Promise<Means> {
  const given = { numbers, edition };
  const answer = await engine.request("consult", { game: "rithmomachia", about: "means", given });
  return answer as Means;
}

/**
 * Lengths in SVG units: width and height of the drawing, y of the number line, margin at both ends
 * of the line, and minimum distance between the centres of two labels.
 */
export const WIDTH = 320;
const HEIGHT = 54;
const LINE = 31;
const MARGIN = 20;
const APART = 30;

interface Point {
  x: number;
  /** x of the centre of the label, in SVG units. */
  label: number;
  term: Term;
  /** True if the number is too large for the line. */
  beyond: boolean;
}

/**
 * Return a function that converts a number to its x on the line. The line starts 1.1 times b - a
 * below `a`, but not below 0, and ends 1.4 times b - a above `b`. A larger number has the x of the
 * end.
 */
function scale([a, b]: readonly [number, number]): (at: number) => number {
  const apart = b - a;
  const low = Math.max(0, a - 1.1 * apart);
  const high = b + 1.4 * apart;
  return (at) => MARGIN + ((Math.min(at, high) - low) / (high - low)) * (WIDTH - 2 * MARGIN);
}

/**
 * Return the points, from left to right, of the numbers that form a proportion with `pair`: its
 * mean, and the numbers before and after it, if they exist. Their labels do not overlap.
 */
export function points(pair: readonly [number, number], proportion: Proportion): Point[] {
  const x = scale(pair);
  const terms = [proportion.before, proportion.mean, proportion.after].filter(
    (one) => one !== null,
  );
  let last = Number.NEGATIVE_INFINITY;
  return terms.map((term) => {
    const at = x(term.at);
    last = Math.max(at, last + APART);
    return { x: at, label: last, term, beyond: at >= WIDTH - MARGIN };
  });
}

/**
 * Draw the number line as SVG, with the pair below it. Above it are the third numbers: those that
 * form this proportion with the pair. Each is marked by a circle, filled if a stone has the number.
 * If the number is too large for the line, the line has an arrowhead instead of the circle.
 */
export function drawLine(pair: readonly [number, number], proportion: Proportion): SVGSVGElement {
  const x = scale(pair);
  const termPoints = points(pair, proportion);
  const end = termPoints.some(({ beyond }) => beyond);
  const box = `0 0 ${WIDTH} ${HEIGHT}`;
  const svg = makeSvg("svg", { class: "line-of-numbers", viewBox: box, "aria-hidden": "true" });
  svg.append(makeSvg("path", { class: "axis", d: `M4 ${LINE}H${WIDTH - 4}` }));
  if (end) svg.append(makeSvg("path", { class: "axis", d: `M${WIDTH - 10} ${LINE - 4}l6 4-6 4` }));
  for (const number of pair) {
    svg.append(makeSvg("path", { class: "tick", d: `M${x(number)} ${LINE - 5}v10` }));
    svg.append(label(String(number), x(number), LINE + 20, "given"));
  }
  for (const { x: at, label: centre, term, beyond } of termPoints) {
    const look = term.stones.length > 0 ? "known" : "";
    if (!beyond) svg.append(makeSvg("circle", { class: look, cx: at, cy: LINE, r: 4.2 }));
    svg.append(label(term.text, centre, LINE - 12, look));
  }
  return svg;
}

function label(text: string, x: number, y: number, look: string): SVGElement {
  const element = makeSvg("text", { class: look, x, y, "text-anchor": "middle" });
  element.textContent = text;
  return element;
}
