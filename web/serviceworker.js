/**
 * The service worker: caches a copy of the site for offline use and serves pages from it.
 *
 * The copy is made in stages: `common` (shell, Python, pages of games), `site` (home page, frames),
 * one stage for each game, and `rest`. A stage consists of files with a hash in their names, which
 * pages load themselves, and of one bundle: gzip of a JSON line with names, lengths and hashes,
 * followed by the contents. This script contains the SHA-256 of that line and of the other files.
 * Every file is compared with its hash before it is stored, so that a copy never mixes two builds.
 *
 * Files with a hash in their names share one cache over all builds. Each build has a cache of its
 * own for its other files and for a mark per finished stage, which lists the stage's files. A page
 * therefore keeps the scripts of its build while later pages get the new one; no page is reloaded.
 *
 * scripts/site_build/offline.py inserts `OFFLINE`.
 */
/* global OFFLINE */
const { copy, stamp, stages, page: offlinePage } = OFFLINE;

const SCOPE = new URL(registration.scope);
const ASSETS = `alveus-assets ${SCOPE.href}`;
const PREFIX = `alveus-pages ${SCOPE.href} `;
const PAGES = PREFIX + copy;
/** The cache of the former service worker. */
const FORMER = `workbox-precache-v2-${SCOPE.href}`;
const LOCK = `alveus-copy ${SCOPE.href}`;
const PARALLEL = 6;
/** Number of stages that are cached at the same time, after the first one. */
const AT_ONCE = 2;
/** Milliseconds between two heartbeats to a waiting page. */
const HEARTBEAT = 3000;
/** Milliseconds for which pages are loaded from the network after a page has requested this. */
const RELOADING = 20_000;

const TYPES = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
};
/** Headers of a bundle that do not describe the files in it. */
const NOT_COPIED =
  /^(?:content-(?!security-policy)|etag$|last-modified$|accept-ranges$|vary$|link$)/i;

const addressOf = (path) => new URL(path, SCOPE).href;
const markOf = (stage) => addressOf(`.kept/${stage}`);
const MATCH = { ignoreSearch: true, ignoreVary: true };

/** The reason why a stage is not kept: `waiting` (for the network) or `full` (the device). */
class Fault extends Error {
  constructor(state) {
    super(state);
    this.state = state;
  }
}

/* Installing and updating */

addEventListener("install", (event) => {
  // Where the browser can, it takes files with a hash from the cache without starting this worker.
  const source = { cacheName: ASSETS };
  try {
    event.addRoutes?.({ condition: { urlPattern: "assets/*" }, source })?.catch(() => {});
  } catch {
    // The fetch handler answers.
  }
  event.waitUntil(install());
});

/**
 * Installs a new version after caching every stage that the current version has. If the device is
 * full, the new version has only the stages that fit.
 */
async function install() {
  try {
    for (const stage of await stagesOfOthers()) await keepStages([stage]);
  } catch (error) {
    if (error.state !== "full") throw error;
  }
  // The former worker's pages reload themselves when they are activated, so wait until they are
  // closed.
  if (!(await caches.has(FORMER))) await skipWaiting();
}

/** Returns the stages of this build that other builds have finished. */
async function stagesOfOthers() {
  const found = new Set();
  for (const name of await otherBuilds()) for (const stage of await marksIn(name)) found.add(stage);
  return Object.keys(stages).filter((stage) => found.has(stage));
}

async function otherBuilds() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PAGES);
}

addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

async function activate() {
  await caches.delete(FORMER);
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const others = await otherBuilds();
  // Open pages run the build with the most finished stages or a later one. A build whose
  // installation failed can have finished some of these stages.
  const finished = await Promise.all(others.map(async (name) => (await marksIn(name)).length));
  const first = finished.lastIndexOf(Math.max(...finished));
  await sweepNow(others.filter((_, at) => open.length === 0 || at < first || finished[at] === 0));
  await clients.claim();
}

/** Returns the finished stages of the installation of a build. */
async function marksIn(name) {
  const urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
  return urls.flatMap((url) => url.split("/.kept/")[1] ?? []);
}

/** The builds of open pages that have sent `hello` to this worker, keyed by client id. */
const builds = new Map();

/** Deletes older builds if every open page runs this build. */
async function tidy() {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some(({ id }) => builds.get(id) !== stamp)) return;
  if (registration.installing || registration.waiting) return;
  const others = await otherBuilds();
  if (others.length > 0) await sweepNow(others);
}

