/** The walnut parts of the alveus, generated in its size. */
import type { Look } from "../../../board/painter";
import { makePlanks, type Plank, textureCache } from "../../../paint/material/planks";
import type { Cut } from "../../../paint/material/wood";
import type { Colours } from "./colours";
import { type Geometry, LONG } from "./geometry";

type Part = "field" | "lane" | "rail" | "stile";
export type Timber = Record<Part, Plank>;

const store = textureCache<Timber>();

export function keyOf(g: Geometry, look: Look): string {
  return [look.theme, look.ratio, g.upright, g.rim, g.board.width, g.board.height].join(" ");
}

export function keptTimber(key: string): Timber | null {
  return store.get(key);
}

/** Generates all wood of a board in slices of a few milliseconds and caches it. */
export function growTimber(
  key: string,
  g: Geometry,
  colours: Colours,
  ratio: number,
): Generator<void, Timber, void> {
  return store.keep(key, makePlanks(cutList(g, colours), ratio));
}

/**
 * The parts to generate. Fields have their grain along the board, the lane at a right angle to it.
 */
export function cutList(g: Geometry, colours: Colours): Record<Part, Cut> {
  const { board, upright } = g;
  const zoom = Math.min(1.7, LONG / g.long);
  const field = g.box(g.rim, g.rim, g.long - g.rim, g.short - g.rim);
  const lane = g.box((g.long - g.lane) / 2, g.rim, (g.long + g.lane) / 2, g.short - g.rim);
  const figured = { figure: 0.17, rings: 0.034, strength: 1.15, zoom };
  const rail = { colour: colours.rail, strength: 1.1, zoom };
  return {
    field: {
      ...figured,
      width: field.width,
      height: field.height,
      grain: upright ? "upright" : "across",
      colour: colours.field,
      seed: 11,
    },
    lane: {
      ...figured,
      width: lane.width,
      height: lane.height,
      grain: upright ? "across" : "upright",
      colour: colours.lane,
      seed: 22,
    },
    rail: { ...rail, width: board.width, height: 2 * g.rim + 2, grain: "across", seed: 3 },
    stile: { ...rail, width: 2 * g.rim + 2, height: board.height, grain: "upright", seed: 5 },
  };
}
