/** The page layout selected by the style sheet, and the board's proportions in this layout. */
import type { Look } from "../board/painter";

export type Layout = "desk" | "side" | "stack" | "phone" | "kiosk" | "embed";

/** Return the current layout, from the custom CSS property `--layout` of the element `game`. */
export function layoutOf(game: HTMLElement): Layout {
  return getComputedStyle(game).getPropertyValue("--layout").trim() as Layout;
}

/** Return the board's proportions for a page layout; "side" and "stack" use those of "desk". */
export function shapeOf(layout: Layout): Look["shape"] {
  return layout === "side" || layout === "stack" ? "desk" : layout;
}

/**
 * Call `change` with the new layout whenever it changes, until `until` is aborted. The layout
 * depends on the size of the window, on `data-seating` (the seating of two players at the device)
 * and on `data-size` (the size of the board).
 */
export function onLayout(
  game: HTMLElement,
  change: (layout: Layout) => void,
  until: AbortSignal,
): void {
  let present = layoutOf(game);
  const look = () => {
    const next = layoutOf(game);
    if (next === present) return;
    present = next;
    change(next);
  };
  addEventListener("resize", look, { signal: until });
  const seating = new MutationObserver(look);
  seating.observe(document.documentElement, { attributeFilter: ["data-seating", "data-size"] });
  until.addEventListener("abort", () => seating.disconnect());
}
