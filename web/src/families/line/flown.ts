/** A tile in flight: it grows or shrinks on its way, turns to where it will point, turns over. */
import type { Flown, Spot } from "../../board/painter";
import type { Piece, View } from "../../engine/protocol";
import type { Ctx } from "../../material/canvas";
import { paintTile } from "../../material/tiles";
import { paintBack } from "./back";
import type { Colours } from "./colours";
import { lieOf, restOf } from "./geometry";
import type { Heading } from "./line";
import type { Table } from "./table";

/** How high a tile flies, in units. */
const HEIGHT = 0.3;

/** By how much an upright tile is turned clockwise for each heading, in quarters. */
const QUARTERS: Record<Heading, number> = { down: 0, left: 1, up: 2, right: 3 };

/** How a tile in flight is to be painted. */
export interface Pose {
  unit: number;
  /** Quarter turns clockwise, and parts of them. */
  quarters: number;
  /** Its width against that of a tile that lies: it is narrow while it turns over. */
  breadth: number;
  /** How high it flies, in units; what only makes room slides. */
  height: number;
  /** Its face from the first half; "" its back. */
  value: string;
}

/** The pose of a tile at a part of its way. */
export function poseOf(table: Table, view: View, piece: Piece, { part, left }: Flown): Pose | null {
  const end = lieOf(table, view, piece);
  if (!end) return null;
  const before = left ?? piece;
  const start = left ? (restOf(table, view, left) ?? end) : end;
  const turnedRound = before.value !== "" && piece.value !== "" && before.value !== piece.value;
  const from = (QUARTERS[start.heading] + (turnedRound ? 2 : 0)) % 4;
  const over = (before.value === "") !== (piece.value === "");
  const slides = left?.value === piece.value && areaOf(left) === areaOf(piece);
  const turn = nearest(QUARTERS[end.heading] - from, before.value === "");
  return {
    unit: start.unit + (end.unit - start.unit) * part,
    quarters: QUARTERS[end.heading] - turn * (1 - part),
    breadth: over ? Math.max(0.04, Math.abs(Math.cos(Math.PI * part))) : 1,
    height: slides ? 0 : HEIGHT * (left ? Math.sin(Math.PI * part) : 1),
    value: over && part < 0.5 ? before.value : piece.value,
  };
}

/** The hand, the line or the stock that a tile lies in. */
const areaOf = ({ place }: Piece) => place.split(".")[0];

/** The shortest turn in quarters; a back has no first half, so half a turn less will do. */
function nearest(quarters: number, back: boolean): number {
  const round = back ? 2 : 4;
  const turn = ((quarters % round) + round) % round;
  return turn > round / 2 ? turn - round : turn;
}

export function paintFlown(ctx: Ctx, colours: Colours, at: Spot, pose: Pose): void {
  const { unit, quarters, breadth, height, value } = pose;
  ctx.save();
  ctx.translate(at.x, at.y - height * unit);
  ctx.rotate((quarters * Math.PI) / 2);
  ctx.scale(breadth, 1);
  if (value === "") paintBack(ctx, colours, { x: 0, y: 0 }, unit, 0, 1);
  else {
    const [first = 0, second = 0] = value.split(":").map(Number);
    const lie = { x: 0, y: height * unit, unit, first, second, across: false };
    paintTile(ctx, colours.tile, lie, height);
  }
  ctx.restore();
}
