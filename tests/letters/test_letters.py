"""Games by letter: reading and refusing letters, and the record stored on a device."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.letters.games import GAMES, answer, pack, write_json, write_to_each_other

from alveus import letters, registry
from alveus.core.errors import AlveusError
from alveus.letters.envelope import Letter, open_letter
from alveus.letters.lettermatch import LetterMatch


def refusal(link: str, kept: dict[str, Any] | None = None) -> str:
    with pytest.raises(AlveusError) as refused:
        letters.read(link, kept)
    return refused.value.code


@pytest.fixture(scope="module")
def exchange() -> list[letters.Written]:
    return write_to_each_other("lombardorum", 5, 12)


@pytest.mark.parametrize("game", GAMES)
def test_both_sides_see_the_same_game(game: str) -> None:
    sent = write_to_each_other(game, 2, 8)
    onlooker = letters.read(sent[-1].link)
    writer = letters.resume(sent[-1].kept)
    assert onlooker.seat is None
    assert onlooker.standing == "theirs"
    shared = len(onlooker.match.plies)
    assert [ply.text for ply in writer.match.plies[:shared]] == [
        ply.text for ply in onlooker.match.plies
    ]


def test_a_short_game_is_played_to_its_end() -> None:
    sent = write_to_each_other("bohnenspiel", 7, 200)
    last = letters.read(sent[-1].link, sent[-2].kept)
    assert last.standing == "over"
    assert last.outcome is not None
    with pytest.raises(ValueError, match="letter_not_yours"):
        letters.play(last, "1")


def test_a_letter_stays_short(exchange: list[letters.Written]) -> None:
    assert len(exchange[-1].link) < 600
    assert len(write_to_each_other("xii", 4, 40)[-1].link) < 1000


def test_the_whole_address_and_its_last_part_are_read(exchange: list[letters.Written]) -> None:
    link = exchange[3].link
    for text in (link, f"https://example.org/play.html?game=x#{link}", link[len("letter=") :]):
        assert open_letter(text).number == 4


@pytest.mark.parametrize(
    "content",
    [
        [],
        None,
        {"v": 1},
        {"v": 1, "id": "zz"},
        {"v": 1, "id": "0" * 24, "game": "xii", "sides": "white", "number": 10**30},
        {"v": 1, "id": "0" * 24, "game": "xii", "sides": "white", "number": 1, "links": [[1], []]},
        {"v": 1, "id": "0" * 24, "game": "xii", "sides": "white", "number": 1, "seals": "ab"},
        {"v": 1, "id": "0" * 24, "game": 7, "sides": "white", "number": 1},
        {"v": 1, "id": "0" * 24, "game": "xii", "sides": "white", "number": True},
    ],
)
@pytest.mark.parametrize("version", [1, 2])
def test_content_that_is_not_a_letter_is_refused_as_damaged(content: object, version: int) -> None:
    assert refusal(pack(write_json(content), version)) == "letter_damaged"


def test_letter_of_a_later_version_has_its_own_error() -> None:
    assert refusal("letter=3.abc") == "letter_version"
    assert refusal(pack(write_json({"v": 3}))) == "letter_damaged"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("nowhere", {}),
        ("sperrdomino", {}),
        ("dominosa", {}),
        ("lombardorum", {"cube": "on"}),
        ("lombardorum", {"colour": "blue"}),
    ],
)
def test_games_not_playable_by_letter_are_refused(game: str, options: dict[str, str]) -> None:
    letter = Letter("0" * 24, game, "white", options=options)
    assert refusal(letter.pack()) == "letter_game"


def test_all_open_games_for_two_can_be_played_by_letter() -> None:
    offered = [
        info.id for info in map(registry.info, registry.ids()) if info.by_letter(info.settings({}))
    ]
    assert sorted(offered) == sorted(GAMES)


def test_illegal_move_in_a_letter_is_reported(exchange: list[letters.Written]) -> None:
    letter = open_letter(exchange[-1].link)
    moves = list(letter.moves)
    moves[2] = "7:1-8"
    with pytest.raises(AlveusError) as refused:
        letters.read(replace(letter, moves=tuple(moves)).pack())
    assert refused.value.code == "letter_move"
    assert refused.value.params["number"] == 3
    assert refused.value.params["move"] == "7:1-8"


def test_typed_roll_is_refused(exchange: list[letters.Written]) -> None:
    letter = open_letter(exchange[-1].link)
    for text in ("throw", "66", "resign"):
        forged = replace(letter, moves=(*letter.moves[:1], text, *letter.moves[1:]))
        assert refusal(forged.pack()) == "letter_move"


def test_letter_with_changed_history_contradicts_the_record() -> None:
    rng = Random(3)
    mine = letters.write(answer(letters.begin("bohnenspiel"), rng))
    first = letters.write(letters.play(letters.read(mine.link), "1"))
    other = letters.write(letters.play(letters.read(mine.link), "2"))
    assert first.link != other.link
    kept = letters.write(letters.play(letters.read(first.link, mine.kept), "6")).kept
    with pytest.raises(AlveusError) as refused:
        letters.read(other.link, kept)
    assert refused.value.code == "letter_contradicts"
    assert (refused.value.params["known"], refused.value.params["given"]) == ("1", "2")


def test_older_letter_opens_the_stored_game(exchange: list[letters.Written]) -> None:
    kept = exchange[-1].kept
    game = letters.read(exchange[3].link, kept)
    assert game.letter.number == len(exchange)
    assert game.older is not None
    assert game.older.number == 4


def test_own_letter_is_refused(exchange: list[letters.Written]) -> None:
    assert refusal(exchange[-1].link, exchange[-1].kept) == "letter_ours"


def test_letter_needs_a_move() -> None:
    game = letters.begin("bohnenspiel")
    with pytest.raises(AlveusError, match="letter_unplayed"):
        letters.write(game)
    played = letters.play(game, "3")
    assert letters.write(played).correspondence.standing == "theirs"


def test_resignation_ends_the_game_for_both_sides(exchange: list[letters.Written]) -> None:
    game = letters.play(letters.read(exchange[-2].link, exchange[-3].kept), "resign")
    last = letters.write(game)
    there = letters.read(last.link, exchange[-2].kept)
    assert there.standing == "over"
    assert there.outcome is not None
    assert there.match.sides[there.outcome.winner or 0] == there.side


def test_a_draw_is_agreed_by_two_letters() -> None:
    offer = letters.play(answer(letters.begin("rithmomachia"), Random(1)), "offer")
    sent = letters.write(offer)
    there = letters.read(sent.link)
    assert there.offered
    with pytest.raises(AlveusError, match="no_draw_offered"):
        letters.play(letters.play(letters.begin("bohnenspiel"), "3"), "draw")
    taken = letters.write(letters.play(there, "draw"))
    game = letters.read(taken.link, sent.kept)
    assert game.standing == "over"
    assert game.outcome is not None
    assert game.outcome.winner is None


def test_an_onlooker_is_not_offered_a_draw() -> None:
    first = letters.write(answer(letters.begin("rithmomachia"), Random(1)))
    second = letters.write(letters.play(answer(letters.read(first.link), Random(2)), "offer"))
    assert letters.read(second.link, first.kept).offered
    onlooker = letters.read(second.link)
    assert onlooker.seat is None
    assert not onlooker.offered


def test_names_and_greeting_become_one_printable_line() -> None:
    game = letters.begin("bohnenspiel", names={"south": "A\x00n\nna" * 30})
    sent = letters.write(letters.play(game, "3"), word="<b>Hello</b>\u202e there\n" * 40)
    letter = open_letter(sent.link)
    assert letter.names["south"] == "A n naA n naA n naA n naA n naA n naA n "[:40].strip()
    assert len(letter.word) == 280
    assert letter.word.startswith("<b>Hello</b> there <b>")


def test_record_of_a_device_can_be_resumed(exchange: list[letters.Written]) -> None:
    game = letters.read(exchange[-2].link, exchange[-3].kept)
    again = letters.resume(json.loads(json.dumps(game.to_json())))
    assert again.side == game.side
    assert again.match.state == game.match.state
    damaged = {**game.to_json(), "secret": "00"}
    with pytest.raises(AlveusError, match="save_damaged"):
        letters.resume(damaged)


def test_reader_of_a_first_letter_keeps_its_side(
    exchange: list[letters.Written],
) -> None:
    first = letters.read(exchange[0].link)
    assert first.seat == 1
    assert first.standing == "ours"
    assert letters.read(exchange[2].link).seat is None


def test_game_by_letter_has_a_limited_number_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alveus.letters.replaying.LETTER_MOVES", 1)
    first = letters.write(letters.play(letters.begin("bohnenspiel"), "3"))
    there = letters.read(first.link)
    with pytest.raises(AlveusError, match="letter_full"):
        letters.play(there, "1")
    with pytest.raises(AlveusError, match="letter_full"):
        LetterMatch(there).play("1")
    assert letters.write(letters.play(there, "resign")).correspondence.standing == "over"


def test_a_text_with_a_move_of_the_other_side_is_refused() -> None:
    game = letters.begin("rithmomachia")
    with pytest.raises(AlveusError, match="not_your_turn"):
        letters.play(game, "a1-b3 f11-g11")
    assert letters.play(game, "a1-b3").match.cursor == 1


def test_a_player_can_resign_after_undoing_the_last_move_of_the_game() -> None:
    sent = write_to_each_other("bohnenspiel", 7, 200)
    match = LetterMatch(letters.read(sent[-2].link, sent[-3].kept))
    match.play(open_letter(sent[-1].link).moves[-1])
    with pytest.raises(AlveusError, match="game_over"):
        match.end("resign")
    match.undo()
    match.end("resign")
    assert match.opened.end == "resign"
