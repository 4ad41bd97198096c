"""Write and read game letters as text: JSON, encoded by `core/link_codec.py` with a checksum.

A letter can come from anyone, so its JSON must be exactly as `Letter.pack` writes it.  Letters
in version 1 of the format, which has no checksum, can still be read.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args

from alveus.core import link_codec
from alveus.core.errors import NotationError, SetupError
from alveus.core.json_validation import integer, items, member, parse_object, strings, text
from alveus.core.limits import GAME_MOVES, LETTER_BYTES, LETTER_MOVES, LINK_CHARACTERS
from alveus.core.link_codec import CodecError, LinkCodec, TooLong, TooNew
from alveus.letters.chains import SIZE
from alveus.letters.unwrap import find_letter

End: TypeAlias = Literal["", "resign", "offer", "draw"]
"""Action in a letter: the writer resigns, offers a draw ("offer") or accepts one ("draw"); "" for
none.  A game that ends by a move has ""."""

ENDS: tuple[End, ...] = get_args(End)
BothSides: TypeAlias = tuple[tuple[bytes, ...], tuple[bytes, ...]]
"""Values of the hash chains from which rolls are derived: of the side that wrote the first letter,
then of the other side.  The chains of a side are in the order of use.  In `Letter.seals`, each
chain has its seal, the hash published first.  In `Letter.links`, each chain has the newest value
published after the seal; chains of which only the seal is published are omitted."""
MARK = "letter="
VERSION = 2
CODEC = LinkCodec(
    VERSION, -zlib.MAX_WBITS, most_bytes=LETTER_BYTES, checksum_size=6, unchecked_version=1
)
LONGEST_NAME = 40
LONGEST_WORD = 280
ID_SIZE = 12
MOST_POINTS = 10_000
_PLAIN = re.compile(r"letter=[0-9]+\.[A-Za-z0-9_-]+", re.ASCII)
"""Pattern of a letter without other text around it, for which `find_letter` is not needed."""
_HIDDEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f"
    "\u2028-\u202e\u2060-\u2064\u2066-\u206f\ud800-\uf8ff\ufeff\ufff9-\ufffb\U000110bd\U000110cd"
    "\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001"
    "\U000e0020-\U000e007f\U000f0000-\U000ffffd\U00100000-\U0010fffd]"
)
"""Unicode's control, format, line separator, surrogate and private-use characters.  The function
`clean` replaces them with spaces in the names and in the message of a letter.  The list is fixed
because `str.isprintable` depends on Python's Unicode version."""


@dataclass(frozen=True)
class Letter:
    """The content of a game letter."""

    id: str
    """24 hexadecimal digits, the same in all letters of a game."""
    game: str
    side: str
    """The side of the player who wrote the first letter."""
    number: int = 1
    """Number of the letter in its game, from 1.  0 for a `Letter` that only has the settings of a
    game, before the first letter is written."""
    options: Mapping[str, str] = field(default_factory=dict)
    moves: tuple[str, ...] = ()
    """The text of every move of both sides so far, in order, without rolls.  The rolls are derived
    from the values in `links`."""
    seals: BothSides = ((), ())
    """Seals (published hashes) of each side's chains; the first letter's writer comes first."""
    links: BothSides = ((), ())
    """For each side, in the order of `seals`, the newest published value of each of its chains.  A
    side's last chain has no value here as long as only its seal is published."""
    end: End = ""
    target: int = 0
    """Points that win the series; 0 for a single game, or if an option of the game sets them."""
    score: tuple[int, int] = (0, 0)
    """In a series: each side's points before this game, in the order of `Info.seats`."""
    starter: str = ""
    """In a series: the side that begins because of the preceding game; "" if the rules decide."""
    names: Mapping[str, str] = field(default_factory=dict)
    word: str = ""
    """The writer's message to the other player."""

    @property
    def writer(self) -> int:
        """The writer of this letter: 0 for the side that wrote the first letter, otherwise 1."""
        return 1 - self.number % 2

    def to_json(self) -> dict[str, Any]:
        """Return the members of the letter as JSON; empty ones are omitted."""
        members: dict[str, Any] = {
            "v": VERSION,
            "id": self.id,
            "game": self.game,
            "sides": self.side,
            "number": self.number,
            "options": dict(self.options),
            "moves": list(self.moves),
            "seals": [[link_codec.encode_base64(seal) for seal in seals] for seals in self.seals],
            "links": [[link_codec.encode_base64(link) for link in links] for links in self.links],
            "end": self.end,
            "target": self.target,
            "score": list(self.score),
            "starter": self.starter,
            "names": dict(self.names),
            "word": self.word,
        }
        empty: tuple[Any, ...] = ("", 0, [], {}, [0, 0], [[], []])
        return {name: value for name, value in members.items() if value not in empty}

    def pack(self) -> str:
        """Return the letter as text: the part of its URL after the `#`."""
        return MARK + CODEC.encode(_write_json(self.to_json()))


_MEMBERS = {"v", "sides", *Letter.__dataclass_fields__} - {"side"}


