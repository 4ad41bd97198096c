"""The text of a game letter: changed characters are detected, and other forms are refused."""

from __future__ import annotations

import base64
import json
import string
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.letters.games import (
    GAMES,
    armour,
    as_version_1,
    pack,
    unpack,
    write_json,
    write_to_each_other,
)
from tests.nightly import is_nightly

from alveus import letters
from alveus.core.errors import SetupError
from alveus.core.limits import LETTER_MOVES, LINK_CHARACTERS, NESTING
from alveus.letters.envelope import clean, open_letter

ALPHABET = string.ascii_letters + string.digits + "-_"
NAMES = {
    "bohnenspiel": {"south": "Anna", "north": "Béla"},
    "rithmomachia": {"white": "Åse"},
}


@pytest.fixture(scope="module", params=[(game, count) for game in GAMES for count in (3, 12)])
def link(request: pytest.FixtureRequest) -> str:
    """Ten game letters: an early one and a later one for each game."""
    game, count = request.param
    return write_to_each_other(game, 7, count, names=NAMES.get(game, {}))[-1].link


@pytest.fixture
def first() -> str:
    game = letters.begin("bohnenspiel", names={"south": "Anna"})
    return letters.write(letters.play(game, "3"), "Hello").link


def is_read(link: str) -> bool:
    try:
        open_letter(link)
    except SetupError:
        return False
    return True


def code(link: str) -> str:
    with pytest.raises(SetupError) as refused:
        letters.read(link)
    return refused.value.code


def test_every_change_of_one_character_is_refused(link: str) -> None:
    step = 1 if is_nightly() else 4
    accepted = [
        link[:at] + sign + link[at + 1 :]
        for at in range(len(link))
        for sign in ALPHABET[at % step :: step]
        if sign != link[at] and is_read(link[:at] + sign + link[at + 1 :])
    ]
    assert is_read(link)
    assert accepted == []


def test_every_removed_doubled_or_swapped_character_is_refused(link: str) -> None:
    start = len("letter=")
    for at in range(start, len(link)):
        assert not is_read(link[:at] + link[at + 1 :])
        assert not is_read(link[:at] + link[at] + link[at:])
        swapped = link[:at] + link[at + 1 : at + 2] + link[at] + link[at + 2 :]
        assert swapped == link or not is_read(swapped)


def test_letter_is_written_again_with_the_same_text(link: str) -> None:
    assert open_letter(link).pack() == link


@pytest.mark.parametrize("version", ["02", "0", "٢", "2 ", " 2", "+2", "2_0", "00002", ""])
def test_a_version_must_be_a_number_without_leading_zeros(first: str, version: str) -> None:
    packed = first.partition(".")[2]
    assert code(f"letter={version}.{packed}") == "letter_damaged"


def test_a_letter_of_a_later_version_is_refused_as_too_new(first: str) -> None:
    packed = first.partition(".")[2]
    with pytest.raises(SetupError, match="letter_version: version=9999"):
        letters.read(f"letter=9999.{packed}")
    assert code(f"letter=10000.{packed}") == "letter_damaged"


def test_a_letter_with_a_different_version_number_is_refused(first: str) -> None:
    assert code(first.replace("letter=2.", "letter=1.")) == "letter_damaged"
    assert code(as_version_1(first).replace("letter=1.", "letter=2.")) == "letter_damaged"
    assert code(pack(write_json({**unpack(first), "v": 1}))) == "letter_damaged"
    assert code(pack(write_json(unpack(first)), 1)) == "letter_damaged"


def test_non_canonical_base64_is_refused(link: str) -> None:
    packed = link.partition(".")[2]
    assert not is_read(link + "=" * (-len(packed) % 4 or 4))
    if set(packed) & set("-_"):
        assert not is_read("letter=2." + packed.replace("-", "+").replace("_", "/"))


def test_data_after_the_letter_is_refused(first: str) -> None:
    raw = base64.urlsafe_b64decode(as_version_1(first).partition(".")[2] + "===")
    assert is_read(armour(raw, 1))
    assert not is_read(armour(raw + b"x", 1))
    assert code(pack(write_json(unpack(first)) + b" ")) == "letter_damaged"


def test_content_compressed_by_another_zlib_is_read(first: str) -> None:
    """Implementations of zlib compress differently.

    The checksum covers the bytes that were sent.
    """
    packer = zlib.compressobj(1, wbits=-15)
    raw = packer.compress(write_json({**unpack(first), "v": 1})) + packer.flush()
    assert open_letter(armour(raw, 1)) == open_letter(first)


def with_spaces(content: dict[str, Any]) -> bytes:
    return json.dumps(content, sort_keys=True).encode()


