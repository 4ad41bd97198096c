/**
 * Page that opens saved games, links, letters (links with which two people exchange the moves of a
 * game by letter), and a player's exported record of such a game. The user selects a file, or
 * another program passes a file or a text to the installed site.
 */

import { html, render } from "lit-html";
import { readObject } from "../kit/address";
import { openPage } from "../kit/bar";
import { find } from "../kit/dom";
import { pickText, readText } from "../kit/files";
import { loadArea, onWords, t } from "../kit/words";
import { gameOfLink, gameOfSave, sendOn } from "../table/detect-game";

interface Launched {
  files: readonly { getFile(): Promise<File> }[];
}
interface LaunchQueue {
  setConsumer(consumer: (launched: Launched) => void): void;
}

/**
 * Name of the cache in which the service worker (`serviceworker.js`) stores content that another
 * program shares. Also the URL parameter with which the service worker then opens this page.
 */
const SHARED = "shared";

let failed = false;

await openPage(["common", "site/open"]);
onWords(show);
show();
const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
launchQueue?.setConsumer(async ({ files: [first] }) => {
  const file = await first?.getFile();
  if (file) await openContent(await readText(file), file.name);
});
const query = new URLSearchParams(location.search);
if (query.has(SHARED)) await openContent(await takeShared());

function show(): void {
  document.title = `${t("open-title")} · alveus`;
  const pick = async () => openContent(await pickText(".json,.txt,application/json,text/plain"));
  render(
    html`<h1>${t("open-title")}</h1>
      <p class="lead" role="status">${t(failed ? "open-none" : "open-lead")}</p>
      <p><button class="button first" @click=${pick}>${t("open-pick")}</button></p>`,
    find("#page"),
  );
}

async function takeShared(): Promise<string> {
  const cache = await caches.open(SHARED);
  const response = await cache.match("open.html?shared");
  await cache.delete("open.html?shared");
  return (await response?.text()) ?? "";
}

/** Open a text on the page that handles it or in a dialog, or show that it cannot be opened. */
async function openContent(text: string, name = ""): Promise<void> {
  const page = await pageFor(text, name);
  if (page) return location.replace(page);
  if (page === null) return;
  failed = true;
  show();
}

/**
 * Return the URL of the page that can open a text, or "" if there is none. Return null if this
 * function has already opened a dialog or started the navigation.
 */
async function pageFor(text: string, name: string): Promise<string | null> {
  const { openRestoreDialog, recogniseContent } = await import(
    "../features/letters/restore-dialog"
  );
  const content = recogniseContent(text);
  if (content.kind === "side") {
    await loadArea("letters");
    openRestoreDialog({ name, text });
    return null;
  }
  if (content.kind === "letter") {
    const { openingPage } = await import("../features/letters/labels");
    return openingPage(content.letter);
  }
  const save = readObject(text);
  if (save) {
    const inner = "save" in save && typeof save.save === "object" && save.save ? save.save : save;
    const game = gameOfSave(inner);
    return game && sendOn(inner, game) ? null : "";
  }
  // In a message, a full stop or a quotation mark can follow a link to a saved game (`1.`…) or to
  // a position (percent-encoded JSON).
  for (const [, link = ""] of text.matchAll(/#(1\.[\w-]+|%7B\S*%7D|\S+)/g)) {
    const game = await gameOfLink(link);
    if (game) return `play.html?game=${game}#${link}`;
  }
  const address = /https?:\/\/\S+/.exec(text)?.[0] ?? "";
  const own = new URL("./", document.baseURI).href;
  return address.startsWith(own) ? address : "";
}
