"""Matches in Python: sides by name, play and undo, hints, files and links."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path

import pytest

import alveus
from alveus import Match, Position
from alveus.words.messages import speaking_in

pytestmark = pytest.mark.native


def first_move(position: Position) -> str:
    return position.legal[0]


def match_after_one_turn(**more: object) -> Match:
    match = Match("lombardorum", black="tiro", seed=7, starter="white", **more)
    match.throw("6-5")
    match.play("6:1-7 5:1-6")
    return match


def test_play_on_stops_before_a_human_roll() -> None:
    match = match_after_one_turn()
    played = match.play_on()
    assert played[0].startswith("throw ")
    assert (match.turn, match.position.chance) == ("white", True)
    assert match.play_on() == ()
    assert match.history[-len(played) :] == played


@pytest.mark.parametrize("game", [g for g in alveus.games() if alveus.info(g).levels])
def test_computers_play_to_the_end(game: str) -> None:
    options = {"players": 3} if game == "familydomino" else {}
    sides = alveus.game(game, **options).sides
    match = Match(game, seed=1, **options, **dict.fromkeys(sides, "random"))
    match.play_on()
    assert match.over
    assert str(match.outcome)
    assert match.turn is None


def test_undo_also_undoes_the_reply() -> None:
    match = match_after_one_turn()
    before = match.position
    match.undo()
    match.redo()
    assert match.position == before
    match.play_on()
    reply = match.history
    match.undo()
    assert match.turn == "white"
    match.redo()
    assert match.history == reply
    with pytest.raises(alveus.IllegalMove, match="nothing to redo"):
        match.redo()


def test_a_refusal_names_rule_and_source() -> None:
    match = Match("lombardorum", seed=1, starter="white")
    match.throw("6-5")
    match.play("6:1-7")
    refused = match.why("6:7-12")
    assert (refused.code, refused.source.work != "") == ("no_such_die", True)
    assert str(refused).startswith("No die fits")
    assert pickle.loads(pickle.dumps(refused)) == refused
    assert hash(refused) == hash(copy.deepcopy(refused))
    assert match.why("5:1-6") is None
    with pytest.raises(alveus.NotationError, match="is not a move"):
        match.why("nonsense")


def test_after_a_resignation_a_refusal_names_the_end() -> None:
    match = Match("bohnenspiel")
    assert match.why("1") is None
    match.play("resign")
    assert match.why("1").code == "game_over"


def test_players_of_a_match_receive_only_their_information() -> None:
    positions: list[Position] = []

    def watcher(position: Position) -> str:
        positions.append(position)
        return position.legal[0]

    match = Match("sperrdomino", a=watcher, b="random", seed=3)
    match.play_on()
    assert match.over
    assert positions
    for position in positions:
        hands = position.to_json()["hands"]
        assert (position.turn, set(hands["b"])) == ("a", {None})
        assert set(position.to_json()["stock"]) == {None}
        assert "seed" not in repr(position)


def test_no_move_is_legal_after_a_resignation() -> None:
    match = Match("bohnenspiel")
    match.play("resign")
    assert (len(match.legal), "3" in match.legal) == (0, False)
    with pytest.raises(alveus.IllegalMove, match="The game is over"):
        match.legal["3"]


def test_play_on_does_not_return_hidden_tiles() -> None:
    match = alveus.Match("sperrdomino", b="schueler", seed=1)
    assert match.play_on()[0] == "deal"


def test_play_on_after_undo_returns_the_new_moves() -> None:
    match = alveus.Match("bohnenspiel", north="kind", seed=1)
    match.play("3")
    first = match.play_on()
    match.undo()
    match.play("3")
    assert match.play_on() == first


def test_a_human_sees_only_one_hand() -> None:
    match = Match("sperrdomino", b="direktor", seed=3)
    match.play_on()
    hands = match.position.to_json()["hands"]
    assert None not in hands["a"]
    assert set(hands["b"]) == {None}
    assert match.history[0] == "deal"
    assert "seed" not in repr(match.position)
    assert not [text for text in match.history if text.startswith("deal ")]


def test_events_do_not_contain_the_place_of_a_tile_in_another_hand() -> None:
    match = alveus.Match("sperrdomino", b="random", seed=2)
    assert match.play_on() == ("deal", "0:6")
    [lead] = match.position.events
    assert (lead.side, lead.way) == ("b", ())


def test_an_empty_seed_determines_the_rolls() -> None:
    rolls = {str(_rolled(b"")) for _ in range(3)}
    assert len(rolls) == 1
    assert rolls != {str(_rolled(b"x"))}


def _rolled(seed: bytes) -> object:
    match = alveus.Match("lombardorum", seed=seed, starter="white")
    match.throw()
    return match.position.to_json()


def test_two_humans_see_their_hands_in_turn() -> None:
    match = Match("sperrdomino", seed=3)
    match.deal()
    covered = match.position.to_json()["hands"]
    assert {tile for hand in covered.values() for tile in hand} == {None}
    with pytest.raises(alveus.SetupError, match="hidden"):
        match.hint()
    side = match.turn
    match.sit()
    assert None not in match.position.to_json()["hands"][side]


def test_hints_have_a_move_a_value_and_a_reason() -> None:
    match = Match("bohnenspiel", seed=1)
    best = match.best(level="gast", nodes=200)
    assert best.move in match.legal
    assert best.unit == "beans"
    hint = match.hint(nodes=200)
    assert hint.reason.endswith(".")
    assert hint.move in str(hint)
    analysis = match.analyse(nodes=500)
    assert sorted(entry.text for entry in analysis) == sorted(match.legal)
    assert [entry.value for entry in analysis] == sorted(
        (entry.value for entry in analysis), reverse=True
    )
    for value in (best, hint, analysis):
        assert pickle.loads(pickle.dumps(value)) == value
    with pytest.raises(alveus.SetupError, match="no level called “gost”"):
        match.best(level="gost")


@pytest.mark.parametrize("game", alveus.games())
def test_a_match_survives_saving_and_pickling(game: str, tmp_path: Path) -> None:
    match = Match(game, seed=5)
    for _ in range(6):
        if match.position.chance:
            match.throw()
        elif match.turn and alveus.info(game).hidden:
            match.sit()
            match.play(match.legal[0])
        else:
            match.play(match.legal[0])
    match.save(tmp_path / "game.json")
    for again in (
        alveus.load(tmp_path / "game.json"),
        alveus.load(str(tmp_path / "game.json")),
        pickle.loads(pickle.dumps(match)),
        copy.deepcopy(match),
    ):
        assert (again.history, again.players) == (match.history, match.players)
        assert again.position.to_json()["game"] == game


def test_a_function_is_saved_as_a_human(tmp_path: Path) -> None:
    match = Match("bohnenspiel", north=first_move, seed=1)
    match.play("3")
    match.save(tmp_path / "game.json")
    saved = json.loads((tmp_path / "game.json").read_text())
    assert saved["seats"]["north"] == {"kind": "human"}
    again = alveus.load(tmp_path / "game.json", north=first_move)
    assert again.play_on() == match.play_on() != ()


def test_a_link_restores_the_history() -> None:
    match = match_after_one_turn()
    for link in (match.link(), "https://example.org/play.html?game=lombardorum#" + match.link()):
        assert alveus.read_link(link).history == match.history
    with pytest.raises(alveus.SetupError, match="damaged"):
        alveus.read_link("nothing")


@pytest.mark.parametrize("player", ["kind", "greedy", "mcts"])
def test_a_link_and_a_save_keep_the_side_that_resigned(player: str, tmp_path: Path) -> None:
    match = alveus.Match("bohnenspiel", north=player, seed=1)
    match.play("3")
    match.play("resign")
    assert str(match.outcome) == "North wins by resignation."
    assert str(alveus.read_link(match.link()).outcome) == str(match.outcome)
    match.save(tmp_path / "resigned.json")
    assert str(alveus.load(tmp_path / "resigned.json").outcome) == str(match.outcome)


def test_a_resignation_before_the_first_roll_can_be_loaded(tmp_path: Path) -> None:
    match = alveus.Match("lombardorum", black="greedy", seed=1)
    match.play("resign")
    match.save(tmp_path / "resigned.json")
    for loaded in (alveus.load(tmp_path / "resigned.json"), alveus.read_link(match.link())):
        assert str(loaded.outcome) == str(match.outcome)


def test_an_undone_resignation_keeps_its_side(tmp_path: Path) -> None:
    match = alveus.Match("bohnenspiel", north="greedy", seed=1)
    match.play("3")
    match.play("resign")
    match.undo()
    match.save(tmp_path / "undone.json")
    loaded = alveus.load(tmp_path / "undone.json")
    loaded.redo()
    assert str(loaded.outcome) == "North wins by resignation."


def test_a_match_starts_from_a_position_with_its_options() -> None:
    position = alveus.game("bohnenspiel", beans=4).start().play("3")
    for source in (position, position.to_json()):
        match = Match.from_position(source, south="kind")
        assert (match.turn, match.options) == ("north", {"beans": "4"})
    with pytest.raises(alveus.SetupError):
        Match.from_position({**position.to_json(), "stores": [70, 70]})


def test_a_match_from_a_position_has_the_sides_of_its_options() -> None:
    position = alveus.game("familydomino", players=4).start(seed=1)
    match = Match.from_position(position, d="random")
    assert match.players == {"a": "human", "b": "human", "c": "human", "d": "random"}


def test_a_match_refuses_a_position_with_another_value_of_a_chosen_option() -> None:
    position = alveus.game("bohnenspiel", beans=4).start()
    for beans in (5, 6):  # 6 is the default
        with pytest.raises(alveus.SetupError, match="beans is given twice"):
            Match("bohnenspiel", position=position, beans=beans)
    assert Match("bohnenspiel", position=position, beans=4).options == {"beans": "4"}


def test_a_match_refuses_a_misspelt_field_of_its_position() -> None:
    position = {**alveus.game("bohnenspiel").start().to_json(), "clok": 1}
    with pytest.raises(alveus.SetupError, match="Did you mean “clock”"):
        Match("bohnenspiel", position=position)


def test_a_random_player_of_a_puzzle_does_not_repeat_a_note_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("alveus.core.match.GAME_MOVES", 30)
    match = Match("dominosa", reach=3, solver="random", seed=1)
    with pytest.raises(alveus.IllegalMove) as ended:
        match.play_on()
    assert ended.value.code == "game_full"


def test_a_series_continues_to_its_target() -> None:
    match = Match("lombardorum", white="random", black="random", seed=1, target=2)
    scores = []
    for _ in range(3):
        match.play_on()
        scores.append(max(match.score.values()))
        match.again()
    assert 2 in scores
    assert match.history == ()


def test_told_contains_the_last_turn_of_the_current_game_only() -> None:
    match = Match("bohnenspiel", south="random", north="random", seed=1, target=2)
    match.play_on()
    assert match.told
    match.again()
    assert match.told == ""


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"ply": "x"}, "The member “ply” is missing or wrong."),
        ({"games": []}, "The member “games” is missing or wrong."),
        ({"version": 99}, "or update alveus"),
        (None, "This file is incomplete"),
    ],
)
def test_a_damaged_save_is_refused_with_file_member_and_next_step(
    tmp_path: Path, changed: dict[str, object] | None, said: str
) -> None:
    file = tmp_path / "game.json"
    text = json.dumps({**Match("bohnenspiel").to_json(), **(changed or {})})
    file.write_text(text if changed else text[:-9], encoding="utf-8")
    with pytest.raises(alveus.AlveusError) as refused:
        alveus.load(file)
    assert str(refused.value).startswith(f"{file}: This ")
    assert said in str(refused.value)


def test_the_board_is_printed_and_drawn() -> None:
    match = match_after_one_turn()
    assert "white" in str(match)
    assert match._repr_svg_().startswith("<svg")
    assert "Ivory plays the 6 from 1 to 7." in match._repr_html_()
    assert alveus.diagram(match) == alveus.diagram(match.position)


def test_a_finished_match_prints_its_outcome_in_the_current_language() -> None:
    match = Match("bohnenspiel")
    match.play("resign")
    assert str(match).endswith("\nNorth wins by resignation.")
    with speaking_in("de"):
        assert str(match).endswith("\nNord gewinnt durch Aufgabe.")


def test_the_board_of_a_finished_game_names_the_winner_without_internal_codes() -> None:
    match = Match("bohnenspiel", south="random", north="random", seed=1)
    match.play_on()
    assert str(match).splitlines()[-2:] == ["★ north", "North wins 40–32."]


@pytest.mark.parametrize(
    ("keywords", "said"),
    [
        ({"whit": "tiro"}, "Did you mean “white”?"),
        ({"white": "tirro"}, "Did you mean “tiro”?"),
        ({"white": 7}, "There is no player “7” for lombardorum."),
        ({"restrictd": "all"}, "Did you mean “restricted”?"),
        ({"restricted": "al"}, "Did you mean “all”?"),
        ({"preset": "fisk"}, "Did you mean “fiske”?"),
        ({"target": -1}, "not a valid value for target"),
    ],
)
def test_an_unknown_keyword_is_refused_with_the_valid_ones(
    keywords: dict[str, object], said: str
) -> None:
    with pytest.raises(alveus.SetupError) as refused:
        Match("lombardorum", **keywords)
    assert said in str(refused.value)


def test_option_names_differ_from_sides_and_settings() -> None:
    for game in alveus.games():
        info = alveus.info(game)
        assert not set(info.options) & {*info.sides, "seed", "target", "position", "preset", "game"}


def test_the_sentence_of_an_outcome_contains_its_figures() -> None:
    match = alveus.Match("bohnenspiel", seed=1, south="random", north="random")
    match.play_on()
    assert match.outcome is not None
    score = match.outcome.sentence.rstrip(".").split()[-1]
    assert sorted(map(int, score.split("–"))) == sorted(match.position.to_json()["stores"])
