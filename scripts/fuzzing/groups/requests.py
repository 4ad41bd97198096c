"""Requests to the bridge: changed requests during a game.

Every reply must be JSON with the request's id, no reply may have the error `internal`, and a
refused request must not change the table, that is, the session's match and players.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_type_hints

from alveus import registry
from alveus.bridge import Session, answer, changes, questions, replies, requests, work
from fuzzing.faults import Fault
from fuzzing.mutation import TEXTS, damage, damage_json, junk
from fuzzing.samples import choose_options

SHARE = 90
ASKED = 5
"""Number of requests per game."""
CHANGING = ("new", "load", "play", "undo", "redo", "goto", "again", "back", "seats", "sit", "note")
MS = (0, 1, -1, 10**400, True, None, 0.5)
"""Time limits for a task, most of them invalid."""
HANDLERS = {**changes.HANDLERS, **questions.HANDLERS, **work.HANDLERS}
"""Handlers of all requests, by the name of the request."""
TYPE_MODULES = {"requests": requests, "replies": replies}
MEMBERS: dict[str, tuple[str, ...]] = {
    name: tuple(get_type_hints(handler, None, TYPE_MODULES)["request"].__annotations__)
    for name, handler in HANDLERS.items()
}
"""Names of the members of each request, from the type that its handler declares."""
UNREADABLE = ("not_json", "not_an_object", "too_deep")
"""Errors for text without a readable request id."""
LONG, NEVER = 1000, 10**300
"""Milliseconds: the longest time slice requested, and a number that is not a valid time."""
TOPICS = ("daily", "shapes", "figures", "collection", "grades", "kinds", "sets", "")


def attempt(chance: Random) -> bool:
    """Begin a game and send some requests.  Return True if at least one was accepted."""
    session, game = Session(), chance.choice(registry.ids())
    if chance.random() < 0.1:
        return _ask_text(session, _any_text(chance, game))
    begin = {"id": 0, "do": "new", "game": game, "options": choose_options(chance, game)}
    _ask(session, {**begin, "seed": "fuzz"})
    accepted = False
    for number in range(1, ASKED):
        accepted |= _ask_safely(session, _request(chance, session, game, number))
    if not _ask(session, {"id": ASKED, "do": "view"}):
        raise Fault("table that cannot be shown", game)
    return accepted


def _any_text(chance: Random, game: str) -> str:
    if chance.random() < 0.3:
        return chance.choice((*TEXTS, "[" * 100_000, '{"id":' * 20_000, "null", "[]", "{}"))
    return damage_json(chance, {"id": 1, "do": "new", "game": game, "seats": {"a": {}}})


def _ask_safely(session: Session, request: dict[str, Any]) -> bool:
    """Send a request.  Raises Fault if it is refused but has changed the table."""
    before = _table(session)
    accepted = _ask(session, request)
    if not accepted and _table(session) != before:
        raise Fault(f"refused request {request.get('do')} changed the table", request)
    return accepted


def _table(session: Session) -> tuple[Any, ...]:
    match = session.match
    return match.id, match.rev, match.cursor, match.state, dict(match.seats), session.before


def _ask(session: Session, request: dict[str, Any]) -> bool:
    return _ask_text(session, json.dumps(request), request.get("id"))


def _ask_text(session: Session, text: str, own_id: Any = None) -> bool:
    answered = answer(session, text)
    answered.encode(errors="surrogatepass")
    reply = json.loads(answered)
    code = reply.get("error", {}).get("code")
    if own_id is not None and reply["id"] != (None if code in UNREADABLE else own_id):
        raise Fault("reply with another id", text)
    if code == "internal":
        params = reply["error"]["params"]
        raise Fault(f"internal: {params['type']} {str(params['text'])[:60]}", text)
    return code is None


def _request(chance: Random, session: Session, game: str, number: int) -> dict[str, Any]:
    """Return a valid request for the current table, in most cases with random changes."""
    name = chance.choice((*CHANGING, *MEMBERS))
    match = session.match
    request = {"id": number, "do": name, "match": match.id, "rev": match.rev}
    request |= _members(chance, session, game, name)
    if chance.random() < 0.25:
        return request
    wanted = [*request, *MEMBERS[name]]
    changed = {**request, chance.choice(wanted): junk(chance)}
    damaged = damage(chance, request)
    if isinstance(damaged, dict) and chance.random() < 0.3:
        changed = damaged
    ms = changed.get("ms")
    if name == "slice" and isinstance(ms, int | float) and LONG < ms < NEVER:
        changed["ms"] = 1  # a request for a longer time slice is legal but slow
    return {**changed, "id": number}


def _members(chance: Random, session: Session, game: str, name: str) -> dict[str, Any]:
    """Return the members of a request as a page would send it."""
    match = session.match
    sides = match.sides
    ms = chance.choice(MS)
    moves = match.game.moves(match.state) if name in ("play", "note", "check") else ()
    texts = [match.game.text(match.state, move) for move in moves[:40]]
    match name:
        case "new" | "again" | "generate":
            computer = {"kind": "computer", "level": chance.choice(("gast", "tiro", "x", ""))}
            seats = {chance.choice((*sides, "c")): computer}
            seed = chance.choice((*TEXTS, "monday", "1"))
            known = match.game.information_state(match.state, match.viewer())
            position = match.game.to_json(known)
            return {"game": game, "options": {}, "position": position, "seats": seats, "seed": seed}
        case "play" | "note":
            return {"text": chance.choice((*texts, "throw", "resign", "end", "check", "mark 3"))}
        case "think" | "hint" | "analyse" | "review" | "slice" | "cancel":
            return {"ms": ms, "task": chance.randrange(3), "ply": 0, "level": "kind", "game": 1}
        case "goto" | "look" | "check":
            return {"ply": chance.randrange(-1, 3), "answers": texts[:2]}
        case "why":
            return {"path": chance.sample(["a1", "b2", "s1", "n2", "bar", "6", "12"], 2)}
        case "consult":
            return {"game": game, "about": chance.choice(TOPICS), "given": {}}
        case "load":
            link = chance.choice(TEXTS)
            return {"link": link} if chance.random() < 0.3 else {"save": _save(session)}
        case "sit":
            return {"side": chance.choice((*sides, ""))}
        case "arrange":
            return {"lines": {"turn": sides[0], "pits": "6 6 6", "stores": "0"}}
        case "letter":
            what = chance.choice(("begin", "next", "find", "read", "resume", "look", "tell", "end"))
            return {"what": what, "game": game, "link": "letter=1.AA", "kept": {}, "end": "draw"}
    return {}


def _save(session: Session) -> Any:
    return json.loads(answer(session, '{"id": 1, "do": "save"}'))["ok"]["save"]
