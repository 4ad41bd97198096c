/** Analyses a finished game once, in the background. Partial results are shown as they arrive. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { Engine } from "../../engine/client";
import {
  EngineFailure,
  positionRef,
  type Review,
  type ReviewMoment,
  type ReviewPart,
  type SideReview,
  type View,
} from "../../engine/protocol";

export interface ReviewResults {
  moments: readonly ReviewMoment[];
  sides: Readonly<Record<string, SideReview>>;
  /** Unit of the values. */
  unit: string;
  /** The complete review; null while it is being calculated. */
  whole: Review | null;
}

export interface ReviewRunner {
  /** The results so far; null before the first one, and if the game cannot be analysed. */
  results: ReadonlySignal<ReviewResults | null>;
  /** Analyses a game, unless this has been done. Discards the results of the previous game. */
  run(view: View): void;
  /** Discards the results and stops the analysis. */
  discard(): void;
}

export function createReviewRunner(engine: Pick<Engine, "task">): ReviewRunner {
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
    results,
    discard,
    run(view) {
      const name = `${view.match}/${view.series.game}`;
      if (name === game) return;
      discard();
      game = name;
      controller = new AbortController();
      void runReview(view, controller);
    },
  };
}
