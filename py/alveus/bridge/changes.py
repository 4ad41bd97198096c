"""Handlers of the requests that start or load a match, play, undo, or set notes and players.

Notes are marks on the board, such as a highlighted number.  They are not moves and add no ply.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, TypeAlias

from alveus import registry
from alveus.bridge.session import Request, Session, match_id
from alveus.core.controllers import Controller, read_controller
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.events import Message
from alveus.core.json_validation import integer, record, strings, text
from alveus.core.match import Match, begin
from alveus.core.stream import seed_bytes

if TYPE_CHECKING:
    from alveus.bridge import replies, requests

Loading: TypeAlias = Generator[Message, None, tuple[Match, Match | None]]

AT_ONCE = 400
"""Number of plies that `load` replays before it replies; a task replays the rest."""


def new(session: Session, request: requests.NewRequest) -> replies.Table:
    """Start a new match."""
    game = text(request.get("game"), "game")
    seed = seed_bytes(text(request["seed"], "seed")) if "seed" in request else None
    match = begin(
        registry.spec(game),
        strings(request.get("options", {}), "options"),
        _read_seats(request, game),
        integer(request.get("target", 0), "target"),
        seed,
        record(request, "position") if "position" in request else None,
    )
    return session.set_match(match, session.find_before(match))


def load(session: Session, request: requests.LoadRequest) -> replies.Table | replies.TaskReply:
    """Load a match from a save or a link.

    A long match (see `AT_ONCE`) is loaded by a task, whose result is the `Table`.  Until the task
    ends, and after `cancel`, the current match stays the same.
    """
    loading = _loading(session, request)
    try:
        for _ in range(AT_ONCE):
            next(loading)
    except StopIteration as end:
        return session.set_match(*end.value)
    return {"task": session.tasks.begin(_set_match(session, loading), lasting=True)}


def _loading(session: Session, request: Request) -> Loading:
    before: Match | None = None
    if "save" in request:
        from alveus.core import saves

        saved = record(request, "save")
        match, before = yield from saves.loading(saved, registry.spec)
    else:
        from alveus.core import links

        match = yield from links.loading(text(request.get("link"), "link"), registry.spec)
    _check_levels(match.game.info.id, match.seats)
    return match, session.find_before(match) or before


def _set_match(session: Session, loading: Loading) -> Generator[Message, None, replies.Table]:
    return session.set_match(*(yield from loading))


def play(session: Session, request: requests.PlayRequest) -> replies.ViewReply:
    """Play `text`, and return the new view.

    The text is a roll or deal, one or more moves, a command such as `resign`, or notes to change.
    """
    move, auto = text(request.get("text"), "text"), request.get("auto") is True
    return session.change(request, lambda match: match.play(move, auto))


def note(session: Session, request: requests.NoteRequest) -> replies.NoteReply:
    """Add or remove the notes (marks on the board) in `text`.  Running tasks continue."""
    rev = integer(request.get("rev"), "rev")
    session.match.check(rev, match_id(request))
    events = session.match.note(text(request.get("text"), "text"))
    return {"view": session.view(rev), "events": [event.to_json() for event in events]}


def undo(session: Session, request: requests.Present) -> replies.ViewReply:
    """Go back to the position before this game's last human decision; return the new view."""
    return session.change(request, Match.undo)


def redo(session: Session, request: requests.Present) -> replies.ViewReply:
    """Redo undone plies, at least one, until a human must decide or the game ends; return the view.

    Raises IllegalMove `nothing_to_redo` if no ply can be redone.
    """
    return session.change(request, Match.redo)


def goto(session: Session, request: requests.PlyRequest) -> replies.ViewReply:
    """Go to the ply with the index `ply` in the history, and return the new view."""
    ply = integer(request.get("ply"), "ply")
    return session.change(request, lambda match: match.goto(ply))


def again(session: Session, request: requests.AgainRequest) -> replies.Table:
    """Start the next game of the series or, if no series continues, a new match."""
    options = strings(request["options"], "options") if "options" in request else None
    seats = None
    if "seats" in request:
        match = session.match
        seats = {**match.seats, **_read_seats(request, match.game.info.id)}
    position = record(request, "position") if "position" in request else None
    current = session.check(request)
    rev, match = current.rev, current.again(options, seats, position)
    before = session.find_before(match) or (None if match is current else current)
    return session.set_match(match, before, rev)


def back(session: Session, request: requests.Present) -> replies.Table:
    """Go to the end of the previous game of the match, or else reopen the previous match.

    A previous match is shown at its current ply, and the current match becomes the previous match.
    Raises IllegalMove `no_game_before` if there is neither a previous game nor a previous match.
    """
    match = session.check(request)
    if match.before is not None:
        match.goto(match.before)
        return session.set_match(match, session.before)
    if session.before is None:
        raise IllegalMove("no_game_before")
    return session.set_match(session.before, match)


def change_seats(session: Session, request: requests.SeatsRequest) -> replies.Table:
    """Change the players of the given sides, and cancel all tasks."""
    seats = _read_seats(request, session.match.game.info.id)
    session.tasks.clear()
    session.match.seats.update(seats)
    return session.table()


def sit(session: Session, request: requests.SitRequest) -> replies.Table:
    """Show the hand of the human player on turn, who has confirmed being at the screen."""
    side = text(request.get("side"), "side")
    session.change(request, lambda match: match.sit(side))
    return session.table()


def _read_seats(request: Request, game: str) -> dict[str, Controller]:
    if "seats" not in request:
        return {}
    controllers = record(request, "seats").items()
    seats = {side: read_controller(controller) for side, controller in controllers}
    for side in seats:
        if side not in registry.info(game).seats:
            raise SetupError("unknown_side", side=side[:80])
    _check_levels(game, seats)
    return seats


def _check_levels(game: str, seats: Mapping[str, Controller]) -> None:
    for controller in seats.values():
        if controller.level is not None and controller.level not in registry.spec(game).levels:
            raise SetupError("unknown_level", game=game, level=controller.level)


HANDLERS = {
    "new": new,
    "load": load,
    "play": play,
    "note": note,
    "undo": undo,
    "redo": redo,
    "goto": goto,
    "again": again,
    "back": back,
    "seats": change_seats,
    "sit": sit,
}
