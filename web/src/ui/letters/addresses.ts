/** Addresses of pages for games by letter, and whether other people can open them. */
import type { LetterLink } from "./unwrap";

/** Who can open an address: only this device, only its network, or everyone. */
export type Reach = "device" | "network" | "everyone";

const DEVICE = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
const PRIVATE_IPV4 =
  /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_IPV6 = /^\[(?:f[cd]|fe[89ab])/;
const PRIVATE_NAME = /\.(?:local|lan|home|home\.arpa|internal|intranet|corp|private|test)$/;

/** The page that continues a stored game. */
export function letterPage(game: string, id: string): string {
  return `letter.html?${new URLSearchParams({ game, id })}`;
}

/** The page of this site that opens a letter. */
export function openingPage({ link, game }: LetterLink): string {
  return `letter.html${game ? `?${new URLSearchParams({ game })}` : ""}#${link}`;
}

/** The address of a letter on a site. */
export function addressOf(letter: LetterLink, site: string): string {
  return new URL(openingPage(letter), site).href;
}

/** Returns who can open a site. */
export function reachOf(site: string): Reach {
  const { protocol, hostname } = new URL(site);
  if (!/^https?:$/.test(protocol) || DEVICE.test(hostname)) return "device";
  if (hostname.startsWith("[")) return PRIVATE_IPV6.test(hostname) ? "network" : "everyone";
  if (/^[\d.]+$/.test(hostname)) return PRIVATE_IPV4.test(hostname) ? "network" : "everyone";
  return !hostname.includes(".") || PRIVATE_NAME.test(hostname) ? "network" : "everyone";
}

/**
 * Returns the site to which sent letters lead: the `page`'s own, or the `published` one if other
 * people cannot open the page and a published address was given to the build.
 */
export function siteForSending(page: string, published: string): string {
  return reachOf(page) === "everyone" || published === "" ? page : published;
}
