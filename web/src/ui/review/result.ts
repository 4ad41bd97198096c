/** Summary of a finished game: turning point, luck and skill, the best and the costliest move. */
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { ReviewMoment, SideReview } from "../../engine/protocol";
import { t } from "../shell/words";
import { writeMove } from "../table/notation";
import { sideName, type TableSnapshot, yourSide } from "../table/tablesnapshot";
import { turnWords } from "../table/turnsummary";
import { graph } from "./graph";
import type { Judged } from "./judge";
import { bestOf, costliestOf, turningOf } from "./moments";
import { drawnFor, readerOf } from "./reader";
import { smallBoard } from "./small";
import { type Turn, turnAt, turnsDone } from "./turns";
import { amount, even, heightOf, number, signed, valueBefore, worthTo } from "./worth";

export interface Result {
  moment: TableSnapshot;
  judged: Judged | null;
  turns: readonly Turn[];
  /** Opens the replay at a ply. */
  look: (ply: number) => void;
  /** Starts a game from the position before a ply. */
  again: (ply: number) => void;
  /** Paints the board after a ply into a frame. */
  paint: (frame: HTMLElement, ply: number) => void;
}

/** Maximum number of moments shown for a game without dice. */
const MOMENTS = 3;
/** Luck that fills half of the bar, in percentage points. */
const MOST_LUCK = 50;

export function result(given: Result): TemplateResult {
  const { judged, turns } = given;
  if (!judged) return html`<p class="soft">${t("review-begins")}</p>`;
  const { whole, moments } = judged;
  if (!whole) {
    const end = turns.at(-1)?.ply ?? 1;
    const done = Math.round((100 * (moments.at(-1)?.last ?? 0)) / end);
    return html`${luckAndSkill(given)}
      <p class="soft review-progress">${t("review-progress", { done })}</p>`;
  }
  const chance = Object.values(whole.sides).some(({ luck }) => luck !== null);
  return chance
    ? html`${turningPoint(given)}${luckAndSkill(given)}${best(given)}${costliest(given)}`
    : html`${course(given)}${luckAndSkill(given)}${threeMoments(given)}`;
}

const nameOf = (given: Result, side: string) => sideName(given.moment, side);

function turningPoint(given: Result): TemplateResult | typeof nothing {
  const { moment, judged, turns, look, paint } = given;
  const whole = judged?.whole;
  const [turning] = whole ? turningOf(whole) : [];
  const turn = turning && turnAt(turns, turning.ply);
  if (!whole || !turning || !turn) return nothing;
  const title = t("review-turning", { turn: turn.round });
  const told = turnWords(moment.view, turn.entries, turn.side === yourSide(moment));
  return html`<section class="review-turning"><p class="label">${title}</p>
    <button type="button" class="small-board" aria-label=${t("review-look", { turn: turn.round })}
      @click=${() => look(turn.ply)}>${smallBoard(turn.ply, paint)}</button>
    <p class="told">${told} ${chances(given, turning, turn)}</p></section>`;
}

/** Describes the change of the winning chances over a turn (roll and moves). */
function chances(given: Result, turning: ReviewMoment, turn: Turn): string {
  const { judged } = given;
  const whole = judged?.whole;
  if (whole?.unit !== "percent") return "";
  const { you, side, first } = readerOf(given.moment);
  const of = whole.moments.filter(({ ply }) => ply >= turn.from && ply <= turn.ply);
  const [begin = turning, end = turning] = [of[0], of.at(-1)];
  const from = worthTo(side, first, valueBefore(whole.moments, begin, whole.unit), whole.unit);
  const to = worthTo(side, first, end.value, whole.unit);
  const way = to >= from ? "rose" : "fell";
  const params = { from: Math.round(from), to: Math.round(to), way, whose: you ? "yours" : "side" };
  return t("review-chances", { ...params, side: nameOf(given, side) });
}

function luckAndSkill(given: Result): TemplateResult {
  const own = given.judged?.sides[readerOf(given.moment).side];
  return own ? html`${luck(given, own)}${skill(given, own)}` : html``;
}

