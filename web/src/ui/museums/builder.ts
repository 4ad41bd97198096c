/** What the parts of the page for museums share: what is chosen, and how that is changed. */
import type { ReadonlySignal, Signal } from "@preact/signals-core";
import type { GameInfo } from "../../engine/protocol";
import type { Offline } from "../../offline";
import type { Fault } from "../embed/parameters";
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
  /** Replaces the plan with the exhibit in a file. */
  open(file: File): Promise<void>;
  /** Replaces the plan with an empty one. */
  clear(): void;
  /** Faults of the file that was opened last. */
  readonly opened: ReadonlySignal<{ name: string; faults: readonly Fault[] } | null>;
  /** Faults of the exhibit that the plan describes. */
  readonly faults: ReadonlySignal<readonly Fault[]>;
  /** State of the offline copy on this device. */
  readonly offline: ReadonlySignal<Offline>;
}
