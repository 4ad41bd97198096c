/** HTML code that embeds a board in another website, and the dialog that shows it. */
import { html } from "lit-html";
import type { GameInfo } from "../../engine/protocol";
import { footButton, openDialog } from "../../kit/dialog";
import { copyLink } from "../../kit/files";
import { gameName } from "../../kit/game-words";
import { t, words } from "../../kit/words";

/** Open the dialog. `link` is the URL fragment of the game on the board, or "" for a new game. */
export function openEmbedding(info: GameInfo, link: string): void {
  const address = new URL("embed.html", document.baseURI);
  address.search = String(new URLSearchParams({ game: info.id, lang: words().language }));
  address.hash = link;
  const lines = frameHtml(address.href, gameName(info));
  openDialog({
    title: t("embedding-title"),
    wide: true,
    body: () => html`<p>${t(link ? "embedding-position" : "embedding-lead")}</p>
      <pre class="mono" tabindex="0">${lines}</pre>
      <p><a href="museums.html?game=${info.id}&lang=${words().language}">${t("embedding-more")}</a></p>`,
    foot: [
      footButton(t("embedding-copy"), () => void copyLink(lines, t("embedding-copied")), true),
    ],
  });
}

/** Return HTML with an inline frame that shows the page `address`. */
export function frameHtml(address: string, title: string): string {
  return [
    `<iframe src="${attribute(address)}" title="${attribute(title)}"`,
    '  width="100%" height="640" loading="lazy" allow="fullscreen; clipboard-write; screen-wake-lock"',
    '  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads"></iframe>',
  ].join("\n");
}

/** Return HTML with the element `alveus-board` and the script that defines it. */
export function elementHtml(
  script: string,
  parameters: Readonly<Record<string, string>>,
  title: string,
): string {
  const allAttributes = Object.entries({ ...parameters, title });
  const attributes = allAttributes
    .map(([name, value]) => `${name}="${attribute(value)}"`)
    .join(" ");
  return [
    `<script src="${attribute(script)}"></script>`,
    `<alveus-board ${attributes}></alveus-board>`,
  ].join("\n");
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
