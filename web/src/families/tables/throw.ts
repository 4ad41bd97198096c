/** The throw: which dice lie, which are to come, and how one rolls to where it will lie. */
import type { Look, Spot } from "../../board/painter";
import type { Token, View } from "../../engine/protocol";

/** Where a die lies, and how far it is turned, in radians. */
export interface Lie extends Spot {
  turn: number;
}

export const diceOf = (view: View): Token[] => view.tokens.filter(({ kind }) => kind === "die");

/** A die of the present turn that has been played; those of a turn that is over just lie there. */
export const isUsed = ({ actor }: View, { used, side }: Token) =>
  used && actor.kind === "seat" && actor.side === side;

/** Whose half each die lies on, where every side has its own: 1 the near, −1 the far, 0 neither. */
export function halfOf(view: View, die: Token, look: Look): number {
  const shared = diceOf(view).every(({ side }) => side === die.side);
  if (shared) return 0;
  return (die.side === view.sides[0]) === look.turned ? -1 : 1;
}

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

/** The last die to come to rest; further dice take as long as this one. */
const LATEST = 2;
/** The part of a roll after which a die stands on its edge, and where that is in its last quarter. */
const ON_EDGE = 0.7;
const EDGE = 0.5;

/**
 * Pose of a rolling die; `rolling` runs from 0 to 1. The die rolls without slipping, hops twice,
 * hesitates on its edge and falls on its face. Later dice roll longer; at 1 every die is at rest.
 */
export function onTheWay(at: Lie, size: number, rolling: number, index: number) {
  const time = Math.min(1, rolling * (1 + 0.08 * Math.max(0, LATEST - index)));
  const left = Math.max(0, 1 - time / ON_EDGE) ** 2.2;
  const falling = Math.max(0, (time - ON_EDGE) / (1 - ON_EDGE)) ** 2;
  const quarters = (3.5 + index) * left + EDGE * (1 - falling);
  const turn = at.turn + 0.5 * left * (index % 2 ? -1 : 1);
  return {
    x: at.x + Math.cos(turn) * size * quarters,
    y: at.y + Math.sin(turn) * size * quarters,
    turn,
    roll: (quarters * Math.PI) / 2,
    height: Math.abs(Math.sin((2.5 * Math.PI * time) / ON_EDGE)) * left,
  };
}
