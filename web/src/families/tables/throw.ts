/** The throw: which dice lie, which are to come, and how one rolls to where it will lie. */
import type { Look, Spot } from "../../board/painter";
import type { Token, View } from "../../engine/protocol";

/** Where a die lies, and how far it is turned, in radians. */
export interface Lie extends Spot {
  turn: number;
}

export const diceOf = (view: View): Token[] => view.tokens.filter(({ kind }) => kind === "die");

/** Waiting for a throw: chance is to act and no die lies. */
export const awaitsThrow = (view: View) =>
  view.actor.kind === "chance" && diceOf(view).length === 0;

/** How many dice will be thrown; `usual` where the options say nothing. */
export const diceToCome = (view: View, usual: number) => Number(view.options.dice_count ?? usual);

/** The dice that lie, or one null for each that is to come. */
export function thrown(view: View, usual: number): (Token | null)[] {
  if (!awaitsThrow(view)) return diceOf(view);
  return Array.from({ length: diceToCome(view, usual) }, () => null);
}

/** Which die of how many a token is, lying or to come; null if it is none of them. */
export function amongDice(
  view: View,
  { id, kind }: Token,
  usual: number,
): { index: number; count: number } | null {
  if (kind !== "die") return null;
  const dice = thrown(view, usual);
  const index = awaitsThrow(view)
    ? Number(id.replace(/\D/g, ""))
    : dice.findIndex((die) => die?.id === id);
  return index >= 0 && index < dice.length ? { index, count: dice.length } : null;
}

/** True when the player on turn sits opposite and reads the board from there. */
export function readFromFar(view: View, look: Look): boolean {
  return look.across && view.actor.kind !== "over" && view.actor.side === view.sides[1];
}

/** A die lies never aligned: turned by 9 to 22 degrees either way. */
export function sway(random: () => number): number {
  random();
  return (random() < 0.5 ? -1 : 1) * (0.16 + 0.22 * random());
}

/**
 * A die rolls in without slipping, each quarter turn by its own length, hops twice, and comes to
 * rest on its face; later dice roll a little longer.
 */
export function onTheWay(at: Lie, size: number, rolling: number, index: number) {
  const time = Math.min(1, rolling * (1.16 - 0.08 * index));
  const left = (1 - time) ** 2.2;
  const quarters = (4 + index) * left;
  const turn = at.turn + 0.5 * left * (index % 2 ? -1 : 1);
  return {
    x: at.x + Math.cos(turn) * size * quarters,
    y: at.y + Math.sin(turn) * size * quarters,
    turn,
    roll: (quarters * Math.PI) / 2,
    height: Math.abs(Math.sin(2.5 * Math.PI * time)) * left,
  };
}
