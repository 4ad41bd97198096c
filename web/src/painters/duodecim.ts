/** The painter of Duodecim scripta: the walnut alveus with its twelve lines and the free lane. */
import { colours } from "./duodecim/colours";
import { measure } from "./duodecim/geometry";
import { tokenBox } from "./duodecim/lie";
import { menOf, paintScene } from "./duodecim/live";
import { paintBoard } from "./duodecim/still";
import { growTimber, keptTimber, keyOf } from "./duodecim/timber";
import { bone, onWalnut, stone } from "./material/antique";
import { paintMan } from "./material/discs";
import { romanPainter } from "./tables/roman";

export { plate } from "./duodecim/plate";

export const painter = romanPainter({
  least: 488,
  measure,
  colours,
  paintMan,
  stuffOf: (side, theme) => (side === "white" ? bone : stone)[theme],
  ink: onWalnut,
  menOf,
  tokenBox,
  keyOf,
  kept: keptTimber,
  grow: growTimber,
  paintStill: paintBoard,
  paintScene,
});
