/** What has become of a step: it is open, answered, replied to, or something else was played. */
import type { LogEntry, View } from "../../engine/protocol";
import type { CourseStep } from "./course";

export type Answer = "open" | "right" | "replied" | "wrong";

/** What was played by a side up to a view answers a step, or does not. */
export function answerOf(
  step: Pick<CourseStep, "answers" | "reply">,
  side: string,
  log: readonly LogEntry[],
  { ply, actor, sides }: Pick<View, "ply" | "actor" | "sides">,
): Answer {
  const moves = log.filter((entry) => entry.kind === "move" && entry.ply <= ply);
  const own = moves.filter((entry) => entry.side === side).map(({ text }) => text);
  if (own.length === 0) return "open";
  const over = actor.kind === "over";
  const ended = over || actor.kind !== "seat" || actor.side !== side;
  const won = over && actor.outcome.winner === side;
  const { answers = [], reply } = step;
  if (won || (answers.length === 0 ? ended : answers.some((answer) => holds(own, answer))))
    return reply && moves.some((entry) => entry.side !== side) ? "replied" : "right";
  // Whoever solves alone has no turn that ends.
  const strays = sides.length === 1 && own.some((text) => !answers.flat().includes(text));
  return ended || strays ? "wrong" : "open";
}

/** Whether all of an answer was played, in any order; what it has twice, twice. */
function holds(played: readonly string[], answer: readonly string[]): boolean {
  const count = (texts: readonly string[], text: string) => texts.filter((t) => t === text).length;
  return answer.every((text) => count(played, text) >= count(answer, text));
}

/** The move of an answer that is due next: the first one that is not played and can be. */
export function dueMove(
  { answers = [] }: Pick<CourseStep, "answers">,
  log: readonly LogEntry[],
  { ply, moves, actions }: Pick<View, "ply" | "moves" | "actions">,
): string | null {
  const played = log.filter((entry) => entry.kind === "move" && entry.ply <= ply);
  const texts = played.map(({ text }) => text);
  const open = [...moves, ...actions.filter(({ enabled }) => enabled)].map(({ text }) => text);
  // An answer that has been begun comes before the others.
  const begun = [...answers].sort((a, b) => rest(texts, a).length - rest(texts, b).length);
  const due = begun.flatMap((answer) => rest(texts, answer));
  return (
    due.find((text) => open.includes(text)) ?? (answers.length === 0 ? (open[0] ?? null) : null)
  );
}

/** What is left of an answer. */
function rest(played: readonly string[], answer: readonly string[]): string[] {
  const done = [...played];
  return answer.filter((text) => {
    const at = done.indexOf(text);
    if (at >= 0) done.splice(at, 1);
    return at < 0;
  });
}
