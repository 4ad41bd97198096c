/** The arrangement that the style sheet chose, and what it means for the board. */
import type { Look } from "../../board/painter";

export type Layout = "desk" | "side" | "stack" | "phone" | "kiosk" | "embed";

/** The arrangement of the page at present, as `--layout` says it. */
export function layoutOf(game: HTMLElement): Layout {
  return getComputedStyle(game).getPropertyValue("--layout").trim() as Layout;
}

/** How the painter should proportion the board. */
export function shapeOf(layout: Layout): Look["shape"] {
  return layout === "side" || layout === "stack" ? "desk" : layout;
}

/** Calls back when the page takes another arrangement, by its size or by how people sit. */
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
