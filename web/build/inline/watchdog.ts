/**
 * The watchdog of `embed.html`: reloads an exhibit or a demonstration if its start has failed, its
 * engine has stopped, or a deployment has replaced its files. It is an inline script, so that it
 * runs even if no other file arrives.
 */
import type { Page } from "../pages.ts";

/** Return the script of `embed.html`, or null; `stamp` identifies the build. */
export function watchdogScript({ name }: Page, stamp: string): string | null {
  return name === "embed.html" ? `(${watch})(${JSON.stringify(stamp)})` : null;
}

/**
 * The inline script. Reloads wait until the page can be fetched and no visitor is playing. The
 * pause doubles with every reload, so that a permanently missing file causes few reloads.
 */
function watch(stamp: string): void {
  const asked = new URLSearchParams(location.search);
  const isUnattended =
    asked.get("kiosk") === "1" || asked.get("exhibit") || asked.get("mode") === "demo";
  const isFile = location.protocol === "file:";
  // Without an origin, no script of a page runs (explained in blocked.ts).
  if (!isUnattended || (self.origin === "null" && !isFile)) return;

  /** Pause before the first reload, and the maximum pause, in milliseconds. */
  const pauses = { first: 2000, longest: 600_000 };
  /**
   * Milliseconds within which a start must succeed; twice as many after each reload, up to 16
   * times.
   */
  const patience = 90_000;
  /** Milliseconds without a failure after which reloads are counted from zero. */
  const healthy = 900_000;
  /** Milliseconds between two comparisons with the build on the server. */
  const lookout = 300_000;

  const page = document.documentElement.dataset;
  page.unattended = "";
  let reloads = Number(history.state?.reloads ?? 0);
  let due = false;
  let waits = false;

  /** True while no visitor can play. */
  const isFree = () =>
    page.running === undefined ||
    page.engine === "gone" ||
    page.kiosk === "attract" ||
    (!page.kiosk && page.demo === "");

  /** True if the page can be loaded now. A local file can always be loaded. */
  const isReachable = async () => {
    if (isFile) return true;
    navigator.serviceWorker?.controller?.postMessage({ reload: true });
    try {
      return (await fetch(location.href, { cache: "reload" })).ok;
    } catch {
      return false;
    }
  };
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

  /** Reload the page as soon as it is free and can be fetched. */
  const reload = async () => {
    due = true;
    if (waits || !isFree()) return;
    waits = true;
    const pause = () => wait(Math.min(pauses.longest, pauses.first * 2 ** reloads));
    await pause();
    while (!(await isReachable())) {
      reloads = Math.min(reloads + 1, 5);
      await pause();
    }
    waits = false;
    if (!isFree()) return;
    history.replaceState({ ...history.state, reloads: reloads + 1 }, "");
    location.reload();
  };

  /** Called if a script or a style has not loaded, or after an exception during the start. */
  const fail = ({ target }: Event) => {
    if (isFile && target instanceof HTMLScriptElement) return;
    const isStyle = target instanceof HTMLLinkElement && target.rel === "stylesheet";
    const isPart = target instanceof HTMLScriptElement || isStyle;
    if (isPart || (!(target instanceof Element) && page.running === undefined)) void reload();
  };
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);
  // A file loaded on demand is missing, for example after a deployment.
  for (const missing of ["vite:preloadError", "alveus:missing", "alveus:stale"])
    addEventListener(missing, () => void reload());
  document.fonts?.addEventListener("loadingerror", () => void reload());

  const observer = new MutationObserver(() => {
    if (page.engine === "gone") void reload();
    else if (due) void reload();
  });
  observer.observe(document.documentElement, {
    attributeFilter: ["data-engine", "data-kiosk", "data-demo"],
  });
  setTimeout(
    () => page.running === undefined && void reload(),
    patience * 2 ** Math.min(reloads, 4),
  );
  setTimeout(() => {
    if (!due) reloads = 0;
    if (!due) history.replaceState({ ...history.state, reloads }, "");
  }, healthy);
  setInterval(async () => {
    if (isFile || due || !isFree()) return;
    const response = await fetch("build.txt", { cache: "no-store" }).catch(() => null);
    const found = response?.ok ? (await response.text()).trim() : "";
    // A captive portal answers with its login page instead of a stamp.
    if (/^[\da-f]{16}$/.test(found) && found !== stamp) void reload();
  }, lookout);
}
