/**
 * The dialog with the ways to send a game letter: share, copy, email, QR code, file. It warns if
 * other people cannot open the link.
 */
import type { Signal } from "@preact/signals-core";
import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { GameInfo, LetterView } from "../../engine/protocol";
import { codeOf, LONGEST_CODE } from "../../kit/code";
import { openDialog } from "../../kit/dialog";
import { copyLink, saveText } from "../../kit/files";
import { gameName } from "../../kit/game-words";
import { t } from "../../kit/words";
import type { StorageFault } from "../../storage/storage";
import { flow, pattern } from "./figures";
import { openingPage, opponentName } from "./labels";
import type { LetterLink } from "./unwrap";
import "./dialogs.css";

/** Who can open a URL: only this device, only its local network, or everyone. */
export type Reach = "device" | "network" | "everyone";

const DEVICE = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
const PRIVATE_IPV4 =
  /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_IPV6 = /^\[(?:f[cd]|fe[89ab])/;
/** An IPv4 address in IPv6 form, such as `[::ffff:c0a8:1]`, as written by `URL`. */
const MAPPED_IPV4 = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/;
const PRIVATE_NAME = /\.(?:local|lan|home|home\.arpa|internal|intranet|corp|private|test)$/;

/** Length in characters above which messengers may truncate a URL. */
const LONG = 6000;

/** Icons of the ways to send, as SVG paths on a grid of 20 × 20. */
const SIGNS = {
  share: "M10 12V3.5M6.8 6.5 10 3.3l3.2 3.2M6 9H4.5v7.5h11V9H14",
  copy: "M7 7V3.8h9V13h-3.2M4 7h9v9.5H4z",
  mail: "M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5",
  file: "M10 3.5V12M6.8 9 10 12.2 13.2 9M4.5 12.5v4h11v-4",
} as const;
type Way = keyof typeof SIGNS;

/** The URL at which the site is published, given to the build; "" if none was given. */
declare const ALVEUS_ADDRESS: string;

/** Options given on the page of a game; omitted if a list of games opens the dialog. */
interface Sending {
  /** True to open the device's share sheet immediately, if everyone can open the URL. */
  shareNow: boolean;
  /** The reason why this device could not store the letter, or null. */
  hindrance: Signal<StorageFault | null>;
  /** Save this player's record of the game to a file. */
  save: () => void;
}

/**
 * Open the dialog for sending this player's newest letter. `link` is the part of its URL after `#`.
 * `last` describes the newest letter of the game: this player's, or the opponent's answer to it.
 */
export function openSending(
  link: string,
  last: LetterView,
  info: GameInfo,
  options?: Sending,
): void {
  // Number of the letter to send. If `last` is the opponent's answer to it, `last` has the next
  // number, because the letters of both players are numbered in one sequence.
  const number = last.writer === last.side ? last.number : last.number - 1;
  const isFirst = number === 1;
  const page = document.baseURI;
  const reach = reachOf(page);
  const site = siteForSending(page, ALVEUS_ADDRESS);
  const isReachable = reachOf(site) === "everyone";
  const url = addressOf({ link, game: info.id }, site);
  const title = t("letter-title", { game: gameName(info) });
  const text = t("letter-text", { game: gameName(info) });
  const code = codeOf(url, t("letter-code"));
  const share = () => void navigator.share({ title, text, url }).catch(() => {});
  const canShare = "share" in navigator;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`;
  // A text file that contains only the link.
  const saveLetter = () => saveText(url, `${t("letter-file-name", { number })}.txt`);
  openDialog({
    title: t("letter-numbered", { number, name: opponentName(last, "none") }),
    body: () => html`${isFirst ? flow("send") : nothing}
      ${options?.hindrance.value ? storageWarning(options.save) : nothing}
      ${reach === "everyone" ? nothing : reachWarning(isReachable ? site : "", reach)}
      <p>${t("letter-send-lead", { first: isFirst && info.chance ? "yes" : "no" })}</p>
      ${url.length > LONG ? html`<p role="alert">${t("letter-long")}</p>` : nothing}
      ${codeFigure(code(), url)}
      ${isFirst && last.seal ? sealFigure(last.seal) : nothing}
      <div class="ways">
        ${canShare ? way("share", share, true) : nothing}
        ${way("copy", () => void copyLink(url, t("letter-copied")), !canShare)}
        <a class="button" href=${mail} data-act="mail">${drawing("mail")}${t("letter-mail")}</a>
        ${way("file", saveLetter)}
      </div>
      <p class="small">${t("letter-after")}</p>`,
  });
  if (options?.shareNow && canShare && isReachable) share();
}

/** Render a warning that the letter is not stored, with a button that saves the game to a file. */
function storageWarning(save: () => void): TemplateResult {
  return html`<div class="warning" role="alert"><p>${t("letter-unstored")}</p>
    <button class="button" type="button" @click=${save}>${t("letter-keep")}</button></div>`;
}

/**
 * Render a warning that only this device (`reach` is "device") or its network ("network") can open
 * this page. `site` is the public site to which the letter's link leads; "" if there is none.
 */
function reachWarning(site: string, reach: string): TemplateResult {
  const { host } = new URL(document.baseURI);
  const params = { reach, host: host || "file:", site: site.replace(/^https?:\/\/|\/$/g, "") };
  return html`<p class="warning" role="note">${t(site ? "letter-elsewhere" : "letter-unreachable", params)}</p>`;
}

function drawing(way: Way): TemplateResult {
  return html`<svg viewBox="0 0 20 20" class="icon" aria-hidden="true">${svg`<path d=${SIGNS[way]}></path>`}</svg>`;
}

function way(id: Exclude<Way, "mail">, press: () => void, first = false): TemplateResult {
  const look = first ? "button first" : "button";
  return html`<button class=${look} type="button" data-act=${id} @click=${press}>${drawing(id)}<span>${t(`letter-${id}`)}</span></button>`;
}

/**
 * Render the QR code of the URL with a caption, nothing until the code is computed, or a note if
 * the URL is too long for a QR code.
 */
function codeFigure(code: ReturnType<ReturnType<typeof codeOf>>, url: string): unknown {
  if (url.length > LONGEST_CODE) return html`<p class="small">${t("letter-no-code")}</p>`;
  if (code === nothing) return nothing;
  return html`<figure class="code">${code}
    <figcaption>${t("letter-code-note")}</figcaption>
  </figure>`;
}

/** Render the seal (the hash of a secret) in the first letter as an identicon with a caption. */
function sealFigure(seal: string): TemplateResult {
  return html`<p class="sealed">${pattern(seal, 0, 44)}
    <span>${t("letter-seal")}<small>${t("letter-seal-note")}</small></span></p>`;
}

/** Return the URL of a game letter on a site. */
export function addressOf(letter: LetterLink, site: string): string {
  return new URL(openingPage(letter), site).href;
}

/** Return who can open the URL `site`, according to its protocol and host name or IP address. */
export function reachOf(site: string): Reach {
  const { protocol, hostname: host } = new URL(site);
  const hostname = withoutMapping(host).replace(/\.$/, "");
  if (!/^https?:$/.test(protocol) || DEVICE.test(hostname)) return "device";
  if (hostname.startsWith("[")) return PRIVATE_IPV6.test(hostname) ? "network" : "everyone";
  if (/^[\d.]+$/.test(hostname)) return PRIVATE_IPV4.test(hostname) ? "network" : "everyone";
  return !hostname.includes(".") || PRIVATE_NAME.test(hostname) ? "network" : "everyone";
}

/** Convert an IPv4 address in IPv6 form to dotted form; return any other host unchanged. */
function withoutMapping(host: string): string {
  const [, ...groups] = MAPPED_IPV4.exec(host) ?? [];
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join(".") || host;
}

/**
 * Return the base URL for letters that are sent: `page` if everyone can open it, otherwise the
 * site's `published` URL. If `published` is "", return `page` in any case.
 */
export function siteForSending(page: string, published: string): string {
  return reachOf(page) === "everyone" || published === "" ? page : published;
}
