/** The drawing of the guide (for a first game) over the board: green lines, and text labels. */

import { signal } from "@preact/signals-core";
import { html, render, svg, type TemplateResult } from "lit-html";
import type { Drawing, Guide, Label, Line, StepName } from "../../board/guide";
import type { Board, Spot } from "../../board/painter";
import { topPiece } from "../../board/places";
import type { TableReading } from "../../board/state";
import type { TableControls } from "../../board/table";
import type { View } from "../../engine/protocol";
import { find, make } from "../../kit/dom";
import { eachFrame } from "../../kit/draw";
import { words } from "../../kit/words";

/** Maximum radius of the rounded corners of a line, in CSS pixels. */
const CORNER = 24;
/** Size of an arrowhead, in CSS pixels. */
const ARROW = 13;
/** Minimum length of a line's section with an arrowhead, in CSS pixels; the last always has one. */
const LONG = 90;

const EMPTY: Drawing = { lines: [], labels: [] };
/**
 * Vertical distance, in CSS pixels, of the label `select` (such as "1. Select this man") from the
 * place it marks; also the minimum distance of this label from the lower edge of the board.
 */
const BELOW = 12;
/**
 * Maximum number of targets of moves with a label; minimum height of these targets in CSS pixels.
 */
const TARGETS = 2;
const LOW = 48;
/**
 * Minimum distance of a label below the centre of its target, in CSS pixels. The label of a tall
 * target (higher than three times its width) is at the centre.
 */
const BESIDE = 32;

/**
 * Add the drawing to the board of a table. Return the function `draw`, which shows the lines and
 * labels of a step of the guide, or hides them if the step is null.
 */
export function guideBoard(table: TableControls, guide: Guide) {
  const element = make("div", { class: "guide-board", "aria-hidden": "true" });
  const step = signal<{ name: StepName; view: View } | null>(null);
  eachFrame(() => {
    const board = table.state.board.value;
    const present = step.value;
    const chosen = table.state.chosen.value;
    element.hidden = !present || !board;
    if (!present || !board) return;
    const { name, view } = present;
    const gameDrawing = guide.drawing?.(name, view, board) ?? EMPTY;
    const labels = name === "first" ? targetLabels(view, chosen, board) : [];
    const content = { lines: gameDrawing.lines, labels: [...gameDrawing.labels, ...labels] };
    if (!element.isConnected) find("#board .stage").append(element);
    render(drawing(content, board, view), element);
    const set = [...element.querySelectorAll("span")];
    for (const [i, label] of set.entries()) {
      keepInside(label, board);
      avoidOverlap(label, set.slice(0, i));
    }
  });
  return {
    draw(name: StepName | null, view: View) {
      step.value = name && { name, view };
    },
  };
}

/**
 * Return the label at the start of the first legal move or, while a piece is selected, the labels
 * of at most `TARGETS` targets (ends of its moves). Moves that use several dice are ignored.
 */
function targetLabels(view: View, chosen: TableReading["chosen"]["value"], board: Board): Label[] {
  const single = view.moves.filter(({ uses }) => uses.length <= 1);
  if (chosen) {
    const ends = chosen.moves.filter(({ uses }) => uses.length <= 1).map(({ path }) => path.at(-1));
    const places = [...new Set(ends)].filter((id) => id !== chosen.place).slice(0, TARGETS);
    return places.flatMap((id, i) => labelAt(id, i === 0 ? "then" : "or", view, board));
  }
  return labelAt(single[0]?.path[0], "select", view, board);
}

/**
 * Return the label with the code `code` for a place. The label `select` is below the topmost piece,
 * or above the place if the board has no room below. Any other label is below the centre of the
 * place or, if the place is more than three times as high as wide, at the centre. Return [] if the
 * place is unknown, if the game family has no text for the label, or if the place is less than
 * `LOW` high (except for `select`).
 */
