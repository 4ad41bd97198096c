/** The plank of pear wood, generated in the size of one board. */
import type { Look } from "../../../board/painter";
import { type Plank, textureCache } from "../../../paint/material/planks";
import { wood } from "../../../paint/material/wood";
import type { Colours } from "./colours";
import type { Geometry } from "./geometry";

const store = textureCache<Plank>();

export function keyOf(g: Geometry, look: Look): string {
  return [look.theme, look.ratio, g.plank.width, g.plank.height].join(" ");
}

export function keptPlank(key: string): Plank | null {
  return store.get(key);
}

/** Generates the plank of a board in slices of a few milliseconds and caches it. */
export function growPlank(
  key: string,
  g: Geometry,
  colours: Colours,
  ratio: number,
): Generator<void, Plank, void> {
  return store.keep(key, saw(g, colours, ratio));
}

/** Generates a plank without caching it: fine fibres along the board, short pores. */
export function* saw(g: Geometry, colours: Colours, ratio: number): Generator<void, Plank, void> {
  const { width, height } = g.plank;
  const canvas = yield* wood(
    {
      width,
      height,
      grain: width > height ? "across" : "upright",
      colour: colours.wood,
      seed: 41,
      zoom: 100 / g.pitch,
      strength: 0.8,
      figure: 0.09,
      pores: 1.4,
      rings: 0.02,
    },
    ratio,
  );
  return { canvas, ratio };
}
