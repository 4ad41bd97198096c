/** Creates the `Board` of a puzzle sheet for a given space, and the legend of its marks. */
import type { Board, Look } from "../../board/painter";
import type { View } from "../../engine/protocol";
import { fibre } from "../dominoes/paper";
import { tiles } from "../dominoes/tiles";
import { boardTransform, type Ctx, type Space, setPen } from "../material/canvas";
import { colours } from "./colours";
import { between, measure } from "./geometry";
import { paintScene, type TileStyle } from "./live";
import { pens } from "./marks";
import type { Layout } from "./plans";
import { type Frame, paintPrint } from "./still";

/** The properties in which the sheets of the games differ. */
export interface SheetStyle {
  /** Layouts of the grid and its list of tiles, in order of preference (see `planned`). */
  lists: readonly Layout[];
  frame: Frame;
  tileStyle: TileStyle;
  /** Duration in milliseconds of the animation of a solved puzzle; 0 for none. */
  finale: number;
}

export function fitSheet(
  space: Space,
  view: View,
  look: Look,
  { lists, frame, tileStyle, finale }: SheetStyle,
): Board {
  const g = measure(space, view, look, lists);
  const palette = colours[look.theme];
  const kit = {
    g,
    colours: palette,
    material: tiles[look.theme],
    pens: pens(g, palette),
    tileStyle,
  };
  let texture: OffscreenCanvas | null = null;

  const paint = boardTransform(g, look.ratio);
  return {
    width: g.width,
    height: g.height,
    bleed: g.bleed,
    places: g.places,
    strips: null,
    sheet: g.sheet,
    finale,
    between: (spot, sure) => between(g, spot, sure),
    spot(view, pieceId) {
      const piece = view.pieces.find(({ id }) => id === pieceId);
      const [a, b] = (piece?.covers ?? []).map((id) => g.cells.get(id));
      return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
    },
    token: () => null,
    paintStill(ctx) {
      paint(ctx, () => paintPrint(ctx, g, palette, texture, frame));
    },
    *paintGrain(ctx) {
      if (!g.paper || palette.fibre === 0 || texture) return;
      texture = yield* fibre(g.paper, palette.paper, palette.fibre);
      yield;
      paint(ctx, () => paintPrint(ctx, g, palette, texture, frame));
    },
    paintLive(ctx, scene) {
      paint(ctx, () => paintScene(ctx, kit, scene));
    },
  };
}

export function legend({ places, marks }: View): string[] {
  const has = (code: string) => places.some((place) => place.marks.includes(code));
  const isDrawn = (code: string) => marks.some(({ label }) => label.code === code);
  return [
    ...(has("wrong") || isDrawn("line_wrong") ? ["wrong"] : []),
    ...(has("tried") || isDrawn("line_tried") ? ["tried"] : []),
  ];
}

export function markIcon(ctx: Ctx, size: number, code: string, look: Look): void {
  const palette = colours[look.theme];
  ctx.save();
  setPen(ctx, code === "tried" ? palette.pencil : palette.accent, 1.4);
  ctx.beginPath();
  ctx.roundRect(1, 0.24 * size, size - 2, 0.52 * size, 3);
  if (code === "tried") ctx.setLineDash([3.5, 2]);
  ctx.stroke();
  ctx.clip();
  ctx.beginPath();
  if (code === "wrong") {
    for (let x = 2; x < 2 * size; x += 4) {
      ctx.moveTo(x, 0);
      ctx.lineTo(x - size, size);
    }
  }
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.restore();
}
