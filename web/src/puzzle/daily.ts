/** Daily puzzles, which are the same for all users, and the calendar of past ones. */
import type { Engine } from "../engine/client";
import type { GameInfo, PuzzleMade } from "../engine/protocol";
import { loadArea, t } from "../kit/words";
import { dayWords, today } from "../storage/days";
import { dailyTimes, readResults } from "../storage/results";
import { formatTime } from "./clock";
import { makePuzzle } from "./making";

/** First date of the calendar. */
const FIRST = "2026-01-01";

/** Returns the puzzle of a date, or null if it was cancelled or could not be generated. */
export async function makeDaily(
  engine: Pick<Engine, "request" | "task">,
  info: GameInfo,
  day: string,
): Promise<PuzzleMade | null> {
  const given = { day };
  const reply = await engine.request("consult", { game: info.id, about: "daily", given });
  const { options, seed } = reply as { options: Record<string, string>; seed: string };
  return makePuzzle(engine, { game: info.id, options, seed }, info);
}

export { dayWords, today };

/** Opens the calendar with the solving times stored on this device. */
export async function openDays(game: string, take: (day: string) => void): Promise<void> {
  const [{ openCalendar }] = await Promise.all([import("../kit/calendar"), loadArea("days")]);
  const times = [...dailyTimes(readResults(), game)];
  const done = new Map(times.map(([day, time]) => [day, formatTime(time)]));
  openCalendar({ title: t("days-title"), first: FIRST, done, onChoose: take });
}
