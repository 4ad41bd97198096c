"""A game letter as text: compressed canonical JSON with a checksum, in base64url.

A letter can come from anyone.  Its size is checked before it is unpacked, and every member must
have the right type and size.  Only text that `Letter.pack` writes is accepted, so every changed
character is detected.

Version 1 had no checksum.  It can still be read.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args

from alveus.core.errors import NotationError, SetupError
from alveus.core.limits import (
    GAME_MOVES,
    LETTER_BYTES,
    LETTER_MOVES,
    LINK_CHARACTERS,
    VERSION_DIGITS,
)
from alveus.core.reading import integer, items, member, parse_object, strings, text
from alveus.letters.chains import SIZE
from alveus.letters.unwrap import find_letter

End: TypeAlias = Literal["", "resign", "offer", "draw"]
"""How the writer ends the game: resigns, offers a draw, or accepts an offered draw."""

ENDS: tuple[End, ...] = get_args(End)
MARK = "letter="
VERSION = 2
CHECKSUM_SIZE = 6
"""Number of bytes of the SHA-256 hash in front of the compressed data, since version 2."""
LONGEST_NAME = 40
LONGEST_WORD = 280
ID_SIZE = 12
MOST_POINTS = 10_000
_PLAIN = re.compile(r"letter=[0-9]+\.[A-Za-z0-9_-]+", re.ASCII)
"""Text that consists of one letter only, so it need not be searched for."""
_VERSION = re.compile(rf"[1-9][0-9]{{0,{VERSION_DIGITS - 1}}}")
_HIDDEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f"
    "\u2028-\u202e\u2060-\u2064\u2066-\u206f\ud800-\uf8ff\ufeff\ufff9-\ufffb\U000110bd\U000110cd"
    "\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001"
    "\U000e0020-\U000e007f\U000f0000-\U000ffffd\U00100000-\U0010fffd]"
)
"""Control, format, surrogate and private characters.

The list is fixed because `str.isprintable` depends on Python's Unicode version, and both players'
devices must allow the same names.
"""
_MEMBERS = {
    *("v", "id", "game", "sides", "number", "options", "moves", "seals", "links"),
    *("end", "target", "score", "starter", "names", "word"),
}


@dataclass(frozen=True)
class Letter:
    """The content of a game letter."""

    id: str
    """24 hexadecimal digits, the same in all letters of a game."""
    game: str
    side: str
    """The side of the player who wrote the first letter."""
    number: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    moves: tuple[str, ...] = ()
    """The moves of the whole game; the rolls between them are derived from `links`."""
    seals: tuple[tuple[bytes, ...], tuple[bytes, ...]] = ((), ())
    """Of the side that wrote the first letter, and of the other."""
    links: tuple[tuple[bytes, ...], tuple[bytes, ...]] = ((), ())
    """The newest of every chain of each side."""
    end: End = ""
    target: int = 0
    score: tuple[int, int] = (0, 0)
    """In a series: the points of each side, in the order of the game's seats."""
    starter: str = ""
    """In a series: the side that begins because of the preceding game; "" if the rules decide."""
    names: Mapping[str, str] = field(default_factory=dict)
    word: str = ""

    @property
    def writer(self) -> int:
        """0 for the side that wrote the first letter, 1 for the other."""
        return 1 - self.number % 2

    def to_json(self) -> dict[str, Any]:
        """Return the members of the letter; empty ones are omitted."""
        written: dict[str, Any] = {
            "v": VERSION,
            "id": self.id,
            "game": self.game,
            "sides": self.side,
            "number": self.number,
            "options": dict(self.options),
            "moves": list(self.moves),
            "seals": [[_encode(seal) for seal in seals] for seals in self.seals],
            "links": [[_encode(link) for link in links] for links in self.links],
            "end": self.end,
            "target": self.target,
            "score": list(self.score),
            "starter": self.starter,
            "names": dict(self.names),
            "word": self.word,
        }
        empty: tuple[Any, ...] = ("", 0, [], {}, [0, 0], [[], []])
        return {name: value for name, value in written.items() if value not in empty}

    def pack(self) -> str:
        """Return the letter as text: the part of its URL after the `#`."""
        packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
        packed = packer.compress(_write_json(self.to_json())) + packer.flush()
        return f"{MARK}{VERSION}.{_encode(_checksum(packed) + packed)}"


def open_letter(link: str) -> Letter:
    """Read a game letter from text that contains its URL, such as an email.

    The part of the URL after the `#` is sufficient, also without ``letter=``. Raises SetupError:
    `letter_side_file` for the content of a side file, `letter_too_long`, `letter_version` for a
    later version, `letter_damaged` for any other text.
    """
    written = link.strip()
    if written.startswith("{"):
        raise SetupError("letter_side_file")
    if not _PLAIN.fullmatch(written):
        written = find_letter(written) or written
    version, _, packed = written.rpartition("#")[2].removeprefix(MARK).partition(".")
    if not _VERSION.fullmatch(version):
        raise SetupError("letter_damaged")
    if int(version) > VERSION:
        raise SetupError("letter_version", version=int(version))
    if len(packed) > LINK_CHARACTERS:
        raise SetupError("letter_too_long", most=LINK_CHARACTERS)
    try:
        return _read_canonical(_unpack(packed, int(version)), int(version))
    except (SetupError, NotationError):
        raise SetupError("letter_damaged") from None


