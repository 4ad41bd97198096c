/** Division of the scripts into files, content security policy, and inline scripts. */

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { normalizePath, type Rolldown } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { codeSplitting } from "../build/chunks";
import { blockedScript } from "../build/inline/blocked";
import { browserScript } from "../build/inline/old-browsers";
import { policyFor } from "../build/policy";
import { buildHash } from "../build/stamp";

const [play, embed, letter] = ["play.html", "embed.html", "letter.html"];
const [index, lab, page] = ["index.html", "lab.html", "page.html"];
const PAGES = [play, embed, letter, index, lab, page];
const at = (path: string) => normalizePath(join(import.meta.dirname, "..", path));

/** The file of a module, or null; `imports` lists the static imports of each file. */
function fileOf(module: string, imports: Record<string, string[]>): string | null {
  const graph = new Map(Object.entries(imports).map(([path, all]) => [at(path), all.map(at)]));
  const getModuleInfo = (id: string) => ({ importedIds: graph.get(id) ?? [] });
  const [group] = codeSplitting(PAGES).groups ?? [];
  if (typeof group?.name !== "function") throw new Error("the files have no names");
  return group.name(at(module), { getModuleInfo } as unknown as Rolldown.ChunkingContext) || null;
}

const importedBy = (module: string, ...files: string[]) =>
  fileOf(module, Object.fromEntries(files.map((file) => [file, [module]])));

test("a module of five pages is in the file of all pages if frames need it", () => {
  expect(importedBy("src/kit/dom.ts", play, embed, letter, index, lab)).toBe("shell");
  expect(importedBy("src/kit/bar.ts", play, letter, index, lab, page)).toBeNull();
});

test("a library of five pages is in the file of all pages", () => {
  const library = "node_modules/lit-html/directive.js";
  expect(importedBy(library, play, letter, index, lab, page)).toBe("shell");
  expect(importedBy(library, letter, index)).toBeNull();
});

test("a module of the game's page and another page is in the file of tables", () => {
  expect(importedBy("src/table/level.ts", play, letter)).toBe("table");
  expect(importedBy("src/pages/play.ts", play)).toBeNull();
  expect(importedBy("src/table/figures.ts", letter, index)).toBeNull();
});

test("indirect imports count", () => {
  const session = "src/table/session.ts";
  const board = "src/board/table.ts";
  expect(fileOf(board, { [play]: [session], [embed]: [session], [session]: [board] })).toBe(
    "table",
  );
});

test("drawing code of several games has a file for each folder", () => {
  const painters = ["src/games/xii/painter.ts", "src/games/duodecim/painter.ts"];
  expect(importedBy("src/paint/roman/signs.ts", ...painters)).toBe("roman");
  expect(importedBy("src/paint/material/wood.ts", ...painters)).toBe("material");
  expect(importedBy("src/paint/material/pebbles.ts", painters[0] ?? "")).toBeNull();
});

test("modules that puzzles need on their pages and in frames have one file", () => {
  const pages = ["src/games/dominosa/ui/page.ts", "src/games/terzett/ui/page.ts"];
  const frames = ["src/games/dominosa/ui/frame.ts", "src/games/terzett/ui/frame.ts"];
  expect(importedBy("src/puzzle/heading.ts", ...pages, ...frames)).toBe("puzzle");
  expect(importedBy("src/puzzle/clock.ts", ...pages)).toBeNull();
});

test("styles are divided by the bundler", () => {
  expect(importedBy("src/styles/button.css", play, embed, letter, index, lab)).toBeNull();
});

const hashed = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function part(name: string, ...pages: string[]): string | undefined {
  return policyFor(pages)
    .split("; ")
    .find((told) => told.startsWith(`${name} `));
}

test("inline scripts and styles are allowed by their hashes", () => {
  const page = '<script>one("ä")</script><style media="print">p{}</style>';
  expect(part("script-src", page)).toContain(hashed('one("ä")'));
  expect(part("style-src", page)).toBe(`style-src 'self' ${hashed("p{}")}`);
});

