"""The public functions of `alveus`: every value of a documented type must be accepted or refused.

A refusal is an AlveusError with a sentence.  Functions that read or write files can also raise
OSError, and values of undocumented types can cause TypeError.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import inf, nan
from pathlib import Path
from random import Random
from typing import Any

import alveus
from alveus import dominosa, lab, terzett
from alveus.core.errors import AlveusError
from fuzzing.faults import Fault
from fuzzing.mutation import CHARACTERS, NUMBERS, TEXTS, damage, junk
from fuzzing.samples import choose_options, choose_sample, sample_position

SHARE = 60
OTHERS: tuple[Any, ...] = (None, True, b"7", b"\xff", 0.5, nan, [], {}, (), object(), {"a"})
"""Values of undocumented types."""
WRONG = 0.1
"""Probability that an invalid argument has an undocumented type."""
INTEGERS = (0, 1, 2, 3, -1, -(10**30), 2**31, 2**63, 10**400, 10**5000, True, False)
FLOATS = (0.0, -1.0, 0.001, 1e-300, nan, -inf, 1, -1, True)
SEEDS = (*INTEGERS, *TEXTS, b"", b"\xff", b"7" * 5000, None)


class Giver:
    """Chooses the arguments of a call.  At most one of the first five is unusual or invalid."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.unfit = False
        """True if an argument has an undocumented type."""
        self._odd = chance.randrange(5)

    def one_of(self, sound: Sequence[Any], odd: Sequence[Any]) -> Any:
        """Return a value of `sound` (valid), or of `odd` if this argument has to be unusual."""
        self._odd -= 1
        if self._odd >= 0 or self._odd < -1:
            return self.chance.choice(sound)
        if self.chance.random() < WRONG:
            self.unfit = True
            return self.chance.choice(OTHERS)
        return self.chance.choice(odd)

    def text(self, *sound: str) -> Any:
        """Return one of the valid texts or, if this argument has to be unusual, another text."""
        sample = "".join(self.chance.choices(CHARACTERS, k=self.chance.randrange(12)))
        return self.one_of(sound, (*TEXTS, sample))

    def integer(self, *sound: int) -> Any:
        """Return one of the valid integers or, if this argument has to be unusual, another one."""
        return self.one_of(sound, INTEGERS)

    def seconds(self) -> Any:
        """Return a time limit: None, a short time, or a number that is not a valid time."""
        return self.one_of((None,), FLOATS)

    def nodes(self) -> Any:
        """Return a small limit on the number of positions to search."""
        return self.one_of((1, 5), (0, -1, -(10**30), True))

    def seed(self) -> Any:
        """Return a seed."""
        return self.one_of((1, "monday", b"7", None), SEEDS)

    def mapping(self, sound: dict[str, Any]) -> Any:
        """Return a JSON object, possibly with invalid members."""
        value = self.one_of((sound,), (damage(self.chance, sound), junk(self.chance)))
        self.unfit |= not isinstance(value, dict)
        return value


def attempt(chance: Random) -> bool:
    """Call one function with random arguments.  Return False if it refuses them."""
    give = Giver(chance)
    call = chance.choice(CALLS)
    try:
        call(give)
    except AlveusError as error:
        if not str(error) or not error.sentence:
            raise Fault(f"error without words: {error.code}", dict(error.params)) from error
        return False
    except (TypeError, AttributeError, ValueError, KeyError):
        if not give.unfit:
            raise
        return False
    return True


@lru_cache(64)
def _start(game: str) -> alveus.Position:
    """Return the start position, after the first roll if the game begins with one."""
    position = alveus.game(game).start(seed=None if game in ("dominosa", "terzett") else 1)
    return position.throw() if position.chance else position


def _position(give: Giver) -> alveus.Position:
    return _start(give.chance.choice(alveus.games()))


