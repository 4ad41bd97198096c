/** Records finished games against the computer in the play statistics of this device. */

import { type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import { type PlayedGame, recordGame } from "../../storage/practice";
import type { ReviewResults } from "./run-review";

/**
 * Returns a function that records each game once, and the user's average loss after the analysis.
 */
export function gameRecorder(): (moment: TableSnapshot, judged: ReviewResults | null) => void {
  let match = "";
  let recorded: PlayedGame | null = null;
  return (moment, judged) => {
    const { view } = moment;
    const you = yourSide(moment);
    const name = `${view.match}/${view.series.game}`;
    if (!you || view.actor.kind !== "over") return;
    if (name !== match) {
      match = name;
      recorded = playedGame(moment, you);
      if (recorded) recordGame(recorded);
    }
    const own = judged?.whole?.sides[you];
    if (!recorded || recorded.loss !== undefined || !judged || !own) return;
    recorded = { ...recorded, loss: own.loss / Math.max(1, own.decisions), unit: judged.unit };
    recordGame(recorded);
  };
}

function playedGame({ view, seats }: TableSnapshot, you: string): PlayedGame | null {
  const other = view.sides.map((side) => seats[side]).find((seat) => seat?.kind === "computer");
  if (other?.kind !== "computer" || view.actor.kind !== "over") return null;
  const { winner } = view.actor.outcome;
  const ending = winner === null ? "drawn" : winner === you ? "won" : "lost";
  return { game: view.game, at: Date.now(), level: other.level, ending };
}
