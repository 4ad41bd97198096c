/** Painter of Ludus XII scriptorum: the marble slab of Ostia with its thirty-six letters. */

import { fade } from "../../paint/material/palette";
import { paintPebble } from "../../paint/material/pebbles";
import { onMarble, pebbles } from "../../paint/roman/antique";
import { romanPainter } from "../../paint/roman/painter";
import { colours } from "./painter/colours";
import { diePosition, measure, tokenBox, USUAL } from "./painter/geometry";
import {
  menOf,
  paintClosed,
  paintCounts,
  paintCourse,
  paintNames,
  paintRoutes,
} from "./painter/live";
import { paintSlab, quarry } from "./painter/slab";

export const painter = romanPainter({
  least: 430,
  measure,
  colours,
  paintMan: paintPebble,
  materialOf: (side, theme) => (side === "white" ? pebbles.white : pebbles.black)[theme],
  ink: onMarble,
  menOf,
  tokenBox,
  textureKey: ({ slab }) => [slab.width, slab.height],
  makeTexture: quarry,
  paintStill: paintSlab,
  paintNames,
  paintCounts,
  countsOnMen: true,
  paintCourse,
  paintRoutes,
  paintClosed,
  diceCount: USUAL,
  dieAt: diePosition,
  faintDie: ({ figure, grain }) => (grain ? fade(figure, 0.5) : figure),
});
