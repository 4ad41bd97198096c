"""Valid inputs to be mutated: games with options, positions, matches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, TypeAlias

from alveus import registry
from alveus.core.errors import AlveusError
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.match import Match, begin
from alveus.core.plies import is_note
from alveus.core.stream import Stream
from alveus.families.dominoes.dominosa.spec import FIRST, puzzles

if TYPE_CHECKING:
    from alveus.lab import Experiment

AnyGame: TypeAlias = Game[Any, Any]
VARIANTS = 6
"""Number of cached samples per game."""
PLIES = {"rithmomachia": 60, "dominosa": 30, "terzett": 30}
"""Maximum number of plies of a random game, keyed by game; `LONGEST` for all other games."""
LONGEST = 400
CHANGES, WORK = 2000, 750_000
"""Maximum number of changes to find the first Dominosa puzzle: `CHANGES`, or `WORK` / reach⁴ if
that is less.  The reach is the highest number of the puzzle.

Options that need more are not sampled, because their opening can take more processor time than the
watchdog allows.  The page generates such puzzles in slices.
"""


def choose_options(chance: Random, game_id: str, most: int = 2) -> dict[str, str]:
    """Return a valid combination of up to `most` options with random values."""
    info = registry.info(game_id)
    while True:
        count = min(chance.randrange(most + 1), len(info.options))
        chosen = {
            option.name: chance.choice(option.values)
            for option in chance.sample(list(info.options), count)
        }
        try:
            game = registry.game(game_id, chosen)
            if game_id != "dominosa":
                game.opening()
            elif not is_found_quickly(game):
                continue
        except AlveusError:  # these values cannot be combined
            continue
        return chosen


def is_found_quickly(game: AnyGame) -> bool:
    """Return True if the first Dominosa puzzle needs few changes.  Raises SetupError."""
    most = min(CHANGES, WORK // int(game.settings["reach"]) ** 4)
    return sum(1 for _ in islice(puzzles(game.settings, FIRST), most + 1)) <= most


def walk(game: AnyGame, chance: Random, plies: int, tried: int = 1) -> Iterator[Any]:
    """Yield the states of a random game, from the opening to the end or for `plies` plies.

    The move with the most events of `tried` random moves is played, so that captures are frequent.
    """
    state, seed = game.opening(), chance.randbytes(8)
    for ply in range(plies):
        yield state
        actor = game.actor(state)
        if actor == OVER:
            return
        if actor == CHANCE:
            move = game.chance(state, Stream(seed, ply))
        else:
            move = _choose_move(game, state, chance, tried)
        state, _ = game.apply(state, move)


def _choose_move(game: AnyGame, state: Any, chance: Random, tried: int) -> Any:
    moves = game.moves(state)
    if tried == 1:
        return chance.choice(moves)
    some = chance.sample(moves, min(tried, len(moves)))
    return max(some, key=lambda move: len(game.apply(state, move)[1]))


def plies_of(game_id: str) -> int:
    """Return the number of plies after which a random game is abandoned."""
    return PLIES.get(game_id, LONGEST)


def as_written(value: Any) -> Any:
    """Return a value after a round trip through JSON."""
    return json.loads(json.dumps(value))


@lru_cache(256)
def sample_state(game_id: str, variant: int) -> tuple[AnyGame, Any]:
    """Return a game with random options, and the state after some plies of a random game."""
    chance = Random(f"state {game_id} {variant}")
    game = registry.game(game_id, choose_options(chance, game_id))
    states = list(walk(game, chance, chance.choice((1, 4, 20, min(60, plies_of(game_id))))))
    return game, states[-1]


@lru_cache(256)
def sample_position(game_id: str, variant: int) -> dict[str, Any]:
    """Return the position after some plies of a random game, as JSON."""
    game, state = sample_state(game_id, variant)
    position: dict[str, Any] = as_written(game.to_json(state))
    return position


def play_match(game_id: str, chance: Random, plies: int, target: int = 0) -> Match:
    """Return a match with random options after at most `plies` random plies."""
    options = choose_options(chance, game_id)
    match = begin(registry.spec(game_id), options, target=target, seed=chance.randbytes(8))
    for _ in range(plies):
        if not play_ply(match, chance):
            break
    return match


def play_ply(match: Match, chance: Random) -> bool:
    """Roll the dice or play a random move.

    Return False if the game is over.  Notes are not played, because they are not moves.
    """
    if match.actor == OVER:
        return False
    if match.actor == CHANCE:
        match.play("throw")
        return True
    game = match.game
    moves = [move for move in game.moves(match.state) if not is_note(game, move)]
    match.play(game.text(match.state, chance.choice(moves)))
    return True


@lru_cache(256)
def sample_match(game_id: str, variant: int) -> Match:
    """Return a cached match after random plies.  The caller must not change it."""
    chance = Random(f"match {game_id} {variant}")
    plies = chance.choice((0, 3, 12, min(40, plies_of(game_id))))
    return play_match(game_id, chance, plies, chance.choice((0, 0, 3)))


def results_file(experiment: Experiment) -> bytes:
    """Run an experiment and return the content of its results file."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "lab.jsonl")
        experiment.run(to=file)
        return file.read_bytes()


def choose_sample(chance: Random) -> tuple[str, int]:
    """Return a game id and the index of one of its samples."""
    return chance.choice(registry.ids()), chance.randrange(VARIANTS)
