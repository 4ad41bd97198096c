/** Analyses a finished game once, in the background. Partial results are shown as they arrive. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { Engine } from "../../engine/client";
import { EngineFailure } from "../../engine/failure";
import { positionRef } from "../../engine/position";
import type { Review, ReviewMoment, ReviewPart, SideReview, View } from "../../engine/protocol";

export interface Judged {
  moments: readonly ReviewMoment[];
  sides: Readonly<Record<string, SideReview>>;
  /** Unit of the values. */
  unit: string;
  /** The complete review; null while it is being calculated. */
  whole: Review | null;
}

export interface Judge {
  /** The results so far; null before the first one, and if the game cannot be analysed. */
  found: ReadonlySignal<Judged | null>;
  /** Analyses a game, unless this has been done. Discards the results of the previous game. */
  look(view: View): void;
  /** Discards the results and stops the analysis. */
  forget(): void;
}

export function judge(engine: Pick<Engine, "task">): Judge {
  const found = signal<Judged | null>(null);
  let looking = new AbortController();
  let game = "";

  function forget(): void {
    game = "";
    looking.abort();
    found.value = null;
  }

  async function judgeOver(view: View, { signal: until }: AbortController): Promise<void> {
    const progress = (_: unknown, part?: ReviewPart) => {
      if (!part || until.aborted) return;
      const moments = [...(found.value?.moments ?? []), ...part.moments];
      found.value = { moments, sides: part.sides, unit: part.unit, whole: null };
    };
    try {
      const whole = await engine.task("review", positionRef(view), { signal: until, progress });
      const { moments, sides, unit } = whole;
      found.value = { moments, sides, unit, whole };
    } catch (failure) {
      if (!until.aborted && !(failure instanceof EngineFailure)) throw failure;
    }
  }

  return {
    found,
    forget,
    look(view) {
      const name = `${view.match}/${view.series.game}`;
      if (name === game) return;
      forget();
      game = name;
      looking = new AbortController();
      void judgeOver(view, looking);
    },
  };
}
