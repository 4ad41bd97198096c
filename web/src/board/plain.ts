/**
 * A generic painter for games without their own. It draws places as squares by row and column, or
 * as crossings where lines of the board (marks of the kind `board`) meet; pieces as discs or
 * labelled blocks; marks as lines and frames; tokens in a row below the board.
 */

import type { Piece, Token, View } from "../engine/protocol";
import {
  type Board,
  type Box,
  type Look,
  type Painter,
  type PlaceShape,
  type Scene,
  type Spot,
  withNight,
} from "./painter";
import { boundingBox, centre } from "./places";
import {
  type BoardColours,
  type Ctx,
  drawBlock,
  drawDisc,
  drawEdge,
  drawFrame,
  drawLine,
  drawRing,
  drawText,
  drawToken,
  fittingSize,
  type PieceColours,
  rectangle,
} from "./strokes";

const GAP = 2;
const MAX_CELL = 120;
/**
 * Height of the strips for the players' names above and below the board on phones, and the gap
 * between strip and board, in CSS pixels.
 */
export const STRIP = 28;
export const STRIP_GAP = 7;
/**
 * Radii as fractions of a cell's side: of a man (`MAN`), of the highlight around an occupied
 * crossing (`RING`) and an empty crossing (`EMPTY`), and of the dot at a crossing (`DOT`).
 */
const MAN = 0.38;
const RING = 0.44;
const EMPTY = 0.2;
const DOT = 0.07;
/** Kind of marks that are lines of the board. */
const BOARD = "board";
const INKS: Record<Look["theme"], BoardColours> = withNight({
  light: { ground: "#e9dfc8", place: "#f7f3ea", line: "#6f6553", text: "#1e1b16", mark: "#2f6b5e" },
  dark: { ground: "#2a251e", place: "#3a352d", line: "#b9b09f", text: "#ede6d8", mark: "#8fd0be" },
  contrast: {
    ground: "#ffffff",
    place: "#ffffff",
    line: "#000000",
    text: "#000000",
    mark: "#0d4c3f",
  },
});
/** Colours of the pieces of sides whose ids are not in `NAMED`, in the order of the seats. */
const FACES: readonly PieceColours[] = [
  { face: "#fbf6e8", text: "#1e1b16" },
  { face: "#5c211a", text: "#fbf6e8" },
  { face: "#31566b", text: "#ffffff" },
  { face: "#b9a13f", text: "#1e1b16" },
];
/** Colours of the pieces of sides whose id is the name of a colour. */
const NAMED: ReadonlyMap<string, PieceColours> = new Map([
  ["white", { face: "#fbf6e8", text: "#1e1b16" }],
  ["black", { face: "#26201b", text: "#fbf6e8" }],
  ["red", { face: "#8f2a20", text: "#ffffff" }],
  ["blue", { face: "#31566b", text: "#ffffff" }],
  ["green", { face: "#35603f", text: "#ffffff" }],
  ["yellow", { face: "#d9b93c", text: "#1e1b16" }],
]);
/** Sides whose colours are exchanged in the theme `night`, because CSS then inverts the board. */
const INVERTED: ReadonlyMap<string, string> = new Map([
  ["white", "black"],
  ["black", "white"],
]);
const NOBODY: PieceColours = { face: "#d9ccb0", text: "#1e1b16" };
const WRONG = "#9a2620";
const LAST = "#b08d4a";

/**
 * Colours of each side, stored by `fit` for `icon`, which gets no view. If two games on one page
 * give a side different colours, icons use the colours of the game fitted last.
 */
const faces: Record<"day" | "night", Map<string, PieceColours>> = {
  day: new Map(),
  night: new Map(),
};
const timeOf = ({ theme }: Look) => (theme === "night" ? "night" : "day");

export const painter: Painter = {
  least: () => 358,
  fit,
  icon(ctx, size, side, look) {
    const face = faces[timeOf(look)].get(side) ?? NOBODY;
    drawDisc(ctx, { x: size / 2, y: size / 2 }, size * 0.4, face);
  },
  tokenIcon(ctx, size, token, look) {
    drawToken(ctx, { x: 0, y: 0, width: size, height: size }, token, INKS[look.theme]);
  },
  legend: () => [],
  markIcon() {},
};

