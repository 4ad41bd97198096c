"""The reply to a request as text, whatever the request was.

What answers a request is imported when it is made: a page begins a game and asks for it, and for
the computer's thoughts later.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, TypeAlias

from alveus.bridge.session import Request, Session
from alveus.core.errors import AlveusError, NotationError, StaleError
from alveus.core.reading import parse_object

Handler: TypeAlias = Callable[[Session, Request], Mapping[str, Any]]

HOMES = ("changes", "questions", "work", "post")
"""The modules whose `HANDLERS` answer requests, in the order in which a page needs them."""


def answer(session: Session, written: str) -> str:
    """The reply to a request; a defect of ours is told as well, and ends nobody's game."""
    request: Request = {}
    try:
        request = parse_object(written)
        told = {"ok": _packed(session, request, _handler(request)(session, request))}
    except StaleError as error:
        refused = {**error.to_json(), "view": session.view()}
        told = {"error": _packed(session, request, refused)}
    except AlveusError as error:
        told = {"error": error.to_json()}
    except Exception as error:
        params = {"type": type(error).__name__, "text": str(error)[:200]}
        told = {"error": {"code": "internal", "params": params}}
    reply = {"id": request.get("id"), **told}
    return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))


def _handler(request: Request) -> Handler:
    name = request.get("do")
    for home in HOMES:
        handlers: Mapping[Any, Handler] = import_module(f"alveus.bridge.{home}").HANDLERS
        if isinstance(name, str) and name in handlers:
            return handlers[name]
    raise NotationError("unknown_command", command=str(name)[:80])


def _packed(session: Session, request: Request, told: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is told, with its view packed for a page that says which one it has."""
    base = request.get("base")
    if not isinstance(base, str) or "view" not in told:
        return told
    return {**told, "view": session.sender.send(told["view"], base)}
