/** The theme `night`: high contrast on black. The page inverts light and dark of `contrast`. */
import type { Look } from "./painter";

type Theme = Look["theme"];

/** Adds the values of `night`, which are those of `contrast`. */
export function withNight<T>(byDay: Record<Exclude<Theme, "night">, T>): Record<Theme, T> {
  return { ...byDay, night: byDay.contrast };
}

/**
 * Swaps the materials of two sides in the theme `night`, so that the light side stays light after
 * the inversion. `keep` returns the properties that are not swapped.
 */
export function swapAtNight<T>(
  first: Record<Theme, T>,
  second: Record<Theme, T>,
  keep: (stuff: T) => Partial<T> = () => ({}),
): [Record<Theme, T>, Record<Theme, T>] {
  const withSwap = (mine: Record<Theme, T>, theirs: Record<Theme, T>) => ({
    ...mine,
    night: { ...theirs.contrast, ...keep(mine.contrast) },
  });
  return [withSwap(first, second), withSwap(second, first)];
}
