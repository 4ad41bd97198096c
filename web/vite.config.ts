/** Configuration of Vite: the pages, the division of the scripts into files, and the plugins. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Rolldown } from "vite";
import { blockedWords } from "./vite.blocked.ts";
import { speaksAtOnce } from "./vite.first-language.ts";
import { earlyStart } from "./vite.inline-start.ts";
import { installable } from "./vite.install.ts";
import { licences } from "./vite.licences.ts";
import { messages } from "./vite.messages.ts";
import { offlineStages } from "./vite.offline.ts";
import { parts } from "./vite.parts.ts";
import { policy } from "./vite.policy.ts";
import { seenFirst } from "./vite.preload.ts";
import { readable } from "./vite.readable.ts";
import { buildHash } from "./vite.stamp.ts";
import { beside } from "./vite.static-files.ts";
import { watchdog } from "./vite.watchdog.ts";

const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".html"));

/**
 * File extensions that every host serves as text: .mjs would be offered as a download, and files of
 * unknown types are not compressed.
 */
const KNOWN: Record<string, string> = { mjs: ".js", ftl: ".txt" };
const assetFileNames = ({ names }: Rolldown.PreRenderedAsset) =>
  `assets/[name]-[hash]${KNOWN[names[0]?.split(".").at(-1) ?? ""] ?? "[extname]"}`;

/**
 * Scripts shared by pages: page code, libraries and the catalogue, without games, demonstrations,
 * input fields, figures and words.
 */
const SCRIPT = /\.[mc]?[jt]s$|\.(?:g?zip|m?js|wasm)\?url$|\/games\.json$|^\0vite/;
const APART =
  /\/src\/(?:features\/|paint\/|puzzle\/|games\/\w+\/(?!game\.)|pyodide\/fetching|contracts\/lessons|storage\/(?:backup|days|offline|practice|results|shelf|tabs)\.|table\/(?:figures|rings|card|lesson|short-rules|step-player)\.|board\/(?:announcements|keys|plain|strokes|survey|typing)|kit\/(?:backup|calendar|code|device|fields|files|follow|missing|options|texts)|table\/(?:bands|conflict|main-menu|new-game|turn-summary|move-values|restore|shelf-dialog|tones|unsaved|detect-game)|i18n\/(?:subfolders|\w\w\/))|\/node_modules\/qr\//;
/** Modules shared by the boards of a family. Its guide is a separate file, loaded on demand. */
const FAMILY = /\/src\/paint\/(?!material\/)(\w+)\/(?!guide\.)[\w-]+\.ts$/;
const script = (id: string) => SCRIPT.test(id) && !APART.test(id);

/**
 * Groups of modules. Each group is bundled into one file, because thirty small files delay the
 * first view more than ten. There are groups for all pages, for pages with a board, for puzzles,
 * for the boards of each family, and for the materials of all boards (wood, light, ink).
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    // Code around the sheet of every puzzle.
    {
      name: "round",
      test: /\/src\/puzzle\/(?:clock|figure|lesson|puzzle-storage|tile-list)\.ts$/,
    },
    // Code beside the board that puzzles do not use.
    {
      name: "usual",
      test: /\/src\/table\/(?:actions|move-list|players|versus-panels)\.(?:ts|css)$/,
    },
    // Sentences and notation of moves.
    { name: "moves", test: /\/src\/table\/(?:notation|status)\.ts$/ },
    // URLs of words and openings, which pages request by name.
    { name: "addresses", test: /\.(?:ftl|json)\?url$/, minShareCount: 3 },
    // Messages between a frame and its host page.
    {
      name: "hearing",
      test: /\/src\/features\/exhibits\/frame\/(?:host|parameters)\.ts$/,
    },
    // Code that text pages share with pages with a board.
    { name: "read", test: /\/src\/(?:contracts\/studies|kit\/when-visible)\.ts$/ },
    // Code around a board on its own page.
    {
      name: "played",
      test: /\/src\/(?:features\/learn\/guide-storage|table\/page-panels)\.ts$/,
    },
    // Menus, which frames load later.
    { name: "bar", test: /\/src\/kit\/bar\.ts$/ },
    { name: "shell", test: script, minShareCount: 4 },
    { name: "table", test: script, minShareCount: 2 },
    { name: (id: string) => FAMILY.exec(id)?.[1], debugName: "family", minShareCount: 2 },
    { name: "tiles", test: /\/src\/paint\/material\/(?:marble|paper|still-view|tiles)\.ts$/ },
    { name: "antique", test: /\/src\/paint\/material\/(?:antique|engraving|pebbles|signs)\.ts$/ },
    // Materials that puzzle sheets do not use.
    { name: "stock", test: /\/src\/paint\/material\/sprites\.ts$/ },
    { name: "material", test: /\/src\/paint\/material\/[\w-]+\.ts$/, minShareCount: 2 },
  ],
};

const { page, worker } = licences();

/** Version of the engine. */
const VERSION_FILE = join(import.meta.dirname, "..", "py", "alveus", "core", "version.py");
const [, version = ""] = /__version__ = "([^"]+)"/.exec(readFileSync(VERSION_FILE, "utf8")) ?? [];

const stamp = buildHash();

export default defineConfig({
  base: "./",
  define: {
    // `scripts/build_site.py --address`: the URL used in sent letters if the page's own URL is
    // private.
    ALVEUS_ADDRESS: JSON.stringify(process.env.ALVEUS_ADDRESS ?? ""),
    ALVEUS_BUILD: JSON.stringify(stamp),
    ALVEUS_VERSION: JSON.stringify(version),
  },
  plugins: [
    messages(),
    parts(),
    seenFirst(),
    earlyStart(),
    speaksAtOnce(),
    blockedWords(),
    readable(),
    installable(),
    watchdog(stamp),
    offlineStages(stamp),
    page,
    beside(),
    policy(),
  ],
  worker: {
    format: "es",
    plugins: () => [worker],
    // Pyodide imports these under Node only.
    rolldownOptions: { external: [/^node:/, "ws"], output: { assetFileNames } },
  },
  build: {
    modulePreload: {
      // Browsers without `modulepreload` load modules slightly later. The polyfill would slow down
      // all other browsers.
      polyfill: false,
      // An HTML page preloads the modules of its static imports. Scripts preload only the styles of
      // dynamic imports: preloading eighteen modules a second time delayed the board by up to a
      // tenth.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "html" ? needed : needed.filter((name) => name.endsWith(".css")),
    },
    target: "es2022",
    // The styles use `:has()` throughout, so they need no fallbacks for older browsers.
    cssTarget: ["chrome111", "firefox121", "safari16.4"],
    assetsInlineLimit: (path) => (/\.(?:zip|ftl|json)$/.test(path) ? false : undefined),
    rolldownOptions: { input: pages, output: { assetFileNames, codeSplitting } },
  },
});
