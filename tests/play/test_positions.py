"""Positions are immutable values without hidden information."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from io import BytesIO, TextIOWrapper
from random import Random

import pytest

import alveus
from alveus import Position

pytestmark = pytest.mark.native  # errors have their sentences where the words are

games = pytest.mark.parametrize("game", alveus.games())
PLIES = 40
HIDDEN = [game for game in alveus.games() if alveus.info(game).hidden]


def course(game: str, seed: int, plies: int = PLIES) -> Iterator[Position]:
    """Yield the positions of a random game."""
    chance, position = Random(seed), alveus.game(game).start(seed=seed)
    for _ in range(plies):
        yield position
        if position.over:
            return
        if position.chance:
            position = position.throw()
        else:
            position = position.play(chance.choice(position.legal))


@games
def test_repr_of_a_position_can_be_evaluated(game: str) -> None:
    for position in course(game, 3):
        again = eval(repr(position), {"Position": Position})
        assert (again, hash(again)) == (position, hash(position))
        assert again.legal == position.legal


@games
def test_positions_can_be_pickled_and_copied(game: str) -> None:
    *_, position = course(game, 4)
    for again in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
        assert (again, hash(again)) == (position, hash(position))
        assert (again.told, again.outcome) == (position.told, position.outcome)
        assert position.over or not position.chance or again.throw() == position.throw()


@games
def test_play_does_not_change_the_position(game: str) -> None:
    for position in course(game, 5, 12):
        before = json.dumps(position.to_json())
        after = position.throw() if position.chance else position.play(position.legal[0])
        assert after != position
        assert json.dumps(position.to_json()) == before


@games
def test_the_same_seed_gives_the_same_dice(game: str) -> None:
    assert list(course(game, 6)) == list(course(game, 6))


def test_a_seed_gives_the_same_dice_as_on_the_page() -> None:
    match = alveus.Match("lombardorum", seed=7)
    position = alveus.game("lombardorum").start(seed="7")
    for _ in range(3):
        match.throw()
        position = position.throw()
        assert match.position.to_json() == position.to_json()
        if not position.chance:
            break


def test_without_a_seed_dice_are_random() -> None:
    start = alveus.game("lombardorum", starter="white").start()
    assert len({start.throw() for _ in range(60)}) > 10


@games
def test_known_positions_contain_no_future_dice(game: str) -> None:
    for position in course(game, 7):
        for side in position.sides:
            known = position.known(side)
            assert "seed" not in repr(known)
            assert b"7" not in known.__reduce__()[1]


@pytest.mark.parametrize("game", HIDDEN)
def test_known_positions_contain_no_hidden_hand(game: str) -> None:
    """The hand is absent from JSON, pickles and the description of the last move."""
    for position in course(game, 8):
        whole = position.to_json()
        if position.over or "hands" not in whole:
            continue
        for side in position.sides:
            known = position.known(side)
            seen = known.to_json()
            assert seen["hands"][side] == whole["hands"][side]
            hidden = [t for other in position.sides if other != side for t in whole["hands"][other]]
            hidden += whole.get("stock", [])
            text = json.dumps(seen) + repr([event.to_json() for event in known.events]) + known.told
            assert not [tile for tile in hidden if tile in text and tile not in _open(whole, text)]
            assert known.known(side) == known


def _open(whole: dict[str, object], text: str) -> set[str]:
    """Return the open tiles, in both orientations."""
    line = list(map(str, whole["line"]))  # type: ignore[call-overload]
    return {*line, *(tile[::-1] for tile in line)}


@pytest.mark.parametrize("game", HIDDEN)
def test_hidden_tiles_do_not_change_the_known_position(game: str) -> None:
    """Deals that give a hand the same tiles look the same to it."""
    options = {"players": 3} if "players" in alveus.info(game).options else {}
    position = alveus.game(game, **options).start(seed=1).deal()
    side = position.sides[0]
    whole = position.to_json()
    theirs = whole["hands"][position.sides[1]]
    rest = whole["stock"] if "stock" in whole else whole["hands"][position.sides[2]]
    theirs[0], rest[0] = rest[0], theirs[0]
    exchanged = Position(whole)
    assert exchanged.to_json() != position.to_json()
    assert exchanged.known(side) == position.known(side)


def test_legal_moves_are_computed_on_first_use(monkeypatch: pytest.MonkeyPatch) -> None:
    position = alveus.game("lombardorum", starter="white").start().throw("6-5")
    legal = position.legal
    rules = type(position._rules)
    with monkeypatch.context() as patched:
        patched.setattr(rules, "moves", None)
        assert "6:1-7" in legal
        assert "6:1-8" not in legal
        assert "nonsense" not in legal
        assert 7 not in legal
        assert legal["1-7"] == "6:1-7"
    assert list(legal) == ["6:1-7", "5:1-6"]
    assert legal[-1:] == ("5:1-6",)
    with pytest.raises(alveus.IllegalMove):
        legal["2-7"]


def test_a_move_can_be_written_without_its_die() -> None:
    position = alveus.game("lombardorum", starter="white").start().throw("6-5")
    assert position.play("1-7 1-6") == position.play("6:1-7 5:1-6")
    assert position.why("7-1").code == "no_man"
    assert position.play("1-7").why("7-1").code == "wrong_way"
    assert position.why("1-12").code == "no_such_die"


def test_why_accepts_places_instead_of_a_move() -> None:
    rithmomachia = alveus.game("rithmomachia").start()
    assert rithmomachia.why("d8").code == "no_stone"
    bohnenspiel = alveus.game("bohnenspiel").start()
    assert bohnenspiel.why("s3") is None
    assert bohnenspiel.why("n3").code == "not_your_pit"
    with pytest.raises(alveus.NotationError):
        bohnenspiel.why("s9")


def test_turns_have_distinct_results() -> None:
    position = alveus.game("lombardorum", starter="white").start().throw("2-1")
    ends = [position.play(turn) for turn in position.turns]
    assert len(set(ends)) == len(ends) > 0
    assert all(end.turn == "black" for end in ends)


def test_every_roll_has_its_weight() -> None:
    throws = alveus.game("duodecim", starter="white").start().throws
    assert sum(throws.values()) == 6**3
    assert alveus.game("bohnenspiel").start().throws == {}


def test_a_finished_game_has_an_outcome() -> None:
    *_, last = course("sperrdomino", 1, 200)
    assert last.over
    assert last.turn is None
    assert last.outcome.winner in (*last.sides, None)
    assert last.outcome.sentence.endswith(".")
    assert list(last.legal) == []


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"game": 7},
        {"game": "nothing"},
        {"game": "bohnenspiel"},
        {"game": "bohnenspiel", "turn": "south", "pits": [72] * 12, "stores": [0, 0]},
        {"game": "bohnenspiel", "options": {"beans": "99"}},
    ],
)
def test_impossible_positions_are_refused(position: dict[str, object]) -> None:
    with pytest.raises(alveus.AlveusError) as refused:
        Position(position)
    assert str(refused.value).endswith(".")


def test_a_misspelt_field_is_refused_with_the_nearest_name() -> None:
    position = {**alveus.game("bohnenspiel").start().to_json(), "optoins": {}}
    with pytest.raises(alveus.SetupError, match="Did you mean “options”"):
        Position(position)
    with pytest.raises(alveus.SetupError, match="Did you mean “options”"):
        alveus.game("bohnenspiel").position(position)


@pytest.mark.parametrize(
    ("game", "member", "wrong", "right"),
    [
        ("lombardorum", "white", "pionts", "points"),
        ("duodecim", "black", "of", "off"),
        ("terzett", "puzzle", "gird", "grid"),
    ],
)
def test_a_misspelt_field_inside_a_position_is_refused_with_the_nearest_name(
    game: str, member: str, wrong: str, right: str
) -> None:
    position = alveus.game(game).start(seed=1).to_json()
    position[member] = {**position[member], wrong: 1}
    with pytest.raises(alveus.SetupError, match=f"Did you mean “{right}”"):
        Position(position)


def test_print_uses_ascii_if_the_output_cannot_show_the_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = alveus.Match("bohnenspiel", seed=1)
    stream = TextIOWrapper(BytesIO(), encoding="cp1252")
    monkeypatch.setattr("sys.stdout", stream)
    print(match)
    assert str(match).isascii()
    monkeypatch.undo()
    assert "│" in str(match)


@games
def test_a_position_read_from_its_json_keeps_every_option_value(game: str) -> None:
    for option in alveus.info(game).options.values():
        for value in option.values:
            if value != option.default and option.first_default:
                position = alveus.game(game, **{option.name: value}).start()
                assert Position(position.to_json()) == position
                assert eval(repr(position), {"Position": Position}) == position