def _match(give: Giver) -> alveus.Match:
    game = give.chance.choice(alveus.games())
    match = alveus.Match(game) if game in ("dominosa", "terzett") else alveus.Match(game, seed=1)
    match.play_on()
    return match


def _options(give: Giver) -> dict[str, Any]:
    chosen: dict[str, Any] = choose_options(give.chance, "xii")
    if give.chance.random() < 0.5:
        name = give.text("route", "men", "preset")
        value = give.one_of(("6", 6, "short"), (*TEXTS, *NUMBERS, True))
        chosen[name if isinstance(name, str) else "men"] = value
    return chosen


def _game(give: Giver) -> None:
    game = alveus.game(give.text("xii"), **_options(give))
    repr(game), hash(game), game.info, game.start(seed=give.seed(), first=give.text("white"))


def _position_from_json(give: Giver) -> None:
    start = give.mapping(sample_position(*choose_sample(give.chance)))
    position = alveus.Position(start, seed=give.seed(), throws=give.integer(0, 1))
    assert alveus.Position(position.to_json()).to_json() == position.to_json()
    repr(position), hash(position), position.legal, position.throws, str(position.outcome)
    if position.chance:
        position.throw()


def _game_position(give: Giver) -> None:
    game, variant = choose_sample(give.chance)
    alveus.game(game).position(give.mapping(sample_position(game, variant)), seed=give.seed())


def _position_methods(give: Giver) -> None:
    position, move = _position(give), give.text("3", "6-5", "1:1", "throw")
    method = give.chance.choice(("throw", "deal", "play", "why", "known"))
    getattr(position, method)(move)


def _legal(give: Giver) -> None:
    legal = _position(give).legal
    slices = slice(None), slice(-1, 10**30), slice(None, None, -1)
    key = give.one_of((0, -1, slice(None)), (*INTEGERS, *TEXTS, *slices))
    try:
        key in legal, legal[key]
    except IndexError:  # sequences raise it for an index out of range
        return


def _match_from_values(give: Giver) -> None:
    game = give.text("bohnenspiel", "xii")
    more: dict[str, Any] = {give.chance.choice(("south", "white")): give.text("kind", "human")}
    match = alveus.Match(game, seed=give.seed(), target=give.integer(0, 3), **more)
    str(match), repr(match), match.to_json(), match.players


def _match_from_position(give: Giver) -> None:
    start = give.mapping(sample_position(*choose_sample(give.chance)))
    match = alveus.Match.from_position(start, seed=give.seed())
    str(match), match.to_json(), match.told


def _match_methods(give: Giver) -> None:
    match, move = _match(give), give.text("3", "6-5", "end", "resign")
    getattr(match, give.chance.choice(("throw", "deal", "play", "why")))(move)
    match.undo()
    match.redo()


def _thinking(give: Giver) -> None:
    match, nodes, seconds = _match(give), give.nodes(), give.seconds()
    match give.chance.randrange(3):
        case 0:
            match.best(give.text("kind", "tiro"), nodes, seconds)
        case 1:
            match.hint(nodes, seconds)
        case 2:
            match.analyse(nodes, seconds)


def _player(give: Giver) -> None:
    name = give.text("kind", "tiro", "random", "greedy")
    player = alveus.player(name, give.nodes(), give.seconds(), give.integer(0, 7))
    repr(player), hash(player)
    player(_position(give))


def _arena(give: Giver) -> None:
    first, second = give.text("random", "kind"), give.text("random", "greedy")
    games = give.one_of((2, 4), (3, 0, -2, -(10**30), True))
    jobs = give.one_of((1,), (0, -1, True))
    standing = alveus.arena(
        give.text("bohnenspiel"), first, second, games, give.integer(0, 1), jobs=jobs
    )
    str(standing), standing.interval, standing.elo


def _diagram(give: Giver) -> None:
    alveus.diagram(
        _position(give),
        size=give.text("small"),
        move=give.one_of((None, "3"), TEXTS),
        places=give.one_of(((), ["s1"]), (["x", "", "\x00"], TEXTS, "s1", [1])),
        theme=give.text("print"),
    )


