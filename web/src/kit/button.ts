/** Buttons and line icons of the user interface. */
import { html, nothing, render, svg, type TemplateResult } from "lit-html";

export interface ButtonParts {
  sign?: IconName | undefined;
  /** Visible text; null for an icon alone, which then needs a `label`. */
  words: string | null;
  label?: string;
  press: () => void;
  /** CSS classes: "button" (the default), "button first" (filled) or "quiet" (without a frame). */
  look?: string;
  /** Value of `data-act`, for style sheets and tests. */
  act?: string | undefined;
  /** True if disabled. The button keeps its place and focus; `why` is its tooltip. */
  closed?: boolean;
  why?: string;
  hidden?: boolean;
  /** `aria-pressed` of a toggle button. */
  pressed?: boolean | undefined;
}

/** Template of a button with a text, an icon or both. */
export function button({
  look = "button",
  sign: icon,
  closed = icon ? false : undefined,
  hidden = false,
  words: text,
  why,
  label,
  ...parts
}: ButtonParts): TemplateResult {
  return html`<button
    class=${look}
    type="button"
    data-act=${parts.act ?? nothing}
    aria-disabled=${closed ?? nothing}
    aria-pressed=${parts.pressed ?? nothing}
    aria-label=${label ?? nothing}
    title=${(closed && why) || label || nothing}
    ?hidden=${hidden}
    @click=${closed ? null : () => parts.press()}
  >${icon ? html`${sign(icon)}<span>${text ?? nothing}</span>` : text}</button>`;
}

const PATHS = {
  chevron: "m5.5 8 4.5 4.5L14.5 8",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  theme: "M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z",
  die: "M5.5 3.5h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z",
  sow: "M5 9.2a2 2 0 1 0 .01 0zM10 5.2a2 2 0 1 0 .01 0zM15 9.2a2 2 0 1 0 .01 0z",
  undo: "M7 3.8 3.5 7.3 7 10.8M3.8 7.3h8.2a4.2 4.2 0 0 1 0 8.4H8.5",
  redo: "M13 3.8l3.5 3.5-3.5 3.5M16.2 7.3H8a4.2 4.2 0 0 0 0 8.4h3.5",
  again: "M16.2 10a6.2 6.2 0 1 1-1.9-4.5M16.4 3v3.6h-3.6",
  hint: "M7.6 14.2v-1.1C6 12.2 5 10.7 5 8.9a5 5 0 0 1 10 0c0 1.8-1 3.3-2.6 4.2v1.1zM8.2 16.8h3.6",
  ask: "M10 3.2a6.8 6.8 0 1 0 .01 0zM7.9 8.1a2.1 2.1 0 1 1 3 1.9c-.6.3-.9.7-.9 1.4M10 13.6v.2",
  eye: "M2.5 10c1.9-3.2 4.4-4.8 7.5-4.8s5.6 1.6 7.5 4.8c-1.9 3.2-4.4 4.8-7.5 4.8S4.4 13.2 2.5 10zM10 7.7a2.3 2.3 0 1 0 .01 0z",
  shut: "M2.5 10c1.9-3.2 4.4-4.8 7.5-4.8s5.6 1.6 7.5 4.8c-1.9 3.2-4.4 4.8-7.5 4.8S4.4 13.2 2.5 10zM4.5 16 15.5 4",
  sound: "M3.5 8v4h2.8l4.2 3.4V4.6L6.3 8zM13 7.6a3.4 3.4 0 0 1 0 4.8M15.2 5.4a6.5 6.5 0 0 1 0 9.2",
  mute: "M3.5 8v4h2.8l4.2 3.4V4.6L6.3 8zM13.2 8l4 4M17.2 8l-4 4",
  full: "M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4",
  close: "m5 5 10 10M15 5 5 15",
  share: "M10 12.5V3.5M6.6 6.6 10 3.2l3.4 3.4M4.5 10.5v6h11v-6",
  open: "M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5",
  check: "m4.5 10.5 3.8 3.8 7.2-8",
  first: "M14.5 4.5 8 10l6.5 5.5zM5.5 4.5v11",
  back: "M13 4.5 6.5 10l6.5 5.5z",
  play: "M6.5 4.2 15.5 10l-9 5.8z",
  pause: "M6.5 4.5v11M13.5 4.5v11",
  forth: "M7 4.5 13.5 10 7 15.5z",
  last: "M5.5 4.5 12 10l-6.5 5.5zM14.5 4.5v11",
} as const;
export type IconName = keyof typeof PATHS;

/** Filled parts of icons, drawn over the outlines in `PATHS`. */
const FILLED: Partial<Record<IconName, string>> = {
  theme: "M10 3.5a6.5 6.5 0 0 1 0 13z",
  die: "M7.2 6.2a1 1 0 1 0 .01 0zM10 9a1 1 0 1 0 .01 0zM12.8 11.8a1 1 0 1 0 .01 0z",
};

/** An icon (1rem if `small`), hidden from screen readers: the control needs text or a label. */
export function sign(name: IconName, small = false): TemplateResult {
  const filled = FILLED[name];
  return html`<svg viewBox="0 0 20 20" class=${small ? "icon small" : "icon"} aria-hidden="true"><path d=${PATHS[name]}></path>${filled ? svg`<path d=${filled} fill="currentColor" stroke="none"></path>` : nothing}</svg>`;
}

/** An icon as `sign` returns it (hidden from screen readers), but as a DOM element. */
export function icon(name: IconName, small = false): SVGSVGElement {
  return elementOf(sign(name, small));
}

/** Render a template, and return its first element. */
export function elementOf<E extends Element>(template: TemplateResult): E {
  const holder = document.createElement("div");
  render(template, holder);
  return holder.firstElementChild as E;
}
