"""A letter as text: canonical JSON, deflated, in the alphabet of addresses.

Whoever opens a letter does not know who wrote it: nothing is unpacked beyond a bound, every field
is of its type and of its size, and what is not as it should be is refused with its code.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args

from alveus.core.errors import SetupError
from alveus.core.reading import integer, items, member, strings, text
from alveus.letters.chains import SIZE
from alveus.letters.unwrap import find_letter

End: TypeAlias = Literal["", "resign", "offer", "draw"]
"""How the writer ends the game: gives it up, offers a draw, takes the draw that was offered."""

ENDS: tuple[End, ...] = get_args(End)
MARK = "letter="
VERSION = 1
LARGEST = 256 * 1024
"""Bytes that a letter may unfold to."""
MOST_BRACKETS = 1000
"""Opening brackets in a letter, those in its words included: what is deeper than this would end
an interpreter that has a small stack, as the browser's has."""
LONGEST_NAME = 40
LONGEST_WORD = 280
ID_SIZE = 12
MOST_MOVES = 20_000
MOST_POINTS = 10_000


@dataclass(frozen=True)
class Letter:
    """All that a letter says."""

    id: str
    """24 hexadecimal digits, the same in all letters of a game."""
    game: str
    side: str
    """The side of whoever wrote the first letter."""
    number: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    moves: tuple[str, ...] = ()
    """The moves of the whole game; the throws between them follow from the links."""
    seals: tuple[tuple[bytes, ...], tuple[bytes, ...]] = ((), ())
    """Of the side that wrote the first letter, and of the other."""
    links: tuple[tuple[bytes, ...], tuple[bytes, ...]] = ((), ())
    """The newest of every chain of each side."""
    end: End = ""
    target: int = 0
    score: tuple[int, int] = (0, 0)
    """In a series: the points it goes to, and those that each side has, as the games count them."""
    starter: str = ""
    """In a series: the side that begins because of the game before; "" where the rules say who."""
    names: Mapping[str, str] = field(default_factory=dict)
    word: str = ""

    @property
    def writer(self) -> int:
        """0 for the side that wrote the first letter, 1 for the other."""
        return 1 - self.number % 2

    def to_json(self) -> dict[str, Any]:
        """What stands in the letter; what is empty is left out."""
        written: dict[str, Any] = {
            "v": VERSION,
            "id": self.id,
            "game": self.game,
            "sides": self.side,
            "number": self.number,
            "options": dict(self.options),
            "moves": list(self.moves),
            "seals": [[_write_link(seal) for seal in seals] for seals in self.seals],
            "links": [[_write_link(link) for link in links] for links in self.links],
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
        """The letter's text: what stands in an address after the hash."""
        written = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":")).encode()
        packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
        deflated = packer.compress(written) + packer.flush()
        return f"{MARK}{VERSION}.{base64.urlsafe_b64encode(deflated).decode().rstrip('=')}"


def open_letter(link: str) -> Letter:
    """Return the content of a letter.

    `link` is the address, the part after its `#`, or a text that contains one of them, such as an
    email.  Without the mark `letter=`, it is the letter itself.

    Raises SetupError `letter_damaged` or `letter_version`.
    """
    link = find_letter(link) or link.strip()
    version, dot, packed = link.rpartition("#")[2].removeprefix(MARK).partition(".")
    if not dot or not (version.isascii() and version.isdecimal()) or len(version) > 4:
        raise SetupError("letter_damaged")
    if int(version) != VERSION:
        raise SetupError("letter_version", version=int(version))
    try:
        return read_letter(_unpack(packed))
    except SetupError as error:
        if error.code == "letter_version":
            raise
        raise SetupError("letter_damaged") from None


def read_letter(given: Mapping[str, Any]) -> Letter:
    """A letter from its JSON.  Raises SetupError with what is wrong."""
    version = integer(given.get("v"), "v")
    if version != VERSION:
        raise SetupError("letter_version", version=version)
    seals, links = _read_links(given, "seals"), _read_links(given, "links")
    first, second = (integer(one, "score") for one in _read_pair(given, "score", [0, 0]))
    letter = Letter(
        id=_read_id(given.get("id")),
        game=text(given.get("game"), "game"),
        side=text(given.get("sides"), "sides"),
        number=integer(given.get("number"), "number"),
        options=strings(given.get("options", {}), "options"),
        moves=tuple(text(one, "moves") for one in _read_items(given, "moves", MOST_MOVES)),
        seals=(seals[0], seals[1]),
        links=(links[0], links[1]),
        end=member(given, "end", ENDS, ""),
        target=integer(given.get("target", 0), "target"),
        score=(first, second),
        starter=text(given.get("starter", ""), "starter"),
        names=clean_names(strings(given.get("names", {}), "names")),
        word=clean(text(given.get("word", ""), "word"), LONGEST_WORD),
    )
    points = (letter.target, first, second)
    if not 0 < letter.number <= MOST_MOVES or min(points) < 0 or max(points) > MOST_POINTS:
        raise SetupError("bad_value", name="number")
    return letter


def _unpack(packed: str) -> dict[str, Any]:
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
        written = unpacker.decompress(raw, LARGEST)
        whole = unpacker.eof and not unpacker.unused_data
        plain = written.count(b"[") + written.count(b"{") <= MOST_BRACKETS
        given = json.loads(written) if whole and plain else None
    except (binascii.Error, ValueError, zlib.error, RecursionError):
        raise SetupError("letter_damaged") from None
    if not isinstance(given, dict):
        raise SetupError("letter_damaged")
    return given


def _read_items(given: Mapping[str, Any], name: str, most: int) -> list[Any]:
    found = items(given, name) if name in given else []
    if len(found) > most:
        raise SetupError("bad_value", name=name)
    return found


def _read_pair(given: Mapping[str, Any], name: str, missing: list[Any]) -> list[Any]:
    found = items(given, name) if name in given else missing
    if len(found) != 2:
        raise SetupError("bad_value", name=name)
    return found


def _read_links(given: Mapping[str, Any], name: str) -> list[tuple[bytes, ...]]:
    found = _read_pair(given, name, [[], []])
    if not all(isinstance(one, list) and len(one) <= MOST_MOVES for one in found):
        raise SetupError("bad_value", name=name)
    return [tuple(_read_link(text(link, name), name) for link in links) for links in found]


def _write_link(link: bytes) -> str:
    return base64.urlsafe_b64encode(link).decode().rstrip("=")


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
    """What somebody wrote, as one line of at most so many characters that can be shown."""
    shown = "".join(one if one.isprintable() else " " for one in written)
    return " ".join(shown.split())[:longest]


def clean_names(names: Mapping[str, str]) -> dict[str, str]:
    """The names of both sides, each as one line that can be shown."""
    return {side: clean(name, LONGEST_NAME) for side, name in list(names.items())[:2]}
