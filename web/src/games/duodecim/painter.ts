/** Painter of Duodecim scripta: the alveus, a walnut board with twelve lines and a free lane. */

import { paintMan } from "../../paint/material/discs";
import { fade } from "../../paint/material/palette";
import { makePlanks } from "../../paint/material/wood";
import { bone, onWalnut, stone } from "../../paint/roman/antique";
import { romanPainter } from "../../paint/roman/painter";
import { colours } from "./painter/colours";
import { dieAt, measure, tokenBox, USUAL } from "./painter/geometry";
import {
  menOf,
  paintClosed,
  paintCounts,
  paintCourse,
  paintNames,
  paintRoutes,
} from "./painter/live";
import { cutList, paintBoard } from "./painter/still";

export const painter = romanPainter({
  least: 488,
  measure,
  colours,
  paintMan,
  materialOf: (side, theme) => (side === "white" ? bone : stone)[theme],
  ink: onWalnut,
  menOf,
  tokenBox,
  textureKey: ({ upright, rim, board }) => [upright, rim, board.width, board.height],
  makeTexture: (g, colours, ratio) => makePlanks(cutList(g, colours), ratio),
  paintStill: paintBoard,
  paintNames,
  paintCounts,
  countsOnMen: false,
  paintCourse,
  paintRoutes,
  paintClosed,
  diceCount: USUAL,
  dieAt,
  faintDie: ({ count, grain }) => (grain ? fade(count, 0.55) : count),
});
