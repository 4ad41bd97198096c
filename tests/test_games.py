"""What every game keeps to, whatever its rules: one suite over all that are registered.

A game from outside, the toy, is registered for the length of a test and keeps to the same.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.examples import IN_PYODIDE
from tests.option_effects import ALIKE, EFFECTS, Probe, every_setting, reading
from tests.toy import shelf

import playthroughs
from alveus import ai, registry
from alveus.core.errors import AlveusError, IllegalMove, SetupError
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.spec import HiddenGame, PuzzleGame
from alveus.core.stream import Stream

NIGHTLY = bool(os.environ.get("ALVEUS_NIGHTLY"))
PLIES = 200 if NIGHTLY else 60 if IN_PYODIDE else 120
FEW = 1 if NIGHTLY else 4
"""The share of the plies that is played under a reading beside the defaults and the presets."""
ALONE_PLIES = 16
"""A puzzle offers hundreds of moves at a time; few plies are enough."""
BATTLE_PLIES = 12
"""Rithmomachia has some sixty readings and forty moves at a time; its games are walked shortly."""
CODE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
CERTAINTIES = {"attested", "inferred", "disputed", "modern"}

DRAWN = ("line", "mark")
"""Kinds of moves that draw on the board; *why not* is asked of what is played there."""

GAMES = (*registry.ids(), shelf.TOY)
games = pytest.mark.parametrize("game_id", GAMES)


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with shelf.on_the_shelf():
        yield


def effects(game_id: str) -> Mapping[str, Sequence[Probe]]:
    """The positions in which the readings of every option part."""
    return shelf.EFFECTS if game_id == shelf.TOY else EFFECTS[game_id]


def kept(game_id: str, folder: str, ending: str) -> str:
    """A file of the tests about a game; the toy's lie beside it."""
    here = shelf.FOLDER if game_id == shelf.TOY else Path(__file__).parent / folder
    return (here / f"{game_id}.{ending}").read_text(encoding="utf-8")


def settings(game_id: str) -> list[dict[str, str]]:
    """Return all settings of a game; in Pyodide only the defaults and the presets."""
    chosen = every_setting(registry.info(game_id), effects(game_id))
    return [one for one in chosen if not IN_PYODIDE or not one or "preset" in one]


with shelf.on_the_shelf():
    ALL_SETTINGS = [(game_id, chosen) for game_id in GAMES for chosen in settings(game_id)]


@dataclass
class Met:
    """A moment of a game played by chance, with what happened on the way to it."""

    state: Any
    events: tuple[Any, ...]


