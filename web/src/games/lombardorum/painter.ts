/** Painter of Ludus Lombardorum: half a backgammon board of walnut, pear, boxwood and bone. */
import type { Board, Look, Painter } from "../../board/painter";
import type { Token, View } from "../../engine/protocol";
import {
  boardTransform,
  type Ctx,
  fillCircle,
  type Space,
  setPen,
  strokeCircle,
} from "../../paint/material/canvas";
import { paintCube, paintDie } from "../../paint/material/dice";
import { paintMan } from "../../paint/material/discs";
import { tick } from "../../paint/material/marks";
import { seedOf } from "../../paint/material/noise";
import { boneDice, ivory, marks, walnut } from "../../paint/material/palette";
import { manSprites } from "../../paint/material/sprites";
import { makePlanks, type TextureCache, texturedLayer } from "../../paint/material/wood";
import { stacksOf } from "../../paint/tables/men";
import { colours } from "./painter/colours";
import { measure } from "./painter/layout";
import { paintScene, spotOf, tokenBox } from "./painter/live";
import { manMark } from "./painter/points";
import { paintBoard } from "./painter/still";
import { cutList, type Timber } from "./painter/timber";

const timbers: TextureCache<Timber> = new Map();

function fit(space: Space, _view: View, look: Look): Board {
  const g = measure(space, look);
  const palette = colours[look.theme];
  const sprites = manSprites(g.man, look.ratio);

  const paint = boardTransform(g, look.ratio);
  return {
    width: g.width,
    height: g.height,
    bleed: g.bleed,
    places: g.places,
    strips: g.strips,
    spot(view, pieceId) {
      const piece = view.pieces.find((piece) => piece.id === pieceId);
      if (!piece) return null;
      return spotOf(g, stacksOf(view), piece);
    },
    token: (view, token) => tokenBox(g, look, view, token),
    ...texturedLayer({
      cache: timbers,
      key: [look.theme, look.shape, look.ratio, g.board.width, g.board.height],
      make: palette.grain ? () => makePlanks(cutList(g, palette), look.ratio) : null,
      paint: (ctx, { places }, timber) =>
        paint(ctx, () => paintBoard(ctx, g, palette, places, timber)),
    }),
    paintLive(ctx, scene) {
      paint(ctx, () => paintScene(ctx, g, look, scene, sprites));
    },
  };
}

function icon(ctx: Ctx, size: number, side: string, look: Look): void {
  const material = (side === "white" ? ivory : walnut)[look.theme];
  const at = { x: size * 0.48, y: size * 0.46 };
  paintMan(ctx, material, at, size * 0.76, seedOf(side));
  if (look.theme !== "dark") return;
  ctx.save();
  setPen(ctx, "rgba(240,226,196,.28)", 1);
  strokeCircle(ctx, at.x, at.y, size * 0.38 + 0.8);
  ctx.restore();
}

function tokenIcon(ctx: Ctx, size: number, token: Token, look: Look): void {
  const at = { x: size * 0.47, y: size * 0.45 };
  const material = boneDice[look.theme];
  const side = size * 0.7;
  if (token.kind === "cube") {
    paintCube(ctx, material, at, side, token.value, 0);
    return;
  }
  const muted = token.used || token.unplayable;
  paintDie(ctx, material, { ...at, size: side, value: token.value, turn: 0, muted });
  if (token.used) tick(ctx, { ...marks[look.theme], caseWidth: 1 }, at, side);
}

/** Icon of the only mark in the legend: a point on which a side may have only one man. */
function markIcon(ctx: Ctx, size: number, _mark: string, look: Look): void {
  const palette = colours[look.theme];
  const { face, dot } = manMark(palette, true);
  const middle = size / 2;
  const edge = look.theme === "dark" ? "#A79F90" : palette.line;
  ctx.save();
  fillCircle(ctx, face, middle, middle, size * 0.24);
  setPen(ctx, edge, 1);
  ctx.stroke();
  fillCircle(ctx, dot, middle, middle, size * 0.09);
  strokeCircle(ctx, middle, middle, size * 0.43);
  ctx.restore();
}

/** Return the codes of the marks that the legend explains: `one_man` if the board shows it. */
function legend({ places }: View): string[] {
  return places.some(({ marks }) => marks.includes("one_man")) ? ["one_man"] : [];
}

export const painter: Painter = { least: () => 334, fit, icon, tokenIcon, legend, markIcon };