/** Deletes unneeded files, unless a stage is being cached. The next page tries again. */
function sweepNow(needless) {
  return navigator.locks.request(LOCK, { ifAvailable: true }, (free) => free && sweep(needless));
}

/** Deletes these builds, and the hashed files that no remaining build needs. */
async function sweep(needless) {
  await Promise.all(needless.map((name) => caches.delete(name)));
  const needed = new Set(
    Object.values(stages).flatMap(({ files }) => files.map(([path]) => addressOf(path))),
  );
  for (const name of [PAGES, ...(await otherBuilds())]) {
    if (!(await caches.has(name))) continue;
    const pages = await caches.open(name);
    for (const { url } of await pages.keys())
      if (url.includes("/.kept/"))
        for (const path of await (await pages.match(url)).json()) needed.add(addressOf(path));
  }
  const assets = await caches.open(ASSETS);
  for (const request of await assets.keys())
    if (!needed.has(request.url)) await assets.delete(request);
}

/* Keeping stages */

/** Stages whose files have been checked since a page was opened. */
const whole = new Set();

/** Caches stages that are not cached yet; throws a Fault. Only one call runs at a time. */
function keepStages(names) {
  return navigator.locks.request(LOCK, async () => {
    const results = await Promise.allSettled(names.map(fillStage));
    const faults = results.flatMap(({ reason }) => reason ?? []);
    const other = faults.find(({ name }) => name !== "QuotaExceededError");
    if (other) throw other;
    if (faults.length > 0) await fillInTurn(names);
  });
}

/** Frees space, then caches these stages one by one while there is space. */
async function fillInTurn(names) {
  await sweep(await otherBuilds());
  for (const stage of names)
    await fillStage(stage).catch(async (error) => {
      if (error.name !== "QuotaExceededError") throw error;
      for (const left of names.slice(names.indexOf(stage))) await dropStage(left);
      throw new Fault("full");
    });
}

async function fillStage(stage) {
  if (whole.has(stage) || (await isKept(stage))) return void whole.add(stage);
  const { files, bundle } = stages[stage];
  const [pages, assets] = await Promise.all([caches.open(PAGES), caches.open(ASSETS)]);
  await pages.delete(markOf(stage));
  const held = new Set((await assets.keys()).map(({ url }) => url));
  const missing = files.filter(([path]) => !held.has(addressOf(path)));
  const paths = files.map(([path]) => path);
  const jobs = [
    async () => {
      const store = (path, response) =>
        (path.startsWith("assets/") ? assets : pages).put(addressOf(path), response);
      paths.push(...(await storeBundle(bundle, store)));
    },
    ...missing.map((file) => async () => {
      await assets.put(addressOf(file[0]), await fetchWhole(file));
    }),
  ];
  await inParallel(jobs);
  await pages.put(markOf(stage), new Response(JSON.stringify(paths)));
  if (!(await isKept(stage))) throw new Fault("waiting");
  whole.add(stage);
}

/** Whether a stage is finished and all of its files are in the caches. */
async function isKept(stage) {
  const mark = (await caches.has(PAGES)) && (await (await caches.open(PAGES)).match(markOf(stage)));
  if (!mark) return false;
  const held = new Set();
  for (const name of [PAGES, ASSETS])
    for (const { url } of await (await caches.open(name)).keys()) held.add(url);
  return (await mark.json()).every((path) => held.has(addressOf(path)));
}

/** Frees the space of a stage that does not fit, except files of other finished stages. */
async function dropStage(stage) {
  whole.delete(stage);
  const pages = await caches.open(PAGES);
  await pages.delete(markOf(stage));
  for (const path of stages[stage].pages) await pages.delete(addressOf(path));
  const shared = new Set();
  for (const [name, { files }] of Object.entries(stages))
    if (name !== stage && (await isMarked(name))) for (const [path] of files) shared.add(path);
  const assets = await caches.open(ASSETS);
  for (const [path] of stages[stage].files)
    if (!shared.has(path)) await assets.delete(addressOf(path));
  await sweep([]);
}

/** Runs jobs in parallel and waits until all have ended. Throws the first error. */
async function inParallel(jobs) {
  const left = [...jobs];
  const work = async () => {
    for (let job = left.shift(); job; job = left.shift()) await job();
  };
  throwFirst(await Promise.allSettled(Array.from({ length: PARALLEL }, work)));
}

