/**
 * Generates puzzles, including the daily ones. A dialog shows the progress and has a button to
 * cancel. This module also opens the calendar of daily puzzles.
 */
import type { Engine } from "../engine/client";
import {
  EngineFailure,
  type GameInfo,
  type Message,
  type PuzzleMade,
  type Requests,
} from "../engine/protocol";
import { toast } from "../kit/toast";
import { loadArea, t, words } from "../kit/words";
import { dayWords, today } from "../storage/days";
import { dailyTimes, readResults } from "../storage/results";
import { showProgress } from "../table/loading";
import { formatTime } from "./clock";

/**
 * Generate a puzzle. Resolve with null if the user cancels, or if the engine reports an error,
 * which is then shown in a message.
 */
export async function makePuzzle(
  engine: Pick<Engine, "task">,
  order: Requests["generate"]["in"],
  info: GameInfo,
): Promise<PuzzleMade | null> {
  const working = new AbortController();
  const finished = new AbortController();
  const show = showProgress("making-title", (count) => t("choose-making", { count }), {
    cancel: () => working.abort(),
    finished: finished.signal,
  });
  const progress = ({ params }: Message) => show(Number(params.count ?? 0));
  try {
    return await engine.task("generate", order, { progress, signal: working.signal });
  } catch (failure) {
    if (working.signal.aborted) return null;
    if (!(failure instanceof EngineFailure)) throw failure;
    const { code, params } = failure;
    toast(words().say("error", { code, params }, { game: info.id, family: info.family }));
    return null;
  } finally {
    finished.abort();
  }
}

/** First date of the calendar. */
const FIRST = "2026-01-01";

/**
 * Generate the puzzle of the date `day`, such as 2026-11-23. Resolve with null if the user cancels
 * or generating fails. Reject if the engine does not return the options and seed for this date.
 */
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

/**
 * Open the calendar, with the user's solving times. Call `take` with the date that the user
 * chooses.
 */
export async function openDays(game: string, take: (day: string) => void): Promise<void> {
  const [{ openCalendar }] = await Promise.all([import("../kit/calendar"), loadArea("days")]);
  const times = [...dailyTimes(readResults(), game)];
  const done = new Map(times.map(([day, time]) => [day, formatTime(time)]));
  openCalendar({ title: t("days-title"), first: FIRST, done, onChoose: take });
}
