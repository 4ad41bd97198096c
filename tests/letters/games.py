"""Exchanges of game letters between two players, and hand-made letters."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from random import Random
from typing import Any

from alveus import letters
from alveus.letters import Correspondence, Written

GAMES = ("lombardorum", "duodecim", "xii", "bohnenspiel", "rithmomachia")


def pack(raw: bytes, version: int = 2) -> str:
    """Return a letter with this content and a correct checksum."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(raw) + packer.flush()
    return armour(hashlib.sha256(packed).digest()[:6] + packed if version > 1 else packed, version)


def armour(packed: bytes, version: int = 2) -> str:
    return f"letter={version}.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def write_json(content: Any) -> bytes:
    """Return JSON with sorted keys and without spaces, as in a letter."""
    return json.dumps(content, sort_keys=True, separators=(",", ":")).encode()


def unpack(link: str) -> Any:
    """Return the JSON in a letter."""
    version, _, packed = link.removeprefix("letter=").partition(".")
    raw = base64.urlsafe_b64decode(packed + "===")
    return json.loads(zlib.decompress(raw[6:] if version != "1" else raw, wbits=-15))


def as_version_1(link: str) -> str:
    """Return the letter in the format of version 1."""
    return pack(write_json({**unpack(link), "v": 1}), 1)


def answer(correspondence: Correspondence, rng: Random) -> Correspondence:
    """Play random moves until the other side has to move."""
    while (
        correspondence.match.actor >= 0
        and correspondence.match.sides[correspondence.match.actor] == correspondence.side
    ):
        game, state = correspondence.match.game, correspondence.match.state
        correspondence = letters.play(
            correspondence, game.text(state, rng.choice(game.moves(state)))
        )
    return correspondence


def write_to_each_other(game: str, seed: int, count: int, **begun: Any) -> list[Written]:
    """Return at most `count` letters of a random game."""
    rng = Random(seed)
    sent = [letters.write(answer(letters.begin(game, **begun), rng))]
    kept: dict[int, dict[str, Any]] = {0: sent[0].kept}
    while len(sent) < count:
        seat = len(sent) % 2
        here = letters.read(sent[-1].link, kept.get(seat))
        if here.standing == "over":
            break
        sent.append(letters.write(answer(here, rng)))
        kept[seat] = sent[-1].kept
    return sent
