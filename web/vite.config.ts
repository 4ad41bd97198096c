import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Rolldown } from "vite";
import { beside } from "./vite.beside.ts";
import { blockedWords } from "./vite.blocked.ts";
import { earlyStart } from "./vite.early.ts";
import { seenFirst } from "./vite.first.ts";
import { installable } from "./vite.install.ts";
import { licences } from "./vite.licences.ts";
import { offlineStages } from "./vite.offline.ts";
import { parts } from "./vite.parts.ts";
import { policy } from "./vite.policy.ts";
import { readable } from "./vite.readable.ts";
import { speaksAtOnce } from "./vite.speaks.ts";
import { buildHash } from "./vite.stamp.ts";
import { watchdog } from "./vite.watchdog.ts";

const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".html"));

/**
 * Names that every host knows: .mjs would be served as a download, and what a host takes for no
 * text it does not compress.
 */
const KNOWN: Record<string, string> = { mjs: ".js", ftl: ".txt" };
const assetFileNames = ({ names }: Rolldown.PreRenderedAsset) =>
  `assets/[name]-[hash]${KNOWN[names[0]?.split(".").at(-1) ?? ""] ?? "[extname]"}`;

/** The page's scripts, their libraries and the catalogue; no games, demonstrations, fields, figures or words. */
const SCRIPT = /\.[mc]?[jt]s$|\.(?:g?zip|m?js|wasm)\?url$|\/games\.json$|^\0vite/;
const APART =
  /\/src\/(?:offline\.|shelf\.|engine\/packfile|storage\/(?:backup|follow|history|lists|merge)\.|games\/\w+\/(?!game\.)|families\/|material\/|ui\/(?:course|days|editor|embed|lab|letters|museums|packs|practice|review)\/|ui\/puzzle\/(?!ispuzzle)|ui\/learn\/short|ui\/pages\/figures|board\/(?:askedwords|commands|grouped|hintwords|keys|neighbours|plain|strokes|survey|typing)|ui\/access\/|ui\/shell\/(?:backup|canvasreads|code|fields|files|follow|fullscreen|inputs|install|lacking|length|mainmenu|missing|newgame|options|rich|rulewords|source|tabs|wakelock)|ui\/table\/(?:awake|bands|conflict|demo|embedding|following|happened|movevalues|restore|shelfdialog|say|struck|tones|unsaved|whose)|i18n\/(?:further|\w\w\/))|\/node_modules\/qr\//;
/** What a family's boards share; its guide comes later, if at all. */
const FAMILY = /\/src\/families\/(\w+)\/(?!guide\.)\w+\.ts$/;
const script = (id: string) => SCRIPT.test(id) && !APART.test(id);

/**
 * A page that fetches thirty small files is seen later than one that fetches ten: what all pages
 * share is one file, what the pages with a board share another, what is round every puzzle a
 * third; a family's boards share theirs, and all boards what is wood, light and ink.
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    // What every puzzle has round its sheet.
    {
      name: "round",
      test: /\/src\/ui\/puzzle\/(?:clock|figure|lesson|perpuzzle|seeds|tilelist)\.ts$/,
    },
    // What no puzzle has beside its sheet.
    {
      name: "usual",
      test: /\/src\/ui\/table\/(?:actions|lastturnof|movelist|players|seating|usual)\.(?:ts|css)$/,
    },
    // The sentences and the notation of moves.
    { name: "moves", test: /\/src\/ui\/table\/(?:notation|rows|sentence)\.ts$/ },
    // Where the words and openings lie that pages ask for by their names.
    { name: "addresses", test: /\.(?:ftl|json)\?url$/, minShareCount: 3 },
    // What every frame hears and tells.
    {
      name: "hearing",
      test: /\/src\/ui\/embed\/(?:faultwords|hearing|host|parameters|shown|telling)\.ts$/,
    },
    // What a page that is read has of the pages with a board.
    { name: "read", test: /\/src\/ui\/(?:learn\/studies|pages\/sight)\.ts$/ },
    // The surroundings of a board on its own page.
    {
      name: "played",
      test: /\/src\/ui\/(?:learn\/guidecourse|table\/(?:addressed|afterwards|arriving|column|legend|names|sound|wayround))\.ts$/,
    },
    // The menus, which frames do not have at their start.
    { name: "bar", test: /\/src\/ui\/shell\/(?:bar|menu)\.ts$/ },
    { name: "shell", test: script, minShareCount: 4 },
    { name: "table", test: script, minShareCount: 2 },
    { name: (id: string) => FAMILY.exec(id)?.[1], minShareCount: 2 },
    { name: "tiles", test: /\/src\/material\/(?:marble|paper|pen|printed|tiles)\.ts$/ },
    { name: "antique", test: /\/src\/material\/(?:antique|engraving|pebbles|signs)\.ts$/ },
    // What no sheet is printed with.
    { name: "stock", test: /\/src\/material\/stock\.ts$/ },
    { name: "material", test: /\/src\/material\/\w+\.ts$/, minShareCount: 2 },
  ],
};

const { page, worker } = licences();

/** The version, as the engine has it. */
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
      // What does not know `modulepreload` loads a little later; the polyfill would cost all the others.
      polyfill: false,
      // A page asks early for what its board imports; what comes after it is asked for once, as it is
      // imported. Eighteen modules asked for twice were up to a tenth of a page's way to its board.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "html" ? needed : needed.filter((name) => name.endsWith(".css")),
    },
    target: "es2022",
    // The styles use `:has()` throughout; nothing older than that needs to be written out.
    cssTarget: ["chrome111", "firefox121", "safari16.4"],
    assetsInlineLimit: (path) => (/\.(?:zip|ftl|json)$/.test(path) ? false : undefined),
    rolldownOptions: { input: pages, output: { assetFileNames, codeSplitting } },
  },
});
