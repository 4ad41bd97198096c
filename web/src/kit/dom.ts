/** Functions that create and find elements. */

type Child = Node | string | null | undefined | false;
type Props = Record<string, string | number | boolean | EventListener | null | undefined>;

/**
 * Create an element with attributes and children. Attributes with the value null, undefined or
 * false are omitted. A function with a name such as `onclick` becomes an event listener. `style` is
 * set as a property, because the site's Content Security Policy forbids the attribute.
 */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name === "style") element.style.cssText = String(value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  fill(element, ...children);
  return element;
}

/** Replace the children of an element. Null, undefined, false and "" are omitted. */
export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren(...children.filter((child): child is Node | string => !!child));
}

/** Return the element that matches a selector. Throw an Error if there is none. */
export function find<T extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): T {
  const element = within.querySelector<T>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

/** The last text from `write` per element, because the browser may have translated the page. */
const written = new WeakMap<Element, string>();

/** Write a text only if it changed: writing disturbs screen readers and browser translations. */
export function write(element: Element, text: string): void {
  const isTranslated = element.firstElementChild?.tagName === "FONT";
  const before = isTranslated ? written.get(element) : element.textContent;
  written.set(element, text);
  if (before !== text) element.textContent = text;
}

const SVG = "http://www.w3.org/2000/svg";

/** Return an SVG element with attributes. Attributes with the value "" are omitted. */
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
