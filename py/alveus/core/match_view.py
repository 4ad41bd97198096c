"""Make the view of a match: the JSON that the page paints for one seat.

`view` takes the board from the game, gives each piece the same id in all views, and adds the
history, the score, undo and redo, and the actions of every game, such as resigning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from alveus.core.errors import IllegalMove
from alveus.core.events import say
from alveus.core.game import CHANCE
from alveus.core.history import travelling_ids
from alveus.core.match import Match
from alveus.core.outcomes import outcome_message
from alveus.core.view import (
    ActionView,
    Actor,
    BoardView,
    LastView,
    SeriesView,
    StepView,
    TokenView,
    View,
)
from alveus.core.view_builders import action_view, token_view


def view(match: Match, since: int | None = None, before: bool = False) -> View:
    """Return the view of a match as JSON.

    The member `log` is the history, from the first ply that has changed since revision `since`; if
    `since` is None, the whole history.  The member `before` is True if the match has an earlier
    game, or if the argument `before` is True: the caller can then reopen the previous match.
    """
    viewer, ply, game = match.viewer(), match.ply, match.game
    start = match.since(since)
    reader = "" if viewer is None else match.sides[viewer]
    return {
        **_board(match, viewer),
        "v": 1,
        "game": game.info.id,
        "family": game.info.family,
        "options": game.info.without_defaults(game.settings),
        "match": match.id,
        "before": before or match.before is not None,
        "rev": match.rev,
        "ply": match.cursor,
        "ahead": len(match.plies) - 1 - match.cursor,
        "undo": _step(match.undo_target),
        "redo": _step(match.redo_target),
        "sides": list(match.sides),
        "viewer": reader,
        "actor": _actor(match),
        "series": _series(match),
        "log": {
            "from": start,
            "entries": [
                match.plies[i].log(i, reader, match.is_open(match.plies[i]))
                for i in range(start, match.cursor + 1)
            ],
        },
        "last": _last(match, reader),
        "chance": {
            "commitment": ply.match_game.commitment,
            "seed": None if match.outcome is None else ply.match_game.seed.hex(),
        },
    }


def _board(match: Match, viewer: int | None) -> BoardView:
    """Return the board for seat `viewer`, with persistent piece ids and actions such as resign."""
    board = match.game.view(_known(match, viewer), viewer)
    if not match.game.info.named_pieces:
        names = travelling_ids(match.ply.ids, board["pieces"])
        for piece in board["pieces"]:
            piece["id"] = names[piece["id"]]
        for move in board["moves"]:
            move["takes"] = [names[taken] for taken in move["takes"]]
    if match.ply.conceded is not None:
        board["moves"], board["actions"] = [], []
        board["status"] = [outcome_message(match.ply.conceded, match.sides).to_json()]
    if viewer is None and match.actor >= 0:
        board["status"] = [say("covered", side=match.sides[match.actor]).to_json()]
        board["actions"] = [action_view("sit", text="")]
    if match.actor == CHANCE and not match.throw_known:
        board["actions"] = []
    begun = match.ply.kind != "new" and match.outcome is None
    resign: ActionView = {"id": "resign", "text": "resign", "enabled": begun, "reason": None}
    if match.outcome is None and match.game.decided_outcome(match.state) is not None:
        board["actions"].append(action_view("end"))
    board["actions"].append(resign)
    if not any(token["kind"] == "die" for token in board["tokens"]):
        board["tokens"] = [*_rolled_dice(match), *board["tokens"]]
    return board


def _rolled_dice(match: Match) -> Iterator[TokenView]:
    for ply in reversed(match.plies[: match.cursor + 1]):
        if ply.kind == "new":
            return
        if ply.kind == "throw":
            dice = [die for event in ply.events for die in event.dice]
            for number, (side, value) in enumerate(dice):
                yield token_view(f"d{number}", "die", value, used=True, side=side)
            return


def _known(match: Match, viewer: int | None) -> Any:
    """Return the part of the state that seat `viewer` knows; if None, the part known to all seats.

    If the game has no hidden hands or is over, return the whole state.
    """
    if match.is_open(match.ply):
        return match.state
    return match.game.information_state(match.state, viewer)


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
    tally = match.tally()
    return {
        "target": tally.target,
        "score": match.score(),
        "game": match.ply.match_game.number,
        "winner": None if tally.winner is None else match.sides[tally.winner],
        "race": tally.to_json(match.sides),
    }


def _last(match: Match, reader: str) -> LastView:
    """Return the last turn with a moved piece, if any, as side `reader` ("" for none) sees it."""
    last: LastView = {"side": "", "paths": [], "dice": [], "taken": []}
    turn = None
    for ply in reversed(match.plies[: match.cursor + 1]):
        if ply.kind == "new" or (turn is not None and ply.turn != turn):
            break
        moving = [event for event in ply.events if len(event.path_for(reader)) > 1]
        own = [event for event in moving if event.side == ply.side]
        if ply.kind == "move" and own:
            last["side"], turn = ply.side, ply.turn
            last["paths"][:0] = [list(event.path_for(reader)) for event in own]
            last["dice"][:0] = [event.params.get("die", 0) for event in own]
            taken = [event for event in moving if event.side not in ("", ply.side)]
            last["taken"][:0] = [list(event.path_for(reader)) for event in taken]
    return last
