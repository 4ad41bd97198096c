"""Find the URL of a game letter in text from an email or a chat.

Mail programs wrap and encode long URLs, insert invisible characters, and replace URLs with those of
a link scanner; this module undoes these changes.  `web/src/features/letters/unwrap.ts` does the
same in the page; both are tested with `tests/fixtures/letter-forms.json`.
"""

from __future__ import annotations

import base64
import binascii
import re

LONGEST_TEXT = 256_000
"""Maximum number of characters in which a letter is searched; the rest of a text is ignored."""
MOST_LAYERS = 10
"""Maximum number of decoding passes.  Several scanners can replace a URL in turn."""
NARROWEST, WIDEST = 40, 100
"""Minimum and maximum line width of text wrapped by mail programs."""

_LETTER = re.compile(r"\bletter=[0-9]{1,4}\.[A-Za-z0-9_-]+(?![A-Za-z0-9_=-])", re.ASCII)
_INVISIBLE = re.compile("[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
"""Soft hyphens, zero-width characters, directional marks and byte order marks."""
_LINE_BREAK = re.compile("\r\n|[\n\v\f\r\u0085\u2028\u2029]")
_QUOTE_MARKS = re.compile(r"[ \t]*(?:[>|][ \t]?)+")
_QUOTED = re.compile(r"[ \t]*>")
_FIXED_SPACE = re.compile("[\u00a0\u2007\u202f]+")
_LINK = re.compile(r"https?[:%-]|letter", re.IGNORECASE | re.ASCII)
_BREAKS_AFTER = "-/?&#=%"
"""Characters after which a mail program can break a URL, even in a short line."""
_PRINTABLE = re.compile(r"[\x21-\x7e]+")
_WORD = re.compile(
    r"""(?:[A-Za-z]?[a-z]{2,}|[A-Z]{3,})[.,;:!?)>\]"']*|[^A-Za-z0-9]*|https?:.*""", re.ASCII
)
"""Pattern of the first word of a line that does not continue the URL of the line before: an
ordinary word, characters other than letters and digits, or the start of a new URL."""
_PROOFPOINT = r"https?://urldefense(?:\.proofpoint)?\.(?:com|us)"
_PROOFPOINT_2 = re.compile(_PROOFPOINT + r"/v2/url\?u=([^&\s]+)\S*")
_PROOFPOINT_3 = re.compile(_PROOFPOINT + r"/v3/__((?:(?!__;|/v3/__)\S)+)__;([A-Za-z0-9+/=_-]*)!\S*")
_BASE64_PART = re.compile(
    r"^Content-Transfer-Encoding:[ \t]*base64[ \t]*(?:\r?\n[^\r\n]+){0,50}\r?\n\r?\n"
    r"((?:[A-Za-z0-9+/]+={0,2}[ \t]*(?:\r?\n|$))+)",
    re.IGNORECASE | re.MULTILINE,
)
"""A Base64 part of an email's source, from its encoding header; group 1 is the content."""
_CHARACTER_CODE = re.compile(r"&#(?:[xX]([0-9A-Fa-f]{2,4})|([0-9]{2,4}));")
_BASE64_URL = re.compile(r"\baHR0c[A-Za-z0-9+/_-]{20,}={0,2}")
"""A URL in Base64, as in links of the scanner Sophos; `aHR0c` is the start of "http" in Base64."""
_RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The codes for lengths of runs in URLs of the scanner Proofpoint, in ascending order from 2.
Proofpoint writes ``*`` for one replaced character, ``**A`` for two in a row, ``**B`` for three."""


def find_letter(text: str) -> str | None:
    """Return the part after the `#` of the URL of the first game letter in a text, or None.

    A letter in a quoted line (`>`) of a reply counts only if the text has no other letter, because
    a reply quotes the letter that it answers.
    """
    # In an encoded text, a `>` at the start of a line need not be at the start of a decoded line.
    source = _decode_quoted_printable(_decode_base64_parts(text[:LONGEST_TEXT]))
    lines = _LINE_BREAK.split(source)
    # Quoted lines become blank, because the lines around them are not parts of one URL.
    own = ["" if _QUOTED.match(line) else line for line in lines]
    unquoted = _find_first("\n".join(own)) if own != lines else None
    return unquoted or _find_first(source)


def _find_first(source: str) -> str | None:
    plain = _tidy(source)
    for _ in range(MOST_LAYERS):
        decoded = _tidy(_decode_layer(plain))
        if decoded == plain:
            break
        plain = decoded
    match = _LETTER.search(plain)
    return match and match[0]


def _tidy(text: str) -> str:
    """Remove invisible characters and quote marks (`>`), and join URLs broken into lines."""
    joined = [""]
    is_open, length, width = False, 0, 0
    for line in _LINE_BREAK.split(_INVISIBLE.sub("", text)):
        quotes = _QUOTE_MARKS.match(line)
        content = line[quotes.end() if quotes else 0 :].strip()
        is_full = max(NARROWEST, width) <= length <= WIDEST
        last = joined[-1][-1:]
        is_broken = is_open and (is_full or (last != "" and last in _BREAKS_AFTER))
        width = max(width, length) if is_broken else 0
        for part in _FIXED_SPACE.split(content):
            words = part.split() or [""]
            first = part[: len(words[0])]
            joins = is_broken and bool(_PRINTABLE.fullmatch(first)) and not _WORD.fullmatch(first)
            if joins:
                joined[-1] += part
            else:
                joined.append(part)
            is_open = (joins and first == part) or bool(_LINK.search(words[-1]))
            is_broken = is_open
        length = len(content)
    return "\n".join(joined)


def _decode_layer(text: str) -> str:
    """Decode percent-encoding, HTML character codes and URLs of link scanners once."""
    text = _decode_escapes(text, "%")
    text = _CHARACTER_CODE.sub(
        lambda code: chr(int(code[1] or code[2], 10 if code[2] else 16)), text
    )
    text = _BASE64_URL.sub(lambda url: f" {_decode_base64(url[0])} ", text)
    text = _PROOFPOINT_2.sub(
        lambda match: _decode_escapes(match[1].replace("-", "%").replace("_", "/"), "%"), text
    )
    return _PROOFPOINT_3.sub(lambda match: _decode_proofpoint(match[1], match[2]), text)


def _decode_proofpoint(url: str, replaced: str) -> str:
    """Restore the characters that Proofpoint replaced by `*`; `replaced` has them in Base64."""
    characters = iter(_decode_base64(replaced))

    def restore(match: re.Match[str]) -> str:
        count = _RUNS.index(match[1]) + 2 if match[1] else 1
        return "".join(next(characters, "") for _ in range(count))

    return re.sub(r"\*(?:\*([A-Za-z0-9_-]))?", restore, url)


def _decode_base64_parts(text: str) -> str:
    return _BASE64_PART.sub(lambda part: f"\n{_decode_base64(''.join(part[1].split()))}\n", text)


def _decode_quoted_printable(text: str) -> str:
    if "=3D" not in text:
        return text
    return _decode_escapes(re.sub(r"=[ \t]*(?:\r\n|\r|\n)", "", text), "=")


def _decode_escapes(text: str, mark: str) -> str:
    """Decode UTF-8 bytes, each written as `mark` ("%" or "=") and two hexadecimal digits.

    Bytes that are not valid UTF-8 remain encoded.
    """

    def decode(match: re.Match[str]) -> str:
        try:
            return bytes.fromhex(match[0].replace(mark, "")).decode()
        except UnicodeDecodeError:
            return match[0]

    return re.sub(f"(?:{mark}[0-9A-Fa-f]{{2}})+", decode, text)


def _decode_base64(text: str) -> str:
    plain = text.replace("-", "+").replace("_", "/").rstrip("=")
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4)).decode(errors="replace")
    except binascii.Error:
        return ""