function luck(given: Result, own: SideReview): TemplateResult | typeof nothing {
  if (own.luck === null) return nothing;
  const { you, side, others } = readerOf(given.moment);
  const [other = ""] = others;
  const gave = Math.round(own.luck);
  const kind = gave === 0 ? "none" : gave > 0 ? "own" : "other";
  const params = { kind, value: Math.abs(gave), whose: you ? "yours" : "side" };
  const told = t("review-luck-told", {
    ...params,
    side: nameOf(given, side),
    other: nameOf(given, other),
  });
  const at = 50 * (1 + Math.max(-1, Math.min(1, own.luck / MOST_LUCK)));
  const [from, to] = [Math.min(50, at), Math.max(50, at)];
  const lucky = (of: string) =>
    you && of === side ? t("review-lucky-you") : t("review-lucky", { side: nameOf(given, of) });
  return html`<section class="review-luck"><p class="label-line"><span>${t("review-luck")}</span>
      <b>${told}</b></p>
    <p class="bar" aria-hidden="true"><i .style=${`left:${from}%;width:${to - from}%`}></i>
      <i class="middle"></i><i class="dot" .style=${`left:${at}%`}></i></p>
    <p class="label-line"><span>${lucky(other)}</span><span>${lucky(side)}</span></p></section>`;
}

/** The average loss of each side per decision. */
function skill(given: Result, own: SideReview): TemplateResult {
  const { you, side, others } = readerOf(given.moment);
  const { judged } = given;
  if (!judged?.unit) return html``;
  const each = ({ loss, decisions }: SideReview) => loss / Math.max(1, decisions);
  const theirs = others.flatMap((other) => {
    const sums = judged.sides[other];
    return sums ? [`${nameOf(given, other)} ${number(each(sums))}`] : [];
  });
  const params = {
    amount: amount(each(own), judged.unit),
    others: theirs.join(" · "),
    whose: you ? "yours" : "side",
    side: nameOf(given, side),
  };
  return html`<section class="review-skill"><p class="label-line"><span>${t("review-skill")}</span>
    <b>${t("review-skill-told", params)}</b></p></section>`;
}

function best(given: Result): TemplateResult | typeof nothing {
  const whole = given.judged?.whole;
  const found = whole ? bestOf(whole) : null;
  if (!found) return nothing;
  return move(given, found, {
    kind: "good",
    title: "review-best",
    difference: found.clear,
    remark: t("review-clear"),
  });
}

function costliest(given: Result): TemplateResult | typeof nothing {
  const whole = given.judged?.whole;
  if (!whole) return nothing;
  const found = costliestOf(whole);
  if (!found) return html`<p class="soft">${t("review-flawless")}</p>`;
  return move(given, found, {
    kind: "costly",
    title: "review-costliest",
    difference: -found.loss,
    remark: t("review-better", { move: betterThan(given, found) }),
  });
}

interface Told {
  kind: "good" | "costly";
  title: "review-best" | "review-costliest";
  difference: number;
  remark: string;
}

function move(given: Result, found: ReviewMoment, { kind, title, difference, remark }: Told) {
  const turn = turnAt(given.turns, found.ply);
  const side = found.side === yourSide(given.moment) ? "you" : nameOf(given, found.side);
  const whose = side === "you" ? "yours" : "side";
  return html`<section class="review-move ${kind}"><p>
      <span class="label">${t(title, { turn: turn?.round ?? found.turn, whose, side })}</span>
      <b>${playedIn(given, turn, found)}</b><span class="soft">${remark}</span></p>
    <p><strong>${signed(difference)}</strong>${tryAgain(given, found)}</p></section>`;
}

function tryAgain({ again }: Result, { ply }: ReviewMoment): TemplateResult {
  return html`<button type="button" class="quiet" @click=${() => again(ply)}
    >${t("review-again")}</button>`;
}

