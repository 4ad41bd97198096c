/** Where the page stands when it asks: a late answer may belong to another match, or to before. */
import type { View } from "./protocol";

/** The match and the revision that a request is made from. */
export interface Present {
  match: string;
  rev: number;
}

export function presentOf({ match, rev }: View): Present {
  return { match, rev };
}

/** Whether what is shown is still what was asked about. */
export function isPresent(asked: Present, shown: View | null): boolean {
  return shown?.match === asked.match && shown.rev === asked.rev;
}

/** Whether a view comes after what is shown, in the same match. */
export function isLater({ match, rev }: Present, shown: View): boolean {
  return match === shown.match && rev > shown.rev;
}
