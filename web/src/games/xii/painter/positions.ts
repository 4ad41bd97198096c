/** Positions of men and dice on the slab. */
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
import type { Stacks } from "../../../paint/tables/men";
import { manInArea } from "../../../paint/tables/waiting-areas";
import type { Geometry } from "./geometry";

/** Number of dice unless an option sets it. */
const USUAL = 2;

/** The centre of a man's face, beside the letter of its square. */
export function manAt(
  g: Geometry,
  stacks: Stacks,
  place: string,
  order: number,
  count: number,
): Spot | null {
  const wait = g.waits.get(place);
  if (wait) return manInArea(wait, order, count);
  const square = g.squares.get(place);
  if (square) {
    const { first, next, room } = square;
    const step = Math.min(0.99 * g.man, count < 2 ? g.man : room / (count - 1));
    return { x: first.x + next.x * order * step, y: first.y + next.y * order * step };
  }
  return inCircle(g, stacks, place, order, count);
}

/** Hit men are in the middle of the circle, or in their own half if both sides have hit men. */
function inCircle(
  g: Geometry,
  stacks: Stacks,
  place: string,
  order: number,
  count: number,
): Spot | null {
  const bar = g.bars.get(place);
  if (!bar) return null;
  const shared = [...g.bars.keys()].some((other) => other !== place && stacks.has(other));
  const step = Math.min(0.36 * g.man, ((shared ? 0.55 : 0.9) * g.man) / Math.max(1, count - 1));
  const out = (shared ? 0.54 * g.man : 0) + order * step;
  return { x: g.circle.x + bar.outward.x * out, y: g.circle.y + bar.outward.y * out };
}

/** Diameter of a man at a place. Men in a waiting line are smaller. */
export const sizeAt = (g: Geometry, place: string) => g.waits.get(place)?.man ?? g.man;

/** The two free areas of the band, between the circle and each lunette. */
function stretches({ circle, lunettes }: Geometry): Spot[] {
  return lunettes.map((lunette) => {
    const away = Math.hypot(lunette.x - circle.x, lunette.y - circle.y);
    const free = away - circle.radius - lunette.radius;
    const share = (circle.radius + 0.62 * free) / away;
    return {
      x: circle.x + (lunette.x - circle.x) * share,
      y: circle.y + (lunette.y - circle.y) * share,
    };
  });
}

/** Size of a die. Dice that share an area are smaller. */
export const dieSize = (g: Geometry, count: number) => (count > 2 ? 0.82 : 1) * g.die;

/** Position of a die on the free areas of the band, alternately above and below. */
function dieAt(g: Geometry, index: number, count: number): Spot {
  const [above, below] = stretches(g) as [Spot, Spot];
  const at = index % 2 === 0 ? above : below;
  const beside = Math.ceil((count - (index % 2)) / 2);
  const place = Math.floor(index / 2) - (beside - 1) / 2;
  return { x: at.x + place * 1.2 * dieSize(g, count), y: at.y };
}

/** The dice on the board or still to be rolled, with their positions. */
export function diceIn(
  g: Geometry,
  view: View,
  look: Look,
): { die: Token | null; position: DiePosition }[] {
  const far = readFromFar(view, look);
  const dice = rolledDice(view, USUAL);
  return dice.map((die, i) => {
    const random = chance(seedOf(die ? `${die.id}${die.side}${die.value}` : `d${i}`));
    const turn = sway(random) * (dice.length > 2 ? 0.5 : 1) + (far ? Math.PI : 0);
    return { die, position: { ...dieAt(g, i, dice.length), turn } };
  });
}

/** The pressable area of a die, rolled or not. */
export function tokenBox(g: Geometry, view: View, token: Token): Box | null {
  const among = amongDice(view, token, USUAL);
  if (!among) return null;
  const { index, count } = among;
  const { x, y } = dieAt(g, index, count);
  const half = 0.575 * dieSize(g, count);
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}
