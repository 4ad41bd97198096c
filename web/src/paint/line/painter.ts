/** Painter of the domino games: bone tiles on a marble café table. */
import type { Board, Look, Painter } from "../../board/painter";
import type { View } from "../../engine/protocol";
import { paintTile } from "../dominoes/tiles";
import { boardTransform, type Ctx, centreText, type Space, setPen } from "../material/canvas";
import { SERIF } from "../material/dice";
import { deferredStamps } from "../material/sprites";
import { type Plank, type TextureCache, texturedLayer } from "../material/wood";
import { paintBack } from "./back";
import { colours } from "./colours";
import { positionOf, shapesOf } from "./geometry";
import { letterOf, paintScene } from "./live";
import { paintSlab, quarry } from "./slab";
import { measure } from "./table";

const slabs: TextureCache<Plank> = new Map();

function fit(space: Space, view: View, look: Look): Board {
  const table = measure(space, view, look);
  const palette = colours[look.theme];
  const { ratio } = look;
  const { stamp, make } = deferredStamps(ratio);
  const kit = { table, look, colours: palette, stamp };
  const paint = boardTransform(table, ratio);
  return {
    width: table.width,
    height: table.height,
    bleed: table.bleed,
    upright: table.down,
    places: shapesOf(table, view),
    strips: table.strips,
    captions: table.captions,
    spot(view, pieceId) {
      const piece = view.pieces.find(({ id }) => id === pieceId);
      const position = piece && positionOf(table, view, piece);
      return position ? { x: position.x, y: position.y } : null;
    },
    token: () => null,
    ...texturedLayer({
      cache: slabs,
      key: [look.theme, ratio, table.width, table.height],
      make: palette.grain ? () => quarry(table, palette, table.scale, ratio) : null,
      paint: (ctx, _view, block) =>
        paint(ctx, () => paintSlab(ctx, table, palette, block, table.scale)),
    }),
    prepare: make,
    paintLive(ctx, scene) {
      paint(ctx, () => paintScene(ctx, kit, scene));
    },
  };
}

/** Paint a side's icon: a tile's back, with the side's letter instead of the pin in its middle. */
function icon(ctx: Ctx, size: number, side: string, look: Look): void {
  const palette = colours[look.theme];
  const unit = 0.46 * size;
  paintBack(ctx, palette, { x: size / 2, y: size / 2 - 0.02 * size }, unit, 0, 3);
  ctx.save();
  ctx.fillStyle = palette.back.ebony[1];
  ctx.fillRect(size / 2 - 0.12 * size, size / 2 - 0.15 * size, 0.24 * size, 0.3 * size);
  ctx.fillStyle = palette.chalk;
  ctx.font = `500 ${0.42 * size}px ${SERIF}`;
  centreText(ctx);
  ctx.fillText(letterOf(side), size / 2, 0.62 * size);
  ctx.restore();
}

/** Return the codes of the marks for the legend: "joined" if the last move extended the line. */
function legend({ last, places }: View): string[] {
  const line = new Set(places.filter(({ kind }) => kind === "line").map(({ id }) => id));
  return last.paths.some((path) => line.has(path.at(-1) ?? "")) ? ["joined"] : [];
}

function markIcon(ctx: Ctx, size: number, _code: string, look: Look): void {
  const palette = colours[look.theme];
  const unit = 0.4 * size;
  ctx.fillStyle = palette.marks.glow;
  setPen(ctx, palette.marks.arcEdge, 1);
  ctx.beginPath();
  ctx.roundRect(0.02 * size, 0.22 * size, 0.96 * size, 0.56 * size, 3);
  ctx.fill();
  ctx.stroke();
  const at = { x: size / 2, y: size / 2 };
  paintTile(
    ctx,
    { ...palette.tile, flat: true },
    { ...at, unit, first: 1, second: 1, across: true },
  );
}

/** The board is at least 405 CSS pixels high. Without dice, `tokenIcon` draws nothing. */
export const painter: Painter = { least: () => 405, fit, icon, tokenIcon() {}, legend, markIcon };
