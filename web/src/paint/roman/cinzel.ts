/**
 * The font of Roman inscriptions. A canvas does not wait for fonts, so the font is loaded
 * explicitly.
 */
import "./cinzel.css";

export const capitals = (size: number) => `600 ${size}px Cinzel, "EB Garamond Variable", serif`;

/** Load the font. If it cannot be loaded, inscriptions use the fallback font. */
export async function loadCapitals(): Promise<void> {
  const font = capitals(20);
  if (!document.fonts.check(font)) await document.fonts.load(font).catch(() => []);
}

/** Spelling of Roman inscriptions: capitals, and V for U. */
export const inscribed = (word: string) => word.toUpperCase().replaceAll("U", "V");
