/**
 * A plain painter for any view at all: places as squares by row and column, pieces as discs and
 * slips with their values. It serves the development page and the tests.
 */

import type { Piece, Token, View } from "../engine/protocol";
import type { Board, Box, Look, Painter, PlaceShape, Scene, Spot } from "./painter";

const GAP = 2;
const INKS: Record<Look["theme"], Ink> = {
  light: { ground: "#e9dfc8", place: "#f7f3ea", line: "#8a7f6b", text: "#1e1b16", mark: "#2f6b5e" },
  dark: { ground: "#2a251e", place: "#3a352d", line: "#a79f90", text: "#ede6d8", mark: "#8fd0be" },
  contrast: {
    ground: "#ffffff",
    place: "#ffffff",
    line: "#000000",
    text: "#000000",
    mark: "#0d4c3f",
  },
};
const FIRST = { face: "#fbf6e8", text: "#1e1b16" };
const SECOND = { face: "#5c211a", text: "#fbf6e8" };
const NOBODY = { face: "#cdbb92", text: "#1e1b16" };
const WRONG = "#9a2620";
const LAST = "#b08d4a";

interface Ink {
  ground: string;
  place: string;
  line: string;
  text: string;
  mark: string;
}
type Ctx = CanvasRenderingContext2D;

export const painter: Painter = {
  least: () => 358,
  fit,
  icon(ctx, size, side) {
    disc(ctx, { x: size / 2, y: size / 2 }, size * 0.4, side === "white" ? FIRST : SECOND);
  },
  tokenIcon(ctx, size, token, look) {
    slip(ctx, { x: 0, y: 0, width: size, height: size }, token, INKS[look.theme]);
  },
  legend: () => [],
  markIcon() {},
};

function fit(space: { width: number; height: number }, view: View, look: Look): Board {
  const ink = INKS[look.theme];
  const columns = Math.max(...view.places.map(({ column }) => column)) + 1;
  const rows = Math.max(...view.places.map(({ row }) => row)) + 1;
  const cell = Math.max(8, Math.min(space.width / columns, space.height / (rows + 1), 120));
  const boxes = new Map<string, Box>();
  for (const { id, row, column } of view.places) {
    const x = (look.turned ? columns - 1 - column : column) * cell;
    const y = (look.turned ? rows - 1 - row : row) * cell;
    const side = cell - 2 * GAP;
    boxes.set(id, { x: x + GAP, y: y + GAP, width: side, height: side });
  }
  const shapes = new Map<string, PlaceShape>();
  for (const [id, box] of boxes) shapes.set(id, { box, outline: outline(box) });

  const token = (shown: View, { id }: Token): Box | null => {
    const i = shown.tokens.findIndex((other) => other.id === id);
    const size = Math.min(cell, (columns * cell) / Math.max(shown.tokens.length, 1)) - 2 * GAP;
    return i < 0
      ? null
      : { x: i * (size + 2 * GAP) + GAP, y: rows * cell + GAP, width: size, height: size };
  };
  const sketch = { boxes, cell, ink, token };
  return {
    width: columns * cell,
    height: (rows + 1) * cell,
    bleed: 4,
    places: shapes,
    strips: null,
    spot: (shown, id) => spot(sketch, shown, id),
    token,
    paintStill(ctx, shown) {
      ctx.fillStyle = ink.ground;
      ctx.fillRect(0, 0, columns * cell, (rows + 1) * cell);
      for (const { outline: path } of shapes.values()) {
        ctx.fillStyle = ink.place;
        ctx.fill(path);
      }
      for (const { id, value } of shown.places) {
        const box = boxes.get(id);
        if (box && value) write(ctx, value, middle(box), cell * 0.45, ink.text);
      }
    },
    *paintGrain() {},
    paintLive: (ctx, scene) => paintLive(ctx, scene, sketch),
  };
}

interface Sketch {
  boxes: Map<string, Box>;
  cell: number;
  ink: Ink;
  token: Board["token"];
}

