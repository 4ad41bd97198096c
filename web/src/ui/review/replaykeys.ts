/**
 * Keyboard shortcuts of the replay: ← and → move by a turn, Home and End go to the start and end,
 * Space plays, M goes to the next key moment, Escape closes the replay.
 */
import { isCombined, keyOf } from "../../board/keyname";
import type { Judged } from "./judge";
import { marksOf } from "./moments";
import { turnsDone } from "./turns";
import type { Walk } from "./walk";

export interface ReplayKeys {
  shown: () => boolean;
  walk: Walk;
  leave: () => void;
  judged: () => Judged | null;
}

/** Elements that handle keys themselves. */
const TAKEN = "input, select, textarea, dialog, [role=menu], .stage";
/** Elements that Space activates. */
const PRESSED = "button, a, summary, label";

export function replayKeys({ shown, walk, leave, judged }: ReplayKeys): void {
  /** Goes to the next key moment; after the last one, to the first. */
  const nextMoment = () => {
    const whole = judged()?.whole;
    const at = (whole ? marksOf(whole) : [])
      .map(({ ply }) => turnsDone(walk.turns.value, ply))
      .sort((a, b) => a - b);
    const next = at.find((turn) => turn > walk.here.value) ?? at[0];
    if (next !== undefined) walk.go(next);
  };
  const does: Partial<Record<string, () => void>> = {
    ArrowLeft: walk.back,
    ArrowRight: walk.forth,
    Home: walk.first,
    End: walk.last,
    " ": walk.play,
    m: nextMoment,
    Escape: leave,
  };
  addEventListener("keydown", (event: KeyboardEvent) => {
    const { target } = event;
    const key = keyOf(event);
    const act = does[key];
    if (!act || !shown() || isCombined(event) || event.defaultPrevented) return;
    const within = (selector: string) => target instanceof Element && target.closest(selector);
    if (document.querySelector("dialog[open]") || (key !== "Escape" && within(TAKEN))) return;
    if (key === " " && within(PRESSED)) return;
    event.preventDefault();
    act();
  });
}
