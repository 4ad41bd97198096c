"""Tests of a game in a pack: rules, view, notation, positions, opponents, pages and messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

from alveus import ai, registry
from alveus.ai.search.budget import Budget
from alveus.core.errors import SetupError
from alveus.core.events import finish
from alveus.core.game import CHANCE, OVER, Game, Info
from alveus.core.json_validation import parse_json
from alveus.core.stream import Stream
from alveus.core.view import BoardGame
from alveus.words.messages import messages

PLIES = 40
"""Number of random plies played to test a game."""
MESSAGES = 10_000
"""Maximum number of messages on a rules page."""


def try_game(game_id: str) -> dict[str, Any]:
    """Play random plies, and let each level choose a move once.  Raises SetupError with a fault."""
    spec = registry.spec(game_id)
    module = str(getattr(spec.build, "__module__", game_id))
    opponent = registry.part(spec.opponent, "OPPONENT", game_id) if spec.opponent else None
    try:
        if tuple(getattr(opponent, "levels", ())) != spec.players:
            raise SetupError("game_incomplete", game=game_id, module=spec.opponent, part="levels")
        game = spec.build({})
        states = list(_walk(game))
        for state in states:
            _check_state(game, state)
        state = game.opening(0)
        for level in spec.players if game.actor(state) >= 0 else ():
            seat = game.actor(state)
            observation = game.information_state(state, seat)
            choice = finish(ai.choose(game, observation, seat, level, Budget(nodes=200), 1))
            game.apply(state, game.parse(state, choice.text)[0])
    except Exception as error:
        faults = ("game_incomplete", "pack_outside", "pack_unsound")
        if isinstance(error, SetupError) and error.code in faults:
            raise
        raise SetupError("game_broken", game=game_id, module=module, error=repr(error)) from error
    return {"game": game_id, "levels": list(spec.levels), "plies": len(states) - 1}


def try_page(game_id: str, page: Mapping[str, bytes]) -> None:
    """Check a pack's two files for the page: the lessons (`course.json`) and `rules.json`.

    Raises SetupError `pack_page` for a damaged file, too many messages, or an illegal answer.
    """
    game = registry.game(game_id)
    for name, text in page.items():
        try:
            if name == "course.json":
                for step in parse_json(text.decode())["steps"]:
                    state = game.from_json({"game": game_id, **step["position"]})
                    legal = {game.text(state, move) for move in game.moves(state)}
                    first = [turn[0] for turn in step.get("answers", ())]
                    if not legal.issuperset(first):
                        raise ValueError(f"{step['name']}: {first}")
            elif name == "rules.json":
                names = _page_messages(parse_json(text.decode()))
                if next(islice(names, MESSAGES, None), None) is not None:
                    raise ValueError(f"more than {MESSAGES} messages")
        except Exception as error:
            raise SetupError("pack_page", archive=name, error=repr(error)) from error


def missing_words(info: Info, page: Mapping[str, bytes]) -> list[str]:
    """Return the first five messages that a game needs but the current language lacks."""
    needed = [*_needed(info)]
    if "course.json" in page:
        for step in parse_json(page["course.json"].decode())["steps"]:
            parts = ("", "-tells", "-task", "-right", *(["-replied"] if "reply" in step else ()))
            needed += [f"learn-{info.id}-{step['name']}{part}" for part in parts]
    if "rules.json" in page:
        needed += _page_messages(parse_json(page["rules.json"].decode()))
    return [name for name in needed if name not in messages()][:5]


def _page_messages(rules: Mapping[str, Any]) -> Iterator[str]:
    for part in rules["sections"]:
        yield f"page-{part['id']}"
        yield from (f"page-{part['id']}-{n + 1}" for n in range(part["paragraphs"]))
    yield from (f"glossary-{term}" for term in rules["glossary"])
    yield from (f"page-sources-{n + 1}" for n in range(rules["sources"]))
    yield from (f"page-{part}" for part in ("lead", "contents", "known", "known-1", "known-2"))
    yield from (f"page-{part}" for part in ("known-3", "design", "options", "sources-note"))


def _walk(game: Game[Any, Any]) -> Iterator[Any]:
    """Yield the states of a random game, at most `PLIES` moves long."""
    state, chance = game.opening(), Random(game.info.id)
    for ply in range(PLIES):
        yield state
        actor = game.actor(state)
        if actor == OVER:
            return
        drawn = game.chance(state, Stream(b"pack", ply)) if actor == CHANCE else None
        state, _ = game.apply(state, drawn or chance.choice(game.moves(state)))
    yield state


def _check_state(game: BoardGame[Any, Any], state: Any) -> None:
    game_id, seat = game.info.id, max(game.actor(state), 0)
    view = game.view(game.information_state(state, seat), seat)
    at = {place["id"]: (place["row"], place["column"]) for place in view["places"]}
    for place, (row, column) in at.items():
        if min(row, column) < 0 or list(at.values()).count((row, column)) > 1:
            raise SetupError("pack_outside", game=game_id, place=place, row=row, column=column)
    sound = {
        "view": all(piece["place"] in at for piece in view["pieces"])
        and all(set(move["path"]) <= set(at) for move in view["moves"]),
        "parse": all(game.parse(state, game.text(state, m)) == (m,) for m in game.moves(state)),
        "from_json": game.to_json(game.from_json(game.to_json(state))) == game.to_json(state),
        "moves": (game.actor(state) >= 0) == bool(game.moves(state)),
    }
    for part, holds in sound.items():
        if not holds:
            raise SetupError("pack_unsound", game=game_id, part=part)


def _needed(info: Info) -> Iterator[str]:
    """Yield the ids of the messages that a game needs, except for its lessons and rules page."""
    own = info.id
    yield f"game-{own}"
    yield from (f"side-{own}-{seat}" for seat in info.seats)
    for level in registry.spec(own).players:
        yield messages().find("level", level, info) or f"level-{own}-{level}"
    yield from (f"preset-{own}-{preset}" for preset in info.presets)
    for option in info.options:
        yield f"option-{own}-{option.name}"
        for value, source in option.readings.items():
            yield f"value-{own}-{option.name}-{value}"
            yield from filter(None, [source.note])
    for kind, codes in info.codes.items():
        for code in codes:
            if (kind, code) != ("mark", "board"):
                yield messages().find(kind, code, info) or f"{kind}-{own}-{code}"