/** Throws the first error in the results of `Promise.allSettled`. */
function throwFirst(results) {
  const failed = results.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

/**
 * Sources of a file: the browser's HTTP cache answers first. A wrong content (a captive portal, an
 * upload in progress) is fetched once more from the network.
 */
const SOURCES = ["force-cache", "reload"];

async function fetchFrom(cache, path) {
  const response = await fetch(addressOf(path), { cache, priority: "low" }).catch(() => null);
  if (!response) throw new Fault("waiting");
  return response;
}

/** Fetches a file of this build and compares its hash. */
async function fetchWhole([path, hash]) {
  for (const source of SOURCES) {
    const response = await fetchFrom(source, path);
    const bytes = await response
      .clone()
      .arrayBuffer()
      .catch(() => null);
    if (response.ok && bytes && (await hashOf(bytes)) === hash) return storable(response);
  }
  throw new Fault("waiting");
}

/** Returns the response without `Vary: *`, which caches refuse. */
function storable(response) {
  if (!response.headers.get("Vary")?.includes("*")) return response;
  const headers = new Headers(response.headers);
  headers.delete("Vary");
  return new Response(response.body, { headers });
}

async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 12)));
}

/** Requests of bundles that were made before their stages are cached, keyed by path. */
const early = new Map();

/** Requests the bundles of the stages that a game needs, unless they are kept. */
async function fetchEarly(game) {
  for (const stage of stagesFor(game)) {
    const [path] = stages[stage].bundle;
    const request = async () => ((await isMarked(stage)) ? null : fetchFrom(SOURCES[0], path));
    early.set(path, request());
  }
  await Promise.allSettled(early.values());
}

/** Fetches a bundle and stores each file as soon as it arrives. Returns the paths of the files. */
async function storeBundle([path, hash], store) {
  for (const source of SOURCES) {
    const requested = early.get(path);
    early.delete(path);
    const response = (await requested) ?? (await fetchFrom(source, path));
    try {
      return await storeFiles(response, hash, store);
    } catch (error) {
      if (error.name === "QuotaExceededError") throw error;
    }
  }
  throw new Fault("waiting");
}

/** Stores the files in the response to a bundle. Throws if a file differs from its hash. */
async function storeFiles(response, hash, store) {
  const pieces = piecesOf(response.body.pipeThrough(new DecompressionStream("gzip")));
  const line = await pieces.line();
  if (!response.ok || (await hashOf(line)) !== hash) throw new Error("another bundle");
  const files = JSON.parse(new TextDecoder().decode(line));
  const stored = [];
  const storeOne = async ([path, , expected], content) => {
    if ((await hashOf(content)) !== expected) throw new Error("another file");
    await store(path, new Response(content, { headers: headersOf(path, response) }));
  };
  const readAll = async () => {
    for (const file of files) stored.push(storeOne(file, await pieces.take(file[1])));
  };
  const [read] = await Promise.allSettled([readAll()]);
  throwFirst([read, ...(await Promise.allSettled(stored))]);
  return files.map(([path]) => path);
}

/** Reads a stream in pieces: up to the next line feed, or a number of bytes. */
function piecesOf(stream) {
  const reader = stream.getReader();
  let held = new Uint8Array();
  const read = async () => {
    const { value, done } = await reader.read();
    if (done) throw new Error("incomplete");
    const joined = new Uint8Array(held.length + value.length);
    joined.set(held);
    joined.set(value, held.length);
    held = joined;
  };
  const take = async (length) => {
    while (held.length < length) await read();
    const piece = held.subarray(0, length);
    held = held.subarray(length);
    return piece;
  };
  const line = async () => {
    while (!held.includes(10)) await read();
    const text = await take(held.indexOf(10));
    await take(1);
    return text;
  };
  return { take, line };
}

/** The headers of a file: those of the host, such as its policy, and the file's type. */
function headersOf(path, { headers }) {
  const own = new Headers([...headers].filter(([name]) => !NOT_COPIED.test(name)));
  own.set("Content-Type", TYPES[path.split(".").at(-1)] ?? "application/octet-stream");
  return own;
}

/* Messages of pages: `hello` and `version` concern the build, `fetch` and `keep` the copy. */

