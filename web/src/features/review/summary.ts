/** Summary of a finished game: turning point, luck and skill, the best and the costliest move. */

import { html, noChange, nothing, type TemplateResult } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";
import { repeat } from "lit-html/directives/repeat.js";
import { sideName, type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import type { ReviewMoment, SideReview } from "../../engine/protocol";
import { t } from "../../kit/words";
import { writeMove } from "../../table/notation";
import { turnWords } from "../../table/turn-summary";
import {
  evenValue,
  formatAmount,
  formatNumber,
  formatSigned,
  graph,
  graphHeight,
  graphSides,
  valueBefore,
  valueFor,
  viewpointOf,
} from "./graph";
import type { ReviewResults } from "./run-review";
import { bestOf, costliestOf, type Turn, turnAt, turningOf } from "./turns";

interface SummaryData {
  moment: TableSnapshot;
  results: ReviewResults | null;
  turns: readonly Turn[];
  /** Opens the replay at a ply. */
  openReplayAt: (ply: number) => void;
  /** Starts a game from the position before a ply. */
  restartFrom: (ply: number) => void;
  /** Paints the board after a ply into a frame. */
  paint: (frame: HTMLElement, ply: number) => void;
}

/** Maximum number of moments shown for a game without dice. */
const MOMENTS = 3;
/** Luck that fills half of the bar, in percentage points. */
const MOST_LUCK = 50;

export function summary(data: SummaryData): TemplateResult {
  const { results, turns } = data;
  if (!results) return html`<p class="soft">${t("review-begins")}</p>`;
  const { whole, moments } = results;
  if (!whole) {
    const end = turns.at(-1)?.ply ?? 1;
    const done = Math.round((100 * (moments.at(-1)?.last ?? 0)) / end);
    return html`${luckAndSkill(data)}
      <p class="soft review-progress">${t("review-progress", { done })}</p>`;
  }
  const chance = Object.values(whole.sides).some(({ luck }) => luck !== null);
  return chance
    ? html`${turningPoint(data)}${luckAndSkill(data)}${best(data)}${costliest(data)}`
    : html`${course(data)}${luckAndSkill(data)}${threeMoments(data)}`;
}

const nameOf = (data: SummaryData, side: string) => sideName(data.moment, side);

function turningPoint(data: SummaryData): TemplateResult | typeof nothing {
  const { moment, results, turns, openReplayAt, paint } = data;
  const whole = results?.whole;
  const [turning] = whole ? turningOf(whole) : [];
  const turn = turning && turnAt(turns, turning.ply);
  if (!whole || !turning || !turn) return nothing;
  const title = t("review-turning", { turn: turn.round });
  const shown = turnWords(moment.view, turn.entries, turn.side === yourSide(moment));
  return html`<section class="review-turning"><p class="label">${title}</p>
    <button type="button" class="small-board" aria-label=${t("review-look", { turn: turn.round })}
      @click=${() => openReplayAt(turn.ply)}>${smallBoard(turn.ply, paint)}</button>
    <p class="told">${shown} ${chances(data, turning, turn)}</p></section>`;
}

/** Describes the change of the winning chances over a turn (roll and moves). */
function chances(data: SummaryData, turning: ReviewMoment, turn: Turn): string {
  const { results } = data;
  const whole = results?.whole;
  if (whole?.unit !== "percent") return "";
  const { you, side, first } = viewpointOf(data.moment);
  const of = whole.moments.filter(({ ply }) => ply >= turn.from && ply <= turn.ply);
  const [begin = turning, end = turning] = [of[0], of.at(-1)];
  const from = valueFor(side, first, valueBefore(whole.moments, begin, whole.unit), whole.unit);
  const to = valueFor(side, first, end.value, whole.unit);
  const way = to >= from ? "rose" : "fell";
  const params = { from: Math.round(from), to: Math.round(to), way, whose: you ? "yours" : "side" };
  return t("review-chances", { ...params, side: nameOf(data, side) });
}

function luckAndSkill(data: SummaryData): TemplateResult {
  const own = data.results?.sides[viewpointOf(data.moment).side];
  return own ? html`${luck(data, own)}${skill(data, own)}` : html``;
}

function luck(data: SummaryData, own: SideReview): TemplateResult | typeof nothing {
  if (own.luck === null) return nothing;
  const { you, side, others } = viewpointOf(data.moment);
  const [other = ""] = others;
  const luckGained = Math.round(own.luck);
  const kind = luckGained === 0 ? "none" : luckGained > 0 ? "own" : "other";
  const params = { kind, value: Math.abs(luckGained), whose: you ? "yours" : "side" };
  const shown = t("review-luck-told", {
    ...params,
    side: nameOf(data, side),
    other: nameOf(data, other),
  });
  const at = 50 * (1 + Math.max(-1, Math.min(1, own.luck / MOST_LUCK)));
  const [from, to] = [Math.min(50, at), Math.max(50, at)];
  const lucky = (of: string) =>
    you && of === side ? t("review-lucky-you") : t("review-lucky", { side: nameOf(data, of) });
  return html`<section class="review-luck"><p class="label-line"><span>${t("review-luck")}</span>
      <b>${shown}</b></p>
    <p class="bar" aria-hidden="true"><i .style=${`left:${from}%;width:${to - from}%`}></i>
      <i class="middle"></i><i class="dot" .style=${`left:${at}%`}></i></p>
    <p class="label-line"><span>${lucky(other)}</span><span>${lucky(side)}</span></p></section>`;
}

/** The average loss of each side per decision. */
function skill(data: SummaryData, own: SideReview): TemplateResult {
  const { you, side, others } = viewpointOf(data.moment);
  const { results } = data;
  if (!results?.unit) return html``;
  const each = ({ loss, decisions }: SideReview) => loss / Math.max(1, decisions);
  const theirs = others.flatMap((other) => {
    const sums = results.sides[other];
    return sums ? [`${nameOf(data, other)} ${formatNumber(each(sums))}`] : [];
  });
  const params = {
    amount: formatAmount(each(own), results.unit),
    others: theirs.join(" · "),
    whose: you ? "yours" : "side",
    side: nameOf(data, side),
  };
  return html`<section class="review-skill"><p class="label-line"><span>${t("review-skill")}</span>
    <b>${t("review-skill-told", params)}</b></p></section>`;
}

function best(data: SummaryData): TemplateResult | typeof nothing {
  const whole = data.results?.whole;
  const moment = whole ? bestOf(whole) : null;
  if (!moment) return nothing;
  return move(data, moment, {
    kind: "good",
    title: "review-best",
    difference: moment.clear,
    remark: t("review-clear"),
  });
}

function costliest(data: SummaryData): TemplateResult | typeof nothing {
  const whole = data.results?.whole;
  if (!whole) return nothing;
  const moment = costliestOf(whole);
  if (!moment) return html`<p class="soft">${t("review-flawless")}</p>`;
  return move(data, moment, {
    kind: "costly",
    title: "review-costliest",
    difference: -moment.loss,
    remark: t("review-better", { move: bestNotation(data, moment) }),
  });
}

interface MoveSummary {
  kind: "good" | "costly";
  title: "review-best" | "review-costliest";
  difference: number;
  remark: string;
}

function move(
  data: SummaryData,
  moment: ReviewMoment,
  { kind, title, difference, remark }: MoveSummary,
) {
  const turn = turnAt(data.turns, moment.ply);
  const side = moment.side === yourSide(data.moment) ? "you" : nameOf(data, moment.side);
  const whose = side === "you" ? "yours" : "side";
  return html`<section class="review-move ${kind}"><p>
      <span class="label">${t(title, { turn: turn?.round ?? moment.turn, whose, side })}</span>
      <b>${turnNotation(data, turn, moment)}</b><span class="soft">${remark}</span></p>
    <p><strong>${formatSigned(difference)}</strong>${tryAgain(data, moment)}</p></section>`;
}

function tryAgain({ restartFrom }: SummaryData, { ply }: ReviewMoment): TemplateResult {
  return html`<button type="button" class="quiet" @click=${() => restartFrom(ply)}
    >${t("review-again")}</button>`;
}

/** Returns the notation of a played turn: its roll and its moves. */
function turnNotation(
  { moment }: SummaryData,
  turn: Turn | undefined,
  decision: ReviewMoment,
): string {
  if (!turn) return decision.text;
  const roll = turn.entries.find(({ kind }) => kind === "throw");
  const moves = turn.entries.filter(({ kind }) => kind === "move");
  const steps = moves.map((entry) => writeMove(entry, moment.view)).join(", ");
  const thrown = roll?.text.replace(/^throw\s*/, "").replaceAll("-", "–");
  return thrown ? `${thrown}: ${steps}` : steps;
}

/** Returns the best turn, if another was played, in the notation of the move list. */
function bestNotation(
  { moment, turns }: SummaryData,
  { ply, better, instead }: ReviewMoment,
): string {
  const entry = turnAt(turns, ply)?.entries.find(({ kind }) => kind === "move");
  return entry ? writeMove({ ...entry, text: better, events: instead }, moment.view) : better;
}

function course(data: SummaryData): TemplateResult | typeof nothing {
  const { results, turns } = data;
  const whole = results?.whole;
  if (!whole) return nothing;
  const { first } = viewpointOf(data.moment);
  const { side, above, below } = graphSides(data.moment);
  const line = [
    evenValue(whole.unit),
    ...whole.moments.map(({ value }) => valueFor(side, first, value, whole.unit)),
  ].map((value) => graphHeight(value, whole.unit, whole.scale));
  const shown = momentsOf(data);
  const marks = shown.map((one) => {
    return { at: whole.moments.indexOf(one) + 1, good: isGood(one) };
  });
  const rows = turns.flatMap((turn, i) => {
    const moment = whole.moments.find(({ ply }) => ply >= turn.from && ply <= turn.ply);
    if (!moment) return [];
    const value = valueFor(side, first, moment.value, whole.unit);
    return [
      html`<tr><th scope="row">${i + 1}. ${turnNotation(data, turn, moment)}</th>
      <td>${formatSigned(Math.round(value))}</td></tr>`,
    ];
  });
  return html`<section class="review-course">
    ${graph({ line, marks, label: t("analysis-graph", { above, below }), above, below })}
    <details><summary>${t("review-table")}</summary><table><tbody>${rows}</tbody></table></details>
  </section>`;
}

const isGood = ({ loss, doubt }: ReviewMoment) => loss <= doubt;

/** True if the value of the game rose for the mover. A good move need not increase it. */
function hasGained({ moment, results }: SummaryData, decision: ReviewMoment): boolean {
  const whole = results?.whole;
  if (!whole) return false;
  const { first } = viewpointOf(moment);
  const before = valueBefore(whole.moments, decision, whole.unit);
  const worth = (value: number) => valueFor(decision.side, first, value, whole.unit);
  return worth(decision.value) > worth(before);
}

/** The key moments of a game without dice, in order of play. */
function momentsOf({ results }: SummaryData): ReviewMoment[] {
  return results?.whole ? turningOf(results.whole).slice(0, MOMENTS) : [];
}

function threeMoments(data: SummaryData): TemplateResult {
  const shown = momentsOf(data);
  if (shown.length === 0) return html`<p class="soft">${t("review-flawless")}</p>`;
  const lines = repeat(
    shown,
    ({ ply }) => ply,
    (moment, i) => {
      const turn = turnAt(data.turns, moment.ply);
      const good = isGood(moment);
      const remark = !good
        ? t("review-better", { move: bestNotation(data, moment) })
        : hasGained(data, moment)
          ? t("review-good")
          : "";
      const whose = moment.side === yourSide(data.moment) ? "yours" : "side";
      const params = { turn: turn?.round ?? moment.turn, whose, side: nameOf(data, moment.side) };
      return html`<li class=${good ? "good" : "costly"}>
        <button type="button" class="number" aria-label=${t("review-look", { turn: params.turn })}
          @click=${() => data.openReplayAt(turn?.ply ?? moment.last)}>${i + 1}</button>
        <p><b>${t("review-moment", { ...params, move: turnNotation(data, turn, moment) })}</b>
          <span class="soft">${remark}</span>${tryAgain(data, moment)}</p></li>`;
    },
  );
  return html`<section class="review-moments"><p class="label">${t("review-moments")}</p>
    <ol>${lines}</ol></section>`;
}

type PaintBoard = (frame: HTMLElement, ply: number) => void;

class SmallBoard extends Directive {
  #shown = -1;

  render(_ply: number, _paint: PaintBoard): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [ply, paint]: [number, PaintBoard]): unknown {
    if (ply === this.#shown) return noChange;
    this.#shown = ply;
    // The element has a width only after it was added to the page.
    requestAnimationFrame(() => paint(element as HTMLElement, ply));
    return noChange;
  }
}

const paintWhenAdded = directive(SmallBoard);

function smallBoard(ply: number, paint: PaintBoard): TemplateResult {
  return html`<span class="frame" aria-hidden="true" ${paintWhenAdded(ply, paint)}></span>`;
}