def open_letter(link: str) -> Letter:
    """Read a game letter from text that contains its URL, such as an email.

    The part of the URL after the `#` is sufficient, with or without ``letter=``.  Raises SetupError
    `letter_side_file` if the text is JSON (a player's own record of a game, not a letter),
    `letter_too_long` if the letter is too long, `letter_version` if its format is a later version,
    and `letter_damaged` if the text cannot be read for another reason.
    """
    text = link.strip()
    if text.startswith("{"):
        raise SetupError("letter_side_file")
    if not _PLAIN.fullmatch(text):
        text = find_letter(text) or text
    try:
        version, content = CODEC.decode(text.rpartition("#")[2].removeprefix(MARK))
        return _read_canonical(content, version)
    except TooNew as error:
        raise SetupError("letter_version", version=error.version) from None
    except TooLong:
        raise SetupError("letter_too_long", most=LINK_CHARACTERS) from None
    except (CodecError, SetupError, NotationError, UnicodeError):
        raise SetupError("letter_damaged") from None


def read_letter(members: Mapping[str, Any]) -> Letter:
    """Return the letter with these JSON members (see `Letter.to_json`).

    Raises SetupError `letter_version` for a later version of the format, and SetupError with
    another code, such as `bad_value`, for unknown, missing or invalid members.
    """
    for name in members:
        _check(name in _MEMBERS, name[:80])
    version = integer(members.get("v"), "v")
    if version > VERSION:
        raise SetupError("letter_version", version=version)
    seals, links = _read_links(members, "seals"), _read_links(members, "links")
    first, second = (integer(points, "score") for points in _read_pair(members, "score", [0, 0]))
    names = strings(members.get("names", {}), "names")
    word = text(members.get("word", ""), "word")
    moves = items(members, "moves") if "moves" in members else []
    letter = Letter(
        id=text(members.get("id"), "id"),
        game=text(members.get("game"), "game"),
        side=text(members.get("sides"), "sides"),
        number=integer(members.get("number"), "number"),
        options=strings(members.get("options", {}), "options"),
        moves=tuple(text(move, "moves") for move in moves),
        seals=seals,
        links=links,
        end=member(members, "end", ENDS, ""),
        target=integer(members.get("target", 0), "target"),
        score=(first, second),
        starter=text(members.get("starter", ""), "starter"),
        names=clean_names(names),
        word=clean(word, LONGEST_WORD),
    )
    points = (letter.target, first, second)
    _check(len(letter.id) == 2 * ID_SIZE and not set(letter.id) - set("0123456789abcdef"), "id")
    _check(len(moves) <= LETTER_MOVES, "moves")
    _check(version >= 1 and 0 < letter.number <= GAME_MOVES, "number")
    _check(min(points) >= 0 and max(points) <= MOST_POINTS, "score")
    _check(version == 1 or (names, word) == (letter.names, letter.word), "names")
    return letter


def _read_canonical(content: bytes, version: int) -> Letter:
    """Read a letter from uncompressed JSON, which must be byte for byte as alveus writes it.

    (The compressed bytes are not compared, because they differ between versions of zlib.)
    `version` is the version of the letter's format.  In version 1, the players' names and the
    message (`word`) need not be in the form that `clean` returns.  Raises SetupError,
    NotationError or UnicodeError.
    """
    members = parse_object(content.decode())
    letter = read_letter(members)
    expected = letter.to_json()
    if version == 1:
        uncleaned = members.keys() & {"names", "word"}
        expected |= {"v": 1, **{name: members[name] for name in uncleaned}}
    if _write_json(expected) != content:
        raise SetupError("letter_damaged")
    return letter


def _write_json(members: Mapping[str, Any]) -> bytes:
    return json.dumps(members, sort_keys=True, separators=(",", ":")).encode()


def _check(valid: bool, name: str) -> None:
    if not valid:
        raise SetupError("bad_value", name=name)


def _read_pair(members: Mapping[str, Any], name: str, missing: list[Any]) -> list[Any]:
    pair = items(members, name) if name in members else missing
    _check(len(pair) == 2, name)
    return pair


def _read_links(members: Mapping[str, Any], name: str) -> BothSides:
    first, second = _read_pair(members, name, [[], []])
    for links in (first, second):
        _check(isinstance(links, list) and len(links) <= GAME_MOVES, name)
    return _read_chain(first, name), _read_chain(second, name)


def _read_chain(links: list[Any], name: str) -> tuple[bytes, ...]:
    texts = [text(link, name) for link in links]
    try:
        values = tuple(map(link_codec.decode_base64, texts))
    except ValueError:
        raise SetupError("bad_value", name=name) from None
    _check(all(len(value) == SIZE for value in values), name)
    return values


def clean(content: str, longest: int) -> str:
    """Return a text as one line, without invisible characters, cut to `longest` characters."""
    return " ".join(_HIDDEN.sub(" ", content).split())[:longest].rstrip()


def clean_names(names: Mapping[str, str]) -> dict[str, str]:
    """Return the first two names, keyed by side, as short texts of one line (see `clean`).

    Names that are then empty are left out.
    """
    cleaned = {side: clean(name, LONGEST_NAME) for side, name in list(names.items())[:2]}
    return {side: name for side, name in cleaned.items() if name}
