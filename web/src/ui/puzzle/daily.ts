/** The puzzle of a day: the same for everybody, with a calendar of those that are past. */
import type { Engine } from "../../engine/client";
import type { GameInfo, PuzzleMade } from "../../engine/protocol";
import { dayWords, today } from "../days/days";
import { learnMore, t } from "../shell/words";
import { timeWords } from "./clock";
import { makePuzzle } from "./making";
import { daysDone, readResults } from "./results";

/** The first day of the calendar. */
const FIRST = "2026-01-01";

/** The puzzle of a day; null where making it was stopped. */
export async function makeDaily(
  engine: Pick<Engine, "request" | "task">,
  info: GameInfo,
  day: string,
): Promise<PuzzleMade | null> {
  const given = { day };
  const told = await engine.request("consult", { game: info.id, about: "daily", given });
  const { options, seed } = told as { options: Record<string, string>; seed: string };
  return makePuzzle(engine, { game: info.id, options, seed }, info);
}

export { dayWords, today };

/** The calendar, with what was solved here. */
export async function openDays(game: string, take: (day: string) => void): Promise<void> {
  const [{ openCalendar }] = await Promise.all([import("../days/calendar"), learnMore("days")]);
  const times = [...daysDone(readResults(), game)];
  const done = new Map(times.map(([day, time]) => [day, timeWords(time)]));
  openCalendar({ title: t("days-title"), first: FIRST, done, take });
}
