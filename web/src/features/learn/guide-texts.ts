/** The guide to a user's first game: current step, its texts, and results of steps ("hit on 7"). */
import type { GuideStep, StepName, Until } from "../../board/guide";
import { withNames } from "../../board/names";
import {
  sideName,
  sideOnTurn,
  sideToAct,
  type TableSnapshot,
  yourSide,
} from "../../contracts/table-snapshot";
import type { LogEntry } from "../../engine/protocol";
import { t, words } from "../../kit/words";
import { inRuns, writeMove } from "../../table/notation";
import { lastPlayed, turnWords } from "../../table/turn-summary";
import type { Course } from "./guide-storage";

/**
 * Maximum number of characters in title, description of the other side's turn, and text together:
 * three lines on a phone. If there are more, the turn's notation replaces its description.
 */
const MAX_LENGTH = 150;

export interface StepWords {
  title: string;
  /** Description of another side's turn, if that was the last turn; otherwise "". */
  otherTurn: string;
  text: string;
}

/** Return the name of a step of the guide, as shown in the guide's list of steps. */
export function stepName(step: StepName, moment: TableSnapshot): string {
  return words().say("guide", { code: step, params: paramsOf(moment) }, moment.view);
}

/**
 * Return title and text of a step, and the description of the last turn if another side played it.
 * Title and text for the current situation (see `situationsOf`) replace the step's usual ones.
 * `from` is the ply at which the guide began.
 */
export function stepWords(step: StepName, from: number, moment: TableSnapshot): StepWords {
  const params = paramsOf(moment);
  const situations = situationsOf(step, from, moment);
  const textOf = (part: string) => {
    const codes = [...situations.map((one) => `${step}_${one}_${part}`), `${step}_${part}`];
    const code = codes.find((one) => words().id("guide", one, moment.view) !== null);
    return code ? words().say("guide", { code, params }, moment.view) : "";
  };
  const [title, text] = [textOf("title"), textOf("text")];
  return { title, otherTurn: otherTurnText(moment, MAX_LENGTH - title.length - text.length), text };
}

/** The short guide: the aim of the game and the first action. */
export function briefWords(moment: TableSnapshot): StepWords {
  const code = (part: string) =>
    words().say("guide", { code: part, params: paramsOf(moment) }, moment.view);
  return { title: code("aim_title"), otherTurn: "", text: `${code("first_title")}.` };
}

function otherTurnText(moment: TableSnapshot, room: number): string {
  const turn = lastPlayed(moment.log, moment.view);
  const { view } = moment;
  if (!turn?.over || turn.side === "" || turn.side === yourSide(moment)) return "";
  const sentence = turnWords(view, turn.entries, false);
  if (sentence.length <= room) return sentence;
  const moves = turn.entries.filter(({ kind }) => kind === "move");
  const written = inRuns(moves.map((move) => writeMove(move, view))).join("; ");
  return words().say("guide", { code: "told", params: { side: turn.side, written } }, view);
}

/**
 * Return codes of the current situation, such as "waits" (another side is on turn) or "chosen". The
 * message ids of a step contain them; the earlier ones take precedence. `from`: see `stepWords`.
 */
function situationsOf(step: StepName, from: number, moment: TableSnapshot): string[] {
  const you = yourSide(moment);
  const side = sideToAct(moment);
  const waits = side !== null && side !== you ? ["waits"] : [];
  const turn = step === "answer" ? turnOf(step, from, moment) : undefined;
  const events = turn?.entries.flatMap((entry) => entry.events.map(({ code }) => code)) ?? [];
  const status = moment.view.status.map(({ code }) => code);
  const place = moment.view.places.find(({ id }) => id === moment.chosen?.place);
  const chosen = place ? [place.kind, ...status].map((code) => `chosen_${code}`) : [];
  if (place) chosen.push("chosen");
  const captures = moment.view.moves.some(({ takes }) => takes.length > 0) ? ["captures"] : [];
  return [...waits, ...chosen, ...status, ...events, ...captures];
}

