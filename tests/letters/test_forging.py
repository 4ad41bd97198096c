"""Nobody plays, writes, offers or gives up for the other side."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.letters.games import answer, write_to_each_other

from alveus import letters
from alveus.core.errors import AlveusError
from alveus.letters.envelope import Letter, open_letter


def refusal(letter: Letter, kept: dict[str, Any] | None = None) -> str:
    with pytest.raises(AlveusError) as refused:
        letters.read(letter.pack(), kept)
    return refused.value.code


@pytest.fixture
def sent() -> letters.Written:
    return letters.write(letters.play(letters.begin("bohnenspiel"), "3"))


@pytest.fixture
def back(sent: letters.Written) -> Letter:
    """The answer to it."""
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
def test_nobody_ends_the_game_in_our_name(sent: letters.Written, back: Letter, end: Any) -> None:
    assert refusal(replace(back, number=3, end=end), sent.kept) == "letter_unsent"


def test_no_draw_is_agreed_that_we_have_not_offered(sent: letters.Written, back: Letter) -> None:
    assert refusal(replace(back, end="draw"), sent.kept) == "letter_unsent"


def test_a_game_that_was_given_up_does_not_go_on(sent: letters.Written) -> None:
    given_up = letters.write(letters.play(letters.read(sent.link), "resign"))
    known = letters.read(given_up.link, sent.kept)
    later = replace(known.letter, number=4, end="")
    assert refusal(later, known.to_json()) == "letter_contradicts"


@pytest.mark.parametrize("game", ["lombardorum", "rithmomachia"])
def test_honest_letters_are_never_taken_for_forged(game: str) -> None:
    for seed in range(4):
        written = write_to_each_other(game, seed, 14)
        assert len(written) == 14


def test_an_onlooker_reads_whatever_follows_the_rules(sent: letters.Written, back: Letter) -> None:
    here = letters.read(back.pack())
    assert here.seat is None
    with pytest.raises(ValueError, match="letter_not_yours"):
        letters.play(here, "6")
    with pytest.raises(ValueError, match="letter_not_yours"):
        letters.write(answer(here, Random(1)))
