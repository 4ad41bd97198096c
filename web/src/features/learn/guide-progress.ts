/** Facts about a guided game, derived from the history: its turns and the current step. */
import type { GuideStep, StepName, Until } from "../../board/guide";
import { withNames } from "../../board/names";
import {
  sideName,
  sideOnTurn,
  sideToAct,
  type TableSnapshot,
  yourSide,
} from "../../contracts/table-snapshot";
import type { GameEvent, LogEntry } from "../../engine/protocol";
import { t, words } from "../../kit/words";
import { writeMove } from "../../table/notation";
import type { Course } from "./guide-storage";

export interface Turn {
  side: string;
  entries: readonly LogEntry[];
}

/**
 * Returns the turns of the current game since the guide began. In a solo game, each move is a turn.
 */
export function turnsSince(
  from: number,
  { log, view }: Pick<TableSnapshot, "log" | "view">,
): Turn[] {
  const turns: { side: string; entries: LogEntry[] }[] = [];
  for (const entry of log) {
    const counts = entry.game === view.series.game && entry.ply > from && entry.ply <= view.ply;
    if (!counts || entry.side === "") continue;
    const last = turns.at(-1);
    if (last?.side === entry.side && view.sides.length > 1) last.entries.push(entry);
    else turns.push({ side: entry.side, entries: [entry] });
  }
  return turns;
}

/** Returns the index of the current step; `steps.length` if all steps are done. */
export function stepDue(
  steps: readonly GuideStep[],
  course: Course,
  moment: TableSnapshot,
): number {
  const done = completion(course, moment);
  const due = steps.findIndex(({ until }) => !done[until]);
  return due < 0 ? steps.length : due;
}

function completion({ from, read }: Course, moment: TableSnapshot): Record<Until, boolean> {
  const { view } = moment;
  const you = yourSide(moment);
  const turns = turnsSince(from, moment);
  const begun = turns.filter(({ side }) => side === you).length;
  const open = turns.at(-1)?.side === you && sideToAct(moment) === you;
  const over = begun - (open ? 1 : 0);
  const played = turns.length > 0;
  return {
    read: read || view.ply > from,
    begun: from > 0 || played || view.actor.kind === "seat",
    played,
    first: over >= 1,
    answer: begun >= 2,
    second: over >= 2,
    third: over >= 3,
  };
}

/** Returns the turn that a step describes: the user's, or the opponent's reply. */
export function turnOf(step: StepName, from: number, moment: TableSnapshot): Turn | undefined {
  const you = yourSide(moment);
  const turns = turnsSince(from, moment);
  const [first, second] = turns.filter(({ side }) => side === you);
  if (step === "begins") return turns[0];
  if (step === "first") return first;
  if (step === "second") return second;
  if (step !== "answer" || !first) return undefined;
  const until = second ? turns.indexOf(second) : turns.length;
  return turns.slice(turns.indexOf(first) + 1, until).at(-1);
}

/** Returns the outcome of a completed step in a word or two: "6–5", "hit on 7". */
export function outcomeOf(step: StepName, from: number, moment: TableSnapshot): string {
  const turn = turnOf(step, from, moment);
  if (step === "begins") return starterName(turn, moment);
  if (!turn) return "";
  return eventText(turn, moment) ?? rollText(turn) ?? played(turn, moment);
}

function starterName(turn: Turn | undefined, moment: TableSnapshot): string {
  const side = turn?.side ?? sideOnTurn(moment);
  if (side === null) return "";
  return side === yourSide(moment) ? t("player-you") : sideName(moment, side);
}

/** Returns the text of the first event that has a short message for the guide; otherwise null. */
function eventText({ entries }: Turn, { view }: TableSnapshot): string | null {
  const code = (event: GameEvent) => `outcome_${event.code}`;
  const event = entries
    .flatMap(({ events }) => events)
    .find((one) => words().id("guide", code(one), view) !== null);
  if (!event) return null;
  const params = withNames(view, event.path, event.params, words());
  return words().say("guide", { code: code(event), params }, view);
}

function rollText({ entries }: Turn): string | null {
  const entry = entries.find(({ kind }) => kind === "throw");
  return entry ? entry.text.replace(/^throw\s*/, "").replaceAll("-", "–") : null;
}

function played({ entries }: Turn, { view }: TableSnapshot): string {
  const last = entries.findLast(({ kind }) => kind === "move");
  return last ? writeMove(last, view) : "";
}