function paramsOf(moment: TableSnapshot) {
  const { view } = moment;
  const you = yourSide(moment) ?? "";
  const other = view.sides.find((side) => side !== you);
  const dice = view.tokens.filter(({ kind, used }) => kind === "die" && !used);
  return {
    you: sideName(moment, you),
    other: other === undefined ? "" : sideName(moment, other),
    others: view.sides.length - 1,
    count: view.pieces.filter(({ side }) => side === you).length,
    dice: dice.map(({ value }) => value),
    ...startRoll(moment, you, other),
  };
}

/**
 * Return the numbers that both sides rolled to decide who begins: `yours` for the side `you`,
 * `theirs` for `other`. Both are "none" if there was no such roll.
 */
function startRoll({ view, log }: TableSnapshot, you: string, other = "") {
  const entry = log.findLast(({ ply, kind, side }) => ply <= view.ply && kind === "throw" && !side);
  const rolled = entry?.events.at(-1)?.params ?? {};
  return { yours: rolled[you] ?? "none", theirs: rolled[other] ?? "none" };
}

interface Turn {
  side: string;
  entries: LogEntry[];
}

/**
 * Return the turns of the current game since ply `from`, at which the guide began. The last turn
 * can be incomplete. In a game with only one side, each ply is a turn.
 */
function turnsSince(from: number, { log, view }: Pick<TableSnapshot, "log" | "view">): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const counts = entry.game === view.series.game && entry.ply > from && entry.ply <= view.ply;
    if (!counts || entry.side === "") continue;
    const last = turns.at(-1);
    if (last?.side === entry.side && view.sides.length > 1) last.entries.push(entry);
    else turns.push({ side: entry.side, entries: [entry] });
  }
  return turns;
}

/** Return the index of the current step; `steps.length` if all steps are done. */
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

/**
 * Return the turn that a step describes:
 * - `begins`: the first turn since the guide began;
 * - `first`, `second`: the user's first or second turn;
 * - `answer`: the last turn of another side after the user's first turn and before the second.
 *
 * Return undefined for other steps, or if the turn has not been played.
 */
function turnOf(step: StepName, from: number, moment: TableSnapshot): Turn | undefined {
  const you = yourSide(moment);
  const turns = turnsSince(from, moment);
  const [first, second] = turns.filter(({ side }) => side === you);
  const until = second ? turns.indexOf(second) : turns.length;
  const answer = first && turns.slice(turns.indexOf(first) + 1, until).at(-1);
  const [begins] = turns;
  return { begins, first, second, answer, aim: undefined, alone: undefined }[step];
}

/**
 * Return the outcome of a completed step in a few words: for `begins`, the side that began; for
 * other steps an event of the turn described by the step ("hit on 7"), otherwise the turn's roll
 * ("6–5"), otherwise the notation of its last move. Return "" if the step describes no turn. The
 * guide began at ply `from`.
 */
export function outcomeOf(step: StepName, from: number, moment: TableSnapshot): string {
  const { view } = moment;
  const turn = turnOf(step, from, moment);
  if (step === "begins") {
    const side = turn?.side ?? sideOnTurn(moment);
    if (side === null) return "";
    return side === yourSide(moment) ? t("player-you") : sideName(moment, side);
  }
  if (!turn) return "";
  const event = turn.entries
    .flatMap(({ events }) => events)
    .find(({ code }) => words().id("guide", `outcome_${code}`, view) !== null);
  if (event) {
    const params = withNames(view, event.path, event.params, words());
    return words().say("guide", { code: `outcome_${event.code}`, params }, view);
  }
  const roll = turn.entries.find(({ kind }) => kind === "throw");
  if (roll) return roll.text.replace(/^throw\s*/, "").replaceAll("-", "–");
  const last = turn.entries.findLast(({ kind }) => kind === "move");
  return last ? writeMove(last, view) : "";
}
