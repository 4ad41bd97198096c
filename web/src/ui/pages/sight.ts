/** Paints pictures when they become visible, because painting all at once would block a phone. */

/** Distance from the window at which an element counts as visible. */
const NEAR = "200px";

/** Milliseconds after which all remaining pictures are painted, for printing. */
const REST = 10_000;

/**
 * Paints each of these elements once, one after the other, when it becomes visible or after a
 * delay. Returns a function that ends this.
 */
export function whenSeen<T extends Element>(
  places: Iterable<T>,
  paint: (place: T) => Promise<void> | void,
): () => void {
  const unseen = new Set<Element>(places);
  let turn = Promise.resolve();
  const reveal = (place: Element) => {
    if (!unseen.delete(place)) return;
    sight.unobserve(place);
    turn = turn.then(() => paint(place as T)).catch(reportError);
  };
  const sight = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) reveal(target);
    },
    { rootMargin: NEAR },
  );
  for (const place of unseen) sight.observe(place);
  const rest = setTimeout(() => unseen.forEach(reveal), REST);
  return () => {
    sight.disconnect();
    clearTimeout(rest);
    unseen.clear();
  };
}
