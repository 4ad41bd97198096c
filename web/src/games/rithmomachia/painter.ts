/** Painter of Rithmomachia: a leaf of vellum, a ruled field, two armies of bone and bog oak. */
import type { Board, Look, Painter } from "../../board/painter";
import type { Piece, View } from "../../engine/protocol";
import { boardTransform, type Ctx, fillCircle, type Space } from "../../paint/material/canvas";
import { deferredStamps } from "../../paint/material/sprites";
import { type TextureCache, texturedLayer } from "../../paint/material/wood";
import { colours, PALE } from "./painter/colours";
import { leastHeight, measure, spotOf } from "./painter/geometry";
import { paintScene } from "./painter/live";
import * as sign from "./painter/signs";
import { paintLeaf, tan } from "./painter/still";
import { faceOf, paintStone } from "./painter/stones";

const skins: TextureCache<OffscreenCanvas> = new Map();

function fit(space: Space, view: View, look: Look): Board {
  const g = measure(space, view, look);
  const palette = colours[look.theme];
  const { stamp, make } = deferredStamps(look.ratio);
  const kit = { g, look, colours: palette, stamp };

  const paint = boardTransform(g, look.ratio);
  return {
    width: g.width,
    height: g.height,
    bleed: g.bleed,
    places: g.places,
    strips: g.strips,
    spot(view, pieceId) {
      const piece = view.pieces.find(({ id }) => id === pieceId);
      return (piece && spotOf(g, piece.place)) ?? null;
    },
    token: () => null,
    ...texturedLayer({
      cache: skins,
      key: [look.theme, g.leaf.width, g.leaf.height],
      make: palette.grain ? () => tan(g.leaf, palette) : null,
      paint: (ctx, _view, skin) => paint(ctx, () => paintLeaf(ctx, g, palette, skin)),
    }),
    prepare: make,
    paintLive(ctx, scene) {
      paint(ctx, () => paintScene(ctx, kit, scene));
    },
  };
}

/** Icon of a side: the first round stone of its army, 2 of the even army or 3 of the odd army. */
function icon(ctx: Ctx, size: number, side: string, look: Look): void {
  if (side === "black" && look.theme === "dark") {
    fillCircle(ctx, PALE, size / 2, size / 2, 0.48 * size);
  }
  const value = side === "white" ? "2" : "3";
  const face = { kind: "round", side, value, turned: false };
  paintStone(ctx, colours[look.theme], face, { x: size / 2, y: size / 2 }, 1.16 * size);
}

function pieceIcon(ctx: Ctx, size: number, piece: Piece, look: Look): void {
  const middle = { x: size / 2, y: size / 2 };
  paintStone(ctx, colours[look.theme], faceOf(piece), middle, 1.16 * size);
}

/**
 * Return the codes of the marks that the legend explains: stones attacked by the side to move
 * (`attacked`), its own stones in danger (`threatened`), and squares from which the chosen stone
 * would attack (`would`).
 */
function legend({ marks, places }: View, chosen: string | null): string[] {
  const marked = (code: string) => places.some((place) => place.marks.includes(code));
  const would = marks.some(({ kind, path }) => kind === "would" && path[0] === chosen);
  return [
    ...(marked("attacked") ? ["attacked"] : []),
    ...(marked("threatened") ? ["threatened"] : []),
    ...(would ? ["would"] : []),
  ];
}

function markIcon(ctx: Ctx, size: number, code: string, look: Look): void {
  const palette = colours[look.theme];
  const at = { x: size / 2, y: size / 2 };
  ctx.fillStyle = palette.vellum[0];
  ctx.beginPath();
  ctx.roundRect(0, 0, size, size, 2);
  ctx.fill();
  if (code === "would") {
    sign.target(ctx, { cell: 1.6 * size, line: 1 }, palette, at, true);
    return;
  }
  sign.brackets(ctx, { cell: 0.84 * size, line: 0.7 }, palette, at);
  const corner = { x: at.x - 0.44 * size, y: at.y + 0.44 * size };
  if (code === "threatened") sign.badge(ctx, { cell: size, line: 1 }, palette, corner, 0);
}

/** This game has no dice, so `tokenIcon` draws nothing. */
export const painter: Painter = {
  least: leastHeight,
  fit,
  icon,
  pieceIcon,
  tokenIcon() {},
  legend,
  markIcon,
};
