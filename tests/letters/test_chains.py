"""Hash chains: fixed by their seal and published value by value."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alveus.letters.chains import LENGTH, Links, OwnLinks, hash_link, make_chain

SECRET = b"s" * 32
secrets = st.binary(min_size=32, max_size=32)


def test_chain_starts_with_its_seal_and_ends_with_the_hash_of_the_secret() -> None:
    chain = make_chain(SECRET)
    assert len(chain) == LENGTH + 1
    assert chain[LENGTH] == hashlib.sha256(b"alveus letter" + SECRET).digest()
    assert all(chain[i - 1] == hash_link(chain[i]) for i in range(1, LENGTH + 1))


@given(secrets, st.integers(0, 40))
def test_published_values_are_the_beginning_of_the_chain(secret: bytes, count: int) -> None:
    own = OwnLinks(secret)
    given_out = own.reveal(count)
    published = Links(given_out.seals, given_out.newest)
    assert len(published) == count
    assert [published.link(n) for n in range(1, count + 1)] == make_chain(secret)[1 : count + 1]
    with pytest.raises(IndexError):
        published.link(count + 1)


@given(secrets, st.integers(1, 30), st.integers(0, 255))
def test_changed_value_does_not_match_its_seal(secret: bytes, count: int, bit: int) -> None:
    own = OwnLinks(secret).reveal(count)
    changed = bytearray(own.newest[0])
    changed[bit // 8] ^= 1 << bit % 8
    with pytest.raises(ValueError, match="another chain"):
        Links(own.seals, [bytes(changed)])


def test_the_next_chain_is_sealed_before_it_is_needed() -> None:
    own = OwnLinks(SECRET)
    assert len(own.reveal(LENGTH - 2).seals) == 1
    assert len(own.reveal(LENGTH - 1).seals) == 2
    beyond = own.reveal(LENGTH + 3)
    published = Links(beyond.seals, beyond.newest)
    assert len(published) == LENGTH + 3
    assert published.link(LENGTH + 1) == own.link(LENGTH + 1) != own.link(1)


def test_chain_that_begins_too_early_is_refused() -> None:
    own = OwnLinks(SECRET)
    seals = own.reveal(LENGTH + 1).seals
    with pytest.raises(ValueError, match="too early"):
        Links(seals, [own.link(5), own.link(LENGTH + 1)])


@pytest.mark.parametrize("count", [LENGTH - 1, LENGTH])
def test_chain_that_is_sealed_too_late_is_refused(
    count: int,
) -> None:
    """A side that seals its next chain later could choose it to suit the opponent's values."""
    given_out = OwnLinks(SECRET).reveal(count)
    assert len(Links(given_out.seals, given_out.newest)) == count
    with pytest.raises(ValueError, match="too late"):
        Links(given_out.seals[:1], given_out.newest)
