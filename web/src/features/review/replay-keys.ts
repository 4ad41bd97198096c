/**
 * Keyboard shortcuts of the replay: ← and → move by a turn, Home and End go to the start and end,
 * Space plays, M goes to the next key moment, Escape closes the replay.
 */
import { isCombined, keyOf } from "../../board/keyboard";
import { marksOf } from "./moments";
import type { Playback } from "./playback";
import type { ReviewResults } from "./run-review";
import { turnsDone } from "./turns";

export interface ReplayKeys {
  shown: () => boolean;
  walk: Playback;
  leave: () => void;
  results: () => ReviewResults | null;
}

/** Elements that handle keys themselves. */
const OWN_KEYS = "input, select, textarea, dialog, [role=menu], .stage";
/** Elements that Space activates. */
const PRESSED = "button, a, summary, label";

export function replayKeys({ shown, walk, leave, results }: ReplayKeys): void {
  /** Goes to the next key moment; after the last one, to the first. */
  const nextMoment = () => {
    const whole = results()?.whole;
    const at = (whole ? marksOf(whole) : [])
      .map(({ ply }) => turnsDone(walk.turns.value, ply))
      .sort((a, b) => a - b);
    const next = at.find((turn) => turn > walk.here.value) ?? at[0];
    if (next !== undefined) walk.go(next);
  };
  const actions: Partial<Record<string, () => void>> = {
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
    const act = actions[key];
    if (!act || !shown() || isCombined(event) || event.defaultPrevented) return;
    const within = (selector: string) => target instanceof Element && target.closest(selector);
    if (document.querySelector("dialog[open]") || (key !== "Escape" && within(OWN_KEYS))) return;
    if (key === " " && within(PRESSED)) return;
    event.preventDefault();
    act();
  });
}
