/**
 * The font of Roman inscriptions. A canvas does not wait for fonts, so the font is loaded
 * explicitly.
 */
import "./cinzel.css";

export const capitals = (size: number) => `600 ${size}px Cinzel, "EB Garamond Variable", serif`;

/** Loads the font. Resolves to true if this call loaded it. */
export async function fetchCapitals(): Promise<boolean> {
  const font = capitals(20);
  if (document.fonts.check(font)) return false;
  return (await document.fonts.load(font).catch(() => [])).length > 0;
}

/** Spelling of Roman inscriptions: capitals, and V for U. */
export const inscribed = (word: string) => word.toUpperCase().replaceAll("U", "V");
