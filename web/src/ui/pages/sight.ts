/** Pictures that wait until they are seen: all at once would hold a phone up. */

/** How near to the window a place counts as seen. */
const NEAR = "200px";

/** Milliseconds after which all are painted, for whoever prints the page. */
const REST = 10_000;

/**
 * Paints each of these places once, one after the other: when it is seen, or at last. The answer
 * ends the waiting.
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
