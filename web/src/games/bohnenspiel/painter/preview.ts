/** Preview of the beans that a pit would sow and capture, according to the view's move. */
import type { Scene } from "../../../board/painter";
import type { Piece } from "../../../engine/protocol";

export interface Preview {
  pit: string;
  /** True if the pit is chosen; false if it is only in focus or under the pointer. */
  chosen: boolean;
  /** The pits that receive a bean, in order, possibly more than once. */
  trail: string[];
  /** Number of beans sown into each pit. */
  sown: Map<string, number>;
  /** Captured pits, with the numbers of beans now and captured. */
  captures: Map<string, { present: number; captured: number }>;
}

/**
 * Returns the preview of the pit that is chosen or regarded, if any. Captured beans are in their
 * pits already or are sown there first: the top bean of the chosen pit goes into the first pit of
 * the trail.
 */
export function previewOf(scene: Scene, heaps: Map<string, Piece[]>): Preview | null {
  const { chosen, regarded, trail, view } = scene;
  const pit = chosen ?? regarded;
  if (pit === null) return null;
  const hand = heaps.get(pit) ?? [];
  const sown = new Map<string, number>();
  for (const place of trail) sown.set(place, (sown.get(place) ?? 0) + 1);

  const lands = new Map<string, string>();
  for (const heap of heaps.values()) for (const { id, place } of heap) lands.set(id, place);
  trail.forEach((place, i) => {
    const bean = hand[hand.length - 1 - i];
    if (bean) lands.set(bean.id, place);
  });
  const move = view.moves.find(({ path }) => path.length === 1 && path[0] === pit);
  const captures: Preview["captures"] = new Map();
  for (const id of (trail.length > 0 && move?.takes) || []) {
    const place = lands.get(id);
    if (place === undefined) continue;
    const captured = (captures.get(place)?.captured ?? 0) + 1;
    captures.set(place, { present: heaps.get(place)?.length ?? 0, captured });
  }
  return { pit, chosen: chosen !== null, trail, sown, captures };
}
