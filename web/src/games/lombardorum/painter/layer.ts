/** Context shared by all parts of the live layer. */
import type { Look } from "../../../board/painter";
import type { Piece, View } from "../../../engine/protocol";
import type { Ctx } from "../../../paint/material/canvas";
import type { MarkInk } from "../../../paint/material/palette";
import type { Sprites } from "../../../paint/material/sprites";
import type { Colours } from "./colours";
import type { Geometry } from "./measures";

export interface Live {
  ctx: Ctx;
  g: Geometry;
  look: Look;
  view: View;
  colours: Colours;
  ink: MarkInk;
  sprites: Sprites;
  /** The men on each place, from bottom to top. */
  stacks: Map<string, Piece[]>;
  /** True if the player on turn reads the board from the far side. */
  far: boolean;
}
