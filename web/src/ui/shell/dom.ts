/** Small helpers to make and find elements. */

type Child = Node | string | null | undefined | false;
type Props = Record<string, string | number | boolean | EventListener | null | undefined>;

/**
 * An element with attributes (`onclick` and the like are listeners) and children. Its style is
 * set by script: the site's policy forbids the attribute.
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

/** Puts these children in the place of what the element held. */
export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren(...children.filter((child): child is Node | string => !!child));
}

/** The one element that a page of ours must have. */
export function find<T extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): T {
  const element = within.querySelector<T>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

/** Writes a text only where it changed, so that screen readers are not disturbed. */
export function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
