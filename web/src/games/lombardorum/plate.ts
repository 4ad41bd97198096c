/** Picture of the game on the home page: a board with men and dice, with its shadow on the page. */
import type { Plate } from "../../contracts/manifest";
import { scaleOf } from "../../paint/material/canvas";
import { paintDie } from "../../paint/material/dice";
import { paintMan } from "../../paint/material/discs";
import { seedOf } from "../../paint/material/noise";
import { boneDice, ivory, walnut } from "../../paint/material/palette";
import { makePlanks } from "../../paint/material/wood";
import { colours } from "./painter/colours";
import { manAt } from "./painter/geometry";
import { layOut, type Proportions } from "./painter/layout";
import type { Marked } from "./painter/points";
import { paintBoard } from "./painter/still";
import { cutList } from "./painter/timber";

/** Proportions for the picture: its board is wider in relation to its height than in the game. */
const proportions: Proportions = {
  rim: 10 / 190,
  bar: 1.2,
  man: 0.66,
  slot: 2.4,
  gap: 3 / 190,
  tray: 29 / 190,
  numeral: 0,
  corner: 3.5 / 190,
};

/**
 * Size of the board without its tray, and geometry of this board with its tray. `plate` multiplies
 * the size by a factor, so that board and tray fit into the picture.
 */
const BOARD = { width: 190, height: 140 };
const WHOLE = layOut(BOARD.width, BOARD.height, proportions, false, false);

const oneMan = ["p1", "p3", "p4", "p5", "p8", "p9", "p10", "p12"];
const marked: Marked[] = Array.from({ length: 12 }, (_, i) => {
  const id = `p${i + 1}`;
  return { id, row: i < 6 ? 0 : 1, marks: [oneMan.includes(id) ? "one_man" : "any_number"] };
});

const men = {
  ivory: { p2: 1, p6: 2, p7: 3, p8: 1, p10: 1 },
  walnut: { p1: 2, p3: 1, p5: 2, p11: 2, p12: 3, "bar.black": 1 },
};

export const plate: Plate = function* (ctx, room, look) {
  const size = Math.min(room.width / WHOLE.width, room.height / WHOLE.height);
  const g = layOut(BOARD.width * size, BOARD.height * size, proportions, false, false);
  const palette = colours[look.theme];
  const timber = palette.grain ? yield* makePlanks(cutList(g, palette), scaleOf(ctx)) : null;
  paintBoard(ctx, g, palette, marked, timber);
  yield;
  for (const [material, places] of [
    [ivory[look.theme], men.ivory],
    [walnut[look.theme], men.walnut],
  ] as const) {
    for (const [place, count] of Object.entries(places)) {
      for (let order = 0; order < count; order++) {
        const at = manAt(g, place, order, count);
        if (at) paintMan(ctx, material, at, g.man, seedOf(`${place} ${order}`));
      }
      yield;
    }
  }
  const { field, unit } = g;
  const middle = field.y + field.height / 2;
  const bone = boneDice[look.theme];
  const die = 0.52 * unit;
  paintDie(ctx, bone, {
    x: field.x + field.width * 0.45,
    y: middle - 0.06 * unit,
    size: die,
    value: 6,
    turn: 0.25,
  });
  paintDie(ctx, bone, {
    x: field.x + field.width * 0.59,
    y: middle + 0.08 * unit,
    size: die,
    value: 2,
    turn: -0.4,
  });
  return g;
};
