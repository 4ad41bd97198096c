"""The games by id.  Opening one game imports no other."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from importlib import import_module
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.game import Game, Info
from alveus.core.reading import strings

_MODULES: Mapping[str, str] = {
    "lombardorum": "alveus.tables.lombardorum",
    "duodecim": "alveus.tables.duodecim",
    "xii": "alveus.tables.xii",
    "bohnenspiel": "alveus.mancala.bohnenspiel",
    "sperrdomino": "alveus.dominoes.line.sperrdomino",
    "familydomino": "alveus.dominoes.line.familydomino",
    "dominosa": "alveus.dominoes.dominosa.rules",
    "terzett": "alveus.dominoes.terzett.rules",
    "rithmomachia": "alveus.rithmomachia.rules",
}


def ids() -> tuple[str, ...]:
    """The ids of all games that work, in the order of the shelf."""
    return tuple(_MODULES)


def info(game_id: str) -> Info:
    """A game's catalogue entry.  Raises SetupError `unknown_game`."""
    entry: Info = _module(game_id).INFO
    return entry


def game(game_id: str, chosen: Mapping[str, str] | None = None) -> Game[Any, Any]:
    """A game under chosen options.  Raises SetupError for what does not exist."""
    made: Game[Any, Any] = _module(game_id).game(chosen or {})
    return made


def puzzle(
    game_id: str, chosen: Mapping[str, str], seed: str, start: Mapping[str, Any] | None = None
) -> Generator[Message, None, dict[str, Any]]:
    """A new puzzle's position under chosen options, always the same from the same seed.

    With a start, an unfinished position or whatever else the game begins from, a puzzle made of
    that.  Raises SetupError, `no_puzzles` for a game that has none.
    """
    making = getattr(_module(game_id), "puzzles" if start is None else "puzzles_from", None)
    if making is None:
        raise SetupError("no_puzzles", game=game_id)
    args = (chosen, seed) if start is None else (chosen, seed, start)
    made: Generator[Message, None, dict[str, Any]] = making(*args)
    return made


def consult(game_id: str, about: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """What a game can tell without a match: its collections, what is in a figure.

    Raises SetupError, `unknown_topic` for what it tells nothing about.
    """
    topics: Mapping[str, Callable[[Mapping[str, Any]], dict[str, Any]]]
    topics = getattr(_module(game_id), "TOPICS", {})
    if about not in topics:
        raise SetupError("unknown_topic", game=game_id, about=about[:80])
    told: dict[str, Any] = topics[about](given)
    return told


def agreed(game_id: str, chosen: Mapping[str, str], position: Mapping[str, Any]) -> Game[Any, Any]:
    """The game under the options that are chosen and those that a position names.

    Raises SetupError `conflict` where the two contradict each other.
    """
    if position.get("game", game_id) != game_id:
        raise SetupError("conflict", name="game", given=game_id, position=position["game"])
    stated = strings(position.get("options", {}), "options")
    asked = {**info(game_id).presets.get(chosen.get("preset", ""), {}), **chosen}
    for name, value in stated.items():
        if asked.get(name, value) != value:
            raise SetupError("conflict", name=name, given=asked[name], position=value)
    return game(game_id, {**chosen, **stated})


def _module(game_id: str) -> Any:
    if game_id not in _MODULES:
        raise SetupError("unknown_game", game=str(game_id)[:80])
    return import_module(_MODULES[game_id])
