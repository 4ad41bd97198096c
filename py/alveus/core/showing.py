"""A match as the page sees it: the game's board with the history, the score and the ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from alveus.core.errors import IllegalMove
from alveus.core.events import say
from alveus.core.game import CHANCE, Outcome
from alveus.core.history import named
from alveus.core.match import Match
from alveus.core.parts import action_view
from alveus.core.view import ActionView, Actor, BoardView, LastView, SeriesView, StepView, View


def view(match: Match, since: int | None = None, before: bool = False) -> View:
    """What the page shows; a page that knows revision `since` gets only the new history.

    `before` says whether another match can be laid on the table again.
    """
    eyes, ply, game = match.eyes(), match.ply, match.game
    start = match.since(since)
    reader = match.sides[eyes] if eyes >= 0 else ""
    return {
        **_board(match, eyes),
        "v": 1,
        "game": game.info.id,
        "family": game.info.family,
        "options": game.info.chosen(game.settings),
        "match": match.id,
        "before": before or match.before is not None,
        "rev": match.rev,
        "ply": match.cursor,
        "ahead": len(match.plies) - 1 - match.cursor,
        "undo": _step(match.undo_target),
        "redo": _step(match.redo_target),
        "sides": list(match.sides),
        "eyes": reader,
        "actor": _actor(match),
        "series": _series(match),
        "log": {
            "from": start,
            "entries": [
                match.plies[i].log(i, reader, match.lies_open(match.plies[i]))
                for i in range(start, match.cursor + 1)
            ],
        },
        "last": _last(match, reader),
        "chance": {
            "commitment": ply.bout.commitment,
            "seed": None if match.outcome is None else ply.bout.seed.hex(),
        },
    }


def _board(match: Match, eyes: int) -> BoardView:
    """The game's own view with the pieces' travelling ids and the actions of any match."""
    board = match.game.view(_known(match, eyes), eyes)
    if not match.game.info.named_pieces:
        names = named(match.ply.standing, board["pieces"])
        for piece in board["pieces"]:
            piece["id"] = names[piece["id"]]
        for move in board["moves"]:
            move["takes"] = [names[taken] for taken in move["takes"]]
    if match.ply.conceded is not None:
        board["moves"], board["actions"] = [], []
        board["status"] = [_ended(match, match.ply.conceded)]
    if eyes < 0 and match.actor >= 0:
        board["status"] = [say("covered", side=match.sides[match.actor]).to_json()]
        board["actions"] = [action_view("sit", text="")]
    begun = match.ply.kind != "new" and match.outcome is None
    resign: ActionView = {"id": "resign", "text": "resign", "enabled": begun, "reason": None}
    if match.outcome is None and match.game.decided(match.state) is not None:
        board["actions"].append(action_view("end"))
    board["actions"].append(resign)
    return board


def _known(match: Match, eyes: int) -> Any:
    """What the eyes know; a game that has been played to its end, or given up, lies open."""
    open_to_all = match.lies_open(match.ply)
    return match.state if open_to_all else match.game.known(match.state, eyes)


def _ended(match: Match, outcome: Outcome) -> Any:
    if outcome.winner is None:
        return say("drawn", ending=outcome.ending).to_json()
    side = match.sides[outcome.winner]
    return say("won", side=side, ending=outcome.ending, points=outcome.points).to_json()


def _step(target: Callable[[], int]) -> StepView:
    try:
        target()
    except IllegalMove as refused:
        return {"enabled": False, "reason": say(refused.code, **refused.params).to_json()}
    return {"enabled": True, "reason": None}


def _actor(match: Match) -> Actor:
    outcome = match.outcome
    if outcome is not None:
        return {"kind": "over", "outcome": outcome.to_json(match.sides)}
    if match.actor == CHANCE:
        turn = match.game.turn(match.state)
        return {"kind": "chance", "side": None if turn is None else match.sides[turn]}
    return {"kind": "seat", "side": match.sides[match.actor]}


def _series(match: Match) -> SeriesView:
    winner, race = match.winner(), match.race()
    return {
        "target": match.target if race is None else race.race.row,
        "score": match.score(),
        "game": match.ply.bout.number,
        "winner": None if winner is None else match.sides[winner],
        "race": None if race is None else race.to_json(match.sides),
    }


def _last(match: Match, reader: str) -> LastView:
    """The ways of the turn in which something was last played."""
    paths: list[list[str]] = []
    side, turn = "", None
    for ply in reversed(match.plies[: match.cursor + 1]):
        if ply.kind == "new" or (turn is not None and ply.turn != turn):
            break
        ways = [list(e.seen(reader)) for e in ply.events if e.side == ply.side]
        moved = [way for way in ways if len(way) > 1]
        if ply.kind == "move" and moved:
            side, turn = ply.side, ply.turn
            paths = moved + paths
    return {"side": side, "paths": paths}
