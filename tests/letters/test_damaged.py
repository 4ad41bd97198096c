"""Cut, changed or forged game letters: each is refused with a known code or changes nothing."""

from __future__ import annotations

import base64
import json
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.letters.games import armour, pack, unpack, write_json, write_to_each_other

from alveus import letters
from alveus.core.errors import SetupError
from alveus.core.limits import LETTER_BYTES
from alveus.letters.envelope import MARK, open_letter

REFUSALS = {
    "",
    "letter_contradicts",
    "letter_damaged",
    "letter_game",
    "letter_links",
    "letter_move",
    "letter_ours",
    "letter_unfinished",
    "letter_unsent",
    "letter_version",
}
ROUNDS = 200
"""Number of damaged letters for each of the ten kinds of damage."""


def pack_json(content: Any) -> str:
    return pack(write_json(content))


def flip_a_bit(link: str, rng: Random) -> str:
    raw = bytearray(base64.urlsafe_b64decode(link.rpartition(".")[2] + "==="))
    raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    return armour(bytes(raw))


def cut(link: str, rng: Random) -> str:
    return link[: rng.randrange(len(link))]


def change_a_character(link: str, rng: Random) -> str:
    at = rng.randrange(len(link))
    return link[:at] + rng.choice("ABZabz059-_.#= %é\x00") + link[at + 1 :]


def shuffle_a_piece(link: str, rng: Random) -> str:
    start, end = sorted(rng.sample(range(len(MARK) + 2, len(link)), 2))
    piece = list(link[start:end])
    rng.shuffle(piece)
    return link[:start] + "".join(piece) + link[end:]


def change_links(link: str, rng: Random) -> str:
    content = unpack(link)
    seat = rng.randrange(2)
    name = rng.choice(("links", "seals"))
    content[name][seat] = [base64.urlsafe_b64encode(rng.randbytes(32)).decode().rstrip("=")]
    return pack_json(content)


def swap_moves(link: str, rng: Random) -> str:
    content = unpack(link)
    moves = content["moves"]
    first, second = rng.sample(range(len(moves)), 2)
    moves[first], moves[second] = moves[second], moves[first] if rng.random() < 0.5 else "1-2"
    return pack_json(content)


def write_huge_numbers(link: str, rng: Random) -> str:
    content = unpack(link)
    huge = rng.choice((10**6, 10**30, -1, -(10**18), 10**4000, 1e308, True))
    name = rng.choice(("number", "target", "v", "score"))
    content[name] = [huge, huge] if name == "score" else huge
    return pack_json(content)


def change_a_type(link: str, rng: Random) -> str:
    content = unpack(link)
    name = rng.choice(list(content))
    content[name] = rng.choice((None, [], {}, "x", 7, [[[]]], {"a": []}, ["\x00"], "\ud800"))
    return pack_json(content)


def nest_deeply(link: str, rng: Random) -> str:
    depth = rng.randrange(500, 100_000)
    opening, closing = rng.choice((("[", "]"), ('{"a":', "}")))
    whole = unpack(link)
    name = rng.choice(list(whole))
    text = json.dumps({**whole, name: "HERE"})
    nested = opening * depth + "1" + closing * depth
    return pack(text.replace('"HERE"', nested).encode()[: rng.choice((LETTER_BYTES, 10**7))])


def change_the_end(link: str, rng: Random) -> str:
    content = unpack(link)
    content["end"] = rng.choice(("resign", "draw", "offer", "won", "", 5))
    content["number"] = content["number"] + rng.choice((-1, 0, 1, 2, 3))
    content["moves"] = content["moves"][: rng.randrange(len(content["moves"]) + 1)]
    return pack_json(content)


DAMAGE = (
    flip_a_bit,
    cut,
    change_a_character,
    shuffle_a_piece,
    change_links,
    swap_moves,
    write_huge_numbers,
    change_a_type,
    nest_deeply,
    change_the_end,
)


@pytest.fixture(scope="module")
def exchange() -> list[letters.Written]:
    return write_to_each_other("lombardorum", 5, 8)


def read(link: str, kept: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
    """Return the code of a refusal and no moves, or "" and the letter's moves."""
    try:
        return "", letters.read(link, kept).letter.moves
    except SetupError as error:
        return error.code, ()


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage.__name__)
def test_damaged_letters_are_refused_or_unchanged(
    exchange: list[letters.Written], damage: Callable[[str, Random], str]
) -> None:
    """The moves of an accepted letter must agree with the known moves."""
    rng = Random(damage.__name__)
    link, kept = exchange[-1].link, exchange[-2].kept
    moves = open_letter(exchange[-2].link).moves
    refused = 0
    for _ in range(ROUNDS):
        code, content = read(damage(link, rng), kept)
        assert code in REFUSALS
        assert content[: len(moves)] == moves[: len(content)]
        refused += code != ""
    assert refused > ROUNDS // 5, refused


@pytest.mark.parametrize(
    "raw", [b"[" * 50_000, b'{"a":' * 40_000, b" " * (LETTER_BYTES + 1) + b"{}"]
)
def test_nested_and_large_json_is_refused_as_damaged(raw: bytes) -> None:
    with pytest.raises(SetupError, match="letter_damaged"):
        letters.read(pack(raw))


def test_decompression_bomb_is_not_expanded() -> None:
    """A letter of 40 kB that contains 30 MB of spaces."""
    bomb = pack(b" " * 30 * 10**6)
    tracemalloc.start()
    with pytest.raises(SetupError, match="letter_damaged"):
        letters.read(bomb)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 8 * LETTER_BYTES


def test_replay_stops_at_the_first_illegal_move() -> None:
    moves = ["1"] * 1_900
    content = {"v": 2, "id": "0" * 24, "game": "bohnenspiel", "sides": "south", "number": 1}
    with pytest.raises(SetupError, match="letter_move") as refused:
        letters.read(pack_json({**content, "moves": moves}))
    assert refused.value.params["number"] < 100
