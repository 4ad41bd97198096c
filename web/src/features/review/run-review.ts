/**
 * Analysis of a finished game, started only once, in the background, with partial results as they
 * arrive; and the entry of the game in the practice record (`storage/practice.ts`).
 */
import { signal } from "@preact/signals-core";
import { gameKeyOf, type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import type { Engine } from "../../engine/client";
import {
  EngineFailure,
  type LogEntry,
  positionRef,
  type Review,
  type ReviewMoment,
  type ReviewPart,
  type SideReview,
  type View,
} from "../../engine/protocol";
import { type PlayedGame, recordGame } from "../../storage/practice";

export interface ReviewResults {
  moments: readonly ReviewMoment[];
  sides: Readonly<Record<string, SideReview>>;
  /** Unit, such as "percent" (winning chance) or "beans" (lead); "" before the first result. */
  unit: string;
  /** The complete review; null while it is being calculated. */
  whole: Review | null;
}

export function createReviewRunner(engine: Pick<Engine, "task">) {
  const results = signal<ReviewResults | null>(null);
  let controller = new AbortController();
  let game = "";

  function discard(): void {
    game = "";
    controller.abort();
    results.value = null;
  }

  async function runReview(view: View, { signal: until }: AbortController): Promise<void> {
    const progress = (_: unknown, part?: ReviewPart) => {
      if (!part || until.aborted) return;
      const moments = [...(results.value?.moments ?? []), ...part.moments];
      results.value = { moments, sides: part.sides, unit: part.unit, whole: null };
    };
    try {
      const whole = await engine.task("review", positionRef(view), { signal: until, progress });
      const { moments, sides, unit } = whole;
      results.value = { moments, sides, unit, whole };
    } catch (failure) {
      if (!until.aborted && !(failure instanceof EngineFailure)) throw failure;
    }
  }

  return {
    /** The results so far; null before the first one, and if the game cannot be analysed. */
    results,
    /** Discard the results and stop the analysis. */
    discard,
    /**
     * Analyse a game, unless this analysis has already been started. Discard earlier results: of
     * another game, or of this one with a last move that was undone.
     */
    run(view: View, log: readonly LogEntry[]) {
      const name = `${gameKeyOf(view)} ${log.at(-1)?.text}`;
      if (name === game) return;
      discard();
      game = name;
      controller = new AbortController();
      void runReview(view, controller);
    },
  };
}

/**
 * Return a function that records a finished game of one person against the computer, and ignores
 * other games. Call it after the end of the game and after each change of the analysis `judged`.
 * The first call adds the game to the practice record. The first call with a complete analysis adds
 * the user's average loss per decision, in the unit `judged.unit`. A different end after an undo
 * replaces the recorded end and its loss. Other calls change nothing.
 */
export function gameRecorder(): (moment: TableSnapshot, judged: ReviewResults | null) => void {
  const games = new Map<string, { end: string; game: PlayedGame | null }>();
  return (moment, judged) => {
    const { view } = moment;
    const you = yourSide(moment);
    if (!you || view.actor.kind !== "over") return;
    const key = gameKeyOf(view);
    const end = JSON.stringify([view.ply, view.actor.outcome]);
    const record = (game: PlayedGame | null) => {
      games.set(key, { end, game });
      if (game) recordGame(game);
    };
    const known = games.get(key);
    if (known?.end !== end) {
      const played = playedGame(moment, you);
      record(played && { ...played, at: known?.game?.at ?? played.at });
    }
    const game = games.get(key)?.game;
    const own = judged?.whole?.sides[you];
    if (!game || game.loss !== undefined || !judged || !own) return;
    record({ ...game, loss: own.loss / Math.max(1, own.decisions), unit: judged.unit });
  };
}

function playedGame({ view, seats }: TableSnapshot, you: string): PlayedGame | null {
  const other = view.sides.map((side) => seats[side]).find((seat) => seat?.kind === "computer");
  if (other?.kind !== "computer" || view.actor.kind !== "over") return null;
  const { winner } = view.actor.outcome;
  const ending = winner === null ? "drawn" : winner === you ? "won" : "lost";
  return { game: view.game, at: Date.now(), level: other.level, ending };
}
