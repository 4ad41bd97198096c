/** Drawings that stand in the page as SVG. */

const SVG = "http://www.w3.org/2000/svg";

/** An element of a drawing with its attributes; an empty one is left out. */
export function makeSvg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== "") made.setAttribute(name, String(value));
  }
  return made;
}
