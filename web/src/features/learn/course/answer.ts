/** Checks the answer to a step of a course. */

import type { CourseStep } from "../../../contracts/studies";
import type { LogEntry, View } from "../../../engine/protocol";

export type Answer = "open" | "right" | "replied" | "wrong";

/** Returns the state of a step after a side's moves up to the ply of the view. */
export function answerOf(
  step: Pick<CourseStep, "answers" | "reply">,
  side: string,
  log: readonly LogEntry[],
  { ply, actor, sides }: Pick<View, "ply" | "actor" | "sides">,
): Answer {
  const moves = log.filter((entry) => entry.kind === "move" && entry.ply <= ply);
  const ownMoves = moves.filter((entry) => entry.side === side).map(({ text }) => text);
  if (ownMoves.length === 0) return "open";
  const over = actor.kind === "over";
  const ended = over || actor.kind !== "seat" || actor.side !== side;
  const won = over && actor.outcome.winner === side;
  const { answers = [], reply } = step;
  if (won || (answers.length === 0 ? ended : answers.some((answer) => contains(ownMoves, answer))))
    return reply && moves.some((entry) => entry.side !== side) ? "replied" : "right";
  // A puzzle has no turns that end: a move outside of the answers is wrong at once.
  const isOutside = sides.length === 1 && ownMoves.some((text) => !answers.flat().includes(text));
  return ended || isOutside ? "wrong" : "open";
}

/** True if all moves of an answer were played, in any order. Repeated moves count separately. */
function contains(played: readonly string[], answer: readonly string[]): boolean {
  const count = (texts: readonly string[], text: string) => texts.filter((t) => t === text).length;
  return answer.every((text) => count(played, text) >= count(answer, text));
}

/**
 * Returns the next move for a hint: the first move of an answer that is not yet played and is
 * legal.
 */
export function dueMove(
  { answers = [] }: Pick<CourseStep, "answers">,
  log: readonly LogEntry[],
  { ply, moves, actions }: Pick<View, "ply" | "moves" | "actions">,
): string | null {
  const played = log.filter((entry) => entry.kind === "move" && entry.ply <= ply);
  const texts = played.map(({ text }) => text);
  const open = [...moves, ...actions.filter(({ enabled }) => enabled)].map(({ text }) => text);
  // Answers with the fewest missing moves come first.
  const byMissing = [...answers].sort(
    (a, b) => missing(texts, a).length - missing(texts, b).length,
  );
  const missingMoves = byMissing.flatMap((answer) => missing(texts, answer));
  return (
    missingMoves.find((text) => open.includes(text)) ??
    (answers.length === 0 ? (open[0] ?? null) : null)
  );
}

/** Returns the moves of an answer that have not been played. */
function missing(played: readonly string[], answer: readonly string[]): string[] {
  const done = [...played];
  return answer.filter((text) => {
    const at = done.indexOf(text);
    if (at >= 0) done.splice(at, 1);
    return at < 0;
  });
}
