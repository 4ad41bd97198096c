/** Small pictures of the domino games: a line of tiles and, in some, face-down tiles. */
import type { Look } from "../../board/painter";
import { paintTile } from "../dominoes/tiles";
import { type Ctx, scaleOf } from "../material/canvas";
import { paintBack } from "./back";
import { type Colours, colours } from "./colours";
import { isAcross } from "./geometry";
import { HEIGHT, linePosition } from "./line";
import { paintSlab, quarry } from "./slab";

/** Size of the picture in CSS pixels for which the lengths in this module are given. */
const BOX = { width: 302, height: 150 };

type Room = typeof BOX;

interface Picture {
  /** Half the length of a tile, in CSS pixels if the picture has the size `BOX`. */
  unit: number;
  /** Tiles of the line as "first:second", clockwise from the left end of its upper row. */
  line: string[];
  /** Number of tiles in each of the line's two parallel rows. */
  row: number;
  /** Number of face-down tiles below the line. */
  backs: number;
}

/** Return a `Plate` (`contracts/manifest.ts`), which paints the picture and returns its size. */
export function plateOf(picture: Picture) {
  return function* (ctx: Ctx, room: Room, look: Look): Generator<void, Room, void> {
    const size = Math.min(room.width / BOX.width, room.height / BOX.height);
    const palette = colours[look.theme];
    ctx.save();
    ctx.scale(size, size);
    const block = palette.grain ? yield* quarry(BOX, palette, 0.45, scaleOf(ctx)) : null;
    paintSlab(ctx, BOX, palette, block, 0.6);
    yield;
    paintPicture(ctx, palette, picture);
    ctx.restore();
    return { width: BOX.width * size, height: BOX.height * size };
  };
}

function paintPicture(ctx: Ctx, palette: Colours, { unit, line, row, backs }: Picture): void {
  const left = (BOX.width - (2 * row + 2) * unit) / 2;
  const top = backs > 0 ? 24 : (BOX.height - HEIGHT * unit) / 2;
  line.forEach((tile, i) => {
    const { x, y, heading } = linePosition(i - Math.floor(row / 2), row);
    const [one = 0, two = 0] = tile.split(":").map(Number);
    const turned = heading === "left" || heading === "up";
    paintTile(ctx, palette.tile, {
      x: left + x * unit,
      y: top + y * unit,
      unit,
      first: turned ? two : one,
      second: turned ? one : two,
      across: isAcross(heading),
    });
  });
  for (let i = 0; i < backs; i++) {
    const turn = ((i * 37) % 11) / 90 - 0.05;
    const x = left + unit * (0.8 + 1.4 * i);
    paintBack(ctx, palette, { x, y: 134 - unit + (i % 2) * 2 }, unit, turn, i);
  }
}
