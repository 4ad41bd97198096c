/** The small picture of the game: a figure of reach 3, half of its tiles inked. */
import { AT_REST, type Look, type Scene } from "../../board/painter";
import { colours } from "../../families/sheet/colours";
import { measure } from "../../families/sheet/geometry";
import { ink, paintScene } from "../../families/sheet/live";
import { pens } from "../../families/sheet/marks";
import { printed } from "../../families/sheet/printed";
import { doubleFrame, paintPrint } from "../../families/sheet/still";
import type { Ctx } from "../../material/canvas";
import { tiles } from "../../material/tiles";

const view = printed({
  rows: ["10302", "30112", "23002", "13213"],
  laid: ["a3-a4", "b3-b4", "c1-d1", "c2-d2", "e3-e4"],
  lines: ["b1-b2", "d3-d4"],
  ringed: "2",
});

const scene: Scene = { view, ...AT_REST };

/** Paints the picture into a box of 302 × 150, or of another size in its proportions. */
export function plate(ctx: Ctx, width: number, height: number, look: Look): void {
  const palette = colours[look.theme];
  const room = { width: 0.94 * width, height: 0.96 * height };
  const g = measure(room, view, { ...look, shape: "phone" });
  ctx.save();
  ctx.translate((width - g.width) / 2 - 4, (height - g.height) / 2);
  paintPrint(ctx, g, palette, null, doubleFrame);
  const kit = { g, colours: palette, stuff: tiles[look.theme], pens: pens(g), hand: ink };
  paintScene(ctx, kit, scene);
  ctx.restore();
}
