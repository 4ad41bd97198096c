/**
 * The offline copy of the site. The service worker (web/serviceworker.js) caches the copy in
 * stages: groups of files, such as the files of one game. This module registers the worker and
 * requests the stages. A page without a secure context has no service worker and no offline copy.
 *
 * A new version never reloads a page. It takes effect at the next navigation.
 */
declare const ALVEUS_BUILD: string;

/**
 * State of the offline copy: `no` (unsupported, or the worker cannot be registered), `preparing`,
 * `saver` (data-saver mode: only the pages of games cache files), `game` (this page's game is
 * available), `ready` (the whole site is available), `waiting` (no connection, or the worker does
 * not respond), `full` (the device has no space).
 */
export type Offline = "no" | "preparing" | "saver" | "game" | "ready" | "waiting" | "full";

/**
 * A request to the service worker. `version` asks for the worker's build of the site. `keep` asks
 * it to cache the stage `common` and, if there is one, the stage with the name `game`: a game's id,
 * or `site` (home page and embedded board). Without `game`, it caches the next two missing stages.
 */
type Question = { version: true } | { keep: { game?: string } };

/** Reply of the worker: success (`kept`), failure (see `Offline`), heartbeat (no `state`). */
interface Reply {
  state?: "kept" | "waiting" | "full";
  /** Number of stages (groups of files) that are not cached yet. */
  left?: number;
  stamp?: string;
}

/** Milliseconds without a message after which the worker counts as not responding. */
const HEARTBEAT_TIMEOUT = 20_000;
/** Milliseconds until failed caching is tried again, unless the connection returns sooner. */
const RETRY_AFTER = 60_000;
/** Minimum milliseconds between two checks for a new version, when a page is shown again. */
const MIN_CHECK_INTERVAL = 3_600_000;

let reportState: (state: Offline) => void = () => {};
let registration: ServiceWorkerRegistration | undefined;

/**
 * The stages (groups of files) that the service worker caches for a page: first those of `game`
 * (default: the game of the page), then all others.
 */
interface StageRequest {
  game?: string;
  /** True on the embedded board. The stage `site`, with its files, is then requested first. */
  frame?: boolean;
  /** Cache only the files of the game, of the home page and of the embedded board. */
  only?: boolean;
  /**
   * Resolves when the page has downloaded its own files. The service worker fetches nothing before
   * this promise or `started` resolves.
   */
  downloaded?: Promise<void>;
  /** Resolves when the game has begun. Nothing is cached before, because the page needs the CPU. */
  started?: Promise<void>;
}

let request: StageRequest = {};

/**
 * Cache the site for offline use. Set `data-offline` of the root element to each state, and call
 * `report` with it. When a new version becomes active, set `data-version` to "new" and call
 * `report` again.
 */
export async function keepOffline(
  report: (state: Offline) => void = () => {},
  requested: StageRequest = {},
): Promise<void> {
  reportState = report;
  request = requested;
  if (!navigator.serviceWorker) return setState("no");
  setState("preparing");
  try {
    registration = await register();
  } catch {
    // The connection is missing, or the browser does not allow the worker. An offline copy then
    // exists only if a worker of an earlier visit controls the page.
    if (!navigator.serviceWorker.controller) {
      if (navigator.onLine) return setState("no");
      return tryAgain("waiting");
    }
    registration = await navigator.serviceWorker.getRegistration();
  }
  followVersions();
  await keepAll();
}

function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
}

function offlineState(): Offline {
  return (document.documentElement.dataset.offline as Offline | undefined) ?? "no";
}

function setState(state: Offline): void {
  document.documentElement.dataset.offline = state;
  reportState(state);
}

/**
 * Let the worker cache the stages of this page's game, then all others, each when the page is idle.
 * After a failure, try again later.
 */
