/** Painter of Ludus XII scriptorum: the marble slab of Ostia with its thirty-six letters. */

import { onMarble, pebbles } from "../../paint/material/antique";
import { paintPebble } from "../../paint/material/pebbles";
import { romanPainter } from "../../paint/tables/roman";
import { cutBlock, keptBlock, keyOf } from "./painter/block";
import { colours } from "./painter/colours";
import { measure } from "./painter/geometry";
import { menOf, paintScene } from "./painter/live";
import { tokenBox } from "./painter/positions";
import { paintSlab } from "./painter/slab";

export const painter = romanPainter({
  least: 430,
  measure,
  colours,
  paintMan: paintPebble,
  materialOf: (side, theme) => (side === "white" ? pebbles.white : pebbles.black)[theme],
  ink: onMarble,
  menOf,
  tokenBox,
  keyOf,
  cachedTexture: keptBlock,
  makeTexture: cutBlock,
  paintStill: paintSlab,
  paintScene,
});