test("external scripts need no hash", () => {
  const page = '<script type="module" src="./assets/a.js"></script>';
  expect(part("script-src", page)).toBe("script-src 'self' 'wasm-unsafe-eval'");
});

test("inline code of several pages is listed once", () => {
  const page = "<script>one()</script>";
  expect(part("script-src", page, page)).toBe(part("script-src", page));
});

afterEach(() => vi.unstubAllGlobals());

test("the check for old browsers has no syntax newer than ES2015", () => {
  expect(browserScript("read.css")).not.toMatch(/\?\.|\?\?|catch\s*\{|\.\.\.\w+\s*[,}]|async|\*\*/);
});

test.each([
  ["the language in the address", "?lang=de", "en", "en", "de"],
  ["the language of the page", "", "de", "en", "de"],
  ["the stored language", "", undefined, "de", "de"],
  ["the first known language of the browser", "", undefined, null, "de"],
])("a blocked page uses %s", (_, search, language, stored, expected) => {
  const html = { lang: "", dataset: { language } };
  const element = () => ({ style: {}, append() {} });
  vi.stubGlobal("location", { protocol: "https:", search });
  vi.stubGlobal("self", { origin: "https://example.org" });
  vi.stubGlobal("navigator", { languages: ["la", "de-AT", "en"] });
  vi.stubGlobal("localStorage", { getItem: () => stored });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", {
    documentElement: html,
    body: { replaceChildren() {} },
    createElement: element,
  });
  new Function(blockedScript({ name: "play.html" } as never))();
  globalThis.alveusFault?.("part");
  expect(html.lang).toBe(expected);
});

test.each([
  ["a missing file is explained", { getItem: () => String(Date.now()), setItem() {} }],
  ["without session storage, too", null],
])("after a reload that did not help, %s", async (_, sessionStorage) => {
  const words: string[] = [];
  const element = () => ({
    style: {},
    append() {},
    set textContent(text: string) {
      words.push(text);
    },
  });
  const listeners: ((event: object) => void)[] = [];
  class HTMLScriptElement {}
  vi.stubGlobal("HTMLScriptElement", HTMLScriptElement);
  vi.stubGlobal("location", { protocol: "https:", search: "", reload: vi.fn() });
  vi.stubGlobal("self", { origin: "https://example.org" });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal("fetch", async () => new Response("0123456789abcdef\n"));
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => listeners.push(listener));
  vi.stubGlobal("document", {
    readyState: "complete",
    documentElement: { dataset: {} },
    body: { replaceChildren() {} },
    createElement: element,
  });
  new Function(blockedScript({ name: "play.html" } as never))();
  listeners[0]?.({ target: new HTMLScriptElement() });
  await vi.waitFor(() => expect(words).not.toEqual([]));
  expect(words[0]).toMatch(/^Part of this page did not load/);
});

test.each([
  ["a source of a script", "src/pages/play.ts"],
  ["a page", "play.html"],
  ["a shared part of the pages", "parts/head.html"],
  ["an inline script", "build/inline/blocked.ts"],
  ["a file for other sites", "public/alveus-board.js"],
  ["the version of a library", "package-lock.json"],
])("a build has another stamp if %s has changed", (_, changed) => {
  const web = mkdtempSync(join(tmpdir(), "alveus-web-"));
  try {
    for (const folder of ["src/pages", "parts", "build/inline", "public", "tests"])
      mkdirSync(join(web, folder), { recursive: true });
    writeFileSync(join(web, changed), "before");
    writeFileSync(join(web, "tests", "build.test.ts"), "before");
    const stamp = buildHash(web);
    writeFileSync(join(web, "tests", "build.test.ts"), "after");
    expect(buildHash(web)).toBe(stamp);
    writeFileSync(join(web, changed), "after");
    expect(buildHash(web)).not.toBe(stamp);
  } finally {
    rmSync(web, { recursive: true });
  }
});
