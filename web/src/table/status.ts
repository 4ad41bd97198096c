/** Texts and panel of the status: a heading with the side on turn, and a sentence below it. */

import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { isHumanTurn } from "../board/choices";
import { chosenWords, eventMessage, gainWords, statusWords } from "../board/names";
import { roundOf } from "../board/rounds";
import {
  type Panel,
  type Refusal,
  sideName,
  sideParams,
  sideToAct,
  type TableSnapshot,
  yourSide,
} from "../contracts/table-snapshot";
import type { Outcome, View } from "../engine/protocol";
import type { Speaker } from "../i18n/messages";
import { button } from "../kit/button";
import { find, write } from "../kit/dom";
import { latin } from "../kit/game-words";
import { t, words } from "../kit/words";

export interface Sentence {
  /** The heading, for example "Your turn". */
  turn: string;
  /** Why an action was refused, with option and source of the rule; shown before the status. */
  refusal: TableSnapshot["refusal"];
  status: string;
}

/**
 * Return heading, refusal and status for the whole page or, if `reader` is not null, for the band
 * of this side at the edge of the board. If another side must act, the heading of the band is the
 * name of `reader`, there is no refusal, and the status asks the player of `reader` to wait.
 */
export function sentence(moment: TableSnapshot, reader: string | null = null): Sentence {
  const doer = sideToAct(moment);
  const waits = reader !== null && doer !== null && doer !== reader;
  return {
    turn: waits ? sideName(moment, reader) : turn(moment),
    refusal: waits ? null : moment.refusal,
    status: waits ? t("turn-wait", sideParams(moment, doer)) : status(moment),
  };
}

function turn(moment: TableSnapshot): string {
  const { view } = moment;
  const you = yourSide(moment);
  if (moment.phase === "replaying") return t("turn-past");
  if (view.actor.kind === "over") return endingWords(moment, view.actor.outcome, you);
  if (moment.thinking) return t("turn-thinking", sideParams(moment, moment.thinking));
  return onTurnWords(moment, you);
}

/** Return the heading with the name of the side that must act: "Your turn" for the side `you`. */
export function onTurnWords(moment: TableSnapshot, you: string | null): string {
  const side = sideToAct(moment);
  if (side === null) return words().say("turn", { code: "lot", params: {} }, moment.view);
  return side === you ? t("turn-you") : t("turn-side", sideParams(moment, side));
}

/**
 * Return the result with its numbers: "You won, 15 to 11". Name the winner if `you`, the side of
 * the addressed player, is null, or if one of several opponents has won.
 */
export function endingWords(
  { view }: Pick<TableSnapshot, "view">,
  { winner, ending }: Outcome,
  you: string | null,
): string {
  const toYou = you !== null && (winner === you || view.sides.length === 2);
  const code = winner === null ? "drawn" : !toYou ? "side" : winner === you ? "you" : "lost";
  const own = toYou ? you : winner;
  const counted = view.counters.map(({ code, side, value }): [string, number] => [
    side === own ? code : `${code}_other`,
    value,
  ]);
  // The winner of the game can lose the series with it, because of points for an opponent's errors.
  const decides = view.series.winner === null || view.series.winner === winner;
  const unit = decides ? stage(view) : "game";
  const params = { ...Object.fromEntries(counted), side: winner ?? "", ending, stage: unit };
  return words().say("turn", { code: `over_${code}`, params }, view);
}

/** Return the unit that a result decides: the "series", one "game" of it, or a "single" game. */
export function stage({ series }: View): "single" | "game" | "series" {
  if (series.winner !== null) return "series";
  return series.target > 0 ? "game" : "single";
}

/**
 * Return the result of a finished game; during a game, the status messages. While a computer or a
 * person elsewhere has to act, omit the messages `do-…` (instructions), because the heading says
 * that this side is playing.
 */
function standing(moment: TableSnapshot): string {
  const { view, phase, seats } = moment;
  if (view.actor.kind !== "over") {
    const isPast = phase === "replaying";
    const isOthers = !isPast && (!!moment.thinking || !isHumanTurn(view, seats));
    const codes = isOthers ? view.status.map(({ code }) => code) : [];
    const omitted = codes.filter((code) => words().id("do", code, view));
    return statusWords(view, words(), omitted, isPast ? null : yourSide(moment));
  }
  const kind = (code: string) => (words().id("result", code, view) ? "result" : "status");
  return view.status.map((said) => words().say(kind(said.code), said, view)).join(" ");
}

function status(moment: TableSnapshot): string {
  const { view } = moment;
  if (moment.kept) return t("turn-starting");
  if (moment.chosen) return chosenWords(view, moment.chosen.place, moment.chosen.moves, words());
  if (moment.hint) return moment.hint;
  if (moment.phase === "waiting") return t("turn-commit");
  const past =
    moment.phase === "replaying"
      ? t("turn-past-status", { turn: roundOf(moment.log, view.sides, view.ply) })
      : "";
  return [past, standing(moment), besidesTheEnd(moment), gainWords(view, words(), yourSide(moment))]
    .filter(Boolean)
    .join(" ");
}

/**
 * After the end of a game, describe those events of the last move that have a message `result-…`,
 * such as the collection of the remaining beans. Return "" during a game.
 */
function besidesTheEnd({ view, log }: TableSnapshot): string {
  if (view.actor.kind !== "over") return "";
  const last = log.findLast(({ ply }) => ply <= view.ply);
  return (last?.events ?? [])
    .filter(({ code }) => code !== "" && words().id("result", code, view))
    .map((event) => words().say("result", eventMessage(view, event, words()), view))
    .join(" ");
}

/** Panel that shows heading and status in the children `.turn` and `.status` of an element. */
export function statusPanel(element: HTMLElement): Panel {
  const turn = find(".turn", element);
  const status = find(".status", element);
  return {
    element,
    update(moment) {
      const said = sentence(moment);
      write(turn, said.turn);
      const { view } = moment;
      element.toggleAttribute(
        "data-series",
        view.actor.kind === "over" && stage(view) === "series",
      );
      // The style sheet shows this full stop between heading and status if they share a line.
      turn.dataset.stop = /[?!.]$/.test(said.turn) ? "" : ".";
      render(statusLine(said, view), status);
    },
  };
}

export function statusLine({ refusal, status }: Sentence, game: Speaker): TemplateResult {
  const refused = refusal ? refusalLine(refusal, game) : nothing;
  return html`${refused}${guard([status], () => latin(status))}`;
}

/**
 * Render a refusal. Its text up to the colon, or all of it, has the accent colour. A button shows
 * the source of the rule.
 */
function refusalLine(refusal: Refusal, game: Speaker): TemplateResult {
  const { text, source } = refusal;
  const colon = text.indexOf(":");
  const head = colon > 0 ? text.slice(0, colon + 1) : text;
  const rest = guard([text], () => latin(`${text.slice(head.length)} `));
  const press = async () => (await import("./help")).openSource(refusal, game);
  const more = source?.work
    ? html`${button({ look: "quiet", words: t("refusal-source"), press: () => void press() })} `
    : nothing;
  return html`<span class="refusal">${head}</span>${rest}${more}`;
}
