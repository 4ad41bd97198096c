/**
 * Generation of puzzles, including the daily ones, with a dialog that shows the progress and can
 * cancel it; and the calendar of daily puzzles.
 */
import { signal } from "@preact/signals-core";
import type { Engine } from "../engine/client";
import { EngineFailure, type GameInfo, type PuzzleMade, type Requests } from "../engine/protocol";
import { footButton, openDialog } from "../kit/dialog";
import { toast } from "../kit/toast";
import { loadArea, t, words } from "../kit/words";
import { dayWords, today } from "../storage/days";
import { dailyTimes, readResults } from "../storage/results";
import { formatTime } from "./clock";

/** Milliseconds after which the progress dialog opens, if the puzzle is not ready yet. */
const SOON = 300;

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
  const count = signal(0);
  let dialog: HTMLDialogElement | null = null;
  const show = () => {
    dialog = openDialog({
      title: t("making-title"),
      body: () => t("choose-making", { count: count.value }),
      foot: [footButton(t("shell-cancel"), () => dialog?.close())],
      onclose: () => working.abort(),
    });
  };
  const waiting = setTimeout(show, SOON);
  const progress = ({ params }: { params: Record<string, unknown> }) => {
    count.value = Number(params.count ?? 0);
  };
  try {
    return await engine.task("generate", order, { progress, signal: working.signal });
  } catch (failure) {
    if (working.signal.aborted) return null;
    if (!(failure instanceof EngineFailure)) throw failure;
    const { code, params } = failure;
    toast(words().say("error", { code, params }, { game: info.id, family: info.family }));
    return null;
  } finally {
    clearTimeout(waiting);
    (dialog as HTMLDialogElement | null)?.close();
  }
}

/** First date of the calendar. */
const FIRST = "2026-01-01";

/**
 * Generate the puzzle of the date `day` (2026-11-23). Resolve with null in the same cases as
 * `makePuzzle`. Reject if the engine cannot return the options for this date.
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
 * Open the calendar with the solving times stored on this device. Call `take` with the date that
 * the user chooses.
 */
export async function openDays(game: string, take: (day: string) => void): Promise<void> {
  const [{ openCalendar }] = await Promise.all([import("../kit/calendar"), loadArea("days")]);
  const times = [...dailyTimes(readResults(), game)];
  const done = new Map(times.map(([day, time]) => [day, formatTime(time)]));
  openCalendar({ title: t("days-title"), first: FIRST, done, onChoose: take });
}
