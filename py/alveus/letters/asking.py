"""Carry out the page's requests about games by letter, such as reading or verifying a letter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from alveus.core.errors import IllegalMove, SetupError
from alveus.core.json_validation import integer, member, record, strings, text
from alveus.core.match import Match
from alveus.core.match_view import view
from alveus.letters.correspondence import (
    Correspondence,
    begin,
    begin_next_game,
    read,
    read_kept_letter,
    resume,
)
from alveus.letters.envelope import ENDS, open_letter
from alveus.letters.lettermatch import LetterMatch
from alveus.letters.replaying import have_same_seals
from alveus.letters.restoring import read_side_file, restore
from alveus.letters.verifying import verify_as_far
from alveus.letters.writing import last_link, write

Request: TypeAlias = Mapping[str, Any]


class PageTable(Protocol):
    """The page's session as far as `letter` requests need it: access to its current match."""

    @property
    def match(self) -> Match:
        """The current match.  Raises SetupError `no_match` if there is none."""

    def set_match(self, match: Match, before: Match | None) -> Mapping[str, Any]:
        """Make `match` the current match, and return its view and its players as JSON.

        `before` is the match to which the user can return, or None.
        """


def answer(table: PageTable, request: Request) -> dict[str, Any]:
    """Carry out a `letter` request of the page (JSON), and return the reply as JSON.

    The member `what` names the task.  These tasks set the current match: `begin` a game or the
    `next` one of a series; `read` a letter; `restore` a game from a file; `resume` the game in this
    device's record.  These do not: `find` the id of the game in a letter or file; `look` at the
    game in a letter; `tell` the status of the current match; set the `end` (such as "resign") of
    its next letter; `verify` the rolls of a letter.  `write` returns the next letter, and sets the
    current match to the game with this letter.

    Raises SetupError: `unknown_topic` for any other name; `no_match` if the task needs a match by
    letter, but the current match is not one; or the error of a letter or of a member of `request`.
    Raises IllegalMove if the task is not allowed now, for example writing before a move.
    """
    kept = record(request, "kept") if "kept" in request else None
    match topic := text(request.get("what"), "what"):
        case "begin":
            return _set_match(table, _begin(request))
        case "next":
            return _set_match(table, begin_next_game(_letter_match(table).correspondence))
        case "read":
            return _set_match(table, read(text(request.get("link"), "link"), kept))
        case "restore":
            return _set_match(table, restore(record(request, "side"), kept))
        case "resume":
            return _set_match(table, resume(record(request, "kept")))
        case "find":
            return _find(request)
        case "look":
            return _look(request, kept)
        case "tell":
            return _match_status(_letter_match(table))
        case "end":
            match = _letter_match(table)
            match.end(member(request, "end", ENDS, ""))
            return _match_status(match)
        case "write":
            word = text(request.get("word", ""), "word")
            match = _letter_match(table)
            if not _match_status(match)["letter"]["ready"]:
                raise IllegalMove("letter_unplayed")
            sent = write(match.correspondence, word)
            return {**_set_match(table, sent.correspondence), "link": sent.link}
        case "verify":
            if "link" in request:
                return _verify(text(request["link"], "link"))
            return _verify(_letter_match(table).correspondence.letter.pack())
    raise SetupError("unknown_topic", about=topic[:80])


def _begin(request: Request) -> Correspondence:
    return begin(
        text(request.get("game"), "game"),
        strings(request.get("options", {}), "options"),
        text(request["side"], "side") if "side" in request else None,
        strings(request.get("names", {}), "names"),
        integer(request.get("target", 0), "target"),
    )


def _find(request: Request) -> dict[str, Any]:
    """Return `found`: a letter's number, the id of its game by letter, and the game played.

    The letter is in `link`, or it is the last one in the side file `side` (a player's record).
    """
    if "side" in request:
        letter = read_kept_letter(read_side_file(record(request, "side")))
    else:
        letter = open_letter(text(request.get("link"), "link"))
    return {"found": {"id": letter.id, "game": letter.game, "number": letter.number}}


def _look(request: Request, kept: dict[str, Any] | None) -> dict[str, Any]:
    """Return a game by letter as JSON: its `view` and its status (`letter`).

    The letter is in the request's `link`.  If `kept`, this device's record of the game, is not
    None, the reply also has `known`, the view of the recorded game, and `sealed`: True if the
    newer of letter and record contains all seals of the older, as it must.  A seal is a hash that
    fixes a side's part of the rolls.
    """
    correspondence = read(text(request.get("link"), "link"))
    seen = {"view": view(LetterMatch(correspondence)), "letter": correspondence.tell()}
    if kept is None:
        return seen
    stored = resume(kept)
    sealed = have_same_seals(stored.letter, correspondence.letter)
    return {**seen, "known": view(LetterMatch(stored)), "sealed": sealed}


def _verify(link: str) -> dict[str, Any]:
    proof, failure = verify_as_far(link)
    failed = failure and {"code": failure.code, "params": dict(failure.params)}
    return {"proof": {**proof.to_json(), "link": link, "failure": failed}}


def _letter_match(table: PageTable) -> LetterMatch:
    if not isinstance(table.match, LetterMatch):
        raise SetupError("no_match")
    return table.match


def _set_match(table: PageTable, correspondence: Correspondence) -> dict[str, Any]:
    reply = table.set_match(LetterMatch(correspondence), None)
    return {**reply, **_status(correspondence), "link": last_link(correspondence)}


def _match_status(match: LetterMatch) -> dict[str, Any]:
    """Return the status of a game by letter (`letter`), and the game's record to store (`kept`).

    The member `ready` of the status is True if this side can write its next letter.  While a move
    is undone (and can be redone), `ready` is False unless the letter resigns or accepts a draw.
    """
    status = _status(match.correspondence)
    if not match.shows_latest and match.opened.end not in ("resign", "draw"):
        status["letter"]["ready"] = False
    return status


def _status(correspondence: Correspondence) -> dict[str, Any]:
    return {"letter": correspondence.tell(), "kept": correspondence.to_json()}
