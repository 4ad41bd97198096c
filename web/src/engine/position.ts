/** Detects late replies, which refer to another match or to an earlier position. */
import type { View } from "./protocol";

/** The match and revision on which a request is based. */
export interface PositionRef {
  match: string;
  rev: number;
}

export function positionRef({ match, rev }: View): PositionRef {
  return { match, rev };
}

/** True if the view on the board is still the one to which the request refers. */
export function isCurrent(request: PositionRef, shown: View | null): boolean {
  return shown?.match === request.match && shown.rev === request.rev;
}

/** True if a view is later than the one on the board, in the same match. */
export function isLater({ match, rev }: PositionRef, shown: View): boolean {
  return match === shown.match && rev > shown.rev;
}
