/** State of the form for an exhibit: the plan (all settings), and functions that change it. */
import { computed, type Signal, signal } from "@preact/signals-core";
import type { GameInfo } from "../../../engine/protocol";
import { gameInfo } from "../../../kit/catalogue";
import { watch } from "../../../kit/draw";
import { textOf } from "../../../kit/files";
import { gameAreas } from "../../../kit/game-words";
import { loadArea, words } from "../../../kit/words";
import type { Offline } from "../../../storage/offline";
import { type Fault, type TeachingMaterial, taughtBy } from "../frame/parameters";
import {
  type Draft,
  faultsOf,
  firstPlan,
  openExhibit,
  type Plan,
  type Shape,
  storeDraft,
} from "./plan";

/** A game, its studies, and whether it has a course. */
interface Choice extends TeachingMaterial {
  info: GameInfo;
}

/** Load the texts of a game. Resolve with the game, its studies, and whether it has a course. */
export async function describe(id: string): Promise<Choice> {
  const info = (await gameInfo(id)) as GameInfo;
  for (const area of gameAreas(info)) await loadArea(area);
  return { info, ...taughtBy(id) };
}

export class Builder {
  readonly #choice: Signal<Choice>;
  readonly plan: Signal<Plan>;
  readonly shape: Signal<Shape>;
  /** Name and invalid settings of the last `exhibit.json` opened; null after a reset (`clear`). */
  readonly opened = signal<{ name: string; faults: readonly Fault[] } | null>(null);
  /** State of the site's offline copy on this device. */
  readonly offline = signal<Offline>("preparing");
  readonly #tab = signal("");
  /** The game of the latest call of `choose`. Earlier calls that are still loading are ignored. */
  #latest = "";
  /** The language of the texts being edited. */
  readonly tab = computed(() => {
    const { languages } = this.plan.value;
    return languages.includes(this.#tab.value) ? this.#tab.value : (languages[0] ?? "");
  });
  /** Invalid settings of the exhibit; none for a web page's frame, which has no `exhibit.json`. */
  readonly faults = computed(() =>
    this.shape.value === "page" ? [] : faultsOf(this.plan.value, this.shape.value, taughtBy),
  );

  /**
   * Start with the stored `draft` or, if it is null, with the initial settings of the game `first`.
   * Every change is stored as the new draft.
   */
  constructor(first: Choice, draft: Draft | null) {
    this.#choice = signal(first);
    this.plan = signal(draft?.plan ?? firstPlan(first.info, words().language));
    this.shape = signal(draft?.shape ?? "upright");
    const draftNow = () => ({ plan: this.plan.value, shape: this.shape.value });
    watch(draftNow, () => storeDraft(draftNow()));
  }

  get chosen(): Choice {
    return this.#choice.value;
  }

  readonly change = (some: Partial<Plan>): void => {
    this.plan.value = { ...this.plan.value, ...some };
  };

  readonly openTab = (language: string): void => {
    this.#tab.value = language;
  };

  /**
   * Select a game. Set the level and the content shown first (`opening`) to their initial values,
   * delete the position, and remove the game from the exhibit's further games (`others`). If
   * another game is selected while this one is loading, change nothing.
   */
  readonly choose = async (game: string): Promise<void> => {
    this.#latest = game;
    const next = await describe(game);
    if (this.#latest !== game) return;
    const { level, opening } = firstPlan(next.info, "");
    this.#choice.value = next;
    const others = this.plan.value.others.filter((other) => other !== game);
    const { position: _, ...kept } = this.plan.value.kept;
    this.change({ game, level, opening, others, kept });
  };

  /**
   * Select a type of screen. Only a frame in a web page can start with the course or the rules: for
   * any other type, replace these with a new game.
   */
  readonly look = (shape: Shape): void => {
    this.shape.value = shape;
    if (shape !== "page" && isReading(this.plan.value)) this.change({ opening: "play" });
  };

  /**
   * Replace the plan and the type of screen with those of an `exhibit.json`. Invalid values are
   * replaced by defaults and reported in `opened`.
   */
  readonly open = async (file: File): Promise<void> => {
    const { faults, ...read } = openExhibit(await textOf(file), taughtBy, this.shape.peek());
    this.#choice.value = await describe(read.plan.game);
    this.plan.value = read.plan;
    this.shape.value = read.shape;
    this.opened.value = { name: file.name, faults };
  };

  /** Replace the plan with the initial settings of the selected game. */
  readonly clear = (): void => {
    this.plan.value = firstPlan(this.chosen.info, words().language);
    this.opened.value = null;
  };
}

/**
 * True if the form offers the choice of the opponent: not for a table between two players, and not
 * if the screen starts with the course, the rules or (in a web page) a study.
 */
export function hasOpponent(plan: Plan, shape: Shape): boolean {
  if (shape === "page") return plan.opening === "play";
  return shape !== "table" && !isReading(plan);
}

/** True if the screen starts with the course or the rules. */
function isReading({ opening }: Plan): boolean {
  return opening === "learn" || opening === "rules";
}
