/** The wooden parts of a board: the size, grain and colour of the texture of each part. */
import type { Box } from "../../../board/painter";
import type { Cut, Plank } from "../../../paint/material/wood";
import type { Colours } from "./colours";
import type { Geometry } from "./geometry";

type Part = "rail" | "stile" | "field" | "boxwood" | "dark" | "slot" | "tray" | "well";
export type Timber = Record<Part, Plank>;

/** Return the size, grain and colour of each wooden part, for generating its texture. */
export function cutList(g: Geometry, colours: Colours): Record<Part, Cut> {
  const { unit, board, field, bar } = g;
  const zoom = 72 / unit;
  const tray = (g.trays[0] as (typeof g.trays)[number]).box;
  const well = ([...g.wells.values()][0] as { box: Box }).box;
  const slot = ([...g.slots.values()][0] as { box: Box }).box;
  const grainOf = (box: Box) => (box.width > box.height ? "across" : "upright");
  const points = { width: unit * 6, height: g.length + g.bay, grain: "upright", zoom } as const;
  return {
    rail: {
      width: board.width,
      height: g.rim + 4,
      grain: "across",
      colour: colours.frame,
      seed: 8,
      zoom,
    },
    stile: {
      width: Math.max(g.rim, bar.width) + 1,
      height: board.height,
      grain: "upright",
      colour: colours.frame,
      seed: 3,
      zoom,
    },
    field: {
      width: field.width,
      height: field.height,
      grain: "across",
      colour: colours.field,
      seed: 14,
      zoom,
      rings: 0.03,
      figure: 0.05,
    },
    boxwood: { ...points, colour: colours.boxwood, seed: 27, strength: 0.6, pores: 0.35 },
    dark: { ...points, colour: colours.darkPoint, seed: 33, strength: 0.95 },
    slot: {
      width: slot.width,
      height: slot.height,
      grain: "upright",
      colour: colours.slot,
      seed: 44,
      strength: 0.8,
      zoom,
    },
    tray: {
      width: tray.width,
      height: tray.height,
      grain: grainOf(tray),
      colour: colours.frame,
      seed: 52,
      zoom,
    },
    well: {
      width: well.width,
      height: well.height,
      grain: grainOf(well),
      colour: colours.slot,
      seed: 61,
      strength: 0.8,
      zoom,
    },
  };
}
