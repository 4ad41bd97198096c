/**
 * Summary of a finished game. With dice: turning point, luck and skill, the best and the costliest
 * move. Without dice: graph, skill, and up to three key moments.
 */

import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { sideName, sideParams, type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import type { Review, ReviewMoment, SideReview } from "../../engine/protocol";
import { make } from "../../kit/dom";
import { t } from "../../kit/words";
import { writeMove } from "../../table/notation";
import { turnWords } from "../../table/turn-summary";
import { formatAmount, formatNumber, graph, graphSides, valuesOf, viewpointOf } from "./graph";
import type { ReviewResults } from "./run-review";
import { bestOf, costliestOf, pivotOf, type Turn, turnAt, turningOf } from "./turns";

interface SummaryData {
  moment: TableSnapshot;
  results: ReviewResults | null;
  turns: readonly Turn[];
  /** Open the replay at a ply (an entry of the history). */
  openReplayAt: (ply: number) => void;
  /** Start a game from the position before a ply (an entry of the history). */
  restartFrom: (ply: number) => void;
  /** Paint the board after a ply (an entry of the history) into a frame. */
  paint: (frame: HTMLElement, ply: number) => void;
}

/** Maximum number of moments shown for a game without dice. */
const MOMENTS = 3;
/** Luck of a side, in percentage points of winning chances, that fills half of the bar. */
const MOST_LUCK = 50;

export function summary(data: SummaryData): TemplateResult {
  const { results, turns } = data;
  if (!results) return html`<p class="soft">${t("review-begins")}</p>`;
  const { whole, moments } = results;
  if (!whole) {
    // The plies of earlier games of a series do not count.
    const begin = (turns[0]?.from ?? 1) - 1;
    const end = turns.at(-1)?.ply ?? begin + 1;
    const done = Math.round((100 * ((moments.at(-1)?.last ?? begin) - begin)) / (end - begin));
    return html`<p class="soft review-progress">${t("review-progress", { done })}</p>
      ${luckAndSkill(data.moment, results)}`;
  }
  const game = { ...data, whole, values: valuesOf(whole, data.moment) };
  const chance = Object.values(whole.sides).some(({ luck }) => luck !== null);
  return chance
    ? html`${turningPoint(game)}${luckAndSkill(data.moment, whole)}${best(game)}${costliest(game)}`
    : html`${course(game)}${luckAndSkill(data.moment, whole)}${threeMoments(game)}`;
}

interface Game extends SummaryData {
  whole: Review;
  values: ReturnType<typeof valuesOf>;
}

/**
 * Return the parameters of a message about a side: the grammatical forms of its name, and `whose`,
 * which is "yours" for the user's side and "side" for another.
 */
function whose(moment: TableSnapshot, side: string) {
  const whose = side === yourSide(moment) ? "yours" : "side";
  return { whose, ...sideParams(moment, side) };
}

function turningPoint(game: Game): TemplateResult | typeof nothing {
  const { moment, whole, turns, openReplayAt, paint } = game;
  const turning = pivotOf(whole);
  const turn = turning && turnAt(turns, turning.ply);
  if (!turning || !turn) return nothing;
  const shown = turnWords(moment.view, turn.entries, turn.side === yourSide(moment));
  return html`<section class="review-turning"><p class="label">${t("review-turning", { turn: turn.round })}</p>
    <button type="button" class="small-board" aria-label=${t("review-look", { turn: turn.round })}
      @click=${() => openReplayAt(turn.ply)}>${smallBoard(turn.ply, paint)}</button>
    <p class="told">${shown} ${chances(game, turning, turn)}</p></section>`;
}

/**
 * Describe how a turn (roll and moves) changed the winning chances of the user's side, or of the
 * first side if the user plays both or neither. Return "" if the values are not in percent.
 */
function chances({ moment, whole, values }: Game, turning: ReviewMoment, turn: Turn): string {
  if (whole.unit !== "percent") return "";
  const { side } = viewpointOf(moment);
  const of = whole.moments.filter(({ ply }) => ply >= turn.from && ply <= turn.ply);
  const [begin = turning, end = turning] = [of[0], of.at(-1)];
  const [from, to] = [values.before(side, begin), values.after(side, end)];
  const way = to >= from ? "rose" : "fell";
  const params = { from: Math.round(from), to: Math.round(to), way, ...whose(moment, side) };
  return t("review-chances", params);
}

type Sums = Pick<ReviewResults, "sides" | "unit">;

function luckAndSkill(moment: TableSnapshot, sums: Sums): TemplateResult | typeof nothing {
  const own = sums.sides[viewpointOf(moment).side];
  return own ? html`${luck(moment, own)}${skill(moment, own, sums)}` : nothing;
}

function luck(moment: TableSnapshot, own: SideReview): TemplateResult | typeof nothing {
  if (own.luck === null) return nothing;
  const { you, side, others } = viewpointOf(moment);
  const other = sideParams(moment, others[0] ?? "");
  const luckGained = Math.round(own.luck);
  const kind = luckGained === 0 ? "none" : luckGained > 0 ? "own" : "other";
  const params = {
    kind,
    value: Math.abs(luckGained),
    ...whose(moment, side),
    other: other.side ?? "",
  };
  const at = 50 * (1 + Math.max(-1, Math.min(1, own.luck / MOST_LUCK)));
  const [from, to] = [Math.min(50, at), Math.max(50, at)];
  const lucky = you ? t("review-lucky-you") : t("review-lucky", sideParams(moment, side));
  return html`<section class="review-luck"><p class="label-line"><span>${t("review-luck")}</span>
      <b>${t("review-luck-told", params)}</b></p>
    <p class="bar" aria-hidden="true"><i .style=${`left:${from}%;width:${to - from}%`}></i>
      <i class="middle"></i><i class="dot" .style=${`left:${at}%`}></i></p>
    <p class="label-line"><span>${t("review-lucky", other)}</span><span>${lucky}</span></p></section>`;
}

/** Render each side's average loss per decision; `nothing` until the engine has sent its unit. */
function skill(moment: TableSnapshot, own: SideReview, { sides, unit }: Sums) {
  const { side, others } = viewpointOf(moment);
  if (!unit) return nothing;
  const each = ({ loss, decisions }: SideReview) => loss / Math.max(1, decisions);
  const theirs = others.flatMap((other) => {
    const sums = sides[other];
    return sums ? [`${sideName(moment, other)} ${formatAmount(each(sums), unit)}`] : [];
  });
  const amount = formatAmount(each(own), unit);
  const params = { amount, others: theirs.join(" · "), ...whose(moment, side) };
  return html`<section class="review-skill"><p class="label-line"><span>${t("review-skill")}</span>
    <b>${t("review-skill-told", params)}</b></p></section>`;
}

function best(game: Game): TemplateResult | typeof nothing {
  const moment = bestOf(game.whole);
  if (!moment) return nothing;
  return move(game, moment, "good", "review-best", moment.clear, t("review-clear"));
}

function costliest(game: Game): TemplateResult {
  const moment = costliestOf(game.whole);
  if (!moment) return html`<p class="soft">${t("review-flawless")}</p>`;
  const remark = t("review-better", { move: bestNotation(game, moment) });
  return move(game, moment, "costly", "review-costliest", -moment.loss, remark);
}

function move(
  game: Game,
  moment: ReviewMoment,
  kind: "good" | "costly",
  title: "review-best" | "review-costliest",
  difference: number,
  remark: string,
): TemplateResult {
  const turn = turnAt(game.turns, moment.ply);
  const params = { turn: turn?.round ?? moment.turn, ...whose(game.moment, moment.side) };
  return html`<section class="review-move ${kind}"><p>
      <span class="label">${t(title, params)}</span>
      <b>${turnNotation(game, turn, moment)}</b><span class="soft">${remark}</span></p>
    <p><strong>${formatNumber(difference, "exceptZero")}</strong>${tryAgain(game, moment)}</p></section>`;
}

function tryAgain({ restartFrom }: Game, { ply }: ReviewMoment): TemplateResult {
  return html`<button type="button" class="quiet" @click=${() => restartFrom(ply)}
    >${t("review-again")}</button>`;
}

/**
 * Return the notation of a played turn: its roll and its moves. If `turn` is undefined, because it
 * is not in the history, return the engine's text of the decision.
 */
function turnNotation({ moment }: Game, turn: Turn | undefined, decision: ReviewMoment): string {
  if (!turn) return decision.text;
  const roll = turn.entries.find(({ kind }) => kind === "throw");
  const moves = turn.entries.filter(({ kind }) => kind === "move");
  const steps = moves.map((entry) => writeMove(entry, moment.view, true)).join(", ");
  const thrown = roll?.text.replace(/^throw\s*/, "").replaceAll("-", "–");
  return thrown ? `${thrown}: ${steps}` : steps;
}

/** Return the notation of the turn that would have been best, for a decision that was not best. */
function bestNotation({ moment, turns }: Game, { ply, better, instead }: ReviewMoment): string {
  const entry = turnAt(turns, ply)?.entries.find(({ kind }) => kind === "move");
  return entry ? writeMove({ ...entry, text: better, events: instead }, moment.view, true) : better;
}

function course(game: Game): TemplateResult {
  const { moment, whole, values, turns } = game;
  const { side } = graphSides(moment);
  const line = [values.even, ...whole.moments.map((one) => values.after(side, one))];
  const marks = momentsOf(game).map((one) => {
    return { at: whole.moments.indexOf(one) + 1, good: isGood(one) };
  });
  const isPercent = whole.unit === "percent";
  const rows = turns.map((turn) => {
    const last = whole.moments.findLast(({ ply }) => ply >= turn.from && ply <= turn.ply);
    if (!last) return nothing;
    const value = Math.round(values.after(side, last));
    const written = isPercent ? formatAmount(value, "percent") : formatNumber(value, "exceptZero");
    return html`<tr><th scope="row">${momentWords(game, turn, last)}</th><td>${written}</td></tr>`;
  });
  return html`<section class="review-course">
    ${graph({ moment, line: line.map(values.height), marks })}
    <details><summary>${t("review-table")}</summary><table><tbody>${rows}</tbody></table></details>
  </section>`;
}

/** Return the number, the side and the notation of a turn: "Turn 5, you: 24–18". */
function momentWords(game: Game, turn: Turn | undefined, decision: ReviewMoment): string {
  const number = turn?.round ?? decision.turn;
  const move = turnNotation(game, turn, decision);
  return t("review-moment", { turn: number, move, ...whose(game.moment, decision.side) });
}

const isGood = ({ loss, doubt }: ReviewMoment) => loss <= doubt;

/** Return the key moments of a game without dice, in order of play: its turning points. */
const momentsOf = ({ whole }: Game) => turningOf(whole).slice(0, MOMENTS);

function threeMoments(game: Game): TemplateResult {
  const { values, turns, openReplayAt } = game;
  const shown = momentsOf(game);
  if (shown.length === 0) return html`<p class="soft">${t("review-flawless")}</p>`;
  const remark = (one: ReviewMoment) => {
    if (!isGood(one)) return t("review-better", { move: bestNotation(game, one) });
    // Praise a good move only if it improved the mover's position.
    const gained = values.after(one.side, one) > values.before(one.side, one);
    return gained ? t("review-good") : "";
  };
  const line = (one: ReviewMoment, i: number) => {
    const turn = turnAt(turns, one.ply);
    const number = turn?.round ?? one.turn;
    return html`<li class=${isGood(one) ? "good" : "costly"}>
        <button type="button" class="number" aria-label=${t("review-look", { turn: number })}
          @click=${() => openReplayAt(turn?.ply ?? one.last)}>${i + 1}</button>
        <p><b>${momentWords(game, turn, one)}</b>
          <span class="soft">${remark(one)}</span>${tryAgain(game, one)}</p></li>`;
  };
  return html`<section class="review-moments"><p class="label">${t("review-moments")}</p>
    <ol>${repeat(shown, ({ ply }) => ply, line)}</ol></section>`;
}

/** Render a small framed board with the position after ply number `ply` of the history. */
function smallBoard(ply: number, paint: SummaryData["paint"]) {
  return guard([ply], () => {
    const frame = make("span", { class: "frame", "aria-hidden": "true" });
    // The frame has a width only after it has been added to the page.
    requestAnimationFrame(() => paint(frame, ply));
    return frame;
  });
}
