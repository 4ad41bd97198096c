/** The URL parameter `puzzle=today`, with which a page opens today's puzzle. */
import type { View } from "../engine/protocol";

const today = () => new Date().toDateString();

export function requestsDaily(): boolean {
  return new URLSearchParams(location.search).get("puzzle") === "today";
}

/**
 * True if this page opened today's puzzle before a reload, and the puzzle on the board has moves.
 * The page then keeps this puzzle, even if it is a different one.
 */
export function isReloaded({ ply }: Pick<View, "ply">): boolean {
  return ply > 0 && (history.state as { daily?: unknown } | null)?.daily === today();
}

/** Store, for reloads of this page, that it has opened today's puzzle. */
export function noteDaily(): void {
  history.replaceState({ ...(history.state as object | null), daily: today() }, "");
}
