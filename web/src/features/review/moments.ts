/** Selects the key moments of an analysed game. */
import type { Review, ReviewMoment } from "../../engine/protocol";
import type { Turn } from "./turns";

/** Returns the analysed roll ("throw") or decision ("move") of a turn. */
export function momentAt(
  moments: readonly ReviewMoment[],
  { from, ply }: Pick<Turn, "from" | "ply">,
  kind: ReviewMoment["kind"],
): ReviewMoment | undefined {
  return moments.find((one) => one.kind === kind && one.ply >= from && one.ply <= ply);
}

const withPly = ({ moments }: Review, ply: number | null) =>
  moments.find((one) => one.ply === ply) ?? null;

/** Returns the decision with the largest lead over its alternatives, or null. */
export function bestOf(review: Review): ReviewMoment | null {
  return withPly(review, review.best);
}

/** Returns the decision with the largest loss, if it exceeds the uncertainty; otherwise null. */
export function costliestOf(review: Review): ReviewMoment | null {
  const moment = withPly(review, review.costliest);
  return moment && moment.loss > moment.doubt ? moment : null;
}

/** Returns the moments at which the game changed most, in order of play. */
export function turningOf(review: Review): ReviewMoment[] {
  return review.turning.flatMap((ply) => withPly(review, ply) ?? []);
}

/** Returns the key moments to mark in the replay. */
export function marksOf(review: Review): { ply: number; good: boolean }[] {
  const best = bestOf(review);
  const costly = costliestOf(review);
  return [
    ...(best ? [{ ply: best.last, good: true }] : []),
    ...(costly ? [{ ply: costly.last, good: false }] : []),
  ];
}
