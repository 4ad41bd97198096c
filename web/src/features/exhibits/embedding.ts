/** Dialog with the HTML code that embeds the board in another website. */
import { html } from "lit-html";
import type { GameInfo } from "../../engine/protocol";
import { footButton, openDialog } from "../../kit/dialog";
import { copyLink } from "../../kit/files";
import { gameName } from "../../kit/game-words";
import { t, words } from "../../kit/words";
import { frameHtml } from "./frame/snippet";

/** Opens the dialog. `link` is the fragment for the position on the board, "" for a new game. */
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
