/** Screen of an unattended exhibit: dimming at night, shifts against burn-in, hours with sound. */
import type { TableControls } from "../../../board/table";
import { overrideSettings } from "../../../kit/settings";
import { type Hours, isWithin, type Volume } from "./exhibit";

/** Milliseconds between two checks of the time, and between two shifts of the picture. */
const MINUTE = 60_000;
/** Offsets of the picture in pixels, against burn-in. */
const STEPS = [0, 1, 2, 3, 2, 1, 0, -1, -2, -3, -2, -1];

/** Dims the screen during these hours. */
export function dimAtNight(night: Hours | null): void {
  if (!night) return;
  eachMinute(() =>
    document.documentElement.toggleAttribute("data-night", isWithin(night, new Date())),
  );
}

/** Plays sounds during these hours, with the volume given for them. */
export function soundInHours(volume: readonly Volume[], table: TableControls): void {
  overrideSettings({ sound: false });
  if (volume.length === 0) return;
  void import("../../../table/create-table").then(({ sounds }) => sounds(table));
  eachMinute(async () => {
    const loudness = loudnessAt(volume, new Date());
    const { setLoudness } = await import("../../../table/tones");
    setLoudness(loudness);
    overrideSettings({ sound: loudness > 0 });
  });
}

/** Returns the volume at a time of the day. */
export function loudnessAt(volume: readonly Volume[], now: Date): number {
  return volume.find((hours) => isWithin(hours, now))?.loudness ?? 0;
}

/** Shifts the picture by a few pixels every minute. */
export function shiftPicture(element: HTMLElement): void {
  let step = 0;
  setInterval(() => {
    step += 1;
    const x = STEPS[step % STEPS.length] ?? 0;
    const y = STEPS[(step + 3) % STEPS.length] ?? 0;
    element.style.translate = `${x}px ${y}px`;
  }, MINUTE);
}

function eachMinute(check: () => unknown): void {
  setInterval(check, MINUTE);
  check();
}
