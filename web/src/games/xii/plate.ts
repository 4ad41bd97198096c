/** Picture of the game on the home page: the board (a marble slab with letters) and pebbles. */
import type { Plate } from "../../contracts/manifest";
import { scaleOf } from "../../paint/material/canvas";
import { seedOf } from "../../paint/material/noise";
import { paintPebble } from "../../paint/material/pebbles";
import { pebbles } from "../../paint/roman/antique";
import { loadCapitals } from "../../paint/roman/cinzel";
import { colours } from "./painter/colours";
import { layOut, manAt } from "./painter/geometry";
import { paintSlab, quarry } from "./painter/slab";

/** Ratio of the short side of the slab to its long side in the picture. */
const BREADTH = 0.56;

const men: Record<"white" | "black", Record<string, number>> = {
  white: { a4: 1, a9: 2, c4: 1, e5: 2, e2: 1 },
  black: { a2: 2, b3: 1, b6: 1, d2: 1, d5: 2 },
};

// The picture is painted only once, so the font of its letters is loaded first.
await loadCapitals();

export const plate: Plate = function* (ctx, room, look) {
  const long = Math.min(room.width, room.height / BREADTH);
  const short = BREADTH * long;
  const view = { places: [], sides: [] };
  const bare = {
    row: 0,
    gap: 0,
    width: 0,
    upright: false,
    phone: false,
    turned: false,
    table: false,
  };
  const g = layOut({ long, short, ...bare, view });
  const palette = colours[look.theme];
  const ratio = scaleOf(ctx);
  const places = [...g.squares.keys()].map((id) => {
    const name = id.toUpperCase();
    return { id, name, value: name.slice(0, 1) };
  });
  const block = palette.grain ? yield* quarry(g, palette, ratio) : null;
  paintSlab(ctx, g, palette, places, block, ratio);
  yield;
  for (const [material, squares] of [
    [pebbles.white[look.theme], men.white],
    [pebbles.black[look.theme], men.black],
  ] as const) {
    for (const [place, count] of Object.entries(squares)) {
      for (let order = 0; order < count; order++) {
        const at = manAt(g, new Map(), place, order, count);
        if (at) paintPebble(ctx, material, at, g.man, seedOf(`${place} ${order}`));
      }
      yield;
    }
  }
  return g;
};
