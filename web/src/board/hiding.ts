/** Removes the marks and messages that the preferences hide. */
import type { View } from "../engine/protocol";

/** Returns the view without marks and status messages of these codes. */
export function without(view: View, codes: readonly string[]): View {
  if (codes.length === 0) return view;
  const told = (code: string) => !codes.includes(code);
  return {
    ...view,
    status: view.status.filter(({ code }) => told(code)),
    marks: view.marks.filter(({ kind }) => told(kind)),
    places: view.places.map((place) => ({ ...place, marks: place.marks.filter(told) })),
  };
}
