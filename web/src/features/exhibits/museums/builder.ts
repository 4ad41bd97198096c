/** State shared by the parts of the museums page, and functions that change it. */
import type { ReadonlySignal, Signal } from "@preact/signals-core";
import type { GameInfo } from "../../../engine/protocol";
import type { Offline } from "../../../storage/offline";
import type { Fault } from "../frame/parameters";
import type { Plan, Shape } from "./plan";

export interface Builder {
  plan: Signal<Plan>;
  shape: Signal<Shape>;
  /** The selected game, and the content with which its board can start. */
  readonly chosen: {
    info: GameInfo;
    /** Ids of the game's studies. */
    studies: readonly string[];
    lessons: boolean;
  };
  /** The language of the texts being edited. */
  tab: ReadonlySignal<string>;
  change(some: Partial<Plan>): void;
  openTab(language: string): void;
  choose(game: string): Promise<void>;
  look(shape: Shape): void;
  /** Replaces the plan with the exhibit in a file. */
  open(file: File): Promise<void>;
  /** Replaces the plan with an empty one. */
  clear(): void;
  /** Faults of the last file opened. */
  readonly opened: ReadonlySignal<{ name: string; faults: readonly Fault[] } | null>;
  /** Faults of the exhibit described by the plan. */
  readonly faults: ReadonlySignal<readonly Fault[]>;
  /** State of the offline copy on this device. */
  readonly offline: ReadonlySignal<Offline>;
}
