/** State of the museums page: the plan of an exhibit, and the functions that change it. */
import { computed, effect, type Signal, signal } from "@preact/signals-core";
import { hasCourse, studyNames } from "../../../contracts/games";
import type { GameInfo } from "../../../engine/protocol";
import { gameInfo } from "../../../kit/catalogue";
import { gameAreas } from "../../../kit/game-words";
import { loadArea, words } from "../../../kit/words";
import type { Offline } from "../../../storage/offline";
import type { Fault, TeachingMaterial } from "../frame/parameters";
import {
  type Draft,
  faultsOf,
  firstPlan,
  openExhibit,
  type Plan,
  type Shape,
  storeDraft,
} from "./plan";

/** A game, and the content with which its board can start. */
interface Choice extends TeachingMaterial {
  info: GameInfo;
}

const loaded = new Set(["common"]);

/** Loads a game's messages, then returns the options of the builder for this game. */
export async function describe(id: string): Promise<Choice> {
  const info = (await gameInfo(id)) as GameInfo;
  for (const area of gameAreas(info)) {
    if (loaded.has(area)) continue;
    loaded.add(area);
    await loadArea(area);
  }
  return { info, ...taughtBy(id) };
}

function taughtBy(game: string): TeachingMaterial {
  const studies = studyNames(game).filter(({ page }) => !page);
  return { studies: studies.map(({ id }) => id), lessons: hasCourse(game) };
}

export class Builder {
  readonly #choice: Signal<Choice>;
  readonly plan: Signal<Plan>;
  readonly shape: Signal<Shape>;
  /** Faults of the last file opened. */
  readonly opened = signal<{ name: string; faults: readonly Fault[] } | null>(null);
  /** State of the offline copy on this device. */
  readonly offline = signal<Offline>("preparing");
  readonly #tab = signal("");
  /** The language of the texts being edited. */
  readonly tab = computed(() => {
    const { languages } = this.plan.value;
    return languages.includes(this.#tab.value) ? this.#tab.value : (languages[0] ?? "");
  });
  /** Faults of the exhibit described by the plan. */
  readonly faults = computed(() =>
    this.shape.value === "page" ? [] : faultsOf(this.plan.value, this.shape.value, taughtBy),
  );

  /**
   * Starts with the stored `draft`, or without one with the initial settings of the game `first`.
   */
  constructor(first: Choice, draft: Draft | null) {
    this.#choice = signal(first);
    this.plan = signal(draft?.plan ?? firstPlan(first.info, words().language));
    this.shape = signal(draft?.shape ?? "upright");
    effect(() => storeDraft({ plan: this.plan.value, shape: this.shape.value }));
  }

  /** The selected game. */
  get chosen(): Choice {
    return this.#choice.value;
  }

  readonly change = (some: Partial<Plan>): void => {
    this.plan.value = { ...this.plan.value, ...some };
  };

  readonly openTab = (language: string): void => {
    this.#tab.value = language;
  };

  /** Selects a game. */
  readonly choose = async (game: string): Promise<void> => {
    const next = await describe(game);
    const { level, opening } = firstPlan(next.info, "");
    this.#choice.value = next;
    const others = this.plan.value.others.filter((other) => other !== game);
    this.change({ game, level, opening, others });
  };

  /** Selects a type of screen. */
  readonly look = (shape: Shape): void => {
    this.shape.value = shape;
    if (shape !== "page" && isReading(this.plan.value)) this.change({ opening: "play" });
  };

  /** Replaces the plan with the exhibit in a file. */
  readonly open = async (file: File): Promise<void> => {
    const { faults, ...read } = openExhibit(await file.text(), taughtBy, this.shape.peek());
    this.#choice.value = await describe(read.plan.game);
    this.plan.value = read.plan;
    this.shape.value = read.shape;
    this.opened.value = { name: file.name, faults };
  };

  /** Replaces the plan with the initial settings of the selected game. */
  readonly clear = (): void => {
    this.plan.value = firstPlan(this.chosen.info, words().language);
    this.opened.value = null;
  };
}

/** True if the opening is the course or the rules, so that there is no opponent to choose. */
export function isReading({ opening }: Plan): boolean {
  return opening === "learn" || opening === "rules";
}
