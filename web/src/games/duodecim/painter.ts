/** Painter of Duodecim scripta: the walnut alveus with its twelve lines and the free lane. */
import { bone, onWalnut, stone } from "../../paint/material/antique";
import { paintMan } from "../../paint/material/discs";
import { romanPainter } from "../../paint/tables/roman";
import { colours } from "./painter/colours";
import { measure, tokenBox } from "./painter/geometry";
import { menOf, paintScene } from "./painter/live";
import { growTimber, keptTimber, keyOf, paintBoard } from "./painter/still";

export const painter = romanPainter({
  least: 488,
  measure,
  colours,
  paintMan,
  materialOf: (side, theme) => (side === "white" ? bone : stone)[theme],
  ink: onWalnut,
  menOf,
  tokenBox,
  keyOf,
  cachedTexture: keptTimber,
  makeTexture: growTimber,
  paintStill: paintBoard,
  paintScene,
});