def _generate(give: Giver) -> None:
    reach = give.one_of((3, 4), (2, 0, -1, 10**400, True, 1000))
    outline = give.text("rectangle", "square")
    dominosa.generate(reach, give.text("siegel"), outline, give.seed())


def _read_puzzle(give: Giver) -> None:
    if give.chance.random() < 0.5:
        sample = give.text("3:32210032120310320113", "3:3221", "12:[12]", "{", '{"reach":3}')
    else:
        sample = give.mapping({"reach": 3, "grid": [[3, 2, 2, 1, 0], [0, 3, 2, 1, None]]})
    puzzle = dominosa.read(sample)
    str(puzzle), repr(puzzle)
    puzzle.count(give.one_of((1, 2), (0, -1, True)))


def _puzzle(give: Giver) -> None:
    row = give.one_of(((0, 1, 1, 0),), ((None,), (), (10**30,), (-1, "x"), (True, False)))
    puzzle = dominosa.Puzzle(give.integer(1, 3), (row, (0, 1, None)))
    puzzle.solve(), puzzle.id


def _compose(give: Giver) -> None:
    sizes: tuple[Any, ...] = "0x0", "99x99", "1x1", "7×8", ["##", "##"], [""], []
    size = give.one_of(("8x9", "7x8"), (*sizes, *TEXTS))
    numbers = {"c1": -1}, {"z99": 1}, {"": 10**30}, {"a1": True}, {"a1": "x"}
    start = give.one_of((None, {}, {"c1": 0}), numbers)
    terzett.compose(size, kind=give.text("terzett"), given=start, seed=give.seed())


def _figure(give: Giver) -> None:
    grids = ((), ()), ((None,),), ((10**30, 0),), ((-1,),), ((1,), ())
    grid = give.one_of((((0, 0), (0, 1)),), grids)
    figure = terzett.Figure(grid, ("<>", "^v"), give.text("terzett", "duett"))
    figure.facts, str(figure)


def _load(give: Giver) -> None:
    try:
        alveus.load(give.one_of(("/nonexistent", "/"), TEXTS), south=give.text("kind"))
    except OSError:
        return


def _save(give: Giver) -> None:
    names = "", ".", "missing/x", "\x00", "x" * 5000, "\ud800", "é"
    name = give.one_of(("game.json",), names)
    with tempfile.TemporaryDirectory() as folder:
        try:
            _match(give).save(Path(folder, name) if isinstance(name, str) else name)
        except OSError:
            return


def _read_link(give: Giver) -> None:
    alveus.read_link(give.text("1.AA", "#1.", "9" * 5000 + ".x"), south=give.text("kind"))


def _experiment(give: Giver) -> None:
    readings: tuple[Any, ...] = (
        {"beans": []},
        {"x": ["1"]},
        {"beans": "3"},
        {"beans": [3]},
        {"": []},
    )
    vary = give.one_of(({}, {"beans": ["3"]}), readings)
    lab.Experiment(
        give.text("bohnenspiel", "xii"),
        vary=vary,
        players=give.one_of(("random", ["random", "kind"]), TEXTS),
        games=give.one_of((2,), (0, -2, 3, 10**30, True)),
        seed=give.seed(),
        limit=give.integer(5, 20),
    )


CALLS: tuple[Callable[[Giver], object], ...] = (
    lambda give: alveus.info(give.text("xii")),
    _game,
    _position_from_json,
    _game_position,
    _position_methods,
    _position_methods,
    _legal,
    _match_from_values,
    _match_from_position,
    _match_methods,
    _thinking,
    _player,
    _arena,
    _diagram,
    _generate,
    _read_puzzle,
    _puzzle,
    _compose,
    _figure,
    _load,
    _save,
    _read_link,
    _experiment,
)
