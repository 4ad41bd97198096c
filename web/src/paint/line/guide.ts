/** Guide (introduction) of the domino games: its steps, and labels at the ends of the line. */
import type { Drawing, Guide } from "../../board/guide";
import type { Board, Spot } from "../../board/painter";
import { centre } from "../../board/places";
import type { View } from "../../engine/protocol";

/** Distance between an open end of the line and its label, in CSS pixels. */
const OFF = 14;

export const guide: Guide = {
  steps: [
    { name: "aim", until: "read" },
    { name: "begins", until: "begun" },
    { name: "first", until: "first" },
    { name: "answer", until: "second" },
    { name: "alone", until: "third" },
  ],
  drawing: (step, view, board) =>
    step === "first" || step === "answer" ? ends(view, board) : null,
};

/** Return a label for each open end of the line; null before the first tile is played. */
function ends({ places, pieces }: View, board: Board): Drawing | null {
  if (!pieces.some(({ covers, place }) => [place, ...covers].some((id) => isLine(places, id))))
    return null;
  const boxesOf = (kind: string) =>
    places
      .filter((place) => place.kind === kind)
      .flatMap(({ id }) => board.places.get(id)?.box ?? []);
  const tiles = boxesOf("line").map(centre);
  const labels = boxesOf("end").map((box) => {
    const middle = centre(box);
    const far = (tile: Spot) => Math.hypot(tile.x - middle.x, tile.y - middle.y);
    const [next] = tiles.sort((one, other) => far(one) - far(other));
    // Put the label below an open end that is below the nearest tile (vertical line), else above.
    const below = next !== undefined && middle.y - next.y > Math.abs(middle.x - next.x);
    return { at: { x: middle.x, y: below ? box.y + box.height + OFF : box.y - OFF }, code: "end" };
  });
  return { lines: [], labels };
}

const isLine = (places: View["places"], id: string) =>
  places.some((place) => place.id === id && place.kind === "line");
