/** The painter of Ludus XII scriptorum: the marble slab of Ostia with its thirty-six letters. */
import { onMarble, pebbles } from "./material/antique";
import { paintPebble } from "./material/pebbles";
import { romanPainter } from "./tables/roman";
import { cutBlock, keptBlock, keyOf } from "./xii/block";
import { colours } from "./xii/colours";
import { measure } from "./xii/geometry";
import { tokenBox } from "./xii/lie";
import { menOf, paintScene } from "./xii/live";
import { paintSlab } from "./xii/slab";

export { plate } from "./xii/plate";

export const painter = romanPainter({
  least: 408,
  measure,
  colours,
  paintMan: paintPebble,
  stuffOf: (side, theme) => (side === "white" ? pebbles.white : pebbles.black)[theme],
  ink: onMarble,
  menOf,
  tokenBox,
  keyOf,
  kept: keptBlock,
  grow: cutBlock,
  paintStill: paintSlab,
  paintScene,
});
