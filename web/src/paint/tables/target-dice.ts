/** The dice used on the way to a target, according to the view's moves. */
import type { Target } from "../../board/painter";
import type { View } from "../../engine/protocol";

/** The values of the dice used by a move from the chosen place to a target, in order of use. */
export function diceTo(view: View, chosen: string | null, target: Target): number[] {
  const move = view.moves.find(
    ({ path, uses }) =>
      path.at(-1) === target.place &&
      (chosen === null || path.includes(chosen)) &&
      uses.length === target.uses,
  );
  const values = new Map(view.tokens.map(({ id, value }) => [id, value]));
  return move?.uses.map((id) => values.get(id) ?? 0) ?? [];
}