addEventListener("message", (event) => {
  const { data, source, ports } = event;
  const [port] = ports;
  if (data.type === "SKIP_WAITING") event.waitUntil(skipWaiting());
  if (data.hello) {
    builds.set(source.id, data.hello);
    event.waitUntil(tidy());
    event.waitUntil(keepPackList().catch(() => {}));
  }
  if (data.reload) reloadedUntil = Date.now() + RELOADING;
  if (data.version) port.postMessage({ state: "kept", stamp });
  if (data.fetch) event.waitUntil(fetchEarly(data.fetch.game));
  if (data.keep && port) event.waitUntil(keepFor(data.keep, port));
});

/** The stages that the page of a game needs; `game` is empty for other pages. */
function stagesFor(game) {
  return ["common", ...(Object.hasOwn(stages, game) ? [game] : [])];
}

/**
 * Keeps the next stage for a page: with a `game` what it needs, otherwise any other stage. Replies
 * with `state` (`kept`, `waiting` or `full`), the number of remaining stages (`left`) and the
 * build's `stamp`.
 */
async function keepFor({ game }, port) {
  const beat = setInterval(() => port.postMessage({}), HEARTBEAT);
  try {
    // When a page is opened, check whether the browser has deleted cached files.
    if (game !== undefined) whole.clear();
    await keepStages(game === undefined ? [] : stagesFor(game));
    const names = Object.keys(stages);
    const kept = await Promise.all(names.map((stage) => whole.has(stage) || isKept(stage)));
    const left = names.filter((stage, index) => {
      if (kept[index]) whole.add(stage);
      return !kept[index];
    });
    if (game === undefined) await keepStages(left.splice(0, AT_ONCE));
    port.postMessage({ state: "kept", left: left.length, stamp });
  } catch (error) {
    port.postMessage({ state: error instanceof Fault ? error.state : "waiting", stamp });
  } finally {
    clearInterval(beat);
  }
}

/** Caches the list of other people's games. It may be absent. */
async function keepPackList() {
  const packs = await caches.open("packs");
  if (!(await packs.match("packs.json", MATCH))) await packs.add("packs.json");
}

/* Answering */

/** Time until which pages come from the network, because a page has found files missing. */
let reloadedUntil = 0;

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== SCOPE.origin || !url.pathname.startsWith(SCOPE.pathname)) return;
  const path = url.pathname.slice(SCOPE.pathname.length);
  if (request.method === "POST" && path === "open.html")
    return event.respondWith(takeShared(request));
  if (request.method !== "GET" || request.headers.has("Range")) return;
  if (request.cache === "only-if-cached" || path === "build.txt") return;
  if (path.startsWith("assets/")) return event.respondWith(answerAsset(request));
  if (request.mode === "navigate") return event.respondWith(answerPage(event, path, url));
  const own = Object.entries(stages).find(([, { pages }]) => pages.includes(path));
  const cacheName = networkFirst(path);
  if (own || cacheName) event.respondWith(answerFile(request, own?.[0], cacheName));
});

