/** A letter on its way: shared, copied, mailed, as a code to be read from the screen, as a file. */

import { signal } from "@preact/signals-core";
import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { GameInfo, LetterView } from "../../engine/protocol";
import { button } from "../shell/button";
import { openDialog } from "../shell/dialog";
import { make } from "../shell/dom";
import { copyLink } from "../shell/files";
import { gameName } from "../shell/gamewords";
import { t } from "../shell/words";
import { addressOf } from "./game";
import { other } from "./named";
import "./sending.css";

/** Characters up to which a code can be read from a screen. */
const LONGEST_CODE = 1200;
/** Characters from which messengers may cut a link off. */
const LONG = 6000;

type Code = boolean[][];

/** Offers the ways to send; where the device has a way of its own it is asked `at once`. */
export function openSending(
  link: string,
  letter: LetterView,
  info: GameInfo,
  atOnce = false,
): void {
  const url = addressOf(link, info.id);
  const title = t("letter-title", { game: gameName(info) });
  const text = t("letter-text", { game: gameName(info) });
  const code = signal<Code | null>(null);
  if (url.length <= LONGEST_CODE)
    void import("qr").then(({ encodeQR }) => {
      code.value = encodeQR(url, "raw", { ecc: "low", border: 2 });
    });
  const share = () => void navigator.share({ title, text, url }).catch(() => {});
  const canShare = "share" in navigator;
  const mail = `mailto:?${[`subject=${encodeURIComponent(title)}`, `body=${encodeURIComponent(`${text}\n\n${url}`)}`].join("&")}`;
  const name = other(letter);
  openDialog({
    title: t("letter-numbered", { number: letter.number, name: name || "none" }),
    body: () => html`
      <p>${t("letter-send-lead", { first: letter.number === 1 && info.chance ? "yes" : "no" })}</p>
      ${url.length > LONG ? html`<p role="alert">${t("letter-long")}</p>` : nothing}
      ${drawn(code.value, url)}
      <div class="ways">
        ${canShare ? button({ sign: "forth", look: "button first", words: t("letter-share"), act: "share", press: share }) : nothing}
        ${button({ sign: "check", look: canShare ? "button" : "button first", words: t("letter-copy"), act: "copy", press: () => void copyLink(url, t("letter-copied")) })}
        <a class="button" href=${mail} data-act="mail">${t("letter-mail")}</a>
        ${button({ sign: "last", words: t("letter-file"), act: "file", press: () => saveLetter(url, letter) })}
      </div>
      <p class="small">${t("letter-after")}</p>`,
  });
  if (atOnce && canShare) share();
}

function drawn(code: Code | null, url: string): TemplateResult | string {
  if (url.length > LONGEST_CODE) return html`<p class="small">${t("letter-no-code")}</p>`;
  if (!code) return "";
  const path = code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const box = `0 0 ${code.length} ${code.length}`;
  return html`<figure class="code">
    <svg viewBox=${box} role="img" aria-label=${t("letter-code")} shape-rendering="crispEdges">${svg`<path d=${path}></path>`}</svg>
    <figcaption>${t("letter-code-note")}</figcaption>
  </figure>`;
}

/** A file with nothing in it but the link. */
function saveLetter(url: string, { number }: LetterView): void {
  const href = URL.createObjectURL(new Blob([url], { type: "text/plain" }));
  make("a", { href, download: `${t("letter-file-name", { number })}.txt` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
