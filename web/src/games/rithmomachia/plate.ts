/** Picture of the game on the home page: a leaf with a battlefield of four ranks and one attack. */
import { AT_REST, type Scene } from "../../board/painter";
import type { Plate } from "../../contracts/manifest";
import { scaleOf } from "../../paint/material/canvas";
import { deferredStamps } from "../../paint/material/sprites";
import { colours } from "./painter/colours";
import { composed } from "./painter/composed";
import { layOut } from "./painter/geometry";
import { paintScene } from "./painter/live";
import { paintLeaf, tan } from "./painter/still";

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

/** Maximum font size of the attack's formula (6 · 5 = 30), as a multiple of a square's side. */
const FORMULA = 0.42;
const MARGINS = { left: 0.5, top: 0.36, right: 0.5, bottom: 0.36, taken: "margin" } as const;

export const plate: Plate = function* (ctx, room, look) {
  const whole = layOut(view, MARGINS, 100, look);
  const cell = whole.cell * Math.min(room.width / whole.width, room.height / whole.height);
  const board = layOut(view, MARGINS, cell, look);
  const g = { ...board, formula: Math.min(board.formula, FORMULA * cell) };
  const palette = colours[look.theme];
  const skin = palette.grain ? yield* tan(g.leaf, palette) : null;
  paintLeaf(ctx, g, palette, skin);
  yield;
  paintScene(ctx, { g, look, colours: palette, stamp: deferredStamps(scaleOf(ctx)).stamp }, scene);
  return g;
};
