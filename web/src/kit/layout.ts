/** The page layout selected by the style sheet, and the resulting shape of the board. */
import type { Look } from "../board/painter";

export type Layout = "desk" | "side" | "stack" | "phone" | "kiosk" | "embed";

/** Return the current layout, from the custom property `--layout`. */
export function layoutOf(game: HTMLElement): Layout {
  return getComputedStyle(game).getPropertyValue("--layout").trim() as Layout;
}

/** Return the arrangement of the board for a page layout. */
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
