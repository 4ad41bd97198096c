/**
 * Completion of the HTML pages: the parts that they share, the inline scripts, the links to styles,
 * fonts and icons, the section for browsers that cannot run alveus, and the content security
 * policy.
 *
 * The policy comes last, because it contains a hash of every inline script and style. The printable
 * sheets are pages too: they contain inline styles.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { withImports } from "./chunks.ts";
import { blockedScript } from "./inline/blocked.ts";
import { languageScript } from "./inline/first-language.ts";
import { browserScript, textSection } from "./inline/old-browsers.ts";
import { startScript } from "./inline/start.ts";
import { watchdogScript } from "./inline/watchdog.ts";
import { headerFiles, LOST_SCRIPT, policyFor, withPolicy } from "./policy.ts";

/** The printable sheets, which `scripts/site_build/sheets.py` draws: HTML, pictures and a list. */
const SHEETS = join(import.meta.dirname, "..", "src", "generated", "sheets");

/** Added to each sheet. Without this element, browsers request `/favicon.ico`. */
const SHEET_ICON = '<link rel="icon" href="../icon.svg" type="image/svg+xml" />';

/** A page of the site, for the functions that write its inline scripts. */
export interface Page {
  /** Name of the file, for example "play.html". */
  name: string;
  bundle: Rolldown.OutputBundle;
  /** The page's own script; null if it has none. */
  chunk: Rolldown.OutputChunk | null;
  /**
   * True if the page imports a module statically. `module` is the end of its path, such as
   * "/src/pages/rules.ts".
   */
  imports: (module: string) => boolean;
}

const PARTS = join(import.meta.dirname, "..", "parts");
/**
 * Places of the shared parts: `<!-- head -->`, and `<!-- bar <span>…</span> -->` with a name for
 * the bar.
 */
const PART = /<!-- (head|bar) (.*?)-->/g;

const STYLES = / *<link rel="stylesheet"[^>]*>\n/g;
const MAIN_SCRIPT = / *<script type="module"/;
/** Style sheet of the text for browsers that cannot run alveus. */
const TEXT_STYLE = "./read.css";
const textStyle = { tag: "link", attrs: { rel: "stylesheet", href: TEXT_STYLE } };

const UPRIGHT = /^assets\/eb-garamond-upright-[^/]+\.woff2$/;
/**
 * Fonts to preload for the page of rules, which starts with an italic line and a table of contents:
 * late fonts would shift its layout.
 */
const ALL = [UPRIGHT, /\/eb-garamond-italic-[^/]+\.woff2$/, /\/inter-[^/]+\.woff2$/];

/** Icons, and the manifest with which browsers install the site. */
const LINKS = [
  { rel: "manifest", href: "./manifest.webmanifest" },
  { rel: "icon", href: "./icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "./apple-touch-icon.png" },
];

/** The plugin; `stamp` identifies the build. The development server adds only parts and icons. */
export function pages(stamp: string): Plugin {
  let importsOf: (page: string) => Set<string> = () => new Set();
  return {
    name: "alveus-pages",
    enforce: "post",
    buildEnd() {
      importsOf = (page) => withImports(page, (id) => this.getModuleInfo(id));
    },
    transformIndexHtml: {
      order: "post",
      handler(source, { path, bundle, chunk = null }) {
        const html = withParts(source);
        const icons = LINKS.map((attrs) => inHead({ tag: "link", attrs }));
        if (!bundle) return { html, tags: icons };
        const modules = [...importsOf(chunk?.facadeModuleId ?? "")];
        const imports = (module: string) => modules.some((id) => id.endsWith(module));
        const page: Page = { name: basename(path), bundle, chunk, imports };
        const first = [
          languageScript(page),
          startScript(page),
          watchdogScript(page, stamp),
          blockedScript(page),
        ];
        const tags = [
          ...first.flatMap((text) => (text ? [atStart({ tag: "script", children: text })] : [])),
          inHead({ tag: "script", children: browserScript(TEXT_STYLE) }),
          inHead({ tag: "noscript", children: [textStyle] }),
          textSection(),
          ...icons,
        ];
        return { html: withStylesFirst(html, page), tags };
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const sheets = readSheets();
        const html = [...Object.values(bundle), ...sheets].filter(isHtml);
        const policy = policyFor([...html.map(({ source }) => source), LOST_SCRIPT]);
        for (const page of html) page.source = withPolicy(page.source, policy);
        for (const { fileName, source } of [...sheets, ...headerFiles(policy)])
          this.emitFile({ type: "asset", fileName, source });
      },
    },
  };
}

/** Replace each place of a shared part by the content of its file in `parts/`. */
function withParts(html: string): string {
  return html.replace(PART, (_, part: string, name: string) =>
    readFileSync(join(PARTS, `${part}.html`), "utf8")
      .trim()
      .replace("<!-- name -->", name),
  );
}

const inHead = (tag: HtmlTagDescriptor): HtmlTagDescriptor => ({ ...tag, injectTo: "head" });
const atStart = (tag: HtmlTagDescriptor): HtmlTagDescriptor => ({
  ...tag,
  injectTo: "head-prepend",
});

/**
 * Places styles and font preloads before the scripts, so that the page is rendered early. Without a
 * preload, fonts are requested only after the styles.
 */
function withStylesFirst(html: string, { name, bundle }: Page): string {
  const fonts = (name === "page.html" ? ALL : [UPRIGHT]).map((kind) => {
    const file = Object.keys(bundle).find((asset) => kind.test(asset));
    if (!file) throw new Error("the bundle has no fonts");
    return `    <link rel="preload" as="font" type="font/woff2" crossorigin href="./${file}">\n`;
  });
  const styles = (html.match(STYLES) ?? []).join("");
  return html
    .replace(STYLES, "")
    .replace(MAIN_SCRIPT, (script) => `${styles}${fonts.join("")}${script}`);
}

interface TextFile {
  fileName: string;
  source: string;
}

function isHtml(file: TextFile | Rolldown.OutputAsset | Rolldown.OutputChunk): file is TextFile {
  return "source" in file && file.fileName.endsWith(".html");
}

/** Return the files of the folder `print` in the site. */
function readSheets(): { fileName: string; source: string }[] {
  const names = existsSync(SHEETS) ? readdirSync(SHEETS) : [];
  return names.map((name) => {
    const text = readFileSync(join(SHEETS, name), "utf8");
    const source = name.endsWith(".html") ? text.replace("</title>", `$&${SHEET_ICON}`) : text;
    return { fileName: `print/${name}`, source };
  });
}