function fit(space: { width: number; height: number }, view: View, look: Look): Board {
  for (const time of ["day", "night"] as const)
    for (const [side, face] of facesOf(view.sides, time)) faces[time].set(side, face);
  const ink = INKS[look.theme];
  const [left, columns] = extent(view.places.map(({ column }) => column));
  const [top, rows] = extent(view.places.map(({ row }) => row));
  const { tokens, actions } = view;
  const below = tokens.length > 0 || actions.some(({ id }) => id === "throw") ? 1 : 0;
  const phone = look.shape === "phone";
  const above = phone ? STRIP + STRIP_GAP : 0;
  const tall = space.height - 2 * above;
  const room = Math.min(space.width / columns, tall / (rows + below), MAX_CELL);
  const cell = Math.max(8, room);
  const [width, height] = [columns * cell, (rows + below) * cell + 2 * above];
  const boxes = new Map<string, Box>();
  for (const { id, row, column } of view.places) {
    const x = (look.turned ? columns - 1 - (column - left) : column - left) * cell;
    const y = (look.turned ? rows - 1 - (row - top) : row - top) * cell;
    boxes.set(id, {
      x: x + GAP,
      y: above + y + GAP,
      width: cell - 2 * GAP,
      height: cell - 2 * GAP,
    });
  }
  const places = new Map<string, PlaceShape>();
  for (const [id, box] of boxes) places.set(id, { box, outline: rectangle(box) });

  const token = (shown: View, { id }: Token): Box | null => {
    const i = shown.tokens.findIndex((other) => other.id === id);
    const step = Math.min(cell, width / Math.max(shown.tokens.length, 1));
    const size = Math.max(1, step - 2 * GAP);
    return i < 0
      ? null
      : { x: i * step + GAP, y: above + rows * cell + GAP, width: size, height: size };
  };
  const crossings = new Set(linesOf(view).flat());
  const strip = (y: number): Box => ({ x: 0, y, width, height: STRIP });
  const drawing = { boxes, crossings, cell, ink, time: timeOf(look), token } as const;
  return {
    width,
    height,
    bleed: 4,
    places,
    strips: phone ? { far: strip(0), near: strip(height - STRIP) } : null,
    spot: (shown, id) => spot(drawing, shown, id),
    token,
    paintStill(ctx, shown) {
      ctx.fillStyle = ink.ground;
      ctx.fillRect(0, above, width, height - 2 * above);
      const lineWidth = Math.max(1.5, cell * 0.035);
      for (const path of linesOf(shown)) {
        const spots = path.flatMap((id) => boxes.get(id) ?? []);
        drawLine(ctx, spots.map(centre), ink.line, lineWidth);
      }
      for (const { id, value } of shown.places) {
        const box = boxes.get(id);
        if (!box) continue;
        if (crossings.has(id)) {
          drawDisc(ctx, centre(box), cell * DOT, { face: ink.line, text: ink.line });
        } else {
          ctx.fillStyle = ink.place;
          ctx.fillRect(box.x, box.y, box.width, box.height);
          drawFrame(ctx, box, { colour: ink.line, width: 1 });
        }
        if (value)
          drawText(ctx, value, centre(box), fittingSize(value, cell * 0.45, cell), ink.text);
      }
    },
    *paintGrain() {},
    paintLive: (ctx, scene) => paintLive(ctx, scene, drawing),
  };
}

/** Return the least of some integers, and `greatest - least + 1`; [0, 1] for an empty list. */
function extent(numbers: readonly number[]): [number, number] {
  const least = Math.min(...numbers, Infinity);
  return numbers.length ? [least, Math.max(...numbers) - least + 1] : [0, 1];
}

/** Return the lines painted on the board, each as a list of the ids of its places. */
function linesOf({ marks }: View): string[][] {
  return marks.flatMap(({ kind, path }) => (kind === BOARD ? [path] : []));
}

interface Drawing {
  boxes: Map<string, Box>;
  /** Ids of places on the lines of the board. They are drawn as crossings, not as squares. */
  crossings: Set<string>;
  cell: number;
  ink: BoardColours;
  time: "day" | "night";
  token: Board["token"];
}

function paintLive(ctx: Ctx, scene: Scene, drawing: Drawing): void {
  const { boxes, crossings, cell, ink } = drawing;
  const { view } = scene;
  const at = (id: string) => boxes.get(id);
  const occupied = new Set(view.pieces.map(({ place }) => place));
  const highlight = (id: string, colour: string, width: number, dash: number[]) => {
    const box = at(id);
    const radius = occupied.has(id) ? RING : EMPTY;
    const pen = { colour, width, dash };
    if (box && crossings.has(id)) drawRing(ctx, centre(box), cell * radius, pen);
    else drawFrame(ctx, box, pen);
  };
  for (const { id, name } of view.places) {
    const box = at(id);
    const size = nameSize(cell);
    if (box && name) {
      const corner = { x: box.x + size * (0.4 + name.length * 0.3), y: box.y + size * 0.8 };
      drawText(ctx, name, corner, size, ink.line);
    }
  }
  const resting = view.pieces.filter(({ id }) => !scene.flying.has(id));
  for (const piece of resting) paintPiece(ctx, view, drawing, piece, spot(drawing, view, piece.id));
  for (const { path, kind } of [...view.marks, ...scene.shown]) {
    if (kind === BOARD) continue;
    const ends = path.map(at).filter((box) => box !== undefined);
    if (kind === "line") drawEdge(ctx, ends, WRONG);
    else if (ends.length === 1) highlight(path[0] ?? "", WRONG, 2, [1, 3]);
    else drawLine(ctx, ends.map(centre), WRONG);
  }
  for (const path of view.last.paths) highlight(path.at(-1) ?? "", LAST, 2, [2, 3]);
  for (const id of scene.movable) highlight(id, ink.mark, 1, [1, 2]);
  for (const id of scene.trail) highlight(id, ink.mark, 3, [1, 4]);
  for (const id of scene.hint) highlight(id, LAST, 4, []);
  for (const { place, takes } of scene.targets) highlight(place, ink.mark, 3, takes ? [] : [5, 3]);
  if (scene.chosen) highlight(scene.chosen, ink.mark, 4, []);
  if (scene.refused) highlight(scene.refused, WRONG, 3, [6, 4]);
  if (scene.focus) drawFrame(ctx, at(scene.focus), { colour: ink.text, width: 2 });
  for (const token of view.tokens) {
    const box = drawing.token(view, token);
    if (box) drawToken(ctx, box, scene.rolling < 1 ? { ...token, value: 0 } : token, ink);
  }
  for (const [id, here] of scene.flying) {
    const piece = view.pieces.find((other) => other.id === id);
    if (piece) paintPiece(ctx, view, drawing, piece, here);
  }
}

