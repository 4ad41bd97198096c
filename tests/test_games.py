"""Conformance tests of every registered game.

The toy game, which is not part of the package, is registered during each test.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.examples import IN_PYODIDE
from tests.nightly import is_nightly, setting_marks
from tests.option_effects import ALIKE, EFFECTS, Probe, every_setting, reading
from tests.toy import shelf

import playthroughs
from alveus import ai, registry
from alveus.core.errors import AlveusError, IllegalMove, SetupError
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.spec import HiddenGame, PuzzleGame
from alveus.core.stream import Stream

NIGHTLY = is_nightly()
PLIES = 200 if NIGHTLY else 20 if IN_PYODIDE else 40
FEWER_PLIES = 1 if NIGHTLY else 4
"""Divisor of the number of plies under options other than the defaults and the presets."""
PUZZLE_PLIES = 16
"""Number of plies of a puzzle, which offers hundreds of moves at a time."""
BATTLE_PLIES = 12
"""Number of plies of Rithmomachia, which has about sixty option values and forty moves a turn."""
CODE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
CERTAINTIES = {"attested", "inferred", "disputed", "modern"}

DRAWN = ("line", "mark")
"""Kinds of moves that draw on the board; `why` explains other moves only."""

GAMES = (*registry.ids(), shelf.TOY)
games = pytest.mark.parametrize("game_id", GAMES)


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with shelf.on_the_shelf():
        yield


def effects(game_id: str) -> Mapping[str, Sequence[Probe]]:
    """Return for every option the positions in which its values differ."""
    return shelf.EFFECTS if game_id == shelf.TOY else EFFECTS[game_id]


def stored_text(game_id: str, folder: str, ending: str) -> str:
    """Return the content of a game's test file; the toy's files are in its folder."""
    parent = shelf.FOLDER if game_id == shelf.TOY else Path(__file__).parent / folder
    return (parent / f"{game_id}.{ending}").read_text(encoding="utf-8")


def settings(game_id: str) -> list[dict[str, str]]:
    """Return all settings of a game; in Pyodide only the defaults and the presets."""
    chosen = every_setting(registry.info(game_id), effects(game_id))
    return [
        combination
        for combination in chosen
        if not IN_PYODIDE or not combination or "preset" in combination
    ]


with shelf.on_the_shelf():
    ALL_SETTINGS = [(game_id, chosen) for game_id in GAMES for chosen in settings(game_id)]


@dataclass
class Position:
    """A state of a random game and the events that led to it."""

    state: Any
    events: tuple[Any, ...]


def walk(game: Game[Any, Any], plies: int = PLIES, share: int = 1) -> Iterator[Position]:
    """Yield the states of a random game, and of further games if it ends early."""
    plies = min(plies, PUZZLE_PLIES) if len(game.info.seats) == 1 else plies
    plies = min(plies, BATTLE_PLIES) if game.info.id == "rithmomachia" else plies
    chance = Random(str(sorted(game.settings.items())))
    met = Position(game.opening(), ())
    for ply in range(plies // share):
        yield met
        actor = game.actor(met.state)
        if actor == OVER:
            met = Position(game.opening(), ())
            continue
        if actor == CHANCE:
            move = game.chance(met.state, Stream(b"walk", ply))
        else:
            move = chance.choice(game.moves(met.state))
        met = Position(*game.apply(met.state, move))


@dataclass
class RandomGame:
    """A random game under some settings, shared by several tests."""

    game: Game[Any, Any]
    met: Sequence[Position]
    boards: dict[tuple[int, int], Any] = field(default_factory=dict)

    def board(self, ply: int, viewer: int) -> Any:
        """Return the view of a seat at a ply."""
        if (ply, viewer) not in self.boards:
            observation = self.game.information_state(self.met[ply].state, viewer)
            self.boards[ply, viewer] = self.game.view(observation, viewer)
        return self.boards[ply, viewer]


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(
            (game_id, chosen),
            id=" ".join([game_id, *map("=".join, chosen.items())]),
            marks=setting_marks(number + 1, chosen, 8),
        )
        for number, (game_id, chosen) in enumerate(ALL_SETTINGS)
    ],
)
def random_game(request: pytest.FixtureRequest) -> RandomGame:
    game_id, chosen = request.param
    with shelf.on_the_shelf():
        game = registry.game(game_id, chosen)
    usual = not chosen or "preset" in chosen
    return RandomGame(game, tuple(walk(game, share=1 if usual else FEWER_PLIES)))


def play_text(game: Game[Any, Any], state: Any, text: str) -> Any:
    """Return the state after all moves of a text."""
    for move in game.parse(state, text):
        state, _ = game.apply(state, move)
    return state


def refusal_code(game: Game[Any, Any], state: Any, move: Any) -> str:
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, move)
    return caught.value.code


@games
def test_catalogue_entry_is_complete(game_id: str) -> None:
    info = registry.info(game_id)
    assert info.id == game_id
    assert len(set(info.seats)) == len(info.seats) >= 1
    for option in info.options:
        assert option.default in option.values
        assert {source.certainty for source in option.readings.values()} <= CERTAINTIES
    for preset in info.presets:
        assert info.settings({"preset": preset})
    for kind, codes in info.codes.items():
        assert len(set(codes)) == len(codes), f"duplicate code of {kind}"
        assert all(CODE.fullmatch(code) for code in codes)


@games
def test_spec_declares_exactly_the_existing_parts(game_id: str) -> None:
    spec, game = registry.spec(game_id), registry.game(game_id)
    assert isinstance(game, PuzzleGame) == (spec.puzzles is not None)
    assert isinstance(game, HiddenGame) == spec.info.hidden
    opponent = ai.opponent_of(game_id)
    assert tuple(getattr(opponent, "levels", ())) == spec.players
    assert hasattr(opponent, "choose") == bool(spec.levels)
    assert hasattr(opponent, "analyse") == spec.analysis


@games
def test_unknown_options_values_and_presets_are_refused(game_id: str) -> None:
    name = registry.info(game_id).options[0].name
    for chosen, code in (
        ({"no_such_option": "on"}, "unknown_option"),
        ({name: "no such value"}, "unknown_value"),
        ({"preset": "no such preset"}, "unknown_preset"),
    ):
        with pytest.raises(SetupError) as caught:
            registry.game(game_id, chosen)
        assert caught.value.code == code


def test_unknown_game_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        registry.game("backgammon")
    assert (caught.value.code, caught.value.params) == ("unknown_game", {"game": "backgammon"})


@games
def test_every_value_of_every_option_has_a_different_effect(game_id: str) -> None:
    options = {option.name: option for option in registry.info(game_id).options}
    assert set(effects(game_id)) == set(options), "an option has no position"
    for name, probes in effects(game_id).items():
        readings_by_value = {
            value: [reading(game_id, probe, {name: value}) for probe in probes]
            for value in options[name].values
        }
        for pair in combinations(readings_by_value, 2):
            alike = readings_by_value[pair[0]] == readings_by_value[pair[1]]
            assert alike == (pair in ALIKE.get((game_id, name), ())), f"{name}: {pair}"


def test_states_are_hashable_and_moves_do_not_change_them(random_game: RandomGame) -> None:
    game = random_game.game
    for met in random_game.met:
        before = hash(met.state)
        for move in game.moves(met.state):
            after, _ = game.apply(met.state, move)
            assert after != met.state
        assert hash(met.state) == before


def test_only_the_actor_has_moves(random_game: RandomGame) -> None:
    game = random_game.game
    for met in random_game.met:
        actor = game.actor(met.state)
        assert bool(game.moves(met.state)) == (actor >= 0)
        listed = actor == CHANCE and not game.info.hidden  # deals are too many to be listed
        assert bool(game.outcomes(met.state) if actor == CHANCE else ()) == listed
        assert (game.outcome(met.state) is not None) == (actor == OVER)


def test_moves_round_trip_through_text(random_game: RandomGame) -> None:
    game = random_game.game
    for met in random_game.met:
        moves = list(game.moves(met.state))
        if game.actor(met.state) == CHANCE:
            moves += [move for move, _ in game.outcomes(met.state)]
            moves.append(game.chance(met.state, Stream(b"text")))
        texts = [game.text(met.state, move) for move in moves]
        assert [game.parse(met.state, text) for text in texts] == [(move,) for move in moves]


def test_every_listed_outcome_of_chance_is_possible(random_game: RandomGame) -> None:
    game = random_game.game
    for met in random_game.met[: PLIES // 4]:
        if game.actor(met.state) == CHANCE:
            for outcome, weight in game.outcomes(met.state):
                assert weight > 0
                assert game.apply(met.state, outcome)[1]


def test_text_of_every_result_leads_to_it(random_game: RandomGame) -> None:
    game = random_game.game
    for met in random_game.met[: PLIES // 2]:
        results = game.results(met.state)
        for result in results[:: 1 + len(results) // 25]:
            assert play_text(game, met.state, result.text) == result.state


def test_positions_round_trip_through_json(random_game: RandomGame) -> None:
    game = random_game.game
    for met in random_game.met:
        position = json.loads(json.dumps(game.to_json(met.state)))
        again = game.from_json(position)
        assert game.to_json(again) == position
        assert game.actor(again) == game.actor(met.state)
        assert game.turn(again) == game.turn(met.state)
        assert game.moves(again) == game.moves(met.state)
        assert game.outcome(again) == game.outcome(met.state)
        assert [game.to_json(r.state) for r in game.results(again)] == [
            game.to_json(r.state) for r in game.results(met.state)
        ]


def test_position_contains_its_game_and_changed_options(random_game: RandomGame) -> None:
    game = random_game.game
    position = game.to_json(game.opening())
    assert position["game"] == game.info.id
    spec = registry.spec(position["game"])
    assert spec.build_for({}, position).settings == game.settings


@games
def test_moves_of_other_positions_are_refused(game_id: str) -> None:
    """A move of one position is refused in another position in which it is not listed."""
    game = registry.game(game_id)
    positions = list(walk(game))
    moves = {move for position in positions for move in game.moves(position.state)}
    reasons = set(game.info.codes["reason"])
    for position in positions[:: len(positions) // 12]:
        for move in moves.difference(game.moves(position.state)):
            assert refusal_code(game, position.state, move) in reasons


def test_view_is_complete_and_consistent(random_game: RandomGame) -> None:
    game = random_game.game
    example = json.loads(stored_text(game.info.id, "views", "json"))
    parts = ("places", "pieces", "moves", "tokens", "counters", "actions", "marks")
    for ply in range(len(random_game.met)):
        for viewer in range(len(game.info.seats)):
            view = dict(random_game.board(ply, viewer))
            assert json.loads(json.dumps(view)) == view
            assert set(view) == {"status", *parts}
            for part in parts:
                for entry in view[part]:
                    members = set(entry) - {"unplayable"}
                    assert not example[part] or members == set(example[part][0])
            places = [place["id"] for place in view["places"]]
            pieces = {piece["id"]: piece for piece in view["pieces"]}
            tokens = {token["id"] for token in view["tokens"]}
            squares = {(place["row"], place["column"]) for place in view["places"]}
            assert len(set(places)) == len(places) == len(squares)
            assert len(pieces) == len(view["pieces"])
            assert view["status"]
            assert all(place["label"]["code"] for place in view["places"])
            assert {piece["place"] for piece in pieces.values()} <= set(places)
            for move in view["moves"]:
                assert move["path"] or move["uses"]
                assert {*move["path"], *move["trail"]} <= set(places)
                assert set(move["uses"]) <= tokens
                assert all(
                    {pieces[taken]["place"], *pieces[taken]["covers"]}
                    & {*move["path"], *move["trail"]}
                    for taken in move["takes"]
                )


def test_every_offered_move_can_be_played(random_game: RandomGame) -> None:
    game = random_game.game
    for ply, met in enumerate(random_game.met):
        actor = game.actor(met.state)
        board = random_game.board(ply, max(actor, 0))
        offered = set()
        for move in board["moves"]:
            offered.add(game.parse(met.state, move["text"])[0])
            assert play_text(game, met.state, move["text"]) != met.state
        for action in board["actions"]:
            assert action["enabled"] == (action["reason"] is None)
            if action["enabled"] and actor >= 0:
                offered.add(game.parse(met.state, action["text"])[0])
        assert offered == set(game.moves(met.state))


def test_exactly_the_paths_not_offered_have_a_reason(random_game: RandomGame) -> None:
    game = random_game.game
    chance = Random(game.info.id)
    reasons = set(game.info.codes["reason"])
    for ply, met in enumerate(random_game.met[: PLIES // 2]):
        board = random_game.board(ply, max(game.actor(met.state), 0))
        paths = [m["path"] for m in board["moves"] if m["path"] and m["kind"] not in DRAWN]
        ends = {(path[0], path[-1]) for path in paths}
        places = [place["id"] for place in board["places"]]
        for source, target in ends:
            assert game.why(met.state, [source, target]) is None
            assert game.why(met.state, [source]) is None
        for source, target in [chance.choices(places, k=2) for _ in range(12)]:
            refusal = game.why(met.state, [source, target])
            assert (refusal is None) == ((source, target) in ends)
            assert refusal is None or refusal.reason.code in reasons
            alone = game.why(met.state, [source])
            assert (alone is None) == any(source == first for first, _ in ends)


def test_every_code_is_declared(random_game: RandomGame) -> None:
    game = random_game.game
    declared = {kind: set(codes) for kind, codes in game.info.codes.items()}
    for ply, met in enumerate(random_game.met):
        assert {event.code for event in met.events} <= {"", *declared["event"]}
        assert {event.side for event in met.events} <= {"", *game.info.seats}
        board = random_game.board(ply, 0)
        assert {message["code"] for message in board["status"]} <= declared["status"]
        for entry in (*board["places"], *board["moves"]):
            assert entry["label"]["code"] in declared["label"]
        assert {mark for place in board["places"] for mark in place["marks"]} <= declared["mark"]
        assert {mark["kind"] for mark in board["marks"]} <= declared["mark"]
        assert {counter["code"] for counter in board["counters"]} <= declared["counter"]
        for action in board["actions"]:
            assert action["id"] in declared["action"]
            assert action["reason"] is None or action["reason"]["code"] in declared["reason"]
        outcome = game.outcome(met.state)
        assert outcome is None or outcome.ending in declared["ending"]


@games
def test_resignation_loses_to_the_other_seat(game_id: str) -> None:
    game = registry.game(game_id)
    for seat in range(len(game.info.seats)):
        outcome = game.concede(game.opening(seat), seat)
        assert outcome.winner != seat
        assert (outcome.winner is None) == (len(game.info.seats) == 1)
        assert outcome.ending in game.info.codes["ending"]


@games
def test_invalid_text_raises_only_own_errors(game_id: str) -> None:
    game = registry.game(game_id)
    for met in walk(game, PLIES // 4):
        for text in ("", " ", "?", "pass pass", "throw 0", "throw 9-9-9-9", "\x00", "1" * 5000):
            with pytest.raises(AlveusError):
                play_text(game, met.state, text)


@games
def test_golden_playthrough(game_id: str) -> None:
    """After an intended change run `python3 scripts/playthroughs.py` and review the difference."""
    assert playthroughs.playthrough(game_id) == stored_text(game_id, "playthroughs", "txt")


@games
def test_an_unknown_starter_is_refused(game_id: str) -> None:
    game = registry.game(game_id)
    for starter in (len(game.info.seats), 7, -1):
        with pytest.raises(SetupError) as caught:
            game.opening(starter)
        assert caught.value.code == "unknown_side"
    assert game.actor(game.opening(0)) in (0, CHANCE)
