/** A board that plays by itself, of which nobody is there to say that it has died. */

/** Milliseconds after which a page whose engine has died is loaded anew. */
const REVIVE = 5000;
/** Milliseconds within which a board must have come. */
const PATIENCE = 90_000;

/** Loads the page anew where its engine has died for good, or has never come. */
export function keepAlive(): void {
  const page = document.documentElement.dataset;
  const revive = () => setTimeout(() => location.reload(), REVIVE);
  const watch = new MutationObserver(() => page.engine === "gone" && revive());
  watch.observe(document.documentElement, { attributeFilter: ["data-engine"] });
  if (page.engine === "gone") revive();
  setTimeout(() => {
    if (page.alveus !== "ready") location.reload();
  }, PATIENCE);
}
