/** Creates SVG elements. */

const SVG = "http://www.w3.org/2000/svg";

/** Returns an SVG element with attributes. Attributes with the value "" are omitted. */
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
