/**
 * Where a page's own scripts are blocked nothing could say why: in a frame with
 * `sandbox="allow-scripts"` alone, and where the page was opened as a file. So every page brings
 * these words, in every language, in a plain script of its own; where modules are let in,
 * ui/embed/faults.ts says the same of a sandbox.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const I18N = join(import.meta.dirname, "src", "i18n");
const MESSAGES = { sandbox: "embed-sandbox", file: "blocked-file" } as const;

type Words = Record<string, Partial<Record<keyof typeof MESSAGES, string>>>;

export function blockedWords(): Plugin {
  return {
    name: "alveus-blocked-words",
    apply: "build",
    transformIndexHtml(_html, { path }) {
      const framed = path.endsWith("/embed.html");
      const children = `(${sayWhenBlocked})(${JSON.stringify(words(framed))})`;
      return [{ tag: "script", children, injectTo: "head-prepend" }];
    },
  };
}

/** What can be the matter in each language; only one page stands in frames. */
function words(framed: boolean): Words {
  const folders = readdirSync(I18N, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    folders.map(({ name }) => {
      const text = readFileSync(join(I18N, name, "shell.ftl"), "utf8");
      const messages = Object.entries(MESSAGES).filter(([kind]) => framed || kind === "file");
      const said = messages.map(([kind, id]) => {
        const message = new RegExp(`^${id} = (.+)$`, "m").exec(text)?.[1];
        if (!message) throw new Error(`${id} has no words in ${name}`);
        return [kind, message];
      });
      return [name, Object.fromEntries(said)];
    }),
  );
}

/** Runs in the page. */
function sayWhenBlocked(words: Words): void {
  const kind = location.protocol === "file:" ? "file" : "sandbox";
  if (self.origin !== "null" && kind === "sandbox") return;
  const say = () => {
    const wish = new URLSearchParams(location.search).get("lang") ?? navigator.language;
    const language = words[wish.slice(0, 2)] ? wish.slice(0, 2) : "en";
    document.documentElement.dataset.alveus = "failed";
    document.documentElement.lang = language;
    const told = document.createElement("p");
    told.textContent = words[language]?.[kind] ?? "";
    told.style.cssText =
      "max-width:32em;margin:12vh auto;padding:0 24px;font:1.25rem/1.45 Georgia,serif";
    document.body.replaceChildren(told);
  };
  const isBlocked = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", say);
    else say();
  };
  addEventListener("error", isBlocked, true);
}
