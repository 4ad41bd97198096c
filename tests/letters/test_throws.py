"""Throws that neither side can choose, foresee or repeat."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from tests.letters.games import write_to_each_other

from alveus import letters
from alveus.core.stream import Stream
from alveus.letters.chains import Links, OwnLinks
from alveus.letters.envelope import open_letter
from alveus.letters.throws import throw_stream
from alveus.letters.verifying import verify


def test_a_throw_is_drawn_from_both_links_and_its_number() -> None:
    first, second = b"a" * 32, b"b" * 32
    seed = hmac.new(first + second, b"throw7", hashlib.sha256).digest()
    assert throw_stream(first, second, 7).permutation(20) == Stream(seed).permutation(20)


def test_the_throws_of_many_chains_fall_evenly() -> None:
    rng = Random(1)
    faces = Counter(
        throw_stream(rng.randbytes(32), rng.randbytes(32), 1).below(6) for _ in range(10_000)
    )
    squares = sum((count - 10_000 / 6) ** 2 / (10_000 / 6) for count in faces.values())
    assert squares < 20.5  # chi-square with five degrees of freedom, one chance in a thousand


@pytest.mark.parametrize("game", ["lombardorum", "xii"])
def test_no_letter_gives_a_link_beyond_the_next_decision(game: str) -> None:
    """Grinding is impossible by order: whoever decides knows no throw that comes after it.

    Before a letter is answered, the links of both sides that anybody but their owner knows reach
    the throw that is played next at most, and the other side's seal stands since its first letter.
    """
    written = write_to_each_other(game, 3, 12)
    for number, one in enumerate(written, 1):
        letter = open_letter(one.link)
        thrown = len(verify(one.link).throws)
        known = [len(_links(letter, seat)) for seat in (0, 1)]
        assert bool(letter.seals[0])
        assert bool(letter.seals[1]) == (number > 1)
        if number == 1:
            assert known == [0, 0]
        elif number == 2:
            assert known[0] == 0
            assert known[1] in (1, 2)
        else:
            assert min(known) == thrown
            assert max(known) <= thrown + 1


def _links(letter: letters.Letter, seat: int) -> Links:
    return Links(letter.seals[seat], letter.links[seat])


def test_another_secret_after_the_seal_is_found_out() -> None:
    written = write_to_each_other("lombardorum", 1, 6)
    letter = open_letter(written[-1].link)
    seat = letter.writer
    other = OwnLinks(b"x" * 32).give(3)
    links = list(letter.links)
    links[seat] = other.newest
    forged = replace(letter, links=(links[0], links[1]))
    with pytest.raises(ValueError, match="letter_links"):
        letters.read(forged.pack())
