/** What keeps a screen well that nobody looks after: it dims, moves by a hair, is hushed. */
import type { TableControls } from "../../../board/table";
import { impose } from "../../shell/settings";
import { type Hours, isWithin, type Volume } from "./exhibit";

/** Milliseconds between two looks at the clock, and two small steps of the picture. */
const MINUTE = 60_000;
/** The steps, in pixels, so that no screen burns in. */
const STEPS = [0, 1, 2, 3, 2, 1, 0, -1, -2, -3, -2, -1];

/** Dims the screen as long as nobody should be there. */
export function dim(night: Hours | null): void {
  if (!night) return;
  eachMinute(() =>
    document.documentElement.toggleAttribute("data-night", isWithin(night, new Date())),
  );
}

/** Lets the board be heard at these hours, as loudly as they say. */
export function hush(volume: readonly Volume[], table: TableControls): void {
  impose({ sound: false });
  if (volume.length === 0) return;
  void import("../../table/sound").then(({ sounds }) => sounds(table));
  eachMinute(async () => {
    const loudness = loudnessAt(volume, new Date());
    const { setLoudness } = await import("../../table/tones");
    setLoudness(loudness);
    impose({ sound: loudness > 0 });
  });
}

/** How loud it is at this time of the day. */
export function loudnessAt(volume: readonly Volume[], now: Date): number {
  return volume.find((hours) => isWithin(hours, now))?.loudness ?? 0;
}

/** Moves the picture by a hair now and then. */
export function shift(element: HTMLElement): void {
  let step = 0;
  setInterval(() => {
    step += 1;
    const x = STEPS[step % STEPS.length] ?? 0;
    const y = STEPS[(step + 3) % STEPS.length] ?? 0;
    element.style.translate = `${x}px ${y}px`;
  }, MINUTE);
}

function eachMinute(look: () => unknown): void {
  setInterval(look, MINUTE);
  look();
}
