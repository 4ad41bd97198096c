/** Texts of a guide's steps. Specific texts take precedence over general ones. */
import type { StepName } from "../../board/guide";
import { sideName, sideToAct, type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import { words } from "../../kit/words";
import { inRuns, writeMove } from "../../table/notation";
import { lastPlayed, turnWords } from "../../table/turn-summary";
import { turnOf } from "./guide-progress";

/** Maximum number of characters in three lines on a phone. A longer turn is shown in notation. */
const MAX_LENGTH = 150;

export interface StepWords {
  title: string;
  /** Description of another side's turn, if that was the last turn; otherwise "". */
  otherTurn: string;
  text: string;
}

/** Name of a step in the list. */
export function stepName(step: StepName, moment: TableSnapshot): string {
  return words().say("guide", { code: step, params: paramsOf(moment) }, moment.view);
}

/** Title and text of a step. Texts for the current situation take precedence over general ones. */
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

/** Codes of the current situation, most specific first, for choosing the texts of a step. */
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

/** Numbers that you and the other side rolled for the start; "none" without such a roll. */
function startRoll({ view, log }: TableSnapshot, you: string, other = "") {
  const entry = log.findLast(({ ply, kind, side }) => ply <= view.ply && kind === "throw" && !side);
  const rolled = entry?.events.at(-1)?.params ?? {};
  return { yours: rolled[you] ?? "none", theirs: rolled[other] ?? "none" };
}
