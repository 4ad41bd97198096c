/** Describes the score of a series or a match, and the gain from the last game. */
import type { Message, Race, View } from "../engine/protocol";
import type { Messages } from "../i18n/messages";

const wonBy = ({ rows }: Race, side: string) => rows.filter(({ winner }) => winner === side).length;

/** Returns the points of a side and the points to win in a series; [] for other games. */
export function scoreOf({ series }: View, side: string): Message[] {
  const { race, target, score } = series;
  if (race || target === 0) return [];
  return [{ code: "score", params: { value: score[side] ?? 0, target } }];
}

/**
 * Returns the score of a series in points, or of a match in rows and points; "" for a single game.
 */
export function scoreWords(view: View, messages: Messages): string {
  const { race, target, score, winner } = view.series;
  if (!race) return seriesWords(view, messages);
  const { to_win, of } = race;
  const sides = view.sides.map((side) => {
    const rows = messages.text("score-rows", { count: wonBy(race, side) });
    const points = messages.text("score-points", { points: score[side] ?? 0 });
    const things = winner === null ? `${rows}, ${points}` : rows;
    return messages.text("counted", { side: messages.side(side, view), things });
  });
  return [messages.text("score-race", { to_win, of, target }), ...sides].join(" ");
}

function seriesWords(view: View, messages: Messages): string {
  const scores = view.sides.flatMap((side) =>
    scoreOf(view, side).map((points) =>
      messages.text("counted", {
        side: messages.side(side, view),
        things: messages.say("counter", points, view),
      }),
    ),
  );
  return scores.join(" ");
}

/**
 * Describes a win beyond the points of a game: of a series, a row or a match; "" if there is none.
 */
export function gainWords(view: View, messages: Messages): string {
  const { race, winner, score } = view.series;
  if (!race && winner !== null) {
    const params = { side: messages.side(winner, view), points: score[winner] ?? 0 };
    return messages.text("score-series-won", params);
  }
  const row = race?.rows.at(-1);
  if (!race || !row || view.actor.kind !== "over" || race.course.length > 0) return "";
  const side = messages.side(row.winner, view);
  if (winner === null) return messages.text("score-row-won", { side });
  return messages.text("score-race-won", { side, matsch: race.matsch });
}