/** Return the font size in CSS pixels of place names, in the upper left corners of places. */
function nameSize(cell: number): number {
  return Math.max(10, Math.min(cell * 0.16, 14));
}

/**
 * Return a piece's centre in CSS pixels from the board's top left corner; null if the piece or its
 * place is unknown. Several pieces on one place form a square grid below the place's name.
 */
function spot({ boxes, cell }: Drawing, view: View, id: string): Spot | null {
  const piece = view.pieces.find((other) => other.id === id);
  const box = piece && boxes.get(piece.place);
  if (!piece || !box) return null;
  const { columns, step, top } = gridOf(view, piece, cell);
  if (columns === 1) return centre(box);
  const [row, column] = [Math.floor(piece.order / columns) % columns, piece.order % columns];
  const left = (box.width - columns * step) / 2;
  return { x: box.x + left + step * (column + 0.5), y: box.y + top + step * (row + 0.5) };
}

/**
 * Return the grid in which the pieces on one place are arranged: its number of columns, the side of
 * its cells (`step`), and its distance from the place's upper edge (`top`), both in CSS pixels.
 */
function gridOf({ pieces, places }: View, { place }: Piece, cell: number) {
  const columns = Math.ceil(Math.sqrt(pieces.filter((other) => other.place === place).length));
  const isNamed = places.some(({ id, name }) => id === place && name);
  const top = isNamed ? Math.min(1.4 * nameSize(cell), 0.3 * cell) : 0.1 * cell;
  return { columns, step: (cell - top - 0.1 * cell) / columns, top };
}

function paintPiece(
  ctx: Ctx,
  view: View,
  { boxes, cell, time }: Drawing,
  piece: Piece,
  at: Spot | null,
): void {
  if (!at) return;
  const { columns, step } = gridOf(view, piece, cell);
  const size = columns === 1 ? cell * MAN : step * 0.45;
  const look = facesOf(view.sides, time).get(piece.side) ?? NOBODY;
  const covered = piece.covers.map((id) => boxes.get(id)).filter((box) => box !== undefined);
  if (covered.length > 1) {
    const whole = boundingBox(covered);
    drawBlock(ctx, whole, look);
    const halves = piece.value.split(":");
    for (const [i, box] of covered.entries())
      if (halves[i]) drawText(ctx, halves[i], centre(box), cell * 0.45, look.text);
    return;
  }
  const words = piece.value || (kindsOf(view) > 1 ? piece.kind.slice(0, 1).toUpperCase() : "");
  if (piece.kind === "tile") {
    drawBlock(ctx, { x: at.x - size, y: at.y - size, width: 2 * size, height: 2 * size }, look);
  } else drawDisc(ctx, at, size, look);
  if (words) drawText(ctx, words, at, fittingSize(words, size * 0.9, size * 1.6), look.text);
}

function kindsOf({ pieces }: View): number {
  return new Set(pieces.map(({ kind }) => kind)).size;
}

/**
 * Return the colours of the pieces by side: the colour that the side's id names, or else the colour
 * in `FACES` for its seat. If only one of two sides is named black or white, the other gets the
 * contrasting colour. At night, light and dark sides are exchanged (see `INVERTED`).
 */
function facesOf(sides: readonly string[], time: Drawing["time"]): Map<string, PieceColours> {
  const [first, second] = sides;
  const isNight = time === "night";
  const isSwapped = sides.length === 2 && (first === "black" || second === "white");
  const [light, dark, ...others] = FACES;
  const ordered = isSwapped === isNight ? FACES : [dark, light, ...others];
  const named = (side: string) => NAMED.get((isNight && INVERTED.get(side)) || side);
  return new Map(
    sides.map((side, seat) => [side, named(side) ?? ordered[seat % ordered.length] ?? NOBODY]),
  );
}
