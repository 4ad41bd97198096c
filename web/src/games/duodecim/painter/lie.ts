/** Where men and dice come to lie on the alveus. */
import type { Box, Look, Spot } from "../../../board/painter";
import type { Token, View } from "../../../engine/protocol";
import { waitsAt } from "../../../families/tables/lines";
import { amongDice, type Lie, readFromFar, sway, thrown } from "../../../families/tables/throw";
import { chance, seedOf } from "../../../material/noise";
import type { Geometry } from "./geometry";

/** Three dice are thrown where no option says otherwise (RE V 2, 1796). */
const USUAL = 3;

/** The centre of a man's face: he queues on the line from the rim towards the lane. */
export function manAt(g: Geometry, place: string, order: number, count: number): Spot | null {
  const wait = g.waits.get(place);
  if (wait) return waitsAt(wait, order, count);
  const point = g.points.get(place);
  return point ? g.at(alongLine(g, place, order, count), point.v) : null;
}

/** How far along the board the `order`-th of `count` men on a line lies. */
export function alongLine(g: Geometry, place: string, order: number, count: number): number {
  const point = g.points.get(place);
  if (!point) return 0;
  const first = Math.max(2, 5 * g.scale) + g.man / 2;
  const room = Math.abs(point.head - point.foot) - first - g.man / 2 - 2;
  const step = Math.min(1.022 * g.man, count < 2 ? g.man : room / (count - 1));
  return point.foot + point.way * (first + order * step);
}

/** The diameter of a man at a place: smaller in a waiting line. */
export const sizeAt = (g: Geometry, place: string) => g.waits.get(place)?.man ?? g.man;

/** Distances in the lane when both sides roll several dice, as shares of the board's short side. */
const PAIR = { apart: 0.24, pitch: 0.14 };

/**
 * The position of a die across the board, as a share of its short side. When both sides roll
 * several dice for the start, each side's dice form a group of their own.
 */
function shareOf({ upright }: Geometry, index: number, count: number): number {
  if (count <= USUAL)
    return (upright ? 0.5 : 0.455) + (index - (count - 1) / 2) * (upright ? 0.19 : 0.158);
  const half = count / 2;
  const group = index < half ? -PAIR.apart : PAIR.apart;
  return 0.5 + group + ((index % half) - (half - 1) / 2) * PAIR.pitch;
}

/** Dice lie in the lane, never aligned and never at its edges, where ways are drawn. */
export function dieAt(g: Geometry, index: number, count: number, seed: string, far: boolean): Lie {
  const random = chance(seedOf(seed));
  const turn = sway(random);
  const share = shareOf(g, index, count);
  const free = Math.max(0, g.lane / 2 - 0.72 * g.die - 0.022 * g.long);
  const u = g.long / 2 + (2 * random() - 1) * free;
  return { ...g.at(u, share * g.short), turn: turn + (far ? Math.PI : 0) };
}

/** The dice that lie or are to come, with where they lie. */
export function diceIn(g: Geometry, view: View, look: Look): { die: Token | null; lie: Lie }[] {
  const far = readFromFar(view, look);
  const dice = thrown(view, USUAL);
  return dice.map((die, i) => {
    const seed = die ? `${die.id}${die.side}${die.value}` : `d${i}`;
    return { die, lie: dieAt(g, i, dice.length, seed, far) };
  });
}

/** The box to press for a die where it lies or will fall. */
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
