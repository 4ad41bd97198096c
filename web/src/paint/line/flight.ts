/** A tile in flight: its size, direction and visible face change on the way. */
import type { Flown, Spot } from "../../board/painter";
import type { Piece, View } from "../../engine/protocol";
import type { Ctx } from "../material/canvas";
import { paintTile } from "../material/tiles";
import { paintBack } from "./back";
import type { Colours } from "./colours";
import { positionOf, restingPose } from "./geometry";
import type { Heading } from "./line";
import type { Table } from "./table";

/** Maximum height of the flight, in units. */
const HEIGHT = 0.3;

/** Clockwise rotation of an upright tile for each heading, in quarter turns. */
const QUARTERS: Record<Heading, number> = { down: 0, left: 1, up: 2, right: 3 };

/** Appearance of a tile in flight. */
export interface Pose {
  unit: number;
  /** Clockwise rotation in quarter turns, with fractions. */
  quarters: number;
  /** Width relative to a tile at rest. It shrinks while the tile turns over. */
  breadth: number;
  /** Height in units; 0 for a tile that only slides within its area. */
  height: number;
  /** The visible face, as "first:second"; "" for the back. */
  value: string;
}

/** Returns the pose at `part` of the path (0 to 1). */
export function poseOf(table: Table, view: View, piece: Piece, { part, left }: Flown): Pose | null {
  const end = positionOf(table, view, piece);
  if (!end) return null;
  const previous = left ?? piece;
  const start = left ? (restingPose(table, view, left) ?? end) : end;
  const turnedRound = previous.value !== "" && piece.value !== "" && previous.value !== piece.value;
  const from = (QUARTERS[start.heading] + (turnedRound ? 2 : 0)) % 4;
  const over = (previous.value === "") !== (piece.value === "");
  const slides = left?.value === piece.value && areaOf(left) === areaOf(piece);
  const turn = nearest(QUARTERS[end.heading] - from, previous.value === "");
  return {
    unit: start.unit + (end.unit - start.unit) * part,
    quarters: QUARTERS[end.heading] - turn * (1 - part),
    breadth: over ? Math.max(0.04, Math.abs(Math.cos(Math.PI * part))) : 1,
    height: slides ? 0 : HEIGHT * (left ? Math.sin(Math.PI * part) : 1),
    value: over && part < 0.5 ? previous.value : piece.value,
  };
}

/** The hand, line or stock of a tile. */
const areaOf = ({ place }: Piece) => place.split(".")[0];

/** The shortest rotation in quarter turns. A back looks the same after half a turn. */
function nearest(quarters: number, back: boolean): number {
  const round = back ? 2 : 4;
  const turn = ((quarters % round) + round) % round;
  return turn > round / 2 ? turn - round : turn;
}

export function paintFlight(ctx: Ctx, colours: Colours, at: Spot, pose: Pose): void {
  const { unit, quarters, breadth, height, value } = pose;
  ctx.save();
  ctx.translate(at.x, at.y - height * unit);
  ctx.rotate((quarters * Math.PI) / 2);
  ctx.scale(breadth, 1);
  if (value === "") paintBack(ctx, colours, { x: 0, y: 0 }, unit, 0, 1);
  else {
    const [first = 0, second = 0] = value.split(":").map(Number);
    const tile = { x: 0, y: height * unit, unit, first, second, across: false };
    paintTile(ctx, colours.tile, tile, height);
  }
  ctx.restore();
}