async function keepAll(): Promise<void> {
  const worker = await activeWorker();
  if (!worker) return tryAgain("waiting");
  worker.postMessage({ hello: ALVEUS_BUILD });
  const game = request.game ?? gameOfPage();
  const savesSpace = request.only || savesData();
  // Data-saver mode and `request.only` limit the copy to one game and a few shared files. A page
  // that does not show a game then caches nothing.
  if (savesSpace && !game) return setState("saver");
  await Promise.race([request.downloaded, request.started]);
  worker.postMessage({ fetch: { game: game ?? "" } });
  await request.started;
  let reply: Reply = { state: "kept" };
  if (request.frame) reply = await ask(worker, { keep: { game: "site" } });
  if (reply.state === "kept") reply = await ask(worker, { keep: { game: game ?? "" } });
  while (reply.state === "kept") {
    if (!reply.left) return setState("ready");
    if (game) setState("game");
    // To save space, cache only the home page and the embedded board (`site`) besides the game.
    if (savesSpace) return void (await ask(worker, { keep: { game: "site" } }));
    await idle();
    reply = await ask(worker, { keep: {} });
  }
  // The game stays available even if the other stages cannot be copied.
  const state = offlineState() === "game" ? "game" : (reply.state ?? "waiting");
  tryAgain(state, reply.state === "full");
}

/**
 * Set the state, and try to cache the stages again when the connection returns, at the latest after
 * `RETRY_AFTER`. If the device is full, wait for the connection only: every attempt downloads and
 * deletes whole stages.
 */
function tryAgain(state: Offline, isFull = false): void {
  setState(state);
  const finished = new AbortController();
  const again = () => {
    finished.abort();
    clearTimeout(timer);
    void keepAll();
  };
  const timer = isFull ? undefined : setTimeout(again, RETRY_AFTER);
  addEventListener("online", again, { signal: finished.signal });
}

/**
 * Resolve with the service worker when it is active; with null if its registration or installation
 * failed.
 */
async function activeWorker(): Promise<ServiceWorker | null> {
  const current = () =>
    registration?.active ?? registration?.installing ?? registration?.waiting ?? null;
  // Without a worker, the registration or installation has failed: try once more.
  if (!current()) registration = await register().catch(() => undefined);
  const worker = current();
  return worker && whenActive(worker);
}

/** Resolve with a worker when it is active, or with null if it becomes redundant instead. */
function whenActive(worker: ServiceWorker): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === "activated" || worker.state === "activating") resolve(worker);
      else if (worker.state === "redundant") resolve(null);
      else return;
      worker.removeEventListener("statechange", check);
    };
    worker.addEventListener("statechange", check);
    check();
  });
}

/**
 * Send a request to the worker and resolve with its reply. If no message arrives for
 * `HEARTBEAT_TIMEOUT`, resolve with the state `waiting`.
 */
function ask(worker: ServiceWorker, question: Question): Promise<Reply> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const answer = (reply: Reply) => {
      clearTimeout(timer);
      port1.close();
      resolve(reply);
    };
    const giveUp = () => answer({ state: "waiting" });
    let timer = setTimeout(giveUp, HEARTBEAT_TIMEOUT);
    port1.onmessage = ({ data }: MessageEvent<Reply>) => {
      clearTimeout(timer);
      if (data.state) answer(data);
      else timer = setTimeout(giveUp, HEARTBEAT_TIMEOUT);
    };
    worker.postMessage(question, [port2]);
  });
}

function gameOfPage(): string | undefined {
  const { game } = document.documentElement.dataset;
  return game ?? new URLSearchParams(location.search).get("game") ?? undefined;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Resolve when the page is idle or after 500 ms; in browsers that cannot report this (Safari),
 * after 200 ms.
 */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 200);
  });
}

let isFollowing = false;

/**
 * Announce a new version when its worker takes control of this page. Check for a new version when
 * the page is shown again, at most once per `MIN_CHECK_INTERVAL`.
 */
function followVersions(): void {
  if (isFollowing) return;
  isFollowing = true;
  navigator.serviceWorker.addEventListener("controllerchange", async () => {
    const { controller } = navigator.serviceWorker;
    const { stamp } = controller ? await ask(controller, { version: true }) : {};
    if (!stamp || stamp === ALVEUS_BUILD) return;
    document.documentElement.dataset.version = "new";
    reportState(offlineState());
  });
  let lastCheck = Date.now();
  document.addEventListener("visibilitychange", () => {
    const since = Date.now() - lastCheck;
    if (document.visibilityState !== "visible" || (since >= 0 && since < MIN_CHECK_INTERVAL))
      return;
    lastCheck = Date.now();
    void registration?.update().catch(() => {});
  });
}
