/** Configuration of Vite. The plugins and the division of the scripts are in `build/`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Rolldown } from "vite";
import { codeSplitting } from "./build/chunks.ts";
import { messages } from "./build/messages.ts";
import { offlineStages } from "./build/offline.ts";
import { pages } from "./build/pages.ts";
import { buildHash } from "./build/stamp.ts";

const input = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".html"));

/**
 * File extensions that every host serves as text: .mjs would be offered as a download, and files of
 * unknown types are not compressed.
 */
const KNOWN: Record<string, string> = { mjs: ".js", ftl: ".txt" };
const assetFileNames = ({ names }: Rolldown.PreRenderedAsset) =>
  `assets/[name]-[hash]${KNOWN[names[0]?.split(".").at(-1) ?? ""] ?? "[extname]"}`;

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
  plugins: [messages(), offlineStages(stamp), pages(stamp)],
  // The names of window sizes in `styles/media.css` are custom media.
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  worker: {
    format: "es",
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
    rolldownOptions: { input, output: { assetFileNames, codeSplitting: codeSplitting(input) } },
  },
});