/** The cache for files that are asked for in the network first; undefined for all others. */
function networkFirst(path) {
  if (/^(?:docs|schemas)\//.test(path)) return "documentation";
  // Games of others; the page itself fills this cache when it has opened one.
  if (/^packs(?:\/|\.json$)/.test(path)) return "packs";
  // Files that a museum adds to the site: exhibit, logo, imprint.
  if (/(?:^|\/)[\w.-]+\.(?:json|svg|png|webp|jpe?g)$|^imprint\.txt$/i.test(path)) return "exhibit";
  return undefined;
}

async function answerAsset(request) {
  const cache = await caches.open(ASSETS).catch(() => null);
  const kept = await cache?.match(request, MATCH).catch(() => null);
  return kept ?? fetch(request);
}

/** A file; from the copy only if the game that its URL names is kept, too. */
async function answerFile(request, stage, cacheName) {
  const kept = stage && (await keptFile(request.url, stage).catch(() => null));
  if (kept) return kept;
  return cacheName ? answerFromNetwork(request, cacheName) : fetch(request);
}

async function keptFile(url, stage) {
  const game = new URL(url).searchParams.get("game");
  if (game !== null && Object.hasOwn(stages, game) && !(await isMarked(game))) return null;
  return pageOf(url.slice(SCOPE.href.length), stage);
}

/** Milliseconds after which a museum's file comes from the cache if the network does not answer. */
const EXHIBIT_TIMEOUT = 4000;

async function answerFromNetwork(request, cacheName) {
  const kept = await caches.match(request, { ...MATCH, cacheName }).catch(() => undefined);
  const answer = fetchAndStore(request, cacheName);
  if (!kept) return answer;
  // During maintenance, a server answers with a status of 500 or higher.
  const isFault = (response) =>
    response.status >= 500 || (response.ok && isOtherPage(response, cacheName));
  const answers = [
    answer.then(
      (response) => (isFault(response) ? kept : response),
      () => kept,
    ),
  ];
  if (cacheName === "exhibit")
    answers.push(new Promise((done) => setTimeout(done, EXHIBIT_TIMEOUT, kept)));
  return Promise.race(answers);
}

/** True if the response for a museum's file is an HTML page, such as a network's login page. */
function isOtherPage({ headers }, cacheName) {
  return cacheName === "exhibit" && (headers.get("Content-Type")?.includes("text/html") ?? false);
}

/** Fetches a file and stores it, unless an HTML page is the answer for a museum's file. */
async function fetchAndStore(request, cacheName) {
  const response = await fetch(request);
  if (response.status !== 200 || isOtherPage(response, cacheName)) return response;
  const copy = response.clone();
  await caches
    .open(cacheName)
    .then((cache) => cache.put(request, copy))
    .catch(() => {});
  return response;
}

/** A page: from the copy if everything that it needs is kept, then from the network. */
async function answerPage({ request }, path, url) {
  const asked = url.searchParams.get("game");
  const game = asked !== null && Object.hasOwn(stages, asked) ? asked : null;
  const reloads = Date.now() < reloadedUntil;
  // If the browser cannot read its caches, the network must still work.
  const kept = reloads ? null : await keptPage(path, game, url).catch(() => null);
  if (kept) return kept;
  try {
    const cacheName = networkFirst(path);
    return await (cacheName ? answerFromNetwork(request, cacheName) : fetch(request));
  } catch {
    const nearest =
      (await keptPage(path, game, url)) ?? (await keptPage(path.toLowerCase(), game, url));
    return nearest ?? offline();
  }
}

/** The page at a path, also without its `.html` or its slash; null if it is not kept. */
async function keptPage(path, game, url) {
  if (game && !(await isMarked(game))) return null;
  const [folder] = path.match(/^(?:.*\/)?$/) ?? [];
  const names = folder === undefined ? [path, `${path}.html`] : [`${path}index.html`];
  for (const name of names)
    for (const [stage, { pages }] of Object.entries(stages))
      if (pages.includes(name)) {
        const page = await pageOf(name, stage);
        // URLs in a page are relative, so redirect to the page's own URL.
        const exact = addressOf(path) === url.origin + url.pathname;
        return page && (exact ? page : Response.redirect(addressOf(path) + url.search));
      }
  const inside = folder === undefined && `${path}/index.html`;
  const stage = Object.keys(stages).find((name) => stages[name].pages.includes(inside));
  if (!stage || !(await pageOf(inside, stage))) return null;
  return Response.redirect(`${addressOf(path)}/${url.search}`);
}

/** An unhashed file of a finished stage; null if it is not kept. */
async function pageOf(path, stage) {
  if (!(await isMarked("common")) || !(await isMarked(stage))) return null;
  const [name] = path.split(/[?#]/);
  return (await (await caches.open(PAGES)).match(addressOf(name))) ?? null;
}

async function isMarked(stage) {
  return (await caches.match(markOf(stage), { cacheName: PAGES })) !== undefined;
}

/** Returns a page that explains the missing connection and lists the cached games, if any. */
async function offline() {
  const kept = [];
  if (await isMarked("common"))
    for (const stage of Object.keys(stages)) if (await isMarked(stage)) kept.push(stage);
  const page = offlinePage
    .replaceAll(/<li data-game="(\w+)">.*?<\/li>/g, (item, game) =>
      kept.includes(game) ? item : "",
    )
    .replaceAll(/<p>[^<]*<\/p><ul><\/ul>/g, "")
    .replaceAll('href="./', `href="${SCOPE.pathname}`);
  return new Response(page, { status: 503, headers: { "Content-Type": TYPES.html } });
}

/** Stores what another program shares with the installed site, for `open.html`. */
async function takeShared(request) {
  const form = await request.formData();
  const file = form.get("file");
  const parts = ["url", "text", "title"].map((name) => form.get(name) || "");
  const written = file instanceof File && file.size < 4_000_000 ? await file.text() : "";
  const cache = await caches.open("shared");
  await cache.put("open.html?shared", new Response(written || parts.join("\n").trim()));
  return Response.redirect("open.html?shared", 303);
}
