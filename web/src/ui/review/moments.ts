/** The moments of a game that mattered, chosen from those that were judged. */
import type { Review, ReviewMoment } from "../../engine/protocol";
import type { Turn } from "./turns";

/** What a turn brought, by luck ("throw") or by choice ("move"). */
export function momentAt(
  moments: readonly ReviewMoment[],
  { from, ply }: Pick<Turn, "from" | "ply">,
  kind: ReviewMoment["kind"],
): ReviewMoment | undefined {
  return moments.find((one) => one.kind === kind && one.ply >= from && one.ply <= ply);
}

const withPly = ({ moments }: Review, ply: number | null) =>
  moments.find((one) => one.ply === ply) ?? null;

/** The decision that beat every other by most; null where none stood out. */
export function bestOf(review: Review): ReviewMoment | null {
  return withPly(review, review.best);
}

/** The decision that gave most away; null where none did beyond doubt. */
export function costliestOf(review: Review): ReviewMoment | null {
  const found = withPly(review, review.costliest);
  return found && found.loss > found.doubt ? found : null;
}

/** The first plies of the turns in which the game changed most. */
export function turningOf(review: Review): ReviewMoment[] {
  return review.turning.flatMap((ply) => withPly(review, ply) ?? []);
}

/** What is to be marked on the way through the game. */
export function marksOf(review: Review): { ply: number; good: boolean }[] {
  const best = bestOf(review);
  const costly = costliestOf(review);
  return [
    ...(best ? [{ ply: best.last, good: true }] : []),
    ...(costly ? [{ ply: costly.last, good: false }] : []),
  ];
}
