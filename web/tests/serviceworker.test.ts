/** The service worker: files of a museum, the page without a connection, and older builds. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";

const CODE = readFileSync(join(import.meta.dirname, "..", "serviceworker.js"), "utf8");
const SITE = "https://museum.example/games/";
const STAGES = Object.fromEntries(
  ["common", "xii"].map((name) => [name, { files: [], bundle: ["", ""], pages: [] }]),
);
const HEADING = "<h1>No connection</h1><p>Connect.</p>";
const ITEM = '<li data-game="xii"><a href="./xii/">XII</a></li>';
const GAMES = `<p>Games stored for offline use:</p><ul>${ITEM}</ul>`;
const PAGE = { headers: { "Content-Type": "text/html; charset=utf-8" } };

type Asked = string | { url: string };
const urlOf = (asked: Asked) => (typeof asked === "string" ? asked : asked.url);

/** Texts in the caches, by the name of the cache and the URL. */
const stores = new Map<string, Map<string, string>>();
const nameOf = (build: string) => `alveus-pages ${SITE} ${build}`;
/** Store the marks of stages that a build has finished. */
const mark = (build: string, ...stages: string[]) =>
  stores.set(nameOf(build), new Map(stages.map((stage) => [`${SITE}.kept/${stage}`, "[]"])));

function cacheOf(name: string) {
  const texts = stores.get(name) ?? new Map<string, string>();
  stores.set(name, texts);
  return {
    keys: async () => [...texts.keys()].map((url) => ({ url })),
    match: async (asked: Asked) => {
      const text = texts.get(urlOf(asked));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (asked: Asked, response: Response) => texts.set(urlOf(asked), await response.text()),
    delete: async (asked: Asked) => texts.delete(urlOf(asked)),
  };
}

const caches = {
  has: async (name: string) => stores.has(name),
  keys: async () => [...stores.keys()],
  open: async (name: string) => cacheOf(name),
  delete: async (name: string) => stores.delete(name),
  match: (asked: Asked, { cacheName = "" }) => cacheOf(cacheName).match(asked),
};

let listeners: Map<string, (event: object) => void>;
/** The answer of the network to the next request. */
let fetched: () => Promise<Response>;
/** The open pages. */
let pages: object[];

beforeEach(() => {
  stores.clear();
  listeners = new Map();
  fetched = async () => new Response("new");
  pages = [];
  const given = {
    OFFLINE: { copy: "new", stamp: "1", stages: STAGES, page: HEADING + GAMES },
    registration: { scope: SITE },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    caches,
    clients: { matchAll: async () => pages, claim: async () => {} },
    navigator: {
      locks: { request: (_: string, _more: object, use: (lock: object) => unknown) => use({}) },
    },
    fetch: () => fetched(),
  };
  new Function(...Object.keys(given), CODE)(...Object.values(given));
});

/** Request a file of the site. Resolve with the text of the answer of the service worker. */
async function answer(file: string, mode = "no-cors"): Promise<string> {
  const respondWith = vi.fn();
  const request = { url: SITE + file, method: "GET", headers: new Headers(), mode };
  listeners.get("fetch")?.({ request, respondWith });
  const [response] = respondWith.mock.calls[0] ?? [fetched()];
  return (await response).text();
}

const failing = async (): Promise<Response> => {
  throw new TypeError("no network");
};

test.each(["exhibit.json", "logo.svg", "LOGO.PNG", "Photo.JPG"])(
  "the museum's file %s is available without a network",
  async (file) => {
    await answer(file);
    fetched = failing;
    expect(await answer(file)).toBe("new");
  },
);

test.each([
  ["an error of the server", new Response("repairs", { status: 503 })],
  ["a login page", new Response("login", PAGE)],
])("the museum's kept file replaces %s", async (_, response) => {
  await answer("exhibit.json");
  fetched = async () => response;
  expect(await answer("exhibit.json")).toBe("new");
  fetched = async () => new Response("newest");
  expect(await answer("exhibit.json")).toBe("newest");
});

test("a file that the museum has deleted does not come from the cache", async () => {
  await answer("exhibit.json");
  fetched = async () => new Response("missing", { status: 404, ...PAGE });
  expect(await answer("exhibit.json")).toBe("missing");
});

test("without a connection, a page lists the games that are available", async () => {
  fetched = failing;
  mark("new", "common", "xii");
  const games = GAMES.replace('"./', '"/games/');
  expect(await answer("nowhere", "navigate")).toBe(HEADING + games);
});

test("without a connection and without games, a page has no list of games", async () => {
  fetched = failing;
  expect(await answer("nowhere", "navigate")).toBe(HEADING);
});

test.each([
  ["the build of an open page is kept, not an incomplete later one", [{}], ["open", "new"]],
  [
    "the build of an open page is kept, even if a later one has fewer stages",
    [{}],
    ["open", "incomplete", "new"],
    "common",
  ],
  ["without an open page, older builds are deleted", [], ["new"]],
] as [string, object[], string[], ...string[]][])("%s", async (_, open, left, ...stages) => {
  mark("oldest", "common");
  mark("open", "common", "xii");
  mark("incomplete", ...stages);
  mark("new", "common");
  pages = open;
  const waitUntil = vi.fn();
  listeners.get("activate")?.({ waitUntil });
  await waitUntil.mock.calls[0]?.[0];
  const builds = [...stores.keys()].filter((name) => name.startsWith(nameOf("")));
  expect(builds).toEqual(left.map(nameOf));
});
