/** The replay beside the board: description of the current turn, controls, and a graph. */

import { html, nothing, type TemplateResult } from "lit-html";
import { type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import { type IconName, sign } from "../../kit/button";
import { latin } from "../../kit/game-words";
import { t } from "../../kit/words";
import { stepsDone } from "../../table/step-player";
import { turnWords } from "../../table/turn-summary";
import { formatNumber, graph, graphSides, valuesOf } from "./graph";
import { type Playback, SPEEDS, type Speed } from "./playback";
import type { ReviewResults } from "./run-review";
import { decisionsOf, marksOf, worstOf } from "./turns";

interface ReplayData {
  moment: TableSnapshot;
  walk: Playback;
  results: ReviewResults | null;
  leave: () => void;
  /**
   * Start a game from the current position; null at the last position, in games by letter, and
   * before the end of a game with hidden hands.
   */
  continueHere: (() => void) | null;
}

export function replay(data: ReplayData): TemplateResult {
  const { walk, leave, continueHere, moment, results } = data;
  const turn = walk.turns.value[walk.player.position - 1];
  const end = walk.turns.value.at(-1)?.round ?? 0;
  const title = turn ? t("replay-turn", { number: turn.round, of: end }) : t("replay-start");
  const you = turn !== undefined && turn.side === yourSide(moment);
  const description = turn ? turnWords(moment.view, turn.entries, you) : "";
  const leaving = t(results || moment.view.ahead === 0 ? "replay-leave" : "replay-return");
  return html`<p class="label-line"><span>${t("replay-title")}</span>
      <button class="quiet" type="button" data-act="leave" @click=${leave}>
        ${sign("close", true)}<span>${leaving}</span></button></p>
    <div class="replay-told"><h2 class="turn" data-stop=".">${title}</h2>
      <p class="status">${latin(description)} ${judgement(data)}</p></div>
    ${slider(data, title)}
    <div class="replay-keys" role="group" aria-label=${t("replay-keys")}>
      ${key("first", t("moves-first"), walk.player.first)}
      ${key("back", t("moves-back"), walk.player.back)}
      ${
        walk.playing.value
          ? key("pause", t("moves-pause"), walk.play, "first")
          : key("play", t("moves-replay"), walk.play, "first")
      }
      ${key("forth", t("moves-forth"), walk.player.forth)}
      ${key("last", t("moves-last"), walk.player.last)}
    </div>
    <div class="replay-speeds"><fieldset class="steps"><legend class="unseen">${t("replay-speed")}</legend>
      ${(Object.keys(SPEEDS) as Speed[]).map((speed) => pace(walk, speed))}</fieldset>
      <span class="keys" aria-hidden="true"><kbd>←</kbd> <kbd>→</kbd> ${t("replay-key-turn")}
        <kbd>${t("replay-key-space")}</kbd> ${t("replay-key-play")}</span></div>
    ${course(data)}
    ${continueHere ? html`<button class="button" type="button" data-act="try" @click=${continueHere}>${sign("redo")}<span>${t("review-again")}</span></button>` : nothing}`;
}

function key(name: IconName, label: string, press: () => void, look = ""): TemplateResult {
  return html`<button class="button ${look}" type="button" data-key=${name} aria-label=${label}
    title=${label} @click=${press}>${sign(name)}</button>`;
}

function pace(walk: Playback, speed: Speed): TemplateResult {
  return html`<label><input type="radio" name="replay-speed" .checked=${walk.speed.value === speed}
    @change=${() => walk.setSpeed(speed)} /><span>${t(`replay-${speed}`)}</span></label>`;
}

function slider({ walk, results }: ReplayData, title: string): TemplateResult {
  const turns = walk.turns.value;
  const ticks = marksOf(results?.whole).map(({ ply, good }) => {
    const at = stepsDone(turns, ply) / Math.max(1, turns.length);
    return html`<i class=${good ? "good" : "costly"} .style=${`left:${100 * at}%`}></i>`;
  });
  const slide = ({ target }: Event) => walk.player.go(Number((target as HTMLInputElement).value));
  return html`<div class="replay-slider"><span aria-hidden="true">${ticks}</span>
    <input type="range" min="0" max=${turns.length} .value=${String(walk.player.position)}
      aria-label=${t("replay-slider")} aria-valuetext=${title} @input=${slide} /></div>`;
}

/**
 * Return the verdict on the current turn: that it contains a mistake, or that it is clearly better
 * than all alternatives. Return "" if neither is true.
 */
function judgement({ results, walk }: ReplayData): string {
  const turn = walk.turns.value[walk.player.position - 1];
  const decisions = turn && results ? decisionsOf(results.moments, turn) : [];
  if (worstOf(decisions)) return t("replay-costly");
  return decisions.some(({ clear, doubt }) => clear > doubt) ? t("replay-best") : "";
}

/**
 * Render a graph of the values after each turn: winning chances if the unit of the review is
 * "percent", otherwise the lead. Return `nothing` before the analysis is complete. The text above
 * the graph gives the values before and after the current turn's decisions.
 */
function course({ moment, walk, results }: ReplayData): TemplateResult | typeof nothing {
  const whole = results?.whole;
  if (!whole) return nothing;
  const { side, above } = graphSides(moment);
  const values = valuesOf(whole, moment);
  const turns = walk.turns.value;
  const line = turns.map((turn) => {
    const last = whole.moments.findLast(({ ply }) => ply <= turn.ply);
    return last ? values.after(side, last) : values.even;
  });
  const { position } = walk.player;
  const turn = turns[position - 1];
  const decisions = turn ? decisionsOf(whole.moments, turn) : [];
  // With more than two sides, a decision has a value only for the side that makes it.
  const isKnown = moment.view.sides.length === 2 || turn?.side === side;
  const [first, last] = isKnown ? [decisions[0], decisions.at(-1)] : [];
  const isPercent = whole.unit === "percent";
  const written = (value: number) => formatNumber(Math.round(value));
  const [from, to] =
    first && last ? [written(values.before(side, first)), written(values.after(side, last))] : [];
  const change =
    from && to ? html`<b class="replay-chance">${t("replay-from-to", { from, to })}</b>` : nothing;
  const head = t(isPercent ? "replay-chances" : "replay-balance", { side: above });
  return html`<div class="replay-course"><p class="label-line"><span>${head}</span>${change}</p>
    ${graph({
      moment,
      line: [values.even, ...line].map(values.height),
      marks: marksOf(whole).map(({ ply, good }) => ({ at: stepsDone(turns, ply), good })),
      current: position,
    })}</div>`;
}
