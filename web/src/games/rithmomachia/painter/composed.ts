/** Makes views (positions for the painter) for pictures; stones and attacks are given as text. */
import type { Mark, Piece, Place, View } from "../../../engine/protocol";
import { stillView } from "../../../paint/material/still-view";
import shapes from "../shapes.json";

export interface Composed {
  ranks: number;
  /**
   * Such as "WR6@b5": side, shape (round, triangle, square, pyramid), number and square. A star
   * after the number marks a captured stone that now belongs to its captor, the given side.
   */
  stones: readonly string[];
  /**
   * Attacks by the side to move, and attacks on its stones (`dangers`). An attack such as
   * "6 · 5 = 30 b6 g6" consists of the formula, the squares of the attacking stones and the square
   * of the target.
   */
  attacks?: readonly string[];
  dangers?: readonly string[];
  /** Squares of a complete winning row. */
  row?: readonly string[];
  /** Squares of the last move, from its start to its end. */
  last?: readonly string[];
  turn?: "white" | "black";
  /** True if the squares have no names, for a picture without letters and numbers at the edge. */
  nameless?: boolean;
}

const FILES = "abcdefgh";
const NOTHING = { code: "", params: {} };
const KINDS: Record<string, Piece["kind"]> = {
  R: "round",
  T: "triangle",
  S: "square",
  P: "pyramid",
};
const pyramids: Record<string, { value: string }[]> = shapes.pyramids;

/** Return a view with the given stones and marks, but without legal moves. */
export function composed(field: Composed): View {
  const { ranks, stones, attacks = [], dangers = [], row, last, turn = "white" } = field;
  const marks = [
    ...attacks.map((text) => attackMark("attack", text)),
    ...dangers.map((text) => attackMark("danger", text)),
    ...(row ? [{ kind: "row", side: turn, path: [...row], label: NOTHING }] : []),
  ];
  return stillView({
    game: "rithmomachia",
    family: "rithmomachia",
    sides: ["white", "black"],
    viewer: turn,
    actor: { kind: "seat", side: turn },
    places: squares(ranks, field.nameless === true),
    pieces: stones.map(pieceOf),
    marks,
    last: { side: turn, paths: last ? [[...last]] : [], dice: [], taken: [] },
  });
}

function squares(ranks: number, nameless: boolean): Place[] {
  return Array.from({ length: ranks }, (_, row) =>
    [...FILES].map((file, column) => {
      const id = `${file}${ranks - row}`;
      const side = row < ranks / 2 ? "black" : "white";
      const name = nameless ? "" : id;
      return {
        id,
        kind: "square" as const,
        row,
        column,
        name,
        label: NOTHING,
        side,
        marks: [],
        value: "",
      };
    }),
  ).flat();
}

function pieceOf(text: string): Piece {
  const [, army, shape = "R", value = "", star, place = ""] =
    /^([WB])([RTSP])(\d+)(\*?)@(.+)$/.exec(text) ?? [];
  return {
    id: `${place}.0`,
    kind: KINDS[shape] ?? "round",
    side: army === "B" ? "black" : "white",
    place,
    order: 0,
    value,
    covers: [],
    layers: star ? ["turned"] : (pyramids[value] ?? []).map((layer) => layer.value),
  };
}

function attackMark(kind: string, text: string): Mark {
  const [formula = "", ...squares] = text.split(/ (?=[a-h]\d)/);
  const target = squares.pop() ?? "";
  const [first = "", ...more] = squares;
  const code = more.length > 0 ? "insidiae" : "eruptio";
  return { kind, side: "", path: [first, target, ...more], label: { code, params: { formula } } };
}
