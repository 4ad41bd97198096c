/**
 * Dice of the boards for games of the backgammon family: dice on the board and dice still to be
 * rolled, the dice that a move uses, and the animation of a roll.
 */
import type { Look, Spot, Target } from "../../board/painter";
import type { Token, View } from "../../engine/protocol";

/** Position of a die, and its rotation in radians. */
export interface DiePosition extends Spot {
  turn: number;
}

export const diceOf = (view: View): Token[] => view.tokens.filter(({ kind }) => kind === "die");

/**
 * True for a die already played in the current turn. Dice of an earlier turn do not count as used.
 */
export const isUsed = ({ actor }: View, { used, side }: Token) =>
  used && actor.kind === "seat" && actor.side === side;

/** True if the die has been used in the current turn or has no legal move now. */
export const isMuted = (view: View, die: Token) => isUsed(view, die) || die.unplayable === true;

/**
 * Return the half of the board on which a die is painted: 1 for the near half, −1 for the far half;
 * 0 (no half) if only one side has dice on the board.
 */
export function halfOf(view: View, die: Token, look: Look): number {
  const shared = diceOf(view).every(({ side }) => side === die.side);
  if (shared) return 0;
  return (die.side === view.sides[0]) === look.turned ? -1 : 1;
}

/** True before a roll: the roll is the next action, and no die is on the board. */
export const awaitsRoll = (view: View) => view.actor.kind === "chance" && diceOf(view).length === 0;

/** Return the number of dice in the next roll: the option `dice_count`, by default `standard`. */
export const nextDiceCount = (view: View, standard: number) =>
  Number(view.options.dice_count ?? standard);

/** Return the dice on the board; before a roll, one null per die (see `nextDiceCount`). */
export function rolledDice(view: View, standard: number): (Token | null)[] {
  if (!awaitsRoll(view)) return diceOf(view);
  return Array.from({ length: nextDiceCount(view, standard) }, () => null);
}

/**
 * Return the index of a die among the dice on the board or, before a roll, the dice still to be
 * rolled (number in the token's id), and the number of dice; null if the token is none of these.
 */
export function amongDice(
  view: View,
  { id, kind }: Token,
  standard: number,
): { index: number; count: number } | null {
  if (kind !== "die") return null;
  const dice = rolledDice(view, standard);
  const index = awaitsRoll(view)
    ? Number(id.replace(/\D/g, ""))
    : dice.findIndex((die) => die?.id === id);
  return index >= 0 && index < dice.length ? { index, count: dice.length } : null;
}

/** True if the player on turn sits at the far side and reads the board from there. */
export function readFromFar(view: View, look: Look): boolean {
  return look.across && view.actor.kind !== "over" && view.actor.side === view.sides[1];
}

/**
 * Return a random rotation of a die in radians: 9 to 22 degrees in either direction, never aligned
 * with the board.
 */
export function sway(random: () => number): number {
  random();
  return (random() < 0.5 ? -1 : 1) * (0.16 + 0.22 * random());
}

/** Lowest index (from 0) of the dice that roll for the whole animation; the others stop earlier. */
const LATEST = 2;
/**
 * At the end of its roll, a die balances on an edge, tilted by 45 degrees, before it falls on a
 * face. `ON_EDGE` is the fraction of its rolling time at which it balances, `EDGE` its tilt in
 * quarter turns.
 */
const ON_EDGE = 0.7;
const EDGE = 0.5;

/**
 * Return the position and rotation of a die during a roll. `at` is its position at rest; `rolling`
 * (the progress) runs from 0 to 1 (every die at rest). The die rolls without slipping, hops twice,
 * balances on an edge and falls on a face. Dice with a higher `index` roll longer, up to `LATEST`.
 */
export function onTheWay(at: DiePosition, size: number, rolling: number, index: number) {
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

/**
 * Return the values of the dice that a move from the chosen place to a target uses, in order of
 * use; [] if there is no such move. If no place is chosen, the move can begin anywhere.
 */
export function diceTo(view: View, chosen: string | null, target: Target): number[] {
  const move = view.moves.find(
    ({ path, uses }) =>
      path.at(-1) === target.place &&
      (chosen === null || path.includes(chosen)) &&
      uses.length === target.uses,
  );
  const values = new Map(view.tokens.map(({ id, value }) => [id, value]));
  return move?.uses.map((id) => values.get(id) ?? 0) ?? [];
}
