/** What the parts of the page for museums share: what is chosen, and how that is changed. */
import type { ReadonlySignal, Signal } from "@preact/signals-core";
import type { GameInfo } from "../../engine/protocol";
import type { Plan, Shape } from "./plan";

export interface Builder {
  plan: Signal<Plan>;
  shape: Signal<Shape>;
  /** The game that is chosen, and what can stand on its board at first. */
  readonly chosen: {
    info: GameInfo;
    /** Its studies. */
    studies: readonly string[];
    lessons: boolean;
  };
  /** The language whose texts are written. */
  tab: ReadonlySignal<string>;
  change(some: Partial<Plan>): void;
  openTab(language: string): void;
  choose(game: string): Promise<void>;
  look(shape: Shape): void;
}