def walk(game: Game[Any, Any], plies: int = PLIES, share: int = 1) -> Iterator[Met]:
    """A game played by chance from its opening, and again if it ends early."""
    plies = min(plies, ALONE_PLIES) if len(game.info.seats) == 1 else plies
    plies = min(plies, BATTLE_PLIES) if game.info.id == "rithmomachia" else plies
    chance = Random(str(sorted(game.settings.items())))
    met = Met(game.opening(), ())
    for ply in range(plies // share):
        yield met
        actor = game.actor(met.state)
        if actor == OVER:
            met = Met(game.opening(), ())
            continue
        if actor == CHANCE:
            move = game.chance(met.state, Stream(b"walk", ply))
        else:
            move = chance.choice(game.moves(met.state))
        met = Met(*game.apply(met.state, move))


@dataclass
class Played:
    """A game under some settings, played once for all tests that look at it."""

    game: Game[Any, Any]
    met: Sequence[Met]
    boards: dict[tuple[int, int], Any] = field(default_factory=dict)

    def board(self, ply: int, viewer: int) -> Any:
        """What a seat sees at a ply."""
        if (ply, viewer) not in self.boards:
            known = self.game.information_state(self.met[ply].state, viewer)
            self.boards[ply, viewer] = self.game.view(known, viewer)
        return self.boards[ply, viewer]


@pytest.fixture(
    scope="module",
    params=ALL_SETTINGS,
    ids=[f"{g} {' '.join(f'{k}={v}' for k, v in c.items())}" for g, c in ALL_SETTINGS],
)
def played(request: pytest.FixtureRequest) -> Played:
    game_id, chosen = request.param
    with shelf.on_the_shelf():
        game = registry.game(game_id, chosen)
    usual = not chosen or "preset" in chosen
    return Played(game, tuple(walk(game, share=1 if usual else FEW)))


def replayed(game: Game[Any, Any], state: Any, text: str) -> Any:
    """The state after all moves of a text."""
    for move in game.parse(state, text):
        state, _ = game.apply(state, move)
    return state


def refused(game: Game[Any, Any], state: Any, move: Any) -> str:
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
        assert len(set(codes)) == len(codes), f"a code of {kind} stands twice"
        assert all(CODE.fullmatch(code) for code in codes)


@games
def test_what_the_spec_declares_is_there_and_nothing_else(game_id: str) -> None:
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
def test_every_reading_of_every_option_says_something_else(game_id: str) -> None:
    options = {option.name: option for option in registry.info(game_id).options}
    assert set(effects(game_id)) == set(options), "an option has no position"
    for name, probes in effects(game_id).items():
        said = {
            value: [reading(game_id, probe, {name: value}) for probe in probes]
            for value in options[name].values
        }
        for pair in combinations(said, 2):
            same = said[pair[0]] == said[pair[1]]
            assert same == (pair in ALIKE.get((game_id, name), ())), f"{name}: {pair}"


def test_states_are_hashable_and_moves_do_not_change_them(played: Played) -> None:
    game = played.game
    for met in played.met:
        before = hash(met.state)
        for move in game.moves(met.state):
            after, _ = game.apply(met.state, move)
            assert after != met.state
        assert hash(met.state) == before


def test_there_is_a_move_for_the_actor_and_for_nobody_else(played: Played) -> None:
    game = played.game
    for met in played.met:
        actor = game.actor(met.state)
        assert bool(game.moves(met.state)) == (actor >= 0)
        listed = actor == CHANCE and not game.info.hidden  # deals are too many to be listed
        assert bool(game.outcomes(met.state) if actor == CHANCE else ()) == listed
        assert (game.outcome(met.state) is not None) == (actor == OVER)


def test_moves_written_as_text_are_read_as_the_same_moves(played: Played) -> None:
    game = played.game
    for met in played.met:
        moves = list(game.moves(met.state))
        if game.actor(met.state) == CHANCE:
            moves += [move for move, _ in game.outcomes(met.state)]
            moves.append(game.chance(met.state, Stream(b"text")))
        written = [game.text(met.state, move) for move in moves]
        assert [game.parse(met.state, text) for text in written] == [(move,) for move in moves]


def test_every_outcome_of_chance_can_happen(played: Played) -> None:
    game = played.game
    for met in played.met[: PLIES // 4]:
        if game.actor(met.state) == CHANCE:
            for outcome, weight in game.outcomes(met.state):
                assert weight > 0
                assert game.apply(met.state, outcome)[1]


def test_text_of_every_result_leads_to_it(played: Played) -> None:
    game = played.game
    for met in played.met[: PLIES // 2]:
        results = game.results(met.state)
        for result in results[:: 1 + len(results) // 25]:
            assert replayed(game, met.state, result.text) == result.state


def test_position_written_as_json_is_read_as_the_same_position(played: Played) -> None:
    game = played.game
    for met in played.met:
        written = json.loads(json.dumps(game.to_json(met.state)))
        again = game.from_json(written)
        assert game.to_json(again) == written
        assert game.actor(again) == game.actor(met.state)
        assert game.turn(again) == game.turn(met.state)
        assert game.moves(again) == game.moves(met.state)
        assert game.outcome(again) == game.outcome(met.state)
        assert [game.to_json(r.state) for r in game.results(again)] == [
            game.to_json(r.state) for r in game.results(met.state)
        ]


def test_position_names_its_game_and_the_options_that_differ(played: Played) -> None:
    game = played.game
    written = game.to_json(game.opening())
    assert written["game"] == game.info.id
    assert registry.game(written["game"], written["options"]).settings == game.settings


@games
def test_moves_are_refused_when_they_are_not_to_be_made(game_id: str) -> None:
    """A move of one moment is refused at another unless it belongs to that one too."""
    game = registry.game(game_id)
    met = list(walk(game))
    moves = {move for one in met for move in game.moves(one.state)}
    reasons = set(game.info.codes["reason"])
    for one in met[:: len(met) // 12]:
        for move in moves.difference(game.moves(one.state)):
            assert refused(game, one.state, move) in reasons


def test_view_is_complete_and_names_only_what_is_there(played: Played) -> None:
    game = played.game
    example = json.loads(kept(game.info.id, "views", "json"))
    parts = ("places", "pieces", "moves", "tokens", "counters", "actions", "marks")
    for ply in range(len(played.met)):
        for viewer in range(len(game.info.seats)):
            view = dict(played.board(ply, viewer))
            assert json.loads(json.dumps(view)) == view
            assert set(view) == {"status", *parts}
            for part in parts:
                for entry in view[part]:
                    assert not example[part] or set(entry) == set(example[part][0])
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


def test_every_move_offered_can_be_played(played: Played) -> None:
    game = played.game
    for ply, met in enumerate(played.met):
        actor = game.actor(met.state)
        board = played.board(ply, max(actor, 0))
        offered = set()
        for move in board["moves"]:
            offered.add(game.parse(met.state, move["text"])[0])
            assert replayed(game, met.state, move["text"]) != met.state
        for action in board["actions"]:
            assert action["enabled"] == (action["reason"] is None)
            if action["enabled"] and actor >= 0:
                offered.add(game.parse(met.state, action["text"])[0])
        assert offered == set(game.moves(met.state))


def test_what_is_offered_is_never_refused_and_what_is_not_has_a_reason(played: Played) -> None:
    game = played.game
    chance = Random(game.info.id)
    reasons = set(game.info.codes["reason"])
    for ply, met in enumerate(played.met[: PLIES // 2]):
        board = played.board(ply, max(game.actor(met.state), 0))
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


def test_every_code_is_declared(played: Played) -> None:
    game = played.game
    declared = {kind: set(codes) for kind, codes in game.info.codes.items()}
    for ply, met in enumerate(played.met):
        assert {event.code for event in met.events} <= {"", *declared["event"]}
        assert {event.side for event in met.events} <= {"", *game.info.seats}
        board = played.board(ply, 0)
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
def test_giving_up_loses_to_the_other_seat(game_id: str) -> None:
    game = registry.game(game_id)
    for seat in range(len(game.info.seats)):
        outcome = game.concede(game.opening(seat), seat)
        assert outcome.winner != seat
        assert (outcome.winner is None) == (len(game.info.seats) == 1)
        assert outcome.ending in game.info.codes["ending"]


@games
def test_nothing_but_an_error_of_ours_comes_from_bad_text(game_id: str) -> None:
    game = registry.game(game_id)
    for met in walk(game, PLIES // 4):
        for text in ("", " ", "?", "pass pass", "throw 0", "throw 9-9-9-9", "\x00", "1" * 5000):
            with pytest.raises(AlveusError):
                replayed(game, met.state, text)


@games
def test_golden_playthrough(game_id: str) -> None:
    """If this change is wanted: python3 scripts/playthroughs.py, and read the difference."""
    assert playthroughs.playthrough(game_id) == kept(game_id, "playthroughs", "txt")


@games
def test_nobody_begins_who_sits_nowhere(game_id: str) -> None:
    game = registry.game(game_id)
    for starter in (len(game.info.seats), 7, -1):
        with pytest.raises(SetupError) as caught:
            game.opening(starter)
        assert caught.value.code == "unknown_side"
    assert game.actor(game.opening(0)) in (0, CHANCE)
