/** High contrast on black: the colours of high contrast, of which the page exchanges light and dark. */
import type { Look } from "./painter";

type Theme = Look["theme"];

/** A colour for every theme from those of the three by day. */
export function withNight<T>(byDay: Record<Exclude<Theme, "night">, T>): Record<Theme, T> {
  return { ...byDay, night: byDay.contrast };
}

/**
 * What two sides are made of, so that the light side stays light by night: each is painted as the
 * other, but for what `kept` keeps of it.
 */
export function exchanged<T>(
  one: Record<Theme, T>,
  other: Record<Theme, T>,
  kept: (stuff: T) => Partial<T> = () => ({}),
): [Record<Theme, T>, Record<Theme, T>] {
  const by = (mine: Record<Theme, T>, theirs: Record<Theme, T>) => ({
    ...mine,
    night: { ...theirs.contrast, ...kept(mine.contrast) },
  });
  return [by(one, other), by(other, one)];
}
