"""Random streams, which can be recomputed from the seed."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alveus.core.stream import Stream, commitment, stream_of

seeds = st.binary(min_size=1, max_size=40)


def recomputed(seed: bytes, number: int, below: int, count: int) -> list[int]:
    """The documented draws: bytes of HMAC-SHA-256(seed, "number:attempt")."""
    drawn: list[int] = []
    attempt = 0
    while len(drawn) < count:
        label = f"{number}:{attempt}".encode()
        block = hmac.new(seed, label, hashlib.sha256).digest()
        drawn += [byte % below for byte in block if byte < 256 - 256 % below]
        attempt += 1
    return drawn[:count]


@given(seeds, st.integers(0, 500), st.integers(1, 256))
def test_every_draw_is_a_function_of_seed_and_number(seed: bytes, number: int, n: int) -> None:
    stream = Stream(seed, number)
    assert [stream.below(n) for _ in range(50)] == recomputed(seed, number, n, 50)


@given(seeds, st.integers(1, 2**70))
def test_a_draw_below_any_number_takes_as_many_bytes_as_it_needs(seed: bytes, n: int) -> None:
    size = max(1, ((n - 1).bit_length() + 7) // 8)
    drawn = recomputed(seed, 0, 256, 32 * 40)
    numbers = [int.from_bytes(drawn[i : i + size], "big") for i in range(0, len(drawn), size)]
    fair = [number % n for number in numbers if number < 256**size - 256**size % n]
    stream = Stream(seed)
    assert [stream.below(n) for _ in range(20)] == fair[:20]


def test_large_numbers_are_drawn_evenly() -> None:
    stream = Stream(b"large")
    thirds = Counter(stream.below(3 * 10**12) // 10**12 for _ in range(3000))
    assert all(900 < thirds[third] < 1100 for third in range(3))


@pytest.mark.parametrize("n", [0, -1, -300])
def test_below_refuses_numbers_less_than_one(n: int) -> None:
    with pytest.raises(ValueError, match="no integer"):
        Stream(b"alveus").below(n)


def test_choice_refuses_an_empty_sequence() -> None:
    with pytest.raises(ValueError, match="no integer"):
        Stream(b"alveus").choice(())


def test_word_gives_a_repeatable_stream() -> None:
    assert [stream_of("6 siegel").below(1000) for _ in range(3)] == [277] * 3
    assert stream_of("6 siegel").seed == b"6 siegel"
    assert stream_of("\ud800").below(2) in (0, 1)


def test_coins_and_choices_are_fair() -> None:
    stream = stream_of("coins")
    assert 440 < sum(stream.coin() for _ in range(1000)) < 560
    letters = Counter(stream.choice("abcd") for _ in range(4000))
    assert all(880 < letters[letter] < 1120 for letter in "abcd")


def test_first_throws_of_a_known_seed() -> None:
    throws = [[1 + s.below(6) for _ in range(2)] for s in (Stream(b"alveus", n) for n in range(5))]
    assert throws == [[1 + die for die in recomputed(b"alveus", n, 6, 2)] for n in range(5)]
    assert throws == [[5, 2], [6, 2], [4, 3], [5, 5], [2, 1]]


def test_faces_fall_equally_often() -> None:
    stream = Stream(b"fair")
    faces = Counter(stream.below(6) for _ in range(6000))
    assert set(faces) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 20.5  # chi square, 0.1 %


@given(seeds, st.integers(0, 60))
def test_shuffle_is_a_permutation(seed: bytes, n: int) -> None:
    assert sorted(Stream(seed).permutation(n)) == list(range(n))


def test_all_permutations_of_three_occur() -> None:
    assert len({Stream(b"orders", n).permutation(3) for n in range(60)}) == 6


def test_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
