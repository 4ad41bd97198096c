/** The small picture of the game: a leaf with a corner of the battle, one attack drawn. */
import { AT_REST, type Look, type Scene } from "../../board/painter";
import { type Ctx, scaleOf } from "../../material/canvas";
import { atOnce } from "../../material/planks";
import { stamps } from "../../material/stock";
import { colours } from "./painter/colours";
import { composed } from "./painter/composed";
import { layOut } from "./painter/geometry";
import { paintScene } from "./painter/live";
import { paintLeaf } from "./painter/still";
import { tan } from "./painter/vellum";

const view = composed({
  ranks: 4,
  nameless: true,
  stones: [
    "BP190@a4",
    "BR9@c4",
    "BS66@h4",
    "BR7@d3",
    "BT12@f3",
    "WR6@b2",
    "BT30@g2",
    "WS15@a1",
    "WT20@c1",
    "WR8@e1",
    "WP91@h1",
  ],
  attacks: ["6 · 5 = 30 b2 g2"],
});

const scene: Scene = { view, ...AT_REST };

/** The box that the measures below are made for. */
const BOX = { width: 302, height: 150 };
const CELL = 31;
/** The size of the formula, in cells. */
const FORMULA = 0.42;
const MARGINS = { left: 0.5, top: 0.36, right: 0.5, bottom: 0.36, taken: "margin" } as const;

/** Paints the picture into a box of 302 × 150, or of another size in its proportions. */
export function plate(ctx: Ctx, width: number, height: number, look: Look): void {
  const size = Math.min(width / BOX.width, height / BOX.height);
  const laid = layOut(view, MARGINS, CELL * size, look);
  const g = { ...laid, formula: Math.min(laid.formula, FORMULA * CELL * size) };
  const palette = colours[look.theme];
  ctx.save();
  ctx.translate((width - g.width) / 2, (height - g.height) / 2);
  const skin = palette.grain ? atOnce(tan(g.leaf, palette)) : null;
  paintLeaf(ctx, g, palette, skin);
  const ratio = scaleOf(ctx);
  paintScene(ctx, { g, look, colours: palette, stamp: stamps(ratio) }, scene);
  ctx.restore();
}
