/** Turns of the last game of a series; its best decision, worst mistake and turning points. */

import { rows } from "../../board/rounds";
import type { LogEntry, Review, ReviewMoment, View } from "../../engine/protocol";

export interface Turn {
  side: string;
  /** Number (from 1) of the round, with at most one turn of each side, as in the move list. */
  round: number;
  /** The first and the last ply (index in the history) of the turn. */
  from: number;
  ply: number;
  entries: readonly LogEntry[];
}

/** True if the history ends with a finished game. */
export function isOver(log: readonly LogEntry[]): boolean {
  return log.at(-1)?.events.some(({ code }) => code === "over") ?? false;
}

/** Return a key of the last game in the history of a match, whose turns `turnsOf` returns. */
export function lastGameKey({ match }: Pick<View, "match">, log: readonly LogEntry[]): string {
  return `${match}/${log.at(-1)?.game}`;
}

function lastGame(log: readonly LogEntry[]): readonly LogEntry[] {
  const game = log.at(-1)?.game;
  return log.filter((entry) => entry.game === game);
}

export function turnsOf(log: readonly LogEntry[], sides: readonly string[]): Turn[] {
  const game = lastGame(log);
  return rows(game, sides)
    .flatMap(({ number, cells }) =>
      cells.flatMap((cell) => (cell ? [{ ...cell, round: number }] : [])),
    )
    .sort((a, b) => a.from - b.from)
    .map(({ side, round, from, ply }) => {
      const entries = game.filter((one) => one.side === side && one.ply >= from && one.ply <= ply);
      return { side, round, from, ply, entries };
    });
}

/** Return the turn that contains a ply (an index in the history); undefined if there is none. */
export function turnAt(turns: readonly Turn[], ply: number): Turn | undefined {
  return turns.find((turn) => turn.from <= ply && ply <= turn.ply);
}

/**
 * Return the analysed decisions of a turn. A turn can have several, for example if a player buys
 * tiles and then plays one.
 */
export function decisionsOf(
  moments: readonly ReviewMoment[],
  { from, ply }: Pick<Turn, "from" | "ply">,
): ReviewMoment[] {
  return moments.filter((one) => one.kind === "move" && one.ply >= from && one.ply <= ply);
}

/** Return the mistake with the largest loss among these decisions; undefined if there is none. */
export function worstOf(decisions: readonly ReviewMoment[]): ReviewMoment | undefined {
  const mistakes = decisions.filter(({ loss, doubt }) => loss > doubt);
  return mistakes.sort((a, b) => b.loss - a.loss)[0];
}

const withPly = ({ moments }: Review, ply: number | null) =>
  moments.find((one) => one.ply === ply) ?? null;

/**
 * Return the decision in which the played turn was better than the next best turn by the largest
 * margin; null if no margin exceeds its uncertainty.
 */
export function bestOf(review: Review): ReviewMoment | null {
  return withPly(review, review.best);
}

/**
 * Return the mistake with the largest loss; null without mistakes. A mistake is a decision whose
 * loss exceeds its uncertainty.
 */
export function costliestOf(review: Review): ReviewMoment | null {
  const moment = withPly(review, review.costliest);
  return moment && moment.loss > moment.doubt ? moment : null;
}

/**
 * Return the turning points in order of play: one for each of the (at most three) turns that
 * changed the winning chances or the lead most. The turning point is the worst mistake of the turn
 * or, in a turn without a mistake, the first roll or decision.
 */
export function turningOf(review: Review): ReviewMoment[] {
  return review.turning.flatMap((ply) => {
    const first = withPly(review, ply);
    const isOfTurn = ({ kind, turn, side }: ReviewMoment) =>
      kind === "move" && turn === first?.turn && side === first.side;
    return worstOf(review.moments.filter(isOfTurn)) ?? first ?? [];
  });
}

/** Return the turning point that changed the winning chances or the lead most; null if none. */
export function pivotOf(review: Review): ReviewMoment | null {
  return withPly(review, review.pivot);
}

/**
 * Return the decisions to mark in the replay: the best one (`good` is true) and the costliest
 * mistake, if any. `ply` is the index of the decision's last entry in the history.
 */
export function marksOf(review?: Review | null): { ply: number; good: boolean }[] {
  const [best, costly] = review ? [bestOf(review), costliestOf(review)] : [];
  return [
    ...(best ? [{ ply: best.last, good: true }] : []),
    ...(costly ? [{ ply: costly.last, good: false }] : []),
  ];
}
