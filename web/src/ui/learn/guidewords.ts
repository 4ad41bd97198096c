/** The words of a guide's steps, from the particular to the general. */
import type { StepName } from "../../board/guide";
import { words } from "../shell/words";
import { lastPlayed, turnWords } from "../table/happened";
import { awaited, type Moment, sideName, yourSide } from "../table/moment";
import { inRuns, writeMove } from "../table/notation";
import { turnOf } from "./guidefacts";

/** So many letters stand in three lines of a phone; for a longer turn its moves are written. */
const ROOM = 150;

export interface StepWords {
  title: string;
  /** What another side has just done; "" once something else was played. */
  told: string;
  text: string;
}

/** What a step is called in the list. */
export function stepName(step: StepName, moment: Moment): string {
  return words().say("guide", { code: step, params: paramsOf(moment) }, moment.view);
}

/** The heading and the sentence of a step: those for what is the case come before the general. */
export function stepWords(step: StepName, from: number, moment: Moment): StepWords {
  const params = paramsOf(moment);
  const cases = casesOf(step, from, moment);
  const told = (part: string) => {
    const codes = [...cases.map((one) => `${step}_${one}_${part}`), `${step}_${part}`];
    const code = codes.find((one) => words().id("guide", one, moment.view) !== null);
    return code ? words().say("guide", { code, params }, moment.view) : "";
  };
  const [title, text] = [told("title"), told("text")];
  return { title, told: toldOfOthers(moment, ROOM - title.length - text.length), text };
}

/** Aim and gesture, for whoever wants no more. */
export function briefWords(moment: Moment): StepWords {
  const code = (part: string) =>
    words().say("guide", { code: part, params: paramsOf(moment) }, moment.view);
  return { title: code("aim_title"), told: "", text: `${code("first_title")}.` };
}

function toldOfOthers(moment: Moment, room: number): string {
  const turn = lastPlayed(moment.log, moment.view);
  const { view } = moment;
  if (!turn?.over || turn.side === "" || turn.side === yourSide(moment)) return "";
  const sentence = turnWords(view, turn.entries, false);
  if (sentence.length <= room) return sentence;
  const moves = turn.entries.filter(({ kind }) => kind === "move");
  const written = inRuns(moves.map((move) => writeMove(move, view))).join("; ");
  return words().say("guide", { code: "told", params: { side: turn.side, written } }, view);
}

/** Codes of the present situation, the most particular first, for choosing words of a step. */
function casesOf(step: StepName, from: number, moment: Moment): string[] {
  const you = yourSide(moment);
  const side = awaited(moment);
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

function paramsOf(moment: Moment) {
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
    ...lotOf(moment, you, other),
  };
}

/** What you and the other side have rolled for the start; "none" where nothing says who begins. */
function lotOf({ view, log }: Moment, you: string, other = "") {
  const entry = log.findLast(({ ply, kind, side }) => ply <= view.ply && kind === "throw" && !side);
  const rolled = entry?.events.at(-1)?.params ?? {};
  return { yours: rolled[you] ?? "none", theirs: rolled[other] ?? "none" };
}
