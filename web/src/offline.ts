/**
 * Playing without a network: the service worker, whether everything is really kept, and when a
 * new version may take over. A page without a secure context simply runs without all this.
 */
import { archives, assets } from "./engine/assets";

export type Offline = "no" | "preparing" | "ready";

/** Held, shared, by every page with a game running: who can have it alone may update. */
const GAME = "alveus:game";

let registration: ServiceWorkerRegistration | undefined;
let endGame: (() => void) | undefined;

/**
 * Keeps the site for offline use; `tell` hears each state, which also stands in `data-offline`.
 * To be called once Python runs, so that the two do not share the network.
 */
export async function keepOffline(tell: (state: Offline) => void = () => {}): Promise<void> {
  const say = (state: Offline) => {
    document.documentElement.dataset.offline = state;
    tell(state);
  };
  if (!navigator.serviceWorker) return say("no");
  const { controller } = navigator.serviceWorker;
  try {
    registration = await navigator.serviceWorker.register("sw.js");
    say("preparing");
    if (controller) followUpdates(registration);
    await navigator.serviceWorker.ready;
    say((await isKept()) ? "ready" : "no");
  } catch {
    say("no");
  }
}

/** Says whether a game is running; a new version waits until none is, on any page. */
export async function setPlaying(playing: boolean): Promise<void> {
  if (playing === (endGame !== undefined)) return;
  if (playing) {
    const ended = new Promise<void>((resolve) => {
      endGame = resolve;
    });
    navigator.locks?.request(GAME, { mode: "shared" }, () => ended).catch(() => {});
  } else {
    endGame?.();
    endGame = undefined;
    await registration?.update().catch(() => {});
    await takeUpdate();
  }
}

/** The worker is installed only if all files came, but a browser may drop them later. */
async function isKept(): Promise<boolean> {
  const page = location.pathname.replace(/\/$/, "/index.html");
  const files = [page, ...Object.values(assets), ...archives.values()];
  const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })));
  return kept.every((answer) => answer !== undefined);
}

function followUpdates(followed: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  followed.addEventListener("updatefound", () => {
    followed.installing?.addEventListener("statechange", takeUpdate);
  });
  takeUpdate();
}

async function takeUpdate(): Promise<void> {
  if (endGame || !registration?.waiting) return;
  await navigator.locks?.request(GAME, { ifAvailable: true }, (alone) => {
    if (alone) registration?.waiting?.postMessage({ type: "SKIP_WAITING" });
  });
}
