/**
 * Moves through a series of positions, such as the steps of a course or the turns of a game, by
 * buttons and keys. `stepAnnouncer` in `board/narrator.ts` announces the steps.
 */
import type { TemplateResult } from "lit-html";
import { keyOf } from "../board/keyboard";
import { type ButtonParts, button } from "../kit/button";

interface StepSeries {
  /** The index of the last position. */
  end: () => number;
  /** The index of the current position, from 0. Reads signals, so that buttons are updated. */
  position: () => number;
  /** Open the position with this index. */
  open: (position: number) => unknown;
  /**
   * True while the board shows a state between the current position and the next one. A step back
   * then opens the current position instead of the previous one.
   */
  midway?: () => boolean;
}

export type StepPlayer = ReturnType<typeof stepPlayer>;

export function stepPlayer({ end, position, open, midway = () => false }: StepSeries) {
  const go = (to: number) => void open(Math.max(0, Math.min(end(), to)));
  const back = () => go(position() - (midway() ? 0 : 1));
  const forth = () => go(position() + 1);
  return {
    get position() {
      return position();
    },
    go,
    back,
    forth,
    first: () => go(0),
    last: () => go(end()),
    /** Button for a step back, disabled while the board shows exactly the first position. */
    backButton(parts: Omit<ButtonParts, "press">): TemplateResult {
      return button({ ...parts, closed: position() === 0 && !midway(), press: back });
    },
    /** Button to the next position, disabled at the last one. */
    forthButton(parts: Omit<ButtonParts, "press">): TemplateResult {
      return button({ ...parts, closed: position() >= end(), press: forth });
    },
  };
}

/** Return the number of steps completed at a ply: the steps whose last ply is `ply` or earlier. */
export function stepsDone(steps: readonly { ply: number }[], ply: number): number {
  return steps.findLastIndex((step) => step.ply <= ply) + 1;
}

/**
 * On every key press, run the command that `commandOf` returns for the key, if any. If `capture`,
 * the board does not receive keys that have such a command.
 */
export function onStepKeys(
  commandOf: (key: string, event: KeyboardEvent) => (() => void) | undefined,
  capture: boolean,
): void {
  addEventListener(
    "keydown",
    (event: KeyboardEvent) => {
      const command = commandOf(keyOf(event), event);
      if (!command) return;
      event.preventDefault();
      if (capture) event.stopPropagation();
      command();
    },
    { capture },
  );
}
