/** How a race stands, in words: rows won, points in the row, and what the last game brought. */
import type { Race, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";

const wonBy = ({ rows }: Race, side: string) => rows.filter(({ winner }) => winner === side).length;

/** What wins the race, and for every side its rows and its points; "" where there is no race. */
export function scoreWords(view: View, messages: Messages): string {
  const { race, target, score, winner } = view.series;
  if (!race) return "";
  const { to_win, of } = race;
  const sides = view.sides.map((side) => {
    const rows = messages.text("score-rows", { count: wonBy(race, side) });
    const points = messages.text("score-points", { points: score[side] ?? 0 });
    const things = winner === null ? `${rows}, ${points}` : rows;
    return messages.text("counted", { side: messages.side(side, view), things });
  });
  return [messages.text("score-race", { to_win, of, target }), ...sides].join(" ");
}

/** What a game that is over brought besides its points: a row, or the whole race; or "". */
export function gainWords(view: View, messages: Messages): string {
  const { race, winner } = view.series;
  const row = race?.rows.at(-1);
  if (!race || !row || view.actor.kind !== "over" || race.course.length > 0) return "";
  const side = messages.side(row.winner, view);
  if (winner === null) return messages.text("score-row-won", { side });
  return messages.text("score-race-won", { side, matsch: race.matsch });
}
