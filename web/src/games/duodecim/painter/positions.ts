/** Positions of men and dice on the board. */
import type { Box, Look, Spot } from "../../../board/painter";
import type { Token, View } from "../../../engine/protocol";
import { chance, seedOf } from "../../../paint/material/noise";
import {
  amongDice,
  type DiePosition,
  readFromFar,
  rolledDice,
  sway,
} from "../../../paint/tables/dice";
import { manInArea } from "../../../paint/tables/waiting-areas";
import type { Geometry } from "./geometry";

/** Number of dice unless an option sets it (RE V 2, 1796). */
const USUAL = 3;

/** Centre of a man. The men of a point form a line from the rim towards the lane. */
export function manAt(g: Geometry, place: string, order: number, count: number): Spot | null {
  const wait = g.waits.get(place);
  if (wait) return manInArea(wait, order, count);
  const point = g.points.get(place);
  return point ? g.at(alongLine(g, place, order, count), point.v) : null;
}

/** Coordinate along the board of the `order`-th of `count` men on a point. */
export function alongLine(g: Geometry, place: string, order: number, count: number): number {
  const point = g.points.get(place);
  if (!point) return 0;
  const first = Math.max(2, 5 * g.scale) + g.man / 2;
  const room = Math.abs(point.head - point.foot) - first - g.man / 2 - 2;
  const step = Math.min(1.022 * g.man, count < 2 ? g.man : room / (count - 1));
  return point.foot + point.direction * (first + order * step);
}

/** Diameter of a man at a place. Men in a waiting line are smaller. */
export const sizeAt = (g: Geometry, place: string) => g.waits.get(place)?.man ?? g.man;

/** Distances in the lane when both sides roll several dice, as shares of the board's short side. */
const PAIR = { apart: 0.24, pitch: 0.14 };

/**
 * Position of a die across the board, as a share of the short side. When both sides roll several
 * dice for the start, the dice form one group per side.
 */
function shareOf({ upright }: Geometry, index: number, count: number): number {
  if (count <= USUAL)
    return (upright ? 0.5 : 0.455) + (index - (count - 1) / 2) * (upright ? 0.19 : 0.158);
  const half = count / 2;
  const group = index < half ? -PAIR.apart : PAIR.apart;
  return 0.5 + group + ((index % half) - (half - 1) / 2) * PAIR.pitch;
}

/** Position of a die in the lane: slightly random, away from the edges, where routes are drawn. */
export function dieAt(
  g: Geometry,
  index: number,
  count: number,
  seed: string,
  far: boolean,
): DiePosition {
  const random = chance(seedOf(seed));
  const turn = sway(random);
  const share = shareOf(g, index, count);
  const free = Math.max(0, g.lane / 2 - 0.72 * g.die - 0.022 * g.long);
  const u = g.long / 2 + (2 * random() - 1) * free;
  return { ...g.at(u, share * g.short), turn: turn + (far ? Math.PI : 0) };
}

/** The dice on the board with their positions. `die` is null for a die not yet rolled. */
export function diceIn(
  g: Geometry,
  view: View,
  look: Look,
): { die: Token | null; position: DiePosition }[] {
  const far = readFromFar(view, look);
  const dice = rolledDice(view, USUAL);
  return dice.map((die, i) => {
    const seed = die ? `${die.id}${die.side}${die.value}` : `d${i}`;
    return { die, position: dieAt(g, i, dice.length, seed, far) };
  });
}

/** The pressable area of a die, rolled or not. */
export function tokenBox(g: Geometry, view: View, token: Token): Box | null {
  const among = amongDice(view, token, USUAL);
  if (!among) return null;
  const { index, count } = among;
  const share = shareOf(g, index, count);
  const half = 0.07 * g.short;
  const middle = g.long / 2;
  const reach = g.lane / 2 - 2;
  return g.box(middle - reach, share * g.short - half, middle + reach, share * g.short + half);
}