function paintLive(ctx: Ctx, scene: Scene, sketch: Sketch): void {
  const { boxes, cell, ink } = sketch;
  const { view } = scene;
  const at = (id: string) => boxes.get(id);
  for (const { id, name } of view.places) {
    const box = at(id);
    if (box && name) write(ctx, name, { x: box.x + cell * 0.16, y: box.y + 7 }, 9, ink.line);
  }
  const resting = view.pieces.filter(({ id }) => !scene.flying.has(id));
  for (const piece of resting) paintPiece(ctx, scene, sketch, piece, spot(sketch, view, piece.id));
  for (const { path, kind } of view.marks) {
    const ends = path.map((id) => at(id)).filter((box) => box !== undefined);
    if (kind === "line") between(ctx, ends);
    else line(ctx, ends.map(middle), WRONG);
  }
  for (const path of view.last.paths) {
    const box = at(path.at(-1) ?? "");
    if (box) frame(ctx, box, LAST, 1, [2, 3]);
  }
  for (const id of scene.movable) frame(ctx, at(id), ink.mark, 1, [1, 2]);
  for (const id of scene.trail) frame(ctx, at(id), ink.mark, 3, [1, 4]);
  for (const id of scene.hint) frame(ctx, at(id), LAST, 4, []);
  for (const { place, takes } of scene.targets)
    frame(ctx, at(place), ink.mark, 3, takes ? [] : [5, 3]);
  if (scene.chosen) frame(ctx, at(scene.chosen), ink.mark, 4, []);
  if (scene.refused) frame(ctx, at(scene.refused), WRONG, 3, [6, 4]);
  if (scene.focus) frame(ctx, at(scene.focus), ink.text, 2, []);
  for (const token of view.tokens) {
    const box = sketch.token(view, token);
    if (box) slip(ctx, box, scene.rolling < 1 ? { ...token, value: 0 } : token, ink);
  }
  for (const [id, here] of scene.flying) {
    const piece = view.pieces.find((other) => other.id === id);
    if (piece) paintPiece(ctx, scene, sketch, piece, here);
  }
}

/** Pieces of one place in rows of three, or all on one spot where there is but one. */
function spot({ boxes, cell }: Sketch, view: View, id: string): Spot | null {
  const piece = view.pieces.find((other) => other.id === id);
  const box = piece && boxes.get(piece.place);
  if (!piece || !box) return null;
  const count = view.pieces.filter(({ place }) => place === piece.place).length;
  if (count === 1) return middle(box);
  const across = Math.ceil(Math.sqrt(count));
  const step = cell / (across + 0.6);
  const x = box.x + step * (0.7 + (piece.order % across));
  return { x, y: box.y + step * (0.7 + Math.floor(piece.order / across)) };
}

function paintPiece(
  ctx: Ctx,
  { view }: Scene,
  { boxes, cell }: Sketch,
  piece: Piece,
  at: Spot | null,
): void {
  if (!at) return;
  const count = view.pieces.filter(({ place }) => place === piece.place).length;
  const size = count === 1 ? cell * 0.38 : (cell / (Math.ceil(Math.sqrt(count)) + 0.6)) * 0.45;
  const seat = view.sides.indexOf(piece.side);
  const look = seat === 0 ? FIRST : seat === 1 ? SECOND : NOBODY;
  const covered = piece.covers.map((id) => boxes.get(id)).filter((box) => box !== undefined);
  if (covered.length > 1) for (const box of covered) frame(ctx, box, LAST, 4, []);
  else disc(ctx, at, size, look);
  if (piece.value && covered.length < 2) write(ctx, piece.value, at, size * 0.9, look.text);
}

function disc(
  ctx: Ctx,
  { x, y }: Spot,
  radius: number,
  look: { face: string; text: string },
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = look.face;
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = look.text;
  ctx.stroke();
}

function slip(ctx: Ctx, box: Box, { id, kind, value, used }: Token, ink: Ink): void {
  ctx.fillStyle = used ? ink.ground : ink.place;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  frame(ctx, box, ink.line, 1, []);
  const words = kind === "tally" ? `${id}×${value}` : String(value || "?");
  write(ctx, words, middle(box), box.width / Math.max(2, words.length), ink.text);
}

function frame(
  ctx: Ctx,
  box: Box | undefined,
  colour: string,
  width: number,
  dash: number[],
): void {
  if (!box) return;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.setLineDash(dash);
  ctx.stroke(outline(box));
  ctx.restore();
}

function line(ctx: Ctx, spots: readonly Spot[], colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (const { x, y } of spots) ctx.lineTo(x, y);
  ctx.stroke();
}

/** A stroke on the edge that two neighbours share. */
function between(ctx: Ctx, [a, b]: readonly Box[]): void {
  if (!a || !b) return;
  const [from, to] = [middle(a), middle(b)];
  const half = { x: (to.y - from.y) / 2, y: (to.x - from.x) / 2 };
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  line(
    ctx,
    [
      { x: at.x - half.x, y: at.y - half.y },
      { x: at.x + half.x, y: at.y + half.y },
    ],
    WRONG,
  );
}

function write(ctx: Ctx, words: string, { x, y }: Spot, size: number, colour: string): void {
  ctx.font = `500 ${size}px "EB Garamond Variable", serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = colour;
  ctx.fillText(words, x, y);
}

function middle({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

function outline({ x, y, width, height }: Box): Path2D {
  const path = new Path2D();
  path.rect(x, y, width, height);
  return path;
}
