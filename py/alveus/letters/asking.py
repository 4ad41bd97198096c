"""Requests of the page about games by letter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from alveus.core.errors import SetupError
from alveus.core.json_validation import integer, member, record, strings, text
from alveus.core.match import Match
from alveus.core.match_view import view
from alveus.letters.checking import have_same_seals
from alveus.letters.correspondence import Correspondence, begin, begin_next_game, read, resume
from alveus.letters.envelope import ENDS, open_letter
from alveus.letters.keeping import read_kept_letter, read_side_file
from alveus.letters.lettermatch import LetterMatch
from alveus.letters.restoring import restore
from alveus.letters.verifying import verify_as_far
from alveus.letters.writing import last_link, write

Request: TypeAlias = Mapping[str, Any]


class PageTable(Protocol):
    """The part of the page's session (`alveus.bridge.session.Session`) used in this module."""

    @property
    def match(self) -> Match:
        """The current match.  Raises SetupError `no_match` if there is none."""

    def set_match(self, match: Match, before: Match | None) -> Mapping[str, Any]:
        """Make a match the current one, and return its view and its players."""


def answer(table: PageTable, request: Request) -> dict[str, Any]:
    """Answer one `letter` request of the page.

    Raises SetupError `unknown_topic`, SetupError for a faulty game letter or file, or IllegalMove.
    """
    what = text(request.get("what"), "what")
    if what not in ANSWERS:
        raise SetupError("unknown_topic", about=what[:80])
    return ANSWERS[what](table, request)


def _begin(table: PageTable, request: Request) -> dict[str, Any]:
    correspondence = begin(
        text(request.get("game"), "game"),
        strings(request.get("options", {}), "options"),
        text(request["side"], "side") if "side" in request else None,
        strings(request.get("names", {}), "names"),
        integer(request.get("target", 0), "target"),
    )
    return _set_match(table, correspondence)


def _next(table: PageTable, request: Request) -> dict[str, Any]:
    """Begin the next game of the series."""
    return _set_match(table, begin_next_game(_correspondence(table)))


def _find(table: PageTable, request: Request) -> dict[str, Any]:
    """Return the id of the game in a game letter or side file, without opening it."""
    if "side" in request:
        letter = read_kept_letter(read_side_file(record(request, "side")))
    else:
        letter = open_letter(text(request.get("link"), "link"))
    return {"found": {"id": letter.id, "game": letter.game, "number": letter.number}}


def _read(table: PageTable, request: Request) -> dict[str, Any]:
    return _set_match(table, read(text(request.get("link"), "link"), _kept(request)))


def _restore(table: PageTable, request: Request) -> dict[str, Any]:
    return _set_match(table, restore(record(request, "side"), _kept(request)))


def _resume(table: PageTable, request: Request) -> dict[str, Any]:
    return _set_match(table, resume(record(request, "kept")))


def _look(table: PageTable, request: Request) -> dict[str, Any]:
    """Return the view of a letter, and of the stored game if given, without opening either."""
    correspondence = read(text(request.get("link"), "link"))
    seen = {"view": view(LetterMatch(correspondence)), "letter": correspondence.tell()}
    if "kept" not in request:
        return seen
    stored = resume(record(request, "kept"))
    sealed = have_same_seals(stored.letter, correspondence.letter)
    return {**seen, "known": view(LetterMatch(stored)), "sealed": sealed}


def _tell(table: PageTable, request: Request) -> dict[str, Any]:
    return _status(_correspondence(table))


def _end(table: PageTable, request: Request) -> dict[str, Any]:
    match = _letter_match(table)
    match.end(member(request, "end", ENDS, ""))
    return _status(match.correspondence)


def _write(table: PageTable, request: Request) -> dict[str, Any]:
    sent = write(_correspondence(table), text(request.get("word", ""), "word"))
    return {**_set_match(table, sent.correspondence), "link": sent.link}


def _verify(table: PageTable, request: Request) -> dict[str, Any]:
    link = (
        text(request["link"], "link") if "link" in request else _correspondence(table).letter.pack()
    )
    proof, failure = verify_as_far(link)
    failed = failure and {"code": failure.code, "params": dict(failure.params)}
    return {"proof": {**proof.to_json(), "link": link, "failure": failed}}


ANSWERS: Mapping[str, Callable[[PageTable, Request], dict[str, Any]]] = {
    "begin": _begin,
    "next": _next,
    "find": _find,
    "read": _read,
    "restore": _restore,
    "resume": _resume,
    "look": _look,
    "tell": _tell,
    "end": _end,
    "write": _write,
    "verify": _verify,
}
"""Functions that answer a request, keyed by its member `what`."""


def _kept(request: Request) -> dict[str, Any] | None:
    """Return this device's record of the game, if the request contains one."""
    return record(request, "kept") if "kept" in request else None


def _letter_match(table: PageTable) -> LetterMatch:
    if not isinstance(table.match, LetterMatch):
        raise SetupError("no_match")
    return table.match


def _correspondence(table: PageTable) -> Correspondence:
    return _letter_match(table).correspondence


def _set_match(table: PageTable, correspondence: Correspondence) -> dict[str, Any]:
    reply = table.set_match(LetterMatch(correspondence), None)
    return {**reply, **_status(correspondence), "link": last_link(correspondence)}


def _status(correspondence: Correspondence) -> dict[str, Any]:
    return {"letter": correspondence.tell(), "kept": correspondence.to_json()}
