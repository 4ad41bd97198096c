/** URLs of pages for games by letter, and whether other people can open them. */
import type { LetterLink } from "./unwrap";

/** Who can open a URL: only this device, only its local network, or everyone. */
export type Reach = "device" | "network" | "everyone";

const DEVICE = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
const PRIVATE_IPV4 =
  /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_IPV6 = /^\[(?:f[cd]|fe[89ab])/;
const PRIVATE_NAME = /\.(?:local|lan|home|home\.arpa|internal|intranet|corp|private|test)$/;

/** Returns the URL of the page that continues a stored game. */
export function letterPage(game: string, id: string): string {
  return `letter.html?${new URLSearchParams({ game, id })}`;
}

/** Returns the URL on this site that opens a game letter. */
export function openingPage({ link, game }: LetterLink): string {
  return `letter.html${game ? `?${new URLSearchParams({ game })}` : ""}#${link}`;
}

/** Returns the URL of a game letter on a site. */
export function addressOf(letter: LetterLink, site: string): string {
  return new URL(openingPage(letter), site).href;
}

/** Returns who can open a site's URL. */
export function reachOf(site: string): Reach {
  const { protocol, hostname } = new URL(site);
  if (!/^https?:$/.test(protocol) || DEVICE.test(hostname)) return "device";
  if (hostname.startsWith("[")) return PRIVATE_IPV6.test(hostname) ? "network" : "everyone";
  if (/^[\d.]+$/.test(hostname)) return PRIVATE_IPV4.test(hostname) ? "network" : "everyone";
  return !hostname.includes(".") || PRIVATE_NAME.test(hostname) ? "network" : "everyone";
}

/**
 * Returns the site whose URL is used in sent letters. This is the `page`'s own site, or the
 * `published` site if other people cannot open the page and the build has a published URL.
 */
export function siteForSending(page: string, published: string): string {
  return reachOf(page) === "everyone" || published === "" ? page : published;
}
