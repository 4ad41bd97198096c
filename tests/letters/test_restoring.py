"""Restoring a side from a file: a stored game is never replaced, and no roll can be foreseen.

The device belongs to Bea.  Her opponent Mallory forges files and letters to replace her secret.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.letters.games import answer, write_to_each_other
from tests.letters.test_asking import Page

from alveus import letters
from alveus.core.errors import AlveusError, IllegalMove, SetupError
from alveus.letters.chains import SIZE, OwnLinks
from alveus.letters.envelope import open_letter

CHOSEN = bytes(range(SIZE))
"""A secret chosen by Mallory."""


def side_file(kept: Mapping[str, Any], **changed: Any) -> dict[str, Any]:
    """A side file as the page writes it."""
    return {"format": "alveus letter side", "side": {**kept, **changed}, "link": "", "sent": 0}


def refusal(content: Any, kept: Mapping[str, Any] | None = None) -> str:
    with pytest.raises(SetupError) as refused:
        letters.restore(content, kept)
    return refused.value.code


@pytest.fixture(scope="module")
def exchange() -> list[letters.Written]:
    """Letters of a game with dice.  Bea writes the even-numbered ones."""
    return write_to_each_other("lombardorum", 5, 9)


@pytest.fixture
def bea(exchange: list[letters.Written]) -> dict[str, Any]:
    """Bea's record after letter 8."""
    return exchange[7].kept


def forge(sent: letters.Written, secret: bytes = CHOSEN) -> dict[str, Any]:
    """Forge Bea's record: Mallory's letter, Bea's seat, and a secret that Mallory knows."""
    letter, seat = sent.correspondence.letter, 1
    links = OwnLinks(secret).reveal(len(letter.links[seat]) and 2)
    forged = replace(
        letter,
        seals=(letter.seals[0], links.seals),
        links=(letter.links[0], links.newest),
    )
    return {**sent.kept, "letter": forged.to_json(), "seat": seat, "secret": secret.hex()}


def test_file_with_another_secret_is_refused(
    exchange: list[letters.Written], bea: dict[str, Any]
) -> None:
    first = letters.read(exchange[0].link)
    sealed = letters.write(first)
    forged = forge(sealed)
    assert letters.restore(side_file(forged)).side == first.side
    assert refusal(side_file(forged), sealed.kept) == "letter_side_differs"
    assert refusal(side_file(forged), bea) == "letter_side_differs"


def test_a_file_with_another_secret_is_refused_before_our_first_letter(
    exchange: list[letters.Written],
) -> None:
    opened = letters.read(exchange[0].link).to_json()
    assert refusal(side_file(opened, secret=CHOSEN.hex()), opened) == "letter_side_differs"


def test_file_with_a_secret_that_does_not_fit_the_seals_is_refused(bea: dict[str, Any]) -> None:
    forged = side_file(bea, secret=CHOSEN.hex())
    assert refusal(forged) == "letter_links"
    assert refusal(forged, bea) == "letter_links"


def test_a_file_with_the_opponents_seat_is_refused(
    exchange: list[letters.Written], bea: dict[str, Any]
) -> None:
    assert refusal(side_file(exchange[8].kept), bea) == "letter_side_differs"
    assert refusal(side_file(bea, seat=0), bea) == "letter_links"
    assert refusal(side_file(bea, seat=None), bea) == "save_damaged"


def test_file_with_other_seals_of_the_opponent_is_refused(bea: dict[str, Any]) -> None:
    game = letters.resume(bea)
    other = OwnLinks(CHOSEN).reveal(len(game.match.plies))
    letter = replace(game.letter, seals=(other.seals, game.letter.seals[1]), moves=())
    letter = replace(letter, links=(other.newest, game.letter.links[1]))
    assert refusal(side_file(bea, letter=letter.to_json()), bea) == "letter_contradicts"


def test_file_with_the_same_secret_and_other_moves_is_refused() -> None:
    first = letters.write(letters.play(letters.begin("bohnenspiel"), "3"))
    bea = letters.read(first.link)
    stored, other = (letters.write(letters.play(bea, move)).kept for move in ("1", "2"))
    assert refusal(side_file(other), stored) == "letter_contradicts"
    draft = letters.play(bea, "2").to_json()
    assert refusal(side_file(stored), draft) == "letter_contradicts"


def test_file_for_the_next_game_of_a_series_must_contain_our_side() -> None:
    first = letters.write(answer(letters.begin("lombardorum", target=3), Random(1)))
    last = letters.write(letters.play(letters.read(first.link), "resign"))
    mallory = letters.begin_next_game(letters.read(last.link, first.kept))
    sent = letters.write(mallory)
    ours = letters.read(sent.link, last.kept)
    assert letters.restore(side_file(ours.to_json()), last.kept).side == ours.side
    assert refusal(side_file(sent.kept), last.kept) == "letter_side_differs"
    richer = replace(ours.letter, score=(0, 2))
    assert refusal(side_file(ours.to_json(), letter=richer.to_json()), last.kept) == "letter_series"


