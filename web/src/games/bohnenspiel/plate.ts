/** Picture of the game on the home page: the plank during a game, with its shadow. */
import type { Plate } from "../../contracts/manifest";
import { scaleOf } from "../../paint/material/canvas";
import { seedOf } from "../../paint/material/noise";
import { heapIn, paintBean } from "./painter/beans";
import { colours, kindOf } from "./painter/colours";
import { beside, layOut, type Proportions, roomOf } from "./painter/geometry";
import { paintBoard, saw } from "./painter/still";

/** Proportions of a plank without numbers, and with narrower margins than the desktop board. */
const proportions: Proportions = {
  depth: 3.3,
  rows: 1.2,
  pit: 0.886,
  bean: 0.286,
  edge: 0.24,
  gap: 0.13,
  store: 0.8,
  storeLength: 2.46,
  count: 0,
  storeCount: 0,
  numeral: 0,
  tag: 0,
  halo: 0,
  disc: 0,
  corner: 0.286,
};

/** The layout for a pitch of 100 CSS pixels. The plank is scaled from it to the given space. */
const WHOLE = layOut(100, proportions, false, false);

const beans = {
  s1: 4,
  s2: 1,
  s3: 7,
  s5: 3,
  s6: 5,
  n1: 3,
  n2: 1,
  n3: 6,
  n4: 2,
  n5: 8,
  "store.south": 18,
  "store.north": 14,
};

export const plate: Plate = function* (ctx, room, look) {
  const size = Math.min(room.width / WHOLE.width, room.height / WHOLE.height);
  const g = layOut(WHOLE.pitch * size, proportions, false, false);
  const palette = colours[look.theme];
  const ratio = scaleOf(ctx);
  const wood = palette.grain ? yield* saw(g, palette, ratio) : null;
  paintBoard(ctx, g, palette, wood, ratio);
  yield;
  for (const [place, count] of Object.entries(beans)) {
    const hollow = g.hollows.get(place);
    if (!hollow) continue;
    const positionAt = heapIn(roomOf(g, hollow.store), place);
    for (let order = 0; order < count; order++) {
      const { x, y, turn } = positionAt(order);
      const seed = seedOf(`${place} ${order}`);
      const at = beside(g, hollow, x * g.bean, y * g.bean);
      paintBean(ctx, palette.beans[kindOf(seed)], at, g.bean, turn, seed);
    }
    yield;
  }
  return g;
};
