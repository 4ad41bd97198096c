/** A view without what a person does not wish to be told. */
import type { View } from "../engine/protocol";

/** The view without marks and sentences of these codes. */
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
