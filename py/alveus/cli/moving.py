"""Commands that go from position to position: position, plays, apply, throw, deal."""

from __future__ import annotations

import argparse
from typing import Any

from alveus import registry
from alveus.cli.arguments import POSITION, Commands, at_least, options_of
from alveus.cli.output import put
from alveus.cli.positions import answer_each, place, read_or_open, tell_board
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.game import CHANCE, Game
from alveus.core.reading import text
from alveus.play.positions import Position, state_of
from alveus.words.messages import messages


def add(commands: Commands) -> None:
    """The commands with their arguments."""
    commands.add_for_game("position", _position, "the opening position")
    commands.add_for_game("plays", _plays, "every result of the turn", POSITION, lines=True)
    sub = commands.add_for_game("apply", _apply, "the position after a play", POSITION, lines=True)
    sub.add_argument("--play", nargs="+", metavar="TEXT", help="a move, or the steps of a turn")
    for name, what in (("throw", "dice"), ("deal", "tiles")):
        sub = commands.add_for_game(name, _throw, f"the position after a {name}", POSITION)
        sub.add_argument("--seed", metavar="S", help="a number, a date, any word; without one real")
        sub.add_argument(
            "--number", type=at_least(0), default=0, metavar="N", help="which of the seed’s, from 0"
        )
        sub.add_argument(f"--{what}", dest="dice", default="", metavar="TEXT", help="as they fell")


def _position(given: argparse.Namespace) -> None:
    game = registry.game(given.game, options_of(given))
    state = game.opening(0)
    put(given, game.to_json(state), lambda: tell_board(game, state))


def _plays(given: argparse.Namespace) -> None:
    answer_each(given, _plays_of, lambda _, answer: "\n".join(p["text"] for p in answer["plays"]))


def _plays_of(given: argparse.Namespace, position: dict[str, Any]) -> Any:
    game, state = place(given, position)
    if game.actor(state) == CHANCE:
        raise IllegalMove("throw_first")
    results = game.results(state)
    return {"plays": [{"text": r.text, "position": game.to_json(r.state)} for r in results]}


def _apply(given: argparse.Namespace) -> None:
    answer_each(given, _apply_to, _tell_step)


def _apply_to(given: argparse.Namespace, position: dict[str, Any]) -> Any:
    play = position.pop("play", None)
    if given.play is not None:
        play = " ".join(given.play)
    elif "value" in position and play is not None:
        game, state = place(given, position)  # a choice, which has been played already
        return {"position": game.to_json(state), "events": []}
    if play is None:
        raise SetupError("missing", name="play")
    game, state = place(given, position)
    state, events = play_all(game, state, text(play, "play"))
    return {"position": game.to_json(state), "events": events}


def play_all(game: Game[Any, Any], state: Any, play: str) -> tuple[Any, list[Any]]:
    """The state after all moves of a text, and what happened.  Raises IllegalMove."""
    events: list[Any] = []
    for move in game.parse(state, play):
        state, happened = game.apply(state, move)
        events += [event.to_json() for event in happened]
    return state, events


def _throw(given: argparse.Namespace) -> None:
    game, state = place(given, read_or_open(given))
    before = Position(game.to_json(state), seed=given.seed, throws=given.number)
    after = before.throw(given.dice)
    events = [event.to_json() for event in after.events]
    answer = {"position": after.to_json(), "events": events}
    put(given, answer, lambda: f"{after.told}\n{tell_board(*state_of(after))}")


def _tell_step(given: argparse.Namespace, answer: Any) -> str:
    game, state = place(given, answer)
    words = messages()
    said = (
        words.say("event", event["code"], {**event["params"], "side": event["side"]}, game.info)
        for event in answer["events"]
        if event["code"]
    )
    return f"{' '.join(said)}\n{tell_board(game, state)}".lstrip()
