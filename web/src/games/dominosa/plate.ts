/** Picture of the game on the home page: a puzzle with half of its tiles drawn in ink. */
import { AT_REST, type Scene } from "../../board/painter";
import type { Plate } from "../../contracts/manifest";
import { tiles } from "../../paint/dominoes/tiles";
import { colours } from "../../paint/sheet/colours";
import { measure } from "../../paint/sheet/geometry";
import { ink, paintScene } from "../../paint/sheet/live";
import { pens } from "../../paint/sheet/marks";
import { sheetView } from "../../paint/sheet/sheet-view";
import { doubleFrame, paintPrint } from "../../paint/sheet/still";

const view = sheetView({
  rows: ["10302", "30112", "23002", "13213"],
  laid: ["a3-a4", "b3-b4", "c1-d1", "c2-d2", "e3-e4"],
  lines: ["b1-b2", "d3-d4"],
  ringed: "2",
});

const scene: Scene = { view, ...AT_REST };

export const plate: Plate = function* (ctx, room, look) {
  const palette = colours[look.theme];
  const g = measure(room, view, { ...look, shape: "phone" });
  paintPrint(ctx, g, palette, null, doubleFrame);
  yield;
  const kit = {
    g,
    colours: palette,
    material: tiles[look.theme],
    pens: pens(g, palette),
    tileStyle: ink,
  };
  paintScene(ctx, kit, scene);
  return g;
};