/** Returns the notation of a played turn: its roll and its moves. */
function playedIn({ moment }: Result, turn: Turn | undefined, found: ReviewMoment): string {
  if (!turn) return found.text;
  const roll = turn.entries.find(({ kind }) => kind === "throw");
  const moves = turn.entries.filter(({ kind }) => kind === "move");
  const steps = moves.map((entry) => writeMove(entry, moment.view)).join(", ");
  const thrown = roll?.text.replace(/^throw\s*/, "").replaceAll("-", "–");
  return thrown ? `${thrown}: ${steps}` : steps;
}

/** Returns the best turn, if another was played, in the notation of the move list. */
function betterThan({ moment, turns }: Result, { ply, better, instead }: ReviewMoment): string {
  const entry = turnAt(turns, ply)?.entries.find(({ kind }) => kind === "move");
  return entry ? writeMove({ ...entry, text: better, events: instead }, moment.view) : better;
}

function course(given: Result): TemplateResult | typeof nothing {
  const { judged, turns } = given;
  const whole = judged?.whole;
  if (!whole) return nothing;
  const { first } = readerOf(given.moment);
  const { side, above, below } = drawnFor(given.moment);
  const line = [
    even(whole.unit),
    ...whole.moments.map(({ value }) => worthTo(side, first, value, whole.unit)),
  ].map((value) => heightOf(value, whole.unit, whole.scale));
  const told = momentsOf(given);
  const marks = told.map((one) => {
    return { at: whole.moments.indexOf(one) + 1, good: isGood(one) };
  });
  const rows = turns.flatMap((turn, i) => {
    const found = whole.moments.find(({ ply }) => ply >= turn.from && ply <= turn.ply);
    if (!found) return [];
    const value = worthTo(side, first, found.value, whole.unit);
    return [
      html`<tr><th scope="row">${turnsDone(turns, turn.ply) && i + 1}. ${playedIn(given, turn, found)}</th>
      <td>${signed(Math.round(value))}</td></tr>`,
    ];
  });
  return html`<section class="review-course">
    ${graph({ line, marks, label: t("analysis-graph", { above, below }), above, below })}
    <details><summary>${t("review-table")}</summary><table><tbody>${rows}</tbody></table></details>
  </section>`;
}

const isGood = ({ loss, doubt }: ReviewMoment) => loss <= doubt;

/** True if the value of the game rose for the mover. A good move need not increase it. */
function hasGained({ moment, judged }: Result, found: ReviewMoment): boolean {
  const whole = judged?.whole;
  if (!whole) return false;
  const { first } = readerOf(moment);
  const before = valueBefore(whole.moments, found, whole.unit);
  const worth = (value: number) => worthTo(found.side, first, value, whole.unit);
  return worth(found.value) > worth(before);
}

/** The key moments of a game without dice, in order of play. */
function momentsOf({ judged }: Result): ReviewMoment[] {
  return judged?.whole ? turningOf(judged.whole).slice(0, MOMENTS) : [];
}

function threeMoments(given: Result): TemplateResult {
  const told = momentsOf(given);
  if (told.length === 0) return html`<p class="soft">${t("review-flawless")}</p>`;
  const lines = repeat(
    told,
    ({ ply }) => ply,
    (found, i) => {
      const turn = turnAt(given.turns, found.ply);
      const good = isGood(found);
      const remark = !good
        ? t("review-better", { move: betterThan(given, found) })
        : hasGained(given, found)
          ? t("review-good")
          : "";
      const whose = found.side === yourSide(given.moment) ? "yours" : "side";
      const params = { turn: turn?.round ?? found.turn, whose, side: nameOf(given, found.side) };
      return html`<li class=${good ? "good" : "costly"}>
        <button type="button" class="number" aria-label=${t("review-look", { turn: params.turn })}
          @click=${() => given.look(turn?.ply ?? found.last)}>${i + 1}</button>
        <p><b>${t("review-moment", { ...params, move: playedIn(given, turn, found) })}</b>
          <span class="soft">${remark}</span>${tryAgain(given, found)}</p></li>`;
    },
  );
  return html`<section class="review-moments"><p class="label">${t("review-moments")}</p>
    <ol>${lines}</ol></section>`;
}
