/**
 * Shows a message if a page's scripts do not load: in a frame with only `sandbox="allow-scripts"`,
 * in a page opened as a file, without a connection, and after a deployment that has deleted the
 * files of an older page. Every page contains these messages in every language, in an inline
 * script. The language is chosen as in i18n/messages.ts. features/exhibits/frame/faults.ts explains
 * a sandbox that allows modules, and kit/missing.ts explains parts that fail later.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../pages.ts";

const I18N = join(import.meta.dirname, "..", "..", "src", "i18n");
const MESSAGES = {
  file: "blocked-file",
  version: "missing-version",
  part: "missing-part",
  connection: "missing-connection",
  reload: "notice-reload",
  sandbox: "embed-sandbox",
} as const;

type Kind = keyof typeof MESSAGES;
type Words = Record<string, Partial<Record<Kind, string>>>;

/** Return the script of a page. */
export function blockedScript({ name }: Page): string {
  return `(${explainBlocked})(${JSON.stringify(words(name === "embed.html"))})`;
}

/** Return the messages in each language. The one about frames is included in `embed.html` only. */
function words(framed: boolean): Words {
  const folders = readdirSync(I18N, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    folders.map(({ name }) => {
      const text = readFileSync(join(I18N, name, "shell.ftl"), "utf8");
      const messages = Object.entries(MESSAGES).filter(([kind]) => framed || kind !== "sandbox");
      const said = messages.map(([kind, id]) => {
        const message = new RegExp(`^${id} = (.+)$`, "m").exec(text)?.[1];
        if (!message) throw new Error(`${id} has no words in ${name}`);
        return [kind, message];
      });
      return [name, Object.fromEntries(said)];
    }),
  );
}

/**
 * The inline script: explains in the user's language why the page has not started, and offers a
 * reload. `words` are the messages by language.
 */
function explainBlocked(words: Words): void {
  /** Minimum time in milliseconds between two reloads that the user did not ask for. */
  const pause = 60_000;
  const blocked =
    location.protocol === "file:" ? "file" : self.origin === "null" ? "sandbox" : null;
  const html = document.documentElement;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem("alveus.language");
  } catch {
    // Storage is unavailable.
  }
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, html.dataset.language ?? stored, ...navigator.languages];
  const read = wishes.map((wish) => wish?.toLowerCase().split(/[-_]/)[0] ?? "");
  const language = read.find((wish) => Object.hasOwn(words, wish)) ?? "en";
  const say = (kind: Kind) => {
    html.dataset.alveus = "failed";
    html.lang = language;
    const text = document.createElement("p");
    text.textContent = words[language]?.[kind] ?? "";
    const frame = document.createElement("div");
    frame.style.cssText =
      "max-width:32em;margin:12vh auto;padding:0 24px;font:1.25rem/1.45 Georgia,serif";
    frame.append(text);
    if (!blocked) {
      const button = document.createElement("button");
      button.textContent = words[language]?.reload ?? "";
      button.style.cssText = "font:inherit;padding:8px 20px";
      button.onclick = () => void reload();
      frame.append(button);
    }
    document.body.replaceChildren(frame);
  };
  globalThis.alveusFault = say;
  /** Reload past every cache, because the page may be older than the site's files. */
  const reload = async () => {
    navigator.serviceWorker?.controller?.postMessage({ reload: true });
    await fetch(location.href, { cache: "reload" });
    location.reload();
  };
  /**
   * True after a recent reload, or if storage is not available: further reloads could also fail.
   */
  const hasReloaded = () => {
    try {
      const last = Number(sessionStorage.getItem("alveus.reloaded"));
      if (Math.abs(Date.now() - last) < pause) return true;
      sessionStorage.setItem("alveus.reloaded", String(Date.now()));
      return false;
    } catch {
      return true;
    }
  };
  /** Reload once without asking, because a page that has not started has no state to lose. */
  const recover = async () => {
    try {
      const stamp = await (await fetch("build.txt", { cache: "no-store" })).text();
      if (!/^[0-9a-f]{16}\s*$/.test(stamp)) return say("connection");
      if (hasReloaded()) return say("part");
      await reload();
    } catch {
      say("connection");
    }
  };
  const isBlocked = ({ target }: Event) => {
    // Only a pack's painter has a hash; features/packs/painter.ts explains its failure.
    if (!(target instanceof HTMLScriptElement) || target.integrity) return;
    // An exhibit is reloaded without an explanation (watchdog.ts).
    if (!blocked && html.dataset.unattended !== undefined) return;
    const explain = () => (blocked ? say(blocked) : void recover());
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", explain);
    else explain();
  };
  addEventListener("error", isBlocked, true);
}
