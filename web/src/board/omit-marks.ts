/** Removes the marks and messages that the preferences hide. */
import type { View } from "../engine/protocol";

/** Returns the view without marks and status messages of these codes. */
export function omitMarks(view: View, codes: readonly string[]): View {
  if (codes.length === 0) return view;
  const isShown = (code: string) => !codes.includes(code);
  return {
    ...view,
    status: view.status.filter(({ code }) => isShown(code)),
    marks: view.marks.filter(({ kind }) => isShown(kind)),
    places: view.places.map((place) => ({ ...place, marks: place.marks.filter(isShown) })),
  };
}
