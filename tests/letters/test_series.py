"""Series by letter: each game has its own seals and continues the score."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.letters.games import answer, write_to_each_other

from alveus import letters
from alveus.core.errors import AlveusError
from alveus.letters.correspondence import next_id
from alveus.letters.envelope import open_letter
from alveus.letters.lettermatch import LetterMatch


def give_up(game: str, target: int, **begun: Any) -> tuple[letters.Written, letters.Written]:
    """A game in which the other side resigns in letter 2: our letter and that one."""
    first = letters.write(answer(letters.begin(game, target=target, **begun), Random(1)))
    theirs = letters.play(letters.read(first.link), "resign")
    return letters.write(theirs), first


def refusal(link: str, kept: dict[str, Any]) -> str:
    with pytest.raises(AlveusError) as refused:
        letters.read(link, kept)
    return refused.value.code


@pytest.mark.parametrize("game", ["bohnenspiel", "lombardorum", "rithmomachia"])
def test_series_ends_when_a_side_reaches_the_target(game: str) -> None:
    kept: list[Any] = [None, None]
    correspondence = letters.begin(game, target=2)
    for count in range(1, 20):
        first = letters.write(answer(correspondence, Random(count)))
        writer = correspondence.match.sides.index(correspondence.side)
        kept[writer] = first.kept
        there = letters.read(first.link, kept[1 - writer])
        last = letters.write(letters.play(there, "resign"))
        kept[1 - writer] = last.kept
        end = letters.read(last.link, kept[writer])
        kept[writer] = end.to_json()
        if end.following is None:
            break
        correspondence = letters.begin_next_game(end)
    tally = LetterMatch(end).tally()
    assert tally.winner is not None
    assert max(tally.score) >= 2
    with pytest.raises(ValueError, match="letter_last"):
        letters.begin_next_game(end)


def test_the_reader_of_the_last_letter_begins_the_next_game() -> None:
    last, first = give_up("bohnenspiel", 3)
    there = letters.resume(last.kept)
    with pytest.raises(ValueError, match="letter_not_yours"):
        letters.begin_next_game(there)
    following = letters.begin_next_game(letters.read(last.link, first.kept))
    assert (following.side, following.standing, following.letter.score) == ("south", "ours", (1, 0))


def test_next_game_has_new_seals() -> None:
    last, first = give_up("lombardorum", 3)
    following = letters.begin_next_game(letters.read(last.link, first.kept))
    sealed = open_letter(letters.write(following).link).seals
    assert sealed[0] != open_letter(first.link).seals[0]
    assert sealed[1] == ()


def test_starter_follows_from_the_previous_game() -> None:
    last, first = give_up("bohnenspiel", 3)
    following = letters.begin_next_game(letters.read(last.link, first.kept))
    assert following.letter.starter == "north"
    assert following.match.actor == 1
    there = letters.read(letters.write(following).link, last.kept)
    assert (there.side, there.standing) == ("north", "ours")
    assert letters.play(there, "1").ready


def test_no_game_follows_a_single_game() -> None:
    last, first = give_up("bohnenspiel", 0)
    assert letters.read(last.link, first.kept).following is None


def test_agreed_draw_does_not_change_the_score() -> None:
    offered = letters.write(
        letters.play(answer(letters.begin("rithmomachia", target=3), Random(1)), "offer")
    )
    drawn = letters.write(letters.play(letters.read(offered.link), "draw"))
    following = letters.read(drawn.link, offered.kept)
    assert letters.begin_next_game(following).letter.score == (0, 0)


@pytest.mark.parametrize(
    "changed",
    [
        {"score": (0, 1)},
        {"score": (2, 0)},
        {"target": 2},
        {"starter": "south"},
        {"options": {"x": "y"}},
    ],
    ids=["who", "points", "target", "starter", "rules"],
)
def test_another_score_or_other_rules_are_refused(changed: dict[str, Any]) -> None:
    last, first = give_up("bohnenspiel", 3)
    begun = letters.write(letters.begin_next_game(letters.read(last.link, first.kept)))
    forged = replace(open_letter(begun.link), **changed).pack()
    assert refusal(forged, last.kept) == (
        "letter_game" if "options" in changed else "letter_series"
    )


def test_next_game_needs_the_end_of_the_previous_one() -> None:
    last, first = give_up("bohnenspiel", 3)
    begun = letters.write(letters.begin_next_game(letters.read(last.link, first.kept)))
    before = letters.read(first.link).to_json()
    assert refusal(begun.link, before) == "letter_series"


def test_opponent_cannot_begin_the_next_game_for_our_side() -> None:
    last, first = give_up("bohnenspiel", 3)
    ours = letters.read(last.link, first.kept)
    forged = letters.write(letters.begin_next_game(ours))
    assert open_letter(forged.link).side == ours.side
    assert refusal(forged.link, ours.to_json()) == "letter_unsent"
    assert letters.read(forged.link, last.kept).side == "north"


def test_a_draw_before_the_first_roll_leads_to_the_same_next_game_for_both_sides() -> None:
    for _ in range(30):
        offered = letters.write(letters.play(letters.begin("lombardorum", target=3), "offer"))
        drawn = letters.write(letters.play(letters.read(offered.link), "draw"))
        ours = letters.read(drawn.link, offered.kept)
        assert ours.following == letters.resume(drawn.kept).following


def test_second_first_letter_contradicts_the_first() -> None:
    last, first = give_up("lombardorum", 3)
    previous = letters.read(last.link, first.kept)
    first_link, second_link = (
        letters.write(letters.begin_next_game(previous)).link for _ in range(2)
    )
    assert (
        open_letter(first_link).id
        == open_letter(second_link).id
        == next_id(open_letter(first.link).id)
    )
    known = letters.read(first_link, last.kept).to_json()
    assert refusal(second_link, known) == "letter_contradicts"


def test_invalid_target_is_refused() -> None:
    for target in (-1, 10**9):
        with pytest.raises(ValueError, match="bad_value"):
            letters.begin("xii", target=target)


def test_a_whole_series_is_written_letter_by_letter() -> None:
    sent = write_to_each_other("bohnenspiel", 7, 200, target=2)
    end = letters.read(sent[-1].link, sent[-2].kept)
    assert end.standing == "over"
    assert end.tell()["next"] == next_id(end.letter.id)
