/** Whose turn it is, and the one sentence that says what can be done. */
import { gainWords } from "../../board/score";
import { eventMessage, statusWords, waysWords } from "../../board/words";
import type { Outcome, View } from "../../engine/protocol";
import { t, words } from "../shell/words";
import { awaited, type Moment, sideName, yourSide } from "./moment";
import { roundOf } from "./rows";

export interface Sentence {
  /** The heading: "Your turn". */
  turn: string;
  /** Why something could not be done, with the rule it rests on; said first. */
  refusal: Moment["refusal"];
  status: string;
}

/** What the column says; `reader` is the side a band across the table belongs to. */
export function sentence(moment: Moment, reader: string | null = null): Sentence {
  const doer = awaited(moment);
  const waits = reader !== null && doer !== null && doer !== reader;
  return {
    turn: waits ? sideName(moment, reader) : turn(moment),
    refusal: waits ? null : moment.refusal,
    status: waits ? t("turn-wait", { side: sideName(moment, doer) }) : status(moment),
  };
}

function turn(moment: Moment): string {
  const { view } = moment;
  const you = yourSide(moment);
  if (moment.phase === "replaying") return t("turn-past");
  if (view.actor.kind === "over") return endingWords(moment, view.actor.outcome, you);
  if (moment.thinking) return t("turn-thinking", { side: sideName(moment, moment.thinking) });
  const side = awaited(moment);
  if (side === null) return words().say("turn", { code: "lot", params: {} }, view);
  return side === you ? t("turn-you") : t("turn-side", { side: sideName(moment, side) });
}

/**
 * Who has won, with what is counted: "You won, 15 to 11"; where there is no one "you", and where
 * it is one of several others, by name.
 */
export function endingWords(
  { view }: Pick<Moment, "view">,
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
  const params = { ...Object.fromEntries(counted), side: winner ?? "", ending, stage: stage(view) };
  return words().say("turn", { code: `over_${code}`, params }, view);
}

/** What has come to its end: a single game, one of a series, or the series with it. */
export function stage({ series }: View): "single" | "game" | "series" {
  if (series.winner !== null) return "series";
  return series.target > 0 ? "game" : "single";
}

/** How the game ended, where the heading says who won; else what is to be done, or what you do. */
function standing(moment: Moment): string {
  const { view, phase } = moment;
  const you = phase === "replaying" ? null : yourSide(moment);
  if (view.actor.kind !== "over") return statusWords(view, words(), [], you);
  const kind = (code: string) => (words().id("result", code, view) ? "result" : "status");
  return view.status.map((said) => words().say(kind(said.code), said, view)).join(" ");
}

function status(moment: Moment): string {
  const { view } = moment;
  if (moment.kept) return t("turn-starting");
  if (moment.chosen) return waysWords(view, moment.chosen.place, moment.chosen.ways, words());
  if (moment.hint) return moment.hint;
  if (moment.phase === "waiting") return t("turn-commit");
  const past =
    moment.phase === "replaying"
      ? t("turn-past-status", { turn: roundOf(moment.log, view.sides, view.ply) })
      : "";
  return [past, standing(moment), besidesTheEnd(moment), gainWords(view, words())]
    .filter(Boolean)
    .join(" ");
}

/** What the last move brought besides the end, as where the beans left over are gathered. */
function besidesTheEnd({ view, log }: Moment): string {
  if (view.actor.kind !== "over") return "";
  const last = log.findLast(({ ply }) => ply <= view.ply);
  return (last?.events ?? [])
    .filter(({ code }) => code !== "" && words().id("result", code, view))
    .map((event) => words().say("result", eventMessage(view, event, words()), view))
    .join(" ");
}
