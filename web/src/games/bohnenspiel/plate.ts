/** The small picture of the game: the plank in play, on the page under its own shadow. */
import type { Look } from "../../board/painter";
import { type Ctx, scaleOf } from "../../material/canvas";
import { seedOf } from "../../material/noise";
import { paintBean } from "./painter/beans";
import { colours } from "./painter/colours";
import { beside, layOut, type Proportions, roomOf } from "./painter/geometry";
import { heapIn } from "./painter/heap";
import { kindOf } from "./painter/kinds";
import { paintBoard } from "./painter/still";
import { saw } from "./painter/timber";

/** A plank without numbers, its rows closer together than on the board played on. */
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

/** The box that the measures below are made for. */
const BOX = { width: 302, height: 150 };
const PITCH = 34.4;

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

/** Paints the picture into a box of 302 × 150, or of another size in its proportions. */
export function plate(ctx: Ctx, width: number, height: number, look: Look): void {
  const size = Math.min(width / BOX.width, height / BOX.height);
  const g = layOut(PITCH * size, proportions, false, false);
  const palette = colours[look.theme];
  ctx.save();
  ctx.translate((width - g.width) / 2, (height - g.height) / 2 - size);
  const ratio = scaleOf(ctx);
  let wood = null;
  if (palette.grain) {
    const growing = saw(g, palette, ratio);
    let step = growing.next();
    while (!step.done) step = growing.next();
    wood = step.value;
  }
  paintBoard(ctx, g, palette, wood, ratio);
  for (const [place, count] of Object.entries(beans)) {
    const hollow = g.hollows.get(place);
    if (!hollow) continue;
    const lies = heapIn(roomOf(g, hollow.store), place);
    for (let order = 0; order < count; order++) {
      const { x, y, turn } = lies(order);
      const seed = seedOf(`${place} ${order}`);
      const at = beside(g, hollow, x * g.bean, y * g.bean);
      paintBean(ctx, palette.beans[kindOf(seed)], at, g.bean, turn, seed);
    }
  }
  ctx.restore();
}
