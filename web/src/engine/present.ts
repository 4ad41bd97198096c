/** Detects late replies, which refer to another match or to an earlier position. */
import type { View } from "./protocol";

/** The match and revision on which a request is based. */
export interface Present {
  match: string;
  rev: number;
}

export function presentOf({ match, rev }: View): Present {
  return { match, rev };
}

/** True if the view on the board is still the one to which the request refers. */
export function isPresent(asked: Present, shown: View | null): boolean {
  return shown?.match === asked.match && shown.rev === asked.rev;
}

/** True if a view is later than the one on the board, in the same match. */
export function isLater({ match, rev }: Present, shown: View): boolean {
  return match === shown.match && rev > shown.rev;
}
