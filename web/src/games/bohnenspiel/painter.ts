/** Painter of the Bohnenspiel: a plank of pear wood with carved hollows, and beans. */
import type { Board, Look, Painter } from "../../board/painter";
import type { View } from "../../engine/protocol";
import {
  boardTransform,
  type Ctx,
  fillCircle,
  type Space,
  setPen,
  strokeCircle,
} from "../../paint/material/canvas";
import { slope } from "../../paint/material/light";
import { stamps } from "../../paint/material/sprites";
import { type Plank, type TextureCache, texturedLayer } from "../../paint/material/wood";
import { beanSprites, heapIn } from "./painter/beans";
import { colours } from "./painter/colours";
import { measure, roomOf } from "./painter/geometry";
import { beansOf, type Heaps, paintScene, positionOf } from "./painter/live";
import { paintBoard, saw } from "./painter/still";

const planks: TextureCache<Plank> = new Map();

function fit(space: Space, _view: View, look: Look): Board {
  const g = measure(space, look);
  const palette = colours[look.theme];
  const heaps: Heaps = new Map(
    [...g.hollows].map(([place, { store }]) => [place, heapIn(roomOf(g, store), place)]),
  );
  const sprites = beanSprites(palette.beans, g.bean, look.ratio);
  const kit = {
    g,
    look,
    colours: palette,
    heaps,
    paintBean: sprites.paint,
    stamp: stamps(look.ratio),
  };

  const paint = boardTransform(g, look.ratio);
  return {
    width: g.width,
    height: g.height,
    bleed: g.bleed,
    places: g.places,
    strips: g.strips,
    upright: g.quarter % 2 === 1,
    spot(view, pieceId) {
      const bean = view.pieces.find((piece) => piece.id === pieceId);
      const position = bean && positionOf({ g, heaps, beans: beansOf(view) }, bean);
      return position ? { x: position.x, y: position.y } : null;
    },
    token: () => null,
    ...texturedLayer({
      cache: planks,
      key: [look.theme, look.ratio, g.plank.width, g.plank.height],
      make: palette.grain ? () => saw(g, palette, look.ratio) : null,
      paint: (ctx, _view, wood) => paint(ctx, () => paintBoard(ctx, g, palette, wood, look.ratio)),
    }),
    prepare: sprites.make,
    paintLive(ctx, scene) {
      paint(ctx, () => paintScene(ctx, kit, scene));
    },
  };
}

/** Paint the icon of a side: a small plank on which only the row of this side has beans. */
function icon(ctx: Ctx, size: number, side: string, look: Look): void {
  const palette = colours[look.theme];
  const box = { x: 0.04 * size, y: 0.19 * size, width: 0.92 * size, height: 0.6 * size };
  const near = (side === "south") !== look.turned;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, 0.12 * size);
  ctx.fillStyle = palette.wood;
  ctx.fill();
  ctx.fillStyle = slope(ctx, box, palette.light);
  ctx.fill();
  setPen(ctx, palette.edge, palette.grain ? 1 : 1.6);
  ctx.stroke();
  for (const row of [0, 1]) {
    const filled = near === (row === 1);
    for (const column of [-1, 0, 1]) {
      const x = size * (0.5 + 0.27 * column);
      const y = box.y + box.height * (row ? 0.72 : 0.28);
      fillCircle(ctx, palette.hollow, x, y, 0.105 * size);
      setPen(ctx, palette.rim, 0.8);
      ctx.stroke();
      if (!filled) continue;
      fillCircle(ctx, palette.beans.white.skins[0] as string, x, y, 0.075 * size);
      if (palette.grain) continue;
      fillCircle(ctx, palette.rim, x, y, 0.06 * size);
    }
  }
  ctx.restore();
}

/**
 * Return the codes of the marks on the board that the legend explains: if the chosen pit can be
 * sown, those that show this move in advance; otherwise the mark of the last turn, if there is one.
 */
function legend({ last, moves }: View, chosen: string | null): string[] {
  const preview = moves.find(({ path }) => path[0] === chosen);
  if (!preview) return last.paths.length > 0 ? ["before"] : [];
  return ["chosen", "last_bean", ...(preview.takes.length > 0 ? ["taken"] : [])];
}

function markIcon(ctx: Ctx, size: number, code: string, look: Look): void {
  const { ink, grain } = colours[look.theme];
  const at = { x: size / 2, y: size / 2 };
  const ring = (radius: number, width: number, colour: string, dash: number[] = []) => {
    ctx.save();
    ctx.setLineDash(dash);
    setPen(ctx, colour, width);
    strokeCircle(ctx, at.x, at.y, radius * size);
    ctx.restore();
  };
  if (code === "before") {
    ring(0.33, 0.22 * size, look.theme === "dark" ? ink.glow : ink.arcEdge);
    // In high contrast, a golden band with a dark edge, as on the board.
    if (!grain) ring(0.33, 0.12 * size, ink.glow);
  } else if (code === "taken") ring(0.42, 0.1 * size, ink.accent, [0.2 * size, 0.13 * size]);
  else ring(0.42, 0.1 * size, ink.second);
  if (code === "last_bean") ring(0.2, 0.1 * size, ink.second);
}

/** Pits are large enough to press from a height of 334 CSS px. No dice: `tokenIcon` is empty. */
export const painter: Painter = { least: () => 334, fit, icon, tokenIcon() {}, legend, markIcon };
