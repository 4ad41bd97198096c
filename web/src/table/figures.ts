/** Figures that show a position on a board, for example on the rules pages. */

import type { Board, Painter, Scene } from "../board/painter";
import { AT_REST } from "../board/painter";
import type { Figure } from "../contracts/manifest";
import type { Mark, Move, Piece, Token, View } from "../engine/protocol";
import { inSlices, nextTask } from "../engine/startup";
import { make } from "../kit/dom";
import { plainLook } from "../kit/theme";

/** Maximum width of a figure on a rules page, in CSS pixels. */
export const WIDEST = 560;

/** Paint a figure as wide as its frame, but at most `widest` CSS pixels. */
export async function paintFigure(
  frame: HTMLElement,
  painter: Painter,
  opening: View,
  figure: Figure,
  widest: number,
): Promise<void> {
  await prepareFigure(frame, Math.min(frame.clientWidth, widest), painter, opening, figure)();
}

/** Reserve space for a figure, to avoid layout shifts. Return a function that paints it. */
export function prepareFigure(
  frame: HTMLElement,
  width: number,
  painter: Painter,
  opening: View,
  figure: Figure,
): () => Promise<void> {
  const look = plainLook();
  const view = position(opening, figure);
  const board = painter.fit({ width, height: width * 0.9 }, view, look);
  const layers = make("div", { class: "layers" });
  layers.style.width = `${board.width}px`;
  layers.style.height = `${board.height}px`;
  frame.style.setProperty("--bleed", `${board.bleed}px`);
  frame.replaceChildren(layers);
  return async () => {
    const [still, live] = [layer(board, look.ratio), layer(board, look.ratio)] as const;
    layers.append(still.canvas, live.canvas);
    await nextTask();
    board.paintStill(still, view);
    await nextTask();
    board.paintLive(live, scene(view, figure));
    await nextTask();
    await inSlices(board.paintGrain(still, view));
  };
}

function layer(board: Board, ratio: number): CanvasRenderingContext2D {
  const canvas = make("canvas", { "aria-hidden": "true" });
  const width = board.width + 2 * board.bleed;
  const height = board.height + 2 * board.bleed;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no canvas here");
  ctx.setTransform(ratio, 0, 0, ratio, board.bleed * ratio, board.bleed * ratio);
  return ctx;
}

/**
 * Return the position (view) of a figure: its own view or, by default, the view of the start of the
 * game with the pieces, dice and marks of the figure.
 */
function position(opening: View, figure: Figure): View {
  if (figure.view) return figure.view;
  const { men, dice = [], kind = "man" } = figure;
  const pieces: Piece[] = Object.entries(men).flatMap(([side, places]) =>
    Object.entries(places).flatMap(([place, count]) =>
      Array.from({ length: count }, (_, order) => {
        const id = `${place}.${order}`;
        return { id, kind, side, place, order, value: "", covers: [], layers: [] };
      }),
    ),
  );
  const side = opening.sides[0] ?? "";
  const die = { kind: "die", side, used: false } as const;
  const tokens: Token[] = dice.map((value, index) => ({ ...die, id: `d${index}`, value }));
  const last = { side: "", paths: [], dice: [], taken: [] };
  const lines = opening.marks.filter(({ kind }) => kind === "board");
  const marks = [...lines, ...marksOf(figure, side)];
  const moves = [...selectedMove(figure, pieces), ...movesOf(figure, tokens)];
  const actor = { kind: "seat", side } as const;
  return { ...opening, actor, viewer: side, pieces, tokens, moves, marks, last };
}

const PLAY = { text: "", kind: "play", label: { code: "", params: {} } } as const;

/** Return a move from the selected piece to each target, with the dice shown beside the target. */
function movesOf({ chosen, targets = [] }: Figure, tokens: readonly Token[]): Move[] {
  if (!chosen) return [];
  return targets.map(({ place, dice = [] }) => {
    const unused = [...tokens];
    const uses = dice.flatMap((die) => {
      const index = unused.findIndex(({ value }) => value === die);
      return index < 0 ? [] : unused.splice(index, 1);
    });
    return { ...PLAY, path: [chosen, place], trail: [], takes: [], uses: uses.map(({ id }) => id) };
  });
}

function marksOf({ alone = [], closed = [] }: Figure, side: string): Mark[] {
  const mark = (kind: string) => (place: string) => {
    const label = { code: kind, params: { side } };
    return { kind, side, path: [place], label };
  };
  return [...closed.map(mark("closed")), ...alone.map(mark("blot"))];
}

/**
 * Return the move that sows the pieces of the selected pit, one on each place of `trail`. It takes
 * all pieces that are then on the places `taken`. Return no move without a selection or a trail.
 */
function selectedMove({ chosen, trail = [], taken = [] }: Figure, pieces: Piece[]): Move[] {
  if (!chosen || trail.length === 0) return [];
  const lifted = pieces.filter(({ place }) => place === chosen).reverse();
  const lastPlaces = new Map(lifted.map(({ id }, index) => [id, trail[index]]));
  const takes = pieces.filter(({ id, place }) => taken.includes(lastPlaces.get(id) ?? place));
  return [{ ...PLAY, path: [chosen], trail, uses: [], takes: takes.map(({ id }) => id) }];
}

function scene(view: View, figure: Figure): Scene {
  const { movable = [], chosen = null, targets = [], trail = [] } = figure;
  const { refused = null, shown = [] } = figure;
  return { ...AT_REST, view, movable, chosen, targets, trail, refused, shown };
}
