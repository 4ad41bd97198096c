"""The browser's interface to the engine: a JSON text in, a JSON text out.

A request is ``{"id": …, "do": name, …}``, a reply ``{"id": …, "ok": {…}}`` or ``{"id": …,
"error": {"code", "params"}}``.  Exceptions become error replies.  A long computation is a task: the
page sends a request for each time slice until the task is done, and can cancel the task.

A view is a JSON object that describes the match: board, history and score.  The engine sends each
view with a tag, that is, an identifier.  If a request has ``"base"``, the tag of the last view that
the page has ("" for none), the reply contains only the members that have changed (`ViewSender`).

The modules with request handlers are imported when a request needs them, so that a page can start a
game before the computer's opponent is loaded.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any, TypeAlias

from alveus.bridge.session import Request as Request
from alveus.bridge.session import Session as Session
from alveus.core.errors import AlveusError, NotationError, StaleError
from alveus.core.json_validation import parse_object

Handler: TypeAlias = Callable[[Session, Request], Mapping[str, Any]]

HANDLER_MODULES = ("changes", "questions", "work")
"""Modules whose `HANDLERS` map request names to functions; searched and imported in this order."""


def answer(session: Session, text: str) -> str:
    """Return the reply to a request, both as JSON text.

    If the handler raises StaleError, because the request is for another match (`match`) or revision
    (`rev`), the error reply contains the current view.  An unexpected exception becomes the error
    `internal`.
    """
    request: Request = {}
    try:
        request = parse_object(text)
        reply = {"ok": _shorten_view(session, request, _handler(request)(session, request))}
    except StaleError as error:
        refusal = {**error.to_json(), "view": session.view()}
        reply = {"error": _shorten_view(session, request, refusal)}
    except AlveusError as error:
        reply = {"error": error.to_json()}
    except Exception as error:
        params = {"type": type(error).__name__, "text": str(error)[:200]}
        reply = {"error": {"code": "internal", "params": params}}
    return json.dumps({"id": request.get("id"), **reply}, ensure_ascii=False, separators=(",", ":"))


def _handler(request: Request) -> Handler:
    name = request.get("do")
    for module in HANDLER_MODULES:
        handlers: Mapping[Any, Handler] = import_module(f"alveus.bridge.{module}").HANDLERS
        if isinstance(name, str) and name in handlers:
            return handlers[name]
    raise NotationError("unknown_command", command=str(name)[:80])


def _shorten_view(
    session: Session, request: Request, reply: Mapping[str, Any]
) -> Mapping[str, Any]:
    """Return the reply, its view reduced to changes since the view with the tag `base`, if any."""
    base = request.get("base")
    if not isinstance(base, str) or "view" not in reply:
        return reply
    return {**reply, "view": session.sender.send(reply["view"], base)}


handle = partial(answer, Session())
"""Return the reply to a request in the only session of this process, both as JSON text."""
