"""Forged game letters: moves for the other side, and content that alveus would not write."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests.letters.games import answer, as_version_1, write_to_each_other

from alveus import letters
from alveus.core.errors import AlveusError
from alveus.letters.chains import OwnLinks
from alveus.letters.envelope import Letter, open_letter
from alveus.letters.replaying import read_links


def refusal(letter: Letter, kept: dict[str, Any] | None = None) -> str:
    with pytest.raises(AlveusError) as refused:
        letters.read(letter.pack(), kept)
    return refused.value.code


@pytest.fixture
def sent() -> letters.Written:
    return letters.write(letters.play(letters.begin("bohnenspiel"), "3"))


@pytest.fixture
def back(sent: letters.Written) -> Letter:
    """Return the reply to the first letter."""
    return open_letter(letters.write(letters.play(letters.read(sent.link), "1")).link)


def test_a_first_letter_with_a_move_of_ours_is_refused(sent: letters.Written) -> None:
    first = open_letter(sent.link)
    assert refusal(replace(first, moves=("3", "1"))) == "letter_unsent"


def test_an_answer_with_a_move_of_ours_is_refused(sent: letters.Written, back: Letter) -> None:
    assert letters.read(back.pack(), sent.kept).standing == "ours"
    forged = replace(back, moves=(*back.moves, "6"))
    assert refusal(forged, sent.kept) == "letter_unsent"


def test_a_letter_that_skips_ours_is_refused(sent: letters.Written, back: Letter) -> None:
    forged = replace(back, number=4, moves=(*back.moves, "6", "2"))
    assert refusal(forged, sent.kept) == "letter_unsent"


@pytest.mark.parametrize("end", ["resign", "draw"])
def test_opponent_cannot_end_the_game_for_us(sent: letters.Written, back: Letter, end: Any) -> None:
    assert refusal(replace(back, number=3, end=end), sent.kept) == "letter_unsent"


def test_draw_needs_our_offer(sent: letters.Written, back: Letter) -> None:
    assert refusal(replace(back, end="draw"), sent.kept) == "letter_unsent"


def test_resigned_game_cannot_continue(sent: letters.Written) -> None:
    given_up = letters.write(letters.play(letters.read(sent.link), "resign"))
    known = letters.read(given_up.link, sent.kept)
    later = replace(known.letter, number=4, end="")
    assert refusal(later, known.to_json()) == "letter_contradicts"


@pytest.mark.parametrize("game", ["lombardorum", "rithmomachia"])
def test_genuine_letters_are_accepted(game: str) -> None:
    for seed in range(4):
        sent = write_to_each_other(game, seed, 14)
        assert len(sent) == 14


def test_onlooker_can_read_any_legal_letter(sent: letters.Written, back: Letter) -> None:
    game = letters.read(back.pack())
    assert game.seat is None
    with pytest.raises(ValueError, match="letter_not_yours"):
        letters.play(game, "6")
    with pytest.raises(ValueError, match="letter_not_yours"):
        letters.write(answer(game, Random(1)))


@pytest.fixture(scope="module")
def dice() -> list[letters.Written]:
    """Letters of a game with dice.

    The receiver of the last one wrote the even-numbered letters.
    """
    return write_to_each_other("lombardorum", 5, 9)


def forged_refusal(letter: Letter, kept: dict[str, Any] | None) -> set[str]:
    """Return the error codes for a letter in version 1 and in version 2."""
    codes = set()
    for link in (letter.pack(), as_version_1(letter.pack())):
        with pytest.raises(AlveusError) as refused:
            letters.read(link, kept)
        codes.add(refused.value.code)
    return codes


def test_letter_without_a_move_is_refused(sent: letters.Written, back: Letter) -> None:
    assert forged_refusal(replace(back, moves=("3",)), sent.kept) == {"letter_unfinished"}
    assert forged_refusal(replace(open_letter(sent.link), moves=()), None) == {"letter_unfinished"}


def test_a_letter_that_ends_during_a_turn_is_refused(dice: list[letters.Written]) -> None:
    for before, sent in pairwise(dice):
        letter, known = open_letter(sent.link), open_letter(before.link)
        for count in range(len(known.moves), len(letter.moves)):
            cut = replace(letter, moves=letter.moves[:count])
            codes = forged_refusal(cut, before.kept)
            assert codes <= {"letter_unfinished", "letter_links"}


def test_letter_after_the_end_of_the_game_is_refused() -> None:
    sent = write_to_each_other("bohnenspiel", 7, 200)
    last = open_letter(sent[-1].link)
    kept = letters.read(sent[-1].link, sent[-2].kept).to_json()
    more = replace(last, number=last.number + 1)
    for end in ("", "resign", "offer"):
        forged = replace(more, end=end)
        assert forged_refusal(forged, sent[-1].kept) <= {"letter_unfinished", "letter_unsent"}
        assert forged_refusal(forged, kept) == {"letter_unsent"}


def test_a_letter_with_too_few_or_too_many_chain_values_is_refused() -> None:
    """A letter without the chain values for the next rolls would stop the game forever."""
    sent = write_to_each_other("lombardorum", 5, 9)
    letter, seat = open_letter(sent[8].link), 0
    own = OwnLinks(sent[8].correspondence.secret)
    count = len(read_links(letter, letters.read(sent[8].link).match.game)[seat])
    for other in (count - 1, count + 1):
        links = own.reveal(other)
        forged = replace(
            letter,
            seals=(links.seals, letter.seals[1]),
            links=(links.newest, letter.links[1]),
        )
        assert forged_refusal(forged, sent[7].kept) <= {"letter_links", "letter_move"}


def test_a_letter_with_superfluous_seals_is_refused(dice: list[letters.Written]) -> None:
    letter = open_letter(dice[8].link)
    more = tuple(bytes([number % 256]) * 32 for number in range(500))
    for seals in (
        (letter.seals[0] + more, letter.seals[1]),
        (letter.seals[0], letter.seals[1] + more),
    ):
        assert forged_refusal(replace(letter, seals=seals), dice[7].kept) == {"letter_links"}


def test_a_letter_that_changes_our_chain_values_is_refused(dice: list[letters.Written]) -> None:
    letter = open_letter(dice[8].link)
    own = OwnLinks(dice[7].correspondence.secret)
    links = own.reveal(2)
    forged = replace(letter, links=(letter.links[0], links.newest))
    assert forged_refusal(forged, dice[7].kept) <= {"letter_links", "letter_move"}


@pytest.mark.parametrize(
    "names", [{}, {"south": "Anna"}, {"south": "Bea", "north": "Bea"}, {"north": "Eve"}]
)
def test_letter_with_other_names_is_refused(names: dict[str, str]) -> None:
    game = letters.begin("bohnenspiel", names={"south": "Anna", "north": "Bea"})
    sent = letters.write(letters.play(game, "3"))
    back = open_letter(letters.write(letters.play(letters.read(sent.link), "1")).link)
    assert forged_refusal(replace(back, names=names), sent.kept) == {"letter_names"}


def test_names_stay_the_same_in_a_series() -> None:
    game = letters.begin("bohnenspiel", names={"south": "Anna"}, target=3)
    first = letters.write(letters.play(game, "3"))
    last = letters.write(letters.play(letters.read(first.link), "resign"))
    begun = letters.write(letters.begin_next_game(letters.read(last.link, first.kept)))
    renamed = replace(open_letter(begun.link), names={"south": "Eve"})
    assert forged_refusal(renamed, last.kept) == {"letter_names"}


@pytest.mark.parametrize(
    "changed",
    [
        {"options": {"beans": "6"}},
        {"score": (1, 0)},
        {"starter": "south"},
    ],
    ids=str,
)
def test_a_letter_with_superfluous_members_is_refused(
    sent: letters.Written, changed: dict[str, Any]
) -> None:
    assert forged_refusal(replace(open_letter(sent.link), **changed), None) == {"letter_damaged"}


@pytest.mark.parametrize("move", ["03", " 3", "3 "])
def test_a_letter_with_a_move_in_non_canonical_notation_is_refused(
    sent: letters.Written, move: str
) -> None:
    assert forged_refusal(replace(open_letter(sent.link), moves=(move,)), None) == {"letter_move"}


@pytest.mark.parametrize("end", ["resign", "offer"])
def test_the_last_letter_of_a_finished_game_with_an_end_is_refused(end: Any) -> None:
    sent = write_to_each_other("bohnenspiel", 7, 200)
    forged = replace(open_letter(sent[-1].link), end=end)
    assert "letter_unfinished" in forged_refusal(forged, sent[-2].kept)


def test_a_finished_game_cannot_be_resigned() -> None:
    sent = write_to_each_other("bohnenspiel", 7, 200)
    before = letters.read(sent[-2].link, sent[-3].kept)
    won = letters.play(before, open_letter(sent[-1].link).moves[-1])
    assert won.match.outcome is not None
    with pytest.raises(AlveusError, match="game_over"):
        letters.play(won, "resign")
    assert letters.write(replace(won, end="resign")).correspondence.letter.end == ""
