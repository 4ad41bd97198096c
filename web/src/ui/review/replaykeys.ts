/** The keys of the replay: ← and → a turn, Home and End, Space plays, M the next moment, Escape. */
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

/** Where keys have a meaning of their own. */
const TAKEN = "input, select, textarea, dialog, [role=menu], .stage";
/** What Space presses by itself. */
const PRESSED = "button, a, summary, label";

export function replayKeys({ shown, walk, leave, judged }: ReplayKeys): void {
  /** The next turn that mattered, and the first after the last. */
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
