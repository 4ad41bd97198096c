/** Records finished games against the computer in the play statistics of this device. */
import { notePlayed, type PlayedGame } from "../practice/record";
import { type TableSnapshot, yourSide } from "../table/tablesnapshot";
import type { Judged } from "./judge";

/**
 * Returns a function that records each game once, and the user's average loss after the analysis.
 */
export function remembering(): (moment: TableSnapshot, judged: Judged | null) => void {
  let match = "";
  let noted: PlayedGame | null = null;
  return (moment, judged) => {
    const { view } = moment;
    const you = yourSide(moment);
    const name = `${view.match}/${view.series.game}`;
    if (!you || view.actor.kind !== "over") return;
    if (name !== match) {
      match = name;
      noted = playedGame(moment, you);
      if (noted) notePlayed(noted);
    }
    const own = judged?.whole?.sides[you];
    if (!noted || noted.loss !== undefined || !judged || !own) return;
    noted = { ...noted, loss: own.loss / Math.max(1, own.decisions), unit: judged.unit };
    notePlayed(noted);
  };
}

function playedGame({ view, seats }: TableSnapshot, you: string): PlayedGame | null {
  const other = view.sides.map((side) => seats[side]).find((seat) => seat?.kind === "computer");
  if (other?.kind !== "computer" || view.actor.kind !== "over") return null;
  const { winner } = view.actor.outcome;
  const ending = winner === null ? "drawn" : winner === you ? "won" : "lost";
  return { game: view.game, at: Date.now(), level: other.level, ending };
}
