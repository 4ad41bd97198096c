"""Chance that can be recomputed by anybody from the seed."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from alveus.core.stream import Stream, commitment

seeds = st.binary(min_size=1, max_size=40)


def recomputed(seed: bytes, number: int, below: int, count: int) -> list[int]:
    """The draws as the page describes them: bytes of HMAC-SHA-256(seed, "number:attempt")."""
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
def test_shuffle_is_an_order_of_all(seed: bytes, n: int) -> None:
    assert sorted(Stream(seed).shuffled(n)) == list(range(n))


def test_all_orders_of_three_come_up() -> None:
    assert len({Stream(b"orders", n).shuffled(3) for n in range(60)}) == 6


def test_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
