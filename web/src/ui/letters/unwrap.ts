/**
 * Finds the link of a letter in text from an email, a chat or the address bar.
 *
 * Mail programs wrap long links, encode them, insert invisible characters and replace them by links
 * of a scanner. `py/alveus/letters/unwrap.py` does the same for the terminal; both are tested with
 * `tests/fixtures/letter-forms.json`.
 */

export interface LetterLink {
  /** The part of the address after the `#`. */
  link: string;
  /** The game in the address, "" if the address does not contain it. */
  game: string;
}

/** Longest text to search, in characters. */
const LONGEST_TEXT = 256_000;
/** Maximum number of decoding passes: several scanners can wrap the same link. */
const MOST_LAYERS = 10;

/** Widths at which mail programs wrap lines. */
const [NARROWEST, WIDEST] = [40, 100];

const LETTER = /\bletter=\d{1,4}\.[A-Za-z0-9_-]+(?![A-Za-z0-9_=-])/;
const GAME = /[?&]game=([a-z][a-z0-9]*)/g;
/** Soft hyphens, zero-width characters, marks of direction and byte order marks. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const QUOTE_MARKS = /^[ \t]*(?:[>|][ \t]?)+/;
const FIXED_SPACE = /[\u00a0\u2007\u202f]+/;
const LINK = /https?[:%-]|letter/i;
/** Characters after which a link can be broken in a line that is not full. */
const BREAKS_AFTER = "-/?&#=%";
const PRINTABLE = /^[\x21-\x7e]+$/;
/** A word, a name, a rule or another link, unlike a piece of a letter. */
const WORD = /^(?:(?:[A-Za-z]?[a-z]{2,}|[A-Z]{3,})[.,;:!?)>\]"']*|[^A-Za-z0-9]*|https?:.*)$/;
const PROOFPOINT = String.raw`https?://urldefense(?:\.proofpoint)?\.(?:com|us)`;
const PROOFPOINT_2 = new RegExp(String.raw`${PROOFPOINT}/v2/url\?u=([^&\s]+)\S*`, "g");
const PROOFPOINT_3 = new RegExp(
  String.raw`${PROOFPOINT}/v3/__((?:(?!__;|/v3/__)\S)+)__;([A-Za-z0-9+/=_-]*)!\S*`,
  "g",
);
/** Lengths of runs of replaced characters in Proofpoint links, from 2. */
const RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Returns the first letter in a text, or null. */
export function findLetter(text: string): LetterLink | null {
  let plain = tidy(decodeQuotedPrintable(text.slice(0, LONGEST_TEXT)));
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const decoded = tidy(decodeLayer(plain));
    if (decoded === plain) break;
    plain = decoded;
  }
  const found = LETTER.exec(plain);
  if (!found) return null;
  const before = plain.slice(Math.max(0, found.index - 300), found.index);
  const game = [...before.matchAll(GAME)].at(-1)?.[1] ?? "";
  return { link: found[0], game };
}

/** Removes invisible characters and quote marks, and joins broken links. */
function tidy(text: string): string {
  const joined: string[] = [];
  /** Whether the last line ends with a part of a link. */
  let isOpen = false;
  let length = 0;
  let width = 0;
  for (const line of text.replace(INVISIBLE, "").split(LINE_BREAK)) {
    const content = line.replace(QUOTE_MARKS, "").trim();
    const isFull = length >= Math.max(NARROWEST, width) && length <= WIDEST;
    const last = joined.at(-1)?.at(-1) ?? "";
    let isBroken: boolean = isOpen && (isFull || (last !== "" && BREAKS_AFTER.includes(last)));
    width = isBroken ? Math.max(width, length) : 0;
    for (const part of content.split(FIXED_SPACE)) {
      const [first = ""] = part.split(/\s+/, 1);
      const joins: boolean = isBroken && PRINTABLE.test(first) && !WORD.test(first);
      if (joins) joined.push(`${joined.pop()}${part}`);
      else joined.push(part);
      isOpen = (joins && first === part) || LINK.test(part.split(/\s+/).at(-1) ?? "");
      isBroken = isOpen;
    }
    length = content.length;
  }
  return joined.join("\n");
}

/** Decodes percent-encoding and Proofpoint links once. */
function decodeLayer(text: string): string {
  return decodeEscapes(text, "%")
    .replace(PROOFPOINT_2, (_, url: string) =>
      decodeEscapes(url.replaceAll("-", "%").replaceAll("_", "/"), "%"),
    )
    .replace(PROOFPOINT_3, (_, url: string, replaced: string) => {
      const characters = [...decodeBase64(replaced)];
      return url.replace(/\*(?:\*([A-Za-z0-9_-]))?/g, (_, run?: string) =>
        characters.splice(0, run ? RUNS.indexOf(run) + 2 : 1).join(""),
      );
    });
}

/** Decodes quoted-printable text; a link in such text contains `=3D`. */
function decodeQuotedPrintable(text: string): string {
  if (!text.includes("=3D")) return text;
  return decodeEscapes(text.replace(/=[ \t]*(?:\r\n|\r|\n)/g, ""), "=");
}

/** Decodes bytes written as a mark and two digits; damaged ones stay. */
function decodeEscapes(text: string, mark: "%" | "="): string {
  return text.replace(new RegExp(`(?:${mark}[0-9A-Fa-f]{2})+`, "g"), (run) => {
    try {
      return decodeURIComponent(run.replaceAll(mark, "%"));
    } catch {
      return run;
    }
  });
}

function decodeBase64(text: string): string {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return "";
  }
}