def read_letter(given: Mapping[str, Any]) -> Letter:
    """Read a letter from its JSON. Raises SetupError with the name of the invalid member."""
    for name in given:
        if name not in _MEMBERS:
            raise SetupError("bad_value", name=name[:80])
    version = integer(given.get("v"), "v")
    if version > VERSION:
        raise SetupError("letter_version", version=version)
    seals, links = _read_links(given, "seals"), _read_links(given, "links")
    first, second = (integer(one, "score") for one in _read_pair(given, "score", [0, 0]))
    names = strings(given.get("names", {}), "names")
    word = text(given.get("word", ""), "word")
    letter = Letter(
        id=_read_id(given.get("id")),
        game=text(given.get("game"), "game"),
        side=text(given.get("sides"), "sides"),
        number=integer(given.get("number"), "number"),
        options=strings(given.get("options", {}), "options"),
        moves=_read_moves(given),
        seals=(seals[0], seals[1]),
        links=(links[0], links[1]),
        end=member(given, "end", ENDS, ""),
        target=integer(given.get("target", 0), "target"),
        score=(first, second),
        starter=text(given.get("starter", ""), "starter"),
        names=clean_names(names),
        word=clean(word, LONGEST_WORD),
    )
    points = (letter.target, first, second)
    if version < 1 or not 0 < letter.number <= GAME_MOVES:
        raise SetupError("bad_value", name="number")
    if min(points) < 0 or max(points) > MOST_POINTS:
        raise SetupError("bad_value", name="score")
    if version > 1 and (names, word) != (letter.names, letter.word):
        raise SetupError("bad_value", name="names")
    return letter


def _unpack(packed: str, version: int) -> bytes:
    """Return the JSON of a letter after a check of its alphabet, checksum and size."""
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        size = CHECKSUM_SIZE if version > 1 else 0
        checksum, compressed = raw[:size], raw[size:]
        if _encode(raw) != packed or checksum != _checksum(compressed)[:size]:
            raise SetupError("letter_damaged")
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
        written = unpacker.decompress(compressed, LETTER_BYTES)
    except (binascii.Error, ValueError, zlib.error):
        raise SetupError("letter_damaged") from None
    if not unpacker.eof or unpacker.unused_data:
        raise SetupError("letter_damaged")
    return written


def _read_canonical(written: bytes, version: int) -> Letter:
    """Read a letter from JSON, but only if this version would write exactly the same bytes.

    The compressed data is not compared: implementations of zlib compress differently.
    """
    try:
        given = parse_object(written.decode())
    except UnicodeDecodeError:
        raise SetupError("letter_damaged") from None
    letter = read_letter(given)
    expected = letter.to_json()
    if version == 1:
        uncleaned: dict[str, Any] = {
            name: given[name] for name in ("names", "word") if name in given
        }
        expected = {**expected, **uncleaned, "v": 1}
    if _write_json(expected) != written:
        raise SetupError("letter_damaged")
    return letter


def _write_json(given: Mapping[str, Any]) -> bytes:
    return json.dumps(given, sort_keys=True, separators=(",", ":")).encode()


def _checksum(compressed: bytes) -> bytes:
    return hashlib.sha256(compressed).digest()[:CHECKSUM_SIZE]


def _read_moves(given: Mapping[str, Any]) -> tuple[str, ...]:
    moves = items(given, "moves") if "moves" in given else []
    if len(moves) > LETTER_MOVES:
        raise SetupError("bad_value", name="moves")
    return tuple(text(move, "moves") for move in moves)


def _read_pair(given: Mapping[str, Any], name: str, missing: list[Any]) -> list[Any]:
    found = items(given, name) if name in given else missing
    if len(found) != 2:
        raise SetupError("bad_value", name=name)
    return found


def _read_links(given: Mapping[str, Any], name: str) -> list[tuple[bytes, ...]]:
    found = _read_pair(given, name, [[], []])
    if not all(isinstance(one, list) and len(one) <= GAME_MOVES for one in found):
        raise SetupError("bad_value", name=name)
    return [tuple(_read_link(text(link, name), name) for link in links) for links in found]


def _encode(raw: bytes) -> str:
    """Encode bytes in base64url without padding."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _read_link(written: str, name: str) -> bytes:
    try:
        raw = base64.b64decode(written + "=", altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise SetupError("bad_value", name=name) from None
    if len(raw) != SIZE:
        raise SetupError("bad_value", name=name)
    return raw


def _read_id(value: Any) -> str:
    written = text(value, "id")
    if len(written) != 2 * ID_SIZE or set(written) - set("0123456789abcdef"):
        raise SetupError("bad_value", name="id")
    return written


def clean(written: str, longest: int) -> str:
    """Return the first `longest` visible characters of a text, as one line."""
    return " ".join(_HIDDEN.sub(" ", written).split())[:longest].rstrip()


def clean_names(names: Mapping[str, str]) -> dict[str, str]:
    """Return the names of both sides, each as one line; empty names are omitted."""
    cleaned = {side: clean(name, LONGEST_NAME) for side, name in list(names.items())[:2]}
    return {side: name for side, name in cleaned.items() if name}
