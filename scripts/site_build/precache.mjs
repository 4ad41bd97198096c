/**
 * Writes the service worker: everything in the site's folder is kept and served from the cache
 * first, whatever the query; a new version waits until the page calls it. The documentation is kept
 * page by page as it is read, and asked for anew where there is a network.
 * node precache.mjs SITE
 */
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { generateSW } = require("workbox-build");

const [site] = process.argv.slice(2);
const { warnings } = await generateSW({
  globDirectory: site,
  globPatterns: ["**/*"],
  // Only search and other sites read what leads to the pages. Hosts read the header files and do
  // not give them away, and the list of packs is theirs; sheets are fetched by whoever prints them,
  // notebooks by those who open them, licences as one text by those without scripts, and the
  // documentation is kept as it is read.
  globIgnores: [
    "sw.js",
    "_headers",
    "**/.htaccess",
    "packs.json",
    "imprint.txt",
    "licences.txt",
    "404.html",
    "robots.txt",
    "shared.js",
    "sitemap.xml",
    "previews/**",
    "screenshots/**",
    "print/**",
    "studies/*.jsonl",
    "lab/**",
    "docs/**",
    "schemas/**",
  ],
  swDest: join(site, "sw.js"),
  inlineWorkboxRuntime: true,
  // What is shared with the installed site comes as a form that no server reads.
  importScripts: ["shared.js"],
  sourcemap: false,
  mode: "production",
  maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
  // A hash in the name is the version: such a file is fetched from the browser's own cache.
  dontCacheBustURLsMatching: /(^|\/)assets\/[^/]*-[\w-]{8}\.\w+$/,
  ignoreURLParametersMatching: [/.*/],
  runtimeCaching: [
    {
      urlPattern: ({ url, sameOrigin }) => sameOrigin && /\/(docs|schemas)\//.test(url.pathname),
      handler: "NetworkFirst",
      options: { cacheName: "documentation" },
    },
    {
      // Games of others; the page itself lays them here when it has opened one.
      urlPattern: ({ url, sameOrigin }) =>
        sameOrigin && /\/packs(?:\/[^?]*|\.json)$/.test(url.pathname),
      handler: "NetworkFirst",
      options: { cacheName: "packs" },
    },
    {
      // What a museum lays beside the pages: its exhibit, its logo, its imprint.
      urlPattern: ({ url, sameOrigin }) =>
        sameOrigin && /\/[\w.-]+\.(?:json|svg|png|webp|jpe?g)$|\/imprint\.txt$/.test(url.pathname),
      handler: "NetworkFirst",
      options: { cacheName: "exhibit" },
    },
  ],
  directoryIndex: "index.html",
  cleanupOutdatedCaches: true,
  clientsClaim: true,
  skipWaiting: false,
});
if (warnings.length > 0) {
  console.error(warnings.join("\n"));
  process.exit(1);
}
