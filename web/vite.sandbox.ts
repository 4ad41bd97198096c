/**
 * In a frame with `sandbox="allow-scripts"` alone most hosts' scripts and styles are blocked, and
 * nothing could say why. So the embedded page brings these words, in every language, in a plain
 * script of its own; where modules are let in, ui/faults.ts says the same.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const I18N = join(import.meta.dirname, "src", "i18n");

export function sandboxWords(): Plugin {
  return {
    name: "alveus-sandbox-words",
    apply: "build",
    transformIndexHtml(_html, { path }) {
      if (!path.endsWith("/embed.html")) return [];
      const children = `(${sayWhenBlocked})(${JSON.stringify(words())})`;
      return [{ tag: "script", children, injectTo: "head-prepend" }];
    },
  };
}

function words(): Record<string, string> {
  const folders = readdirSync(I18N, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    folders.map(({ name }) => {
      const text = readFileSync(join(I18N, name, "shell.ftl"), "utf8");
      const message = text.match(/^embed-sandbox = (.+)$/m)?.[1];
      if (!message) throw new Error(`embed-sandbox has no words in ${name}`);
      return [name, message];
    }),
  );
}

/** Runs in the page. */
function sayWhenBlocked(words: Record<string, string>): void {
  if (self.origin !== "null") return;
  const say = () => {
    const wish = new URLSearchParams(location.search).get("lang") ?? navigator.language;
    const language = words[wish.slice(0, 2)] ? wish.slice(0, 2) : "en";
    document.documentElement.dataset.alveus = "failed";
    document.documentElement.lang = language;
    document.body.textContent = words[language] ?? "";
  };
  const isBlocked = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", say);
    else say();
  };
  addEventListener("error", isBlocked, true);
}
