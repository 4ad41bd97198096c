"""Rolls that neither side can choose, foresee or repeat."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.letters.games import write_to_each_other

from alveus import letters
from alveus.core.stream import Stream
from alveus.letters.chains import LENGTH, Links, OwnLinks, throw_stream
from alveus.letters.envelope import open_letter
from alveus.letters.replaying import throws_of
from alveus.letters.verifying import verify


def test_roll_depends_on_both_values_and_its_number() -> None:
    first, second = b"a" * 32, b"b" * 32
    seed = hmac.new(first + second, b"throw7", hashlib.sha256).digest()
    assert throw_stream(first, second, 7).permutation(20) == Stream(seed).permutation(20)


# Chi-square with 5 and with 35 degrees of freedom, one chance in a thousand.
FACES, PAIRS = 20.5, 66.6


def test_first_rolls_of_many_chains_are_uniform() -> None:
    """The last value of a chain is the hash of its secret."""
    rng = Random(1)
    faces = Counter(throw_stream(_last(rng), _last(rng), LENGTH).below(6) for _ in range(10_000))
    assert _squares(faces, 6) < FACES


def test_rolls_along_a_chain_are_uniform() -> None:
    thrown: Counter[tuple[int, int]] = Counter()
    for number in range(4):
        first, second = OwnLinks(bytes([number]) * 32), OwnLinks(bytes([99 - number]) * 32)
        for throw in range(1, LENGTH + 1):
            stream = throw_stream(first.link(throw), second.link(throw), throw)
            thrown[stream.below(6), stream.below(6)] += 1
    assert _squares(thrown, 36) < PAIRS


def _last(rng: Random) -> bytes:
    return hashlib.sha256(b"alveus letter" + rng.randbytes(32)).digest()


def _squares(counted: Counter[Any], kinds: int) -> float:
    mean = counted.total() / kinds
    return sum((count - mean) ** 2 / mean for count in counted.values())


@settings(max_examples=8)
@given(
    game=st.sampled_from(["lombardorum", "xii", "duodecim"]),
    secrets=st.tuples(*[st.binary(min_size=32, max_size=32)] * 2),
    choices=st.randoms(),
)
def test_no_player_knows_a_roll_after_the_next_decision(
    game: str, secrets: tuple[bytes, bytes], choices: Random
) -> None:
    """Neither side can search for moves or secrets that give good rolls.

    At every decision, the earlier rolls are derived from values in letters or of the deciding side.
    The opponent's value for the next roll is unknown, although its seal has been fixed since the
    opponent's first letter.
    """
    for correspondence in _letters_read(game, secrets, choices, 8):
        assert correspondence.seat is not None
        seals = correspondence.letter.seals[1 - correspondence.seat]
        assert seals
        assert len(Links(seals, correspondence.letter.links[1 - correspondence.seat])) == throws_of(
            correspondence.match
        )


@settings(max_examples=4)
@given(first=st.randoms(), second=st.randoms())
def test_moves_do_not_change_rolls(first: Random, second: Random) -> None:
    """With the same secrets, the rolls are the same for all moves."""
    thrown = [_throws_with_fixed_secrets(choices) for choices in (first, second)]
    shared = min(len(throws) for throws in thrown)
    assert shared > 4
    assert thrown[0][:shared] == thrown[1][:shared]


def _throws_with_fixed_secrets(choices: Random) -> list[tuple[str, ...]]:
    *_, last = _letters_read("lombardorum", (b"a" * 32, b"b" * 32), choices, 8)
    return [throw.told for throw in verify(last.letter.pack()).throws]


def _letters_read(
    game: str, secrets: tuple[bytes, bytes], choices: Random, count: int
) -> Iterator[letters.Correspondence]:
    """Return the game before every decision, in the letters by sides with these secrets."""
    letter = letters.write(replace(letters.begin(game), secret=secrets[0]))
    kept: list[dict[str, Any] | None] = [letter.kept, None]
    for number in range(1, count + 1):
        correspondence = letters.read(letter.link, kept[number % 2])
        if number == 1:
            correspondence = letters.resume(
                {**correspondence.to_json(), "secret": secrets[1].hex()}
            )
        while correspondence.standing == "ours" and not correspondence.ready:
            yield correspondence
            moves = list(correspondence.match.game.moves(correspondence.match.state))
            correspondence = letters.play(
                correspondence,
                correspondence.match.game.text(correspondence.match.state, choices.choice(moves)),
            )
        if correspondence.standing == "over":
            return
        letter = letters.write(correspondence)
        kept[number % 2] = letter.kept


@pytest.mark.parametrize("game", ["lombardorum", "xii"])
def test_letters_contain_no_value_beyond_the_next_decision(game: str) -> None:
    """The player who decides knows no later roll.

    Before a letter is answered, the published values of both sides end at the next roll at the
    latest, and the opponent's seal has been fixed since its first letter.
    """
    sent = write_to_each_other(game, 3, 12)
    for number, sent_letter in enumerate(sent, 1):
        letter = open_letter(sent_letter.link)
        thrown = len(verify(sent_letter.link).throws)
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


def test_changed_secret_is_detected() -> None:
    sent = write_to_each_other("lombardorum", 1, 6)
    letter = open_letter(sent[-1].link)
    seat = letter.writer
    other = OwnLinks(b"x" * 32).reveal(3)
    links = list(letter.links)
    links[seat] = other.newest
    forged = replace(letter, links=(links[0], links[1]))
    with pytest.raises(ValueError, match="letter_links"):
        letters.read(forged.pack())
