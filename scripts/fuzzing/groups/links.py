"""Links: with changed characters, in non-canonical form, or forged."""

from __future__ import annotations

import base64
import json
import zlib
from functools import lru_cache
from random import Random
from typing import Any

from alveus import registry
from alveus.core.errors import AlveusError
from alveus.core.links import follow, link
from alveus.core.match import Match
from fuzzing.faults import Fault
from fuzzing.mutation import CHARACTERS, TEXTS, damage, damage_json, damage_text
from fuzzing.samples import choose_sample, sample_match

SHARE = 100
VERSIONS = ("", "0", "00", "0001", "1 ", "+1", "١", "²", "2", "1.1", "9" * 5000, "-1", "1_0")
MANY = 3000
"""Number of moves in a long forged link."""


def attempt(chance: Random) -> bool:
    """Follow a link that is not canonical, changed or forged."""
    sound = _sample(*choose_sample(chance))
    kind = chance.randrange(8)
    if kind == 0:
        return _refuse("version of a link", f"{chance.choice(VERSIONS)}.{sound.partition('.')[2]}")
    if kind == 1:
        raw = zlib.compress(_unpack(sound)) + chance.randbytes(chance.randrange(1, 9))
        return _refuse("bytes after a link", _pack(raw))
    if kind < 5:
        return _change(chance, sound)
    return _compose(chance, json.loads(_unpack(sound)))


@lru_cache(256)
def _sample(game_id: str, variant: int) -> str:
    try:
        return link(sample_match(game_id, variant))[0]
    except AlveusError:  # hidden hands
        return _sample("bohnenspiel", variant)


def _unpack(text: str) -> bytes:
    packed = text.partition(".")[2]
    return zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))


def _pack(raw: bytes) -> str:
    return "1." + base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _follow(text: str) -> Match | None:
    try:
        return follow(text, registry.spec)
    except AlveusError:
        return None


def _refuse(name: str, text: str) -> bool:
    if _follow(text):
        raise Fault(f"accepted {name}", text)
    return False


def _change(chance: Random, sound: str) -> bool:
    """Follow a changed link.  It must be refused, or lead to the same state of the game."""
    if chance.random() < 0.2:
        text = chance.choice(TEXTS)
    elif chance.random() < 0.5:
        text = damage_text(chance, sound)
    else:
        at = chance.randrange(len(sound))
        text = sound[:at] + chance.choice(CHARACTERS) + sound[at + 1 :]
    match, before = _follow(text), _follow(sound)
    if match is None:
        return False
    if before is None or match.state != before.state:
        raise Fault("accepted change of a link", f"{sound} {text}")
    return True


def _compose(chance: Random, content: dict[str, Any]) -> bool:
    """Follow a link whose content was changed and packed again."""
    text = damage_json(chance, content)
    match chance.randrange(10):
        case 0:
            text = json.dumps({**content, "m": (content.get("m") or ["throw"]) * MANY})
        case 1:
            depth = chance.choice((10, 100, 1000, 10_000))
            text = json.dumps({**content, "p": 0})[:-2] + "[" * depth + "]" * depth + "}"
        case 2:
            text = json.dumps({name: damage(chance, content) for name in "gopmsn"})
    return bool(_follow(_pack(zlib.compress(text.encode(errors="surrogatepass"), 1))))