def test_a_letter_forged_for_our_side_is_refused(
    exchange: list[letters.Written], bea: dict[str, Any]
) -> None:
    forged = replace(open_letter(exchange[8].link), number=10)
    with pytest.raises(SetupError, match="letter_unsent"):
        letters.read(forged.pack(), bea)
    with pytest.raises(SetupError, match=r"letter_(links|unfinished)"):
        letters.read(forged.pack())
    onlooker = letters.read(exchange[8].link)
    assert onlooker.secret == b""
    with pytest.raises(IllegalMove, match="letter_not_yours"):
        letters.write(onlooker)


def test_file_of_another_game_is_refused(bea: dict[str, Any]) -> None:
    other = letters.write(letters.begin("lombardorum")).kept
    assert refusal(side_file(other), bea) == "letter_series"


def test_a_side_file_with_the_letter_of_another_game_is_refused(bea: dict[str, Any]) -> None:
    other = letters.write(letters.begin("lombardorum")).link
    assert refusal({**side_file(bea), "link": other}, bea) == "save_damaged"


def test_older_file_shows_the_stored_game(exchange: list[letters.Written]) -> None:
    stored = exchange[7].kept
    shown = letters.restore(side_file(exchange[3].kept), stored)
    assert (shown.letter.number, shown.to_json()) == (8, stored)
    assert shown.older is not None
    assert shown.older.number == 4


def test_newer_file_with_the_same_secret_continues_the_game(
    exchange: list[letters.Written],
) -> None:
    newer = exchange[7].kept
    assert letters.restore(side_file(newer), exchange[3].kept).to_json() == newer


def test_file_with_fewer_moves_of_the_same_letter_shows_the_stored_game(
    exchange: list[letters.Written],
) -> None:
    opened = letters.read(exchange[2].link, exchange[1].kept)
    played = answer(opened, Random(3)).to_json()
    assert letters.restore(side_file(opened.to_json()), played).to_json() == played
    assert letters.restore(side_file(played), opened.to_json()).to_json() == played


def test_a_keep_file_from_the_terminal_can_be_restored(bea: dict[str, Any]) -> None:
    assert letters.restore(bea).to_json() == bea


@pytest.mark.parametrize(
    "changed",
    [
        {"format": "alveus"},
        {"format": 1},
        {"side": []},
        {"side": {}},
        {"link": 5},
        {"link": "letter=1.xyz"},
        {"sent": "yesterday"},
        {"more": 1},
    ],
    ids=str,
)
def test_side_file_with_damaged_members_is_refused(
    bea: dict[str, Any], changed: dict[str, Any]
) -> None:
    assert refusal({**side_file(bea), **changed}) == "save_damaged"


@pytest.mark.parametrize(
    "changed",
    [
        {"version": 2},
        {"version": True},
        {"letter": 3},
        {"letter": {"v": 1}},
        {"seat": 2},
        {"seat": True},
        {"secret": "00"},
        {"secret": 7},
        {"moves": "3"},
        {"moves": [3]},
        {"end": "won"},
        {"more": 1},
    ],
    ids=str,
)
def test_record_with_damaged_members_is_refused(
    bea: dict[str, Any], changed: dict[str, Any]
) -> None:
    assert refusal(side_file(bea, **changed)) == "save_damaged"


def test_a_side_file_with_a_missing_member_is_refused(bea: dict[str, Any]) -> None:
    """Each member is removed in turn, and the secret is shortened."""
    for name in ("format", "version", "letter", "secret", "seat"):
        assert refusal(side_file({key: bea[key] for key in bea if key != name})) == "save_damaged"
    assert refusal(side_file(bea, secret=bea["secret"][:-2])) == "save_damaged"


def test_page_restores_a_side_and_can_send_its_last_letter_again(
    exchange: list[letters.Written], bea: dict[str, Any]
) -> None:
    page = Page()
    content = side_file(bea)
    summary = page.ask_letter("find", side=content)["found"]
    assert summary == {"id": bea["letter"]["id"], "game": "lombardorum", "number": 8}
    reply = page.ask_letter("restore", side=content)
    assert (reply["kept"], reply["link"]) == (bea, exchange[7].link)
    older = page.ask_letter("restore", side=side_file(exchange[3].kept), kept=bea)
    assert (older["kept"], older["letter"]["older"]) == (bea, 4)
    with pytest.raises(AlveusError, match="letter_side_differs"):
        page.ask_letter("restore", side=side_file(exchange[8].kept), kept=bea)


def test_a_refused_file_does_not_change_the_table(bea: dict[str, Any]) -> None:
    page = Page()
    page.ask_letter("resume", kept=bea)
    before = page.session.match
    for content in ({}, side_file(bea, secret=CHOSEN.hex()), {"format": ["x"]}):
        with pytest.raises(AlveusError):
            page.ask_letter("restore", side=content, kept=bea)
    assert page.session.match is before
    assert json.dumps(page.ask_letter("tell")["kept"]) == json.dumps(bea)
