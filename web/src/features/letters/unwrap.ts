/**
 * Finds the URL of a game letter in text from an email, a chat or the address bar.
 *
 * Mail programs wrap and encode long URLs, insert invisible characters, and replace URLs with those
 * of a link scanner. `py/alveus/letters/unwrap.py` does the same search for the terminal; both are
 * tested with `tests/fixtures/letter-forms.json`.
 */

export interface LetterLink {
  /** The part of the URL after the `#`. */
  link: string;
  /** The game id in the URL, or "" if the URL does not contain it. */
  game: string;
}

/** Only this number of characters at the start of a text is searched for the link of a letter. */
const LONGEST_TEXT = 256_000;
/** Maximum number of decoding passes. Several link scanners can each encode the same URL. */
const MOST_LAYERS = 10;

/** Minimum and maximum width, in characters, of the lines into which mail programs wrap text. */
const [NARROWEST, WIDEST] = [40, 100];

const LETTER = /\bletter=\d{1,4}\.[A-Za-z0-9_-]+(?![A-Za-z0-9_=-])/;
const GAME = /[?&]game=([a-z][a-z0-9]*)/g;
/** Soft hyphens, zero-width characters, directional marks and byte order marks. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const QUOTE_MARKS = /^[ \t]*(?:[>|][ \t]?)+/;
const QUOTED = /^[ \t]*>/;
const FIXED_SPACE = /[\u00a0\u2007\u202f]+/;
const LINK = /https?[:%-]|letter/i;
/** Characters after which a mail program can break a URL although the line is not full. */
const BREAKS_AFTER = "-/?&#=%";
const PRINTABLE = /^[\x21-\x7e]+$/;
/** A first part of a line that does not continue a split URL: a word, punctuation or a new URL. */
const WORD = /^(?:(?:[A-Za-z]?[a-z]{2,}|[A-Z]{3,})[.,;:!?)>\]"']*|[^A-Za-z0-9]*|https?:.*)$/;
const PROOFPOINT = String.raw`https?://urldefense(?:\.proofpoint)?\.(?:com|us)`;
const PROOFPOINT_2 = new RegExp(String.raw`${PROOFPOINT}/v2/url\?u=([^&\s]+)\S*`, "g");
const PROOFPOINT_3 = new RegExp(
  String.raw`${PROOFPOINT}/v3/__((?:(?!__;|/v3/__)\S)+)__;([A-Za-z0-9+/=_-]*)!\S*`,
  "g",
);
/** A Base64 part of an email's source, from its encoding header; group 1 is the content. */
const BASE64_PART =
  /^Content-Transfer-Encoding:[ \t]*base64[ \t]*(?:\r?\n[^\r\n]+){0,50}\r?\n\r?\n((?:[A-Za-z0-9+/]+={0,2}[ \t]*(?:\r?\n|$))+)/gim;
const CHARACTER_CODE = /&#(?:x([0-9a-f]{2,4})|([0-9]{2,4}));/gi;
/** A URL in Base64, as in links rewritten by the mail filter Sophos: "http" is `aHR0c`. */
const BASE64_URL = /\baHR0c[A-Za-z0-9+/_-]{20,}={0,2}/g;
/** Length codes in links of the scanner Proofpoint: `**A` marks 2 removed characters, `**B` 3. */
const RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Return the first game letter in a text, or null. A letter in a quoted line (`>`) of a reply
 * counts only if the text has no other letter, because a reply quotes the letter that it answers.
 */
export function findLetter(text: string): LetterLink | null {
  // In an encoded text, a `>` at the start of a line need not be at the start of a decoded line.
  const source = decodeQuotedPrintable(decodeBase64Parts(text.slice(0, LONGEST_TEXT)));
  const lines = source.split(LINE_BREAK);
  // Quoted lines become blank, because the lines around them are not parts of one URL.
  const own = lines.map((line) => (QUOTED.test(line) ? "" : line));
  return (
    (lines.some((line) => QUOTED.test(line)) && findFirst(own.join("\n"))) || findFirst(source)
  );
}

function findFirst(source: string): LetterLink | null {
  let plain = tidy(source);
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

/** Remove invisible characters and quote marks (`>`, `|`), and join URLs broken into lines. */
function tidy(text: string): string {
  const joined: string[] = [];
  /** True if the previous text ends with a URL, which the next line can continue. */
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

/** Decode percent codes, HTML codes, Base64 and the mail scanner Proofpoint's links, each once. */
function decodeLayer(text: string): string {
  return decodeEscapes(text, "%")
    .replace(CHARACTER_CODE, (_, hex: string | undefined, decimal: string) =>
      String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(BASE64_URL, (url) => ` ${decodeBase64(url)} `)
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

/** Decode the parts of an email's source that are in Base64. */
function decodeBase64Parts(text: string): string {
  return text.replace(BASE64_PART, (_, content: string) => `\n${decodeBase64(content)}\n`);
}

/** Decode quoted-printable text; return a text without `=3D` (an encoded `=`) unchanged. */
function decodeQuotedPrintable(text: string): string {
  if (!text.includes("=3D")) return text;
  return decodeEscapes(text.replace(/=[ \t]*(?:\r\n|\r|\n)/g, ""), "=");
}

/** Decode UTF-8 bytes written as `mark` and two hexadecimal digits; keep invalid UTF-8. */
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
