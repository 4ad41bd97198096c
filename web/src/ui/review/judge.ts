/** A finished game looked over in the background, once; what is found is told as it comes. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { Engine } from "../../engine/client";
import { EngineFailure } from "../../engine/failure";
import { presentOf } from "../../engine/present";
import type { Review, ReviewMoment, ReviewPart, SideReview, View } from "../../engine/protocol";

export interface Judged {
  moments: readonly ReviewMoment[];
  sides: Readonly<Record<string, SideReview>>;
  /** In what worths are counted. */
  unit: string;
  /** All of it; null while it is being calculated. */
  whole: Review | null;
}

export interface Judge {
  /** What has been found so far; null before anything, and where nobody can judge. */
  found: ReadonlySignal<Judged | null>;
  /** Looks a game over, if it has not been done; another game before it is forgotten. */
  look(view: View): void;
  /** There is no finished game any more. */
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
      const whole = await engine.task("review", presentOf(view), { signal: until, progress });
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
