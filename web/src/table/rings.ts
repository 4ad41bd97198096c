/** Rings over a board: dashed red for the places of a task, solid for those of a hint. */
import { signal } from "@preact/signals-core";
import { render, svg } from "lit-html";
import type { Board } from "../board/painter";
import { topPiece } from "../board/places";
import type { TableControls } from "../board/table";
import type { View } from "../engine/protocol";
import { find, make } from "../kit/dom";
import { eachFrame } from "../kit/draw";
import "./rings.css";

export interface Rings {
  goal: readonly string[];
  hint: readonly string[];
}

/**
 * Distance in CSS pixels of a ring outside the largest circle that fits into its place. A ring with
 * the maximum radius can be nearer to this circle or inside it.
 */
const GAP = 4;
/** Maximum radius of a ring, in CSS pixels. */
const MAX_RADIUS = 34;

/** Add rings to the board of a match. `show` replaces them. */
export function ringsOver(table: TableControls): { show(rings: Rings): void } {
  const element = make("div", { class: "course-rings", "aria-hidden": "true" });
  const shown = signal<Rings>({ goal: [], hint: [] });
  eachFrame(() => {
    const board = table.state.board.value;
    const view = table.state.view.value;
    const { goal, hint } = shown.value;
    if (!board || !view) return;
    if (!element.isConnected) find("#board .stage").append(element);
    const { width, height } = board;
    const rings = [
      ...goal.map((place) => ringOf(board, view, place, "goal")),
      ...hint.map((place) => ringOf(board, view, place, "hint")),
    ];
    const drawing = svg`<svg width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}>${rings}</svg>`;
    render(drawing, element);
  });
  return {
    show(rings) {
      const before = shown.peek();
      if (before.goal.join() === rings.goal.join() && before.hint.join() === rings.hint.join())
        return;
      shown.value = rings;
    },
  };
}

/** Render a ring around the top piece of a place or, if the place is empty, around its centre. */
function ringOf(board: Board, view: View, place: string, kind: string) {
  const box = board.places.get(place)?.box;
  if (!box) return svg``;
  const { width, height } = box;
  const piece = topPiece(view, place);
  const spot = piece && board.spot(view, piece.id);
  const { x, y } = spot ?? { x: box.x + width / 2, y: box.y + height / 2 };
  const radius = Math.min(MAX_RADIUS, Math.min(width, height) / 2 + GAP);
  return svg`<g class=${kind} data-ring=${place}>
    <circle class="casing" cx=${x} cy=${y} r=${radius}></circle>
    <circle cx=${x} cy=${y} r=${radius}></circle>
  </g>`;
}