def unsorted(content: dict[str, Any]) -> bytes:
    return json.dumps(dict(sorted(content.items(), reverse=True)), separators=(",", ":")).encode()


def without_escapes(content: dict[str, Any]) -> bytes:
    content = {**content, "word": "é"}
    return json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def with_a_member_twice(content: dict[str, Any]) -> bytes:
    return write_json(content).replace(b"{", b'{"end":"",', 1)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("write", [with_spaces, unsorted, without_escapes, with_a_member_twice])
def test_non_canonical_json_is_refused(
    first: str, write: Callable[[dict[str, Any]], bytes], version: int
) -> None:
    assert code(pack(write({**unpack(first), "v": version}), version)) == "letter_damaged"


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(
    "changed",
    [
        {"Moves": ["3"]},
        {"more": 1},
        {"end": ""},
        {"score": [0, 0]},
        {"target": 0},
        {"options": {}},
        {"links": [[], []]},
        {"starter": ""},
        {"number": 1.0},
    ],
    ids=str,
)
def test_unknown_and_superfluous_members_are_refused(
    first: str, changed: dict[str, Any], version: int
) -> None:
    content = {**unpack(first), **changed, "v": version}
    assert code(pack(write_json(content), version)) == "letter_damaged"


@pytest.mark.parametrize("word", ["", " x", "x ", "a  b", "a\nb", "\u202eab", "x" * 281, "\ue000"])
def test_a_greeting_or_name_that_alveus_would_not_write_is_refused(first: str, word: str) -> None:
    content = unpack(first)
    assert code(pack(write_json({**content, "word": word}))) == "letter_damaged"
    assert code(pack(write_json({**content, "names": {"south": word}}))) == "letter_damaged"
    assert code(pack(write_json({**content, "names": {"east": "Anna"}}))) == "letter_damaged"


def test_version_1_is_read_with_its_names_cleaned(first: str) -> None:
    content = {**unpack(first), "v": 1, "word": "a\nb ", "names": {"south": "Anna ", "north": ""}}
    letter = letters.read(pack(write_json(content), 1)).letter
    assert (letter.word, letter.names) == ("a b", {"south": "Anna"})


def test_version_1_is_read_and_answered_in_version_2(link: str) -> None:
    old = as_version_1(link)
    assert letters.read(old).letter == letters.read(link).letter
    assert letters.verify(old) == letters.verify(link)


def test_cleaned_text_stays_the_same_when_it_is_cleaned_again() -> None:
    for text in ("A n naA" * 20, "x" * 39 + " y", "😀" * 50, "a\u200db", "\u0378"):
        once = clean(text, 40)
        assert clean(once, 40) == once
        assert len(once) <= 40


def test_clean_removes_exactly_the_unprintable_characters() -> None:
    """Unassigned characters are allowed: a later version of Unicode can assign them."""
    unicodedata = pytest.importorskip("unicodedata")
    hidden = {chr(n) for n in range(0x110000) if clean(f"a{chr(n)}b", 9) == "a b"}
    unprintable = {
        chr(n)
        for n in range(0x110000)
        if not chr(n).isprintable() and unicodedata.category(chr(n)) != "Cn"
    }
    assert unprintable - hidden == set()
    assert {sign for sign in hidden - unprintable if sign.isprintable() and sign != " "} == set()


def test_a_letter_beyond_the_limits_is_refused(first: str) -> None:
    assert code("letter=2." + "A" * (LINK_CHARACTERS + 1)) == "letter_too_long"
    deep: Any = "x"
    for _ in range(NESTING + 1):
        deep = [deep]
    assert code(pack(write_json({**unpack(first), "moves": deep}))) == "letter_damaged"
    many = ["3"] * (LETTER_MOVES + 1)
    assert code(pack(write_json({**unpack(first), "moves": many}))) == "letter_damaged"


def test_a_letter_beyond_the_limits_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alveus.letters.writing.LINK_CHARACTERS", 60)
    played = letters.play(letters.begin("bohnenspiel"), "3")
    with pytest.raises(SetupError, match="letter_too_long"):
        letters.write(played)


def test_a_side_file_is_refused_as_a_letter() -> None:
    content = json.dumps({"format": "alveus letter side", "side": {}})
    assert code(content) == code("\n" + content) == "letter_side_file"


def test_equal_letters_of_both_versions_are_the_same_letter(first: str) -> None:
    """A letter of version 1 that is sent again in version 2 does not contradict itself."""
    game = letters.read(as_version_1(first))
    assert letters.read(first, game.to_json()).letter == game.letter
    assert replace(game.letter).pack() == first
