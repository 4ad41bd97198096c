/** Whose turn it is, and the one sentence that says what can be done. */
import { gainWords } from "../../board/score";
import { statusWords, waysWords } from "../../board/words";
import { t, words } from "../shell/words";
import { awaited, type Moment, sideName, yourSide } from "./moment";
import { rows } from "./rows";

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
  if (view.actor.kind === "over") {
    const { winner } = view.actor.outcome;
    if (winner === null) return t("turn-over-drawn");
    return winner === you
      ? t("turn-over-you")
      : t("turn-over-side", { side: sideName(moment, winner) });
  }
  if (moment.thinking) return t("turn-thinking", { side: sideName(moment, moment.thinking) });
  const side = awaited(moment);
  if (side === null) return words().say("turn", { code: "lot", params: {} }, view);
  return side === you ? t("turn-you") : t("turn-side", { side: sideName(moment, side) });
}

function status(moment: Moment): string {
  const { view } = moment;
  if (moment.kept) return t("turn-starting");
  if (moment.chosen) return waysWords(view, moment.chosen.place, moment.chosen.ways, words());
  if (moment.hint) return moment.hint;
  if (moment.phase === "waiting") return t("turn-commit");
  const past = moment.phase === "replaying" ? t("turn-past-status", { turn: round(moment) }) : "";
  return `${past} ${statusWords(view, words())} ${gainWords(view, words())}`.trim();
}

/** The number of the round we look at. */
function round({ log, view }: Moment): number {
  const past = log.filter(({ ply }) => ply <= view.ply);
  return rows(past, view.sides).at(-1)?.number ?? 0;
}
