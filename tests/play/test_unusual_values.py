"""Unusual values and wrong types are accepted, or raise an AlveusError with a sentence."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import alveus
from alveus import lab

pytestmark = pytest.mark.native

HUGE = 10**5000
SEEDS = {
    "bytes that are not UTF-8": b"\xff",
    "lone surrogate": "\ud800",
    "huge number": HUGE,
    "negative huge number": -HUGE,
    "long text": "x" * 5000,
    "nothing": "",
    "no bytes": b"",
    "control characters": "\x00\n",
    "negative": -1,
    "truth": True,
}
NUMBERS = {
    "huge": HUGE,
    "negative huge": -HUGE,
    "400 digits": 10**400,
    "negative": -1,
    "zero": 0,
    "not a number": float("nan"),
    "infinite": float("inf"),
    "truth": True,
}


WRONG_VALUES = {
    "None": None,
    "number": 3,
    "list": [],
    "nested list": [[1]],
    "object": {},
    "wrong game": {"game": 3},
    "bytes": b"x",
    "unknown name": "senet",
    "anything": object(),
}


def start() -> Any:
    return alveus.game("bohnenspiel").start()


def match() -> Any:
    return alveus.Match("bohnenspiel", seed=1)


def roll() -> Any:
    return alveus.game("lombardorum", starter="white").start()


SEEDED: dict[str, Callable[[Any], Any]] = {
    "dominosa.generate": lambda seed: alveus.dominosa.generate(reach=3, seed=seed),
    "terzett.compose": lambda seed: alveus.terzett.compose("6x6", kind="duett", seed=seed),
    "Match": lambda seed: alveus.Match("lombardorum", seed=seed).throw(),
    "Match of a puzzle": lambda seed: alveus.Match("dominosa", seed=seed, reach=3),
    "start": lambda seed: alveus.game("xii").start(seed=seed).throw(),
    "start of a puzzle": lambda seed: alveus.game("dominosa", reach=3).start(seed=seed),
    "game.position": lambda seed: alveus.game("bohnenspiel").position(start().to_json(), seed=seed),
    "Position": lambda seed: repr(alveus.Position(start().to_json(), seed=seed)),
    "player": lambda seed: alveus.player("random", seed=seed)(start()),
    "arena": lambda seed: alveus.arena("bohnenspiel", "random", "random", games=2, seed=seed),
    "Experiment": lambda seed: lab.Experiment("bohnenspiel", games=2, seed=seed).to_json(),
}
NUMBERED: dict[str, Callable[[Any], Any]] = {
    "dominosa reach": lambda n: alveus.dominosa.generate(reach=n),
    "dominosa count": lambda n: alveus.dominosa.read("3:32210032120310320113").count(n),
    "compose seconds": lambda n: alveus.terzett.compose("8x9", seed=1, seconds=n),
    "compose given": lambda n: alveus.terzett.compose("6x6", kind="duett", given={"a1": n}),
    "target": lambda n: alveus.Match("bohnenspiel", target=n),
    "throws": lambda n: alveus.Position(start().to_json(), throws=n),
    "option": lambda n: alveus.game("bohnenspiel", beans=n),
    "player nodes": lambda n: alveus.player("kind", nodes=n),
    "best nodes": lambda n: alveus.Match("bohnenspiel", seed=1).best("kind", nodes=min(n, 50)),
    "hint seconds": lambda n: alveus.Match("bohnenspiel").hint(seconds=n if n != 0 else 0),
    "analyse seconds": lambda n: alveus.Match("bohnenspiel").analyse(nodes=20, seconds=n),
    "arena games": lambda n: alveus.arena("bohnenspiel", "random", "random", games=n),
    "arena jobs": lambda n: alveus.arena("bohnenspiel", "random", "random", games=2, jobs=n),
    "experiment games": lambda n: lab.Experiment("bohnenspiel", games=n),
    "experiment limit": lambda n: lab.Experiment("bohnenspiel", limit=n),
    "experiment opening": lambda n: lab.Experiment("bohnenspiel", opening=n),
}
TYPED: dict[str, Callable[[Any], Any]] = {
    "info": alveus.info,
    "game": alveus.game,
    "readings": alveus.readings,
    "Match": alveus.Match,
    "Match side": lambda value: alveus.Match("bohnenspiel", south=value),
    "Match option": lambda value: alveus.Match("bohnenspiel", beans=value),
    "Match position": lambda value: alveus.Match("bohnenspiel", position=value),
    "Match.from_position": alveus.Match.from_position,
    "Match.play": lambda value: match().play(value),
    "Match.throw": lambda value: match().throw(value),
    "Match.why": lambda value: match().why(value),
    "Match.best": lambda value: match().best(value, nodes=10),
    "Match.hint": lambda value: match().hint(nodes=10, seconds=value),
    "Position": alveus.Position,
    "Position.play": lambda value: start().play(value),
    "Position.throw": lambda value: roll().throw(value),
    "Position.why": lambda value: start().why(value),
    "Position.known": lambda value: start().known(value),
    "Game.start": lambda value: alveus.game("bohnenspiel").start(first=value),
    "Game.position": lambda value: alveus.game("bohnenspiel").position(value),
    "read_link": alveus.read_link,
    "load side": lambda value: alveus.read_link(match().link(), south=value),
    "player": alveus.player,
    "Player": lambda value: alveus.player("random")(value),
    "arena": lambda value: alveus.arena(value, "random", "random", games=2),
    "arena player": lambda value: alveus.arena("bohnenspiel", value, "random", games=2),
    "diagram": alveus.diagram,
    "diagram size": lambda value: alveus.diagram(start(), size=value),
    "diagram theme": lambda value: alveus.diagram(start(), theme=value),
    "diagram move": lambda value: alveus.diagram(start(), move=value),
    "diagram places": lambda value: alveus.diagram(start(), places=value),
    "dominosa.read": alveus.dominosa.read,
    "dominosa grade": lambda value: alveus.dominosa.generate(reach=3, grade=value),
    "dominosa outline": lambda value: alveus.dominosa.generate(reach=3, outline=value),
    "compose": alveus.terzett.compose,
    "compose kind": lambda value: alveus.terzett.compose("6x6", kind=value),
    "compose given": lambda value: alveus.terzett.compose("6x6", kind="duett", given=value),
    "Experiment": lab.Experiment,
    "Experiment vary": lambda value: lab.Experiment("bohnenspiel", vary=value),
    "Experiment players": lambda value: lab.Experiment("bohnenspiel", players=value),
    "Experiment headline": lambda value: lab.Experiment("bohnenspiel", headline=value),
}
NOT_TYPED = ("games", "load")
"""Public functions without arguments, or whose argument is the name of a file."""


def error_of(call: Callable[[Any], Any], value: Any) -> alveus.AlveusError | None:
    """Return the AlveusError that a call raises, or None.  Any other exception fails the test."""
    try:
        call(value)
    except alveus.AlveusError as error:
        return error
    return None


def check(call: Callable[[Any], Any], value: Any) -> None:
    """Check that a call succeeds, or fails with a code, a sentence and a printable text."""
    error = error_of(call, value)
    if error is not None:
        assert (error.code, error.sentence != "", str(error) != "") == (error.code, True, True)


@pytest.mark.parametrize("seed", SEEDS.values(), ids=SEEDS)
@pytest.mark.parametrize("call", SEEDED.values(), ids=SEEDED)
def test_every_seed_is_accepted_or_refused(call: Callable[[Any], Any], seed: Any) -> None:
    check(call, seed)


@pytest.mark.parametrize("number", NUMBERS.values(), ids=NUMBERS)
@pytest.mark.parametrize("call", NUMBERED.values(), ids=NUMBERED)
def test_every_number_is_accepted_or_refused(call: Callable[[Any], Any], number: Any) -> None:
    check(call, number)


@pytest.mark.parametrize("value", WRONG_VALUES.values(), ids=WRONG_VALUES)
@pytest.mark.parametrize("call", TYPED.values(), ids=TYPED)
def test_every_value_is_accepted_or_refused(call: Callable[[Any], Any], value: Any) -> None:
    check(call, value)


def test_every_public_function_is_called_with_wrong_types() -> None:
    functions = {name for name in alveus.__all__ if inspect.isfunction(getattr(alveus, name))}
    assert functions <= {*TYPED, *NOT_TYPED}


@pytest.mark.parametrize(
    ("name", "value"),
    [("Match", None), ("Match.play", 3), ("player", None), ("read_link", None), ("diagram", None)],
)
def test_an_argument_of_a_wrong_type_is_named(name: str, value: Any) -> None:
    with pytest.raises(alveus.SetupError, match="has the wrong type; expected") as caught:
        TYPED[name](value)
    assert caught.value.code == "wrong_type"


@pytest.mark.parametrize(
    "link", ["9" * 5000 + ".x", "١.x", "0.x", "0001.x", "1.\ud800", "x" * 10**6]
)
def test_damaged_links_raise_an_error_with_a_sentence(link: str) -> None:
    with pytest.raises(alveus.AlveusError) as caught:
        alveus.read_link(link)
    assert caught.value.code in ("link_damaged", "link_too_long")
    assert caught.value.sentence


def test_composing_a_figure_stops_at_its_time_limit() -> None:
    with pytest.raises(alveus.SetupError) as caught:
        alveus.terzett.compose("11x12", kind="quartett", seed=1, seconds=0)
    assert caught.value.code == "figure_not_in_time"
    assert caught.value.params == {"seconds": 0, "count": 1}


def test_existing_seeds_give_the_same_puzzles() -> None:
    for seed in ("monday", b"monday"):
        assert alveus.dominosa.generate(reach=3, seed=seed).id == "3:23123000320323111201"
