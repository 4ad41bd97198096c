/**
 * Picture of the game on the home page: the board (alveus) in landscape orientation, with rows of
 * men and three dice.
 */
import type { Plate } from "../../contracts/manifest";
import { scaleOf } from "../../paint/material/canvas";
import { paintDie } from "../../paint/material/dice";
import { paintMan } from "../../paint/material/discs";
import { seedOf } from "../../paint/material/noise";
import { makePlanks } from "../../paint/material/wood";
import { bone, romanDice, stone } from "../../paint/roman/antique";
import { colours } from "./painter/colours";
import { layOut, manAt } from "./painter/geometry";
import { cutList, paintBoard } from "./painter/still";

/** Zeno's position, as reported by Agathias (Anth. Pal. IX 482). */
const men: Record<"white" | "black", Record<string, number>> = {
  white: { p6: 7, p9: 1, p10: 2, p19: 2, p20: 2, p23: 1 },
  black: { p8: 2, p11: 2, p12: 2, p13: 1, p14: 2, p15: 2, p18: 2, p21: 2 },
};
const dice = [
  { value: 2, u: 0.47, v: 0.3, turn: -0.28 },
  { value: 5, u: 0.52, v: 0.46, turn: 0.52 },
  { value: 6, u: 0.485, v: 0.62, turn: 0.16 },
];

export const plate: Plate = function* (ctx, room, look) {
  const long = Math.min(room.width, (room.height * 4) / 3);
  const view = { places: [], sides: [] };
  const bare = {
    margin: 0,
    row: 0,
    width: 0,
    upright: false,
    phone: true,
    turned: false,
    table: false,
  };
  const g = layOut({ long, ...bare, view });
  const palette = colours[look.theme];
  const timber = palette.grain ? yield* makePlanks(cutList(g, palette), scaleOf(ctx)) : null;
  paintBoard(ctx, g, palette, [], timber);
  yield;
  for (const [material, places] of [
    [bone[look.theme], men.white],
    [stone[look.theme], men.black],
  ] as const) {
    for (const [place, count] of Object.entries(places)) {
      for (let order = 0; order < count; order++) {
        const at = manAt(g, place, order, count);
        if (at) paintMan(ctx, material, at, g.man, seedOf(`${place} ${order}`));
      }
      yield;
    }
  }
  for (const { value, u, v, turn } of dice) {
    const at = g.at(u * g.long, v * g.short);
    paintDie(ctx, romanDice[look.theme], { ...at, size: 0.095 * g.short, value, turn });
  }
  return g;
};
