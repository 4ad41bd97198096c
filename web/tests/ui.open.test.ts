/** Texts that another program shares with the installed site. */
import { deflateSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";

vi.mock("lit-html", () => ({ html: () => "", render() {} }));
vi.mock("../src/kit/bar", () => ({ openPage: async () => {} }));
vi.mock("../src/kit/dom", () => ({ find: () => null }));
vi.mock("../src/kit/files", () => ({}));
vi.mock("../src/kit/words", () => ({ t: (id: string) => id, onWords() {}, loadArea() {} }));
vi.mock("../src/features/letters/restore-dialog", () => ({
  openRestoreDialog() {},
  recogniseContent: () => ({ kind: "unknown" }),
}));

const LINK = `1.${deflateSync('{"g": "xii", "m": "A1"}').toString("base64url")}`;
const POSITION = encodeURIComponent('{"game": "xii", "points": {"1": [2]}}');
const SITE = "https://alveus.example/";

beforeEach(() => vi.resetModules());

test.each([
  ["alone", `${SITE}play.html?game=xii#${LINK}`],
  ["at the end of a sentence", `Look: ${SITE}play.html?game=xii#${LINK}.`],
  ["in German quotation marks", `Dein Zug: „${SITE}de/xii/#${LINK}“!`],
  ["after a number", `Game #2: https://other.example/xii/#${LINK}`],
  ["to a position", `${SITE}play.html?game=xii#${POSITION}`, POSITION],
  ["to a position in a sentence", `Look („${SITE}de/xii/#${POSITION}“).`, POSITION],
])("a shared link %s opens its game", async (_, text, link = LINK) => {
  const replace = vi.fn();
  vi.stubGlobal("document", { baseURI: `${SITE}open.html` });
  vi.stubGlobal("location", { search: "?shared", replace });
  const cache = { match: async () => new Response(text), delete: async () => true };
  vi.stubGlobal("caches", { open: async () => cache });
  await import("../src/pages/open");
  expect(replace).toHaveBeenCalledWith(`play.html?game=xii#${link}`);
  vi.unstubAllGlobals();
});
