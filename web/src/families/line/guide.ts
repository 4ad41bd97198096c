/** The guide of a game of joining: its steps, and the ends of the line. */
import type { Drawn, Guide } from "../../board/guide";
import type { Board } from "../../board/painter";
import type { View } from "../../engine/protocol";

export const guide: Guide = {
  steps: [
    { name: "aim", until: "read" },
    { name: "begins", until: "begun" },
    { name: "first", until: "first" },
    { name: "answer", until: "second" },
    { name: "alone", until: "third" },
  ],
  drawn: (step, view, board) => (step === "first" || step === "answer" ? ends(view, board) : null),
};

/** A label at every open end; a line of no tiles has none. */
function ends({ places, pieces }: View, board: Board): Drawn | null {
  if (!pieces.some(({ covers, place }) => [place, ...covers].some((id) => isLine(places, id))))
    return null;
  const boxes = places
    .filter(({ kind }) => kind === "end")
    .flatMap(({ id }) => board.places.get(id)?.box ?? []);
  const labels = boxes.map(({ x, y, width }) => ({
    at: { x: x + width / 2, y: y - 14 },
    code: "end",
  }));
  return { lines: [], labels };
}

const isLine = (places: View["places"], id: string) =>
  places.some((place) => place.id === id && place.kind === "line");
