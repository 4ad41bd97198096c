/** The letters of Roman inscriptions. A canvas does not wait for a font, so it is asked for. */
import "./cinzel.css";

export const capitals = (size: number) => `600 ${size}px Cinzel, "EB Garamond Variable", serif`;

/** Resolves when the letters are there: true if they had still to come. */
export async function fetchCapitals(): Promise<boolean> {
  const font = capitals(20);
  if (document.fonts.check(font)) return false;
  return (await document.fonts.load(font).catch(() => [])).length > 0;
}

/** The way a stonecutter writes: capitals, and V for U. */
export const inscribed = (word: string) => word.toUpperCase().replaceAll("U", "V");
