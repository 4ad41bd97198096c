/** Guide to a first game of Rithmomachia: its steps, and arrows drawn into the opponent's half. */
import type { Drawing, Guide } from "../../board/guide";
import type { Board, Box } from "../../board/painter";
import { centre } from "../../board/places";
import type { View } from "../../engine/protocol";

export const guide: Guide = {
  steps: [
    { name: "aim", until: "read" },
    { name: "first", until: "first" },
    { name: "answer", until: "second" },
    { name: "alone", until: "third" },
  ],
  drawing: (step, view, board) => (step === "aim" ? forward(view, board) : null),
};

/** Distance of the label beyond the ends of the arrows, as a fraction of an arrow's length. */
const BEYOND = 0.25;
/** Distances of the start and the end of an arrow from the middle line of the board, in squares. */
const BEFORE = 3;
const BEHIND = 2;

/** Return arrows from the user's half across the middle line in two files, and their label. */
function forward(view: View, board: Board): Drawing {
  const you = view.viewer || view.sides[0];
  const squares = view.places.filter(({ kind }) => kind === "square");
  const width = Math.max(...squares.map(({ column }) => column)) + 1;
  const lines = [Math.floor(width / 4), Math.ceil((3 * width) / 4) - 1].map((file) => {
    const column = squares.filter((place) => place.column === file);
    const half = (own: boolean) =>
      column
        .filter(({ side }) => (side === you) === own)
        .flatMap(({ id }) => board.places.get(id)?.box ?? []);
    const [mine, theirs] = [half(true), half(false)];
    const near = (boxes: Box[], others: Box[]) =>
      boxes.sort((a, b) => gap(a, others[0]) - gap(b, others[0]));
    const from = near(mine, theirs)[BEFORE - 1];
    const to = near(theirs, mine)[BEHIND - 1];
    return from && to ? [centre(from), centre(to)] : [];
  });
  const [left, right] = lines;
  const [start, from, to] = [left?.[0], left?.at(-1), right?.at(-1)];
  if (!start || !from || !to) return { lines: [], labels: [] };
  const at = { x: (from.x + to.x) / 2, y: from.y + BEYOND * (from.y - start.y) };
  const label = [{ at, code: "half" }];
  return { lines: lines.map((spots) => ({ spots, arrows: true })), labels: label };
}

const gap = (a: Box, b: Box | undefined) => Math.abs(a.y - (b?.y ?? 0));
