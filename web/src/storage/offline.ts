/**
 * The offline copy: registers the service worker (web/serviceworker.js) and requests one stage of
 * the copy after the other. A page without a secure context has no service worker and no offline
 * copy.
 *
 * A new version never reloads a page. It takes effect at the next navigation.
 */
declare const ALVEUS_BUILD: string;

/**
 * State of the offline copy: `no` (unsupported), `preparing`, `saver` (only opened games are kept),
 * `game` (this game is available), `ready` (the whole site is available), `waiting` (for a
 * connection), `full` (the device has no space).
 */
export type Offline = "no" | "preparing" | "saver" | "game" | "ready" | "waiting" | "full";

/**
 * A question to the worker. `version` asks for its build. `keep` with a `game` caches the stage
 * `common` and the stage of this name, if any (a game, or `site` for the home page). `keep` without
 * `game` caches some of the other stages.
 */
type Question = { version: true } | { keep: { game?: string } };

/** Reply of the service worker. A reply without `state` is a heartbeat. */
interface Reply {
  state?: "kept" | "waiting" | "full";
  /** The number of stages not cached yet. */
  left?: number;
  stamp?: string;
}

/** Milliseconds without a message after which the worker counts as not responding. */
const HEARTBEAT_TIMEOUT = 20_000;
/** Milliseconds until a failed copy is retried, unless the network returns sooner. */
const RETRY_AFTER = 60_000;
/** Minimum time in milliseconds between two checks for a new version when a page is shown again. */
const MIN_CHECK_INTERVAL = 3_600_000;

let reportState: (state: Offline) => void = () => {};
let registration: ServiceWorkerRegistration | undefined;

/** Stages that a page caches: by default all, beginning with those of the game in its URL. */
interface StageRequest {
  game?: string;
  /** True for a frame, whose page is in the stage `site`. */
  frame?: boolean;
  /** Cache only the stages of the game. */
  only?: boolean;
  /** Resolves when the page has downloaded its own files. Until then nothing is fetched. */
  downloaded?: Promise<void>;
  /** Resolves when the game has begun. Until then nothing is stored, because the CPU is needed. */
  started?: Promise<void>;
}

let request: StageRequest = {};

/**
 * Caches the site for offline use. `report` is called with each state, which is also set in
 * `data-offline`. If there is a new version, `data-version` is "new".
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
    // If there is no copy yet, the script may still be loading. Otherwise the old copy stays
    // usable.
    if (!navigator.serviceWorker.controller) return setState(navigator.onLine ? "no" : "waiting");
    registration = await navigator.serviceWorker.getRegistration();
  }
  followVersions();
  await keepAll();
}

function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
}

/** The state of the offline copy on this page. */
function offlineState(): Offline {
  return (document.documentElement.dataset.offline as Offline | undefined) ?? "no";
}

function setState(state: Offline): void {
  document.documentElement.dataset.offline = state;
  reportState(state);
}

/** Requests the stages of this page's game, then all others while the device is idle. */
async function keepAll(): Promise<void> {
  const worker = await activeWorker();
  if (!worker) return tryAgain("waiting");
  worker.postMessage({ hello: ALVEUS_BUILD });
  const game = request.game ?? gameOfPage();
  const savesSpace = request.only || savesData();
  // If the browser saves data, only the files of opened games are cached.
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
    // If the browser saves data, only the home page is copied in addition.
    if (savesSpace) return void (await ask(worker, { keep: { game: "site" } }));
    await idle();
    reply = await ask(worker, { keep: {} });
  }
  // The game stays available even if the other stages cannot be copied.
  tryAgain(offlineState() === "game" ? "game" : (reply.state ?? "waiting"));
}

/** Continues the copy when the network returns or after a pause. */
function tryAgain(state: Offline): void {
  setState(state);
  const finished = new AbortController();
  const again = () => {
    finished.abort();
    clearTimeout(timer);
    void keepAll();
  };
  const timer = setTimeout(again, RETRY_AFTER);
  addEventListener("online", again, { signal: finished.signal });
}

/** Returns the active service worker; null if its installation failed. */
async function activeWorker(): Promise<ServiceWorker | null> {
  const current = () =>
    registration?.active ?? registration?.installing ?? registration?.waiting ?? null;
  // If the installation failed, it is started once more.
  if (!current()) registration = await register().catch(() => undefined);
  const worker = current();
  return worker && whenActive(worker);
}

/** Waits until a worker is active; null if it becomes redundant instead. */
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

/** Sends a question to the worker. Without a heartbeat, the result is the state `waiting`. */
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
 * Resolves when the page is idle or after 500 ms; in browsers that cannot report this (Safari),
 * after 200 ms.
 */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 200);
  });
}

let isFollowing = false;

/** Announces a new version. Checks for one when the page is shown again after a long pause. */
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
