/** Paints pictures when they become visible. */
/** Distance from the window at which an element counts as visible. */
const MARGIN = "200px";

/** Milliseconds after which `whenVisible` paints all other places, too, for a printed page. */
const TIMEOUT = 10_000;

/**
 * Paint each of `places` once, when it becomes visible or after `TIMEOUT`, one after the other.
 * Return a function that stops this.
 */
export function whenVisible<T extends Element>(
  places: Iterable<T>,
  paint: (place: T) => Promise<void> | void,
): () => void {
  const waiting = new Set<Element>(places);
  let queue = Promise.resolve();
  const reveal = (place: Element) => {
    if (!waiting.delete(place)) return;
    observer.unobserve(place);
    queue = queue.then(() => paint(place as T)).catch(reportError);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) reveal(target);
    },
    { rootMargin: MARGIN },
  );
  for (const place of waiting) observer.observe(place);
  const timer = setTimeout(() => waiting.forEach(reveal), TIMEOUT);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    waiting.clear();
  };
}