function labelAt(id: string | undefined, code: string, view: View, board: Board): Label[] {
  const box = id === undefined ? undefined : board.places.get(id)?.box;
  if (!box || id === undefined || !words().id("guide", `label_${code}`, view)) return [];
  const top = topPiece(view, id);
  const spot = code === "select" && top ? board.spot(view, top.id) : null;
  const { x, y, width, height } = box;
  if (code !== "select" && height < LOW) return [];
  const offset = height > 3 * width ? 0 : Math.max(BESIDE, Math.min(width, height) * 0.62);
  const fillsPlace = spot !== null && Math.abs(spot.y - y - height / 2) < height / 8;
  const below = fillsPlace
    ? y + height + BELOW
    : (spot?.y ?? 0) + Math.min(width, height, 80) * 0.62;
  const under = below + BELOW > board.height ? y - BELOW : below;
  const at = spot ? { x: spot.x, y: under } : { x: x + width / 2, y: y + height / 2 + offset };
  return [{ at, code }];
}

function drawing({ lines, labels }: Drawing, { width, height }: Board, view: View): TemplateResult {
  const labelElements = labels.map(({ at, code }) => {
    const text = words().say("guide", { code: `label_${code}`, params: {} }, view);
    return html`<span .style=${`left:${at.x}px;top:${at.y}px`}>${text}</span>`;
  });
  return html`<svg width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}>
    ${lines.map(linePaths)}</svg>${labelElements}`;
}

/** Move a label sideways so that it remains within the board. */
function keepInside(label: HTMLElement, { width }: Board): void {
  const half = label.offsetWidth / 2 + 2;
  const x = Number.parseFloat(label.style.left);
  label.style.left = `${Math.max(half, Math.min(width - half, x))}px`;
}

/** Move a label below earlier labels that it would cover. */
function avoidOverlap(label: HTMLElement, others: readonly HTMLElement[]): void {
  const pixels = (length: string) => Number.parseFloat(length);
  for (const other of others) {
    const [across, top] = [pixels(label.style.left), pixels(label.style.top)];
    const [otherAcross, otherTop] = [pixels(other.style.left), pixels(other.style.top)];
    const width = (label.offsetWidth + other.offsetWidth) / 2;
    if (Math.abs(across - otherAcross) >= width) continue;
    if (Math.abs(top - otherTop) >= label.offsetHeight) continue;
    label.style.top = `${otherTop + label.offsetHeight + 2}px`;
  }
}

function linePaths({ spots, arrows }: Line) {
  const path = rounded(spots);
  const heads = arrows ? headsOf(spots) : [];
  return svg`<path class="casing" d=${path}></path><path class="line" d=${path}></path>
    ${heads.map((head) => svg`<path class="head" d=${head}></path>`)}`;
}

/** Return an SVG path through the points `spots`, with rounded corners. */
function rounded(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (!first) return "";
  const corners = rest.map((spot, i) => {
    const after = rest[i + 1];
    if (!after) return `L${write(spot)}`;
    const before = spots[i] as Spot;
    const radius = Math.min(CORNER, distance(before, spot) / 2, distance(spot, after) / 2);
    return `L${write(towards(spot, before, radius))}Q${write(spot)} ${write(towards(spot, after, radius))}`;
  });
  return `M${write(first)}${corners.join("")}`;
}

/**
 * Return the arrowheads of a line through the points `spots` as SVG paths: one at its end, and one
 * on each other section that is long enough.
 */
function headsOf(spots: readonly Spot[]): string[] {
  return spots.slice(1).flatMap((to, i) => {
    const from = spots[i] as Spot;
    const length = distance(from, to);
    if (i === spots.length - 2) return [head(from, to)];
    return length < LONG ? [] : [head(from, towards(from, to, 0.75 * length))];
  });
}

function head(from: Spot, tip: Spot): string {
  const back = towards(tip, from, ARROW);
  const [x, y] = [(tip.x - back.x) * 0.55, (tip.y - back.y) * 0.55];
  const wings = [
    { x: back.x - y, y: back.y + x },
    { x: back.x + y, y: back.y - x },
  ] as const;
  const point = towards(tip, from, -ARROW / 3);
  return `M${write(wings[0])}L${write(point)}L${write(wings[1])}Z`;
}

function towards(from: Spot, to: Spot, by: number): Spot {
  const length = distance(from, to) || 1;
  return {
    x: from.x + ((to.x - from.x) * by) / length,
    y: from.y + ((to.y - from.y) * by) / length,
  };
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
const write = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
