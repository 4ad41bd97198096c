"""Games by letter: what reads and writes them comes when the first letter is begun or opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from alveus.bridge.session import Request, Session

if TYPE_CHECKING:
    from alveus.bridge.replies import LetterReply


def letter(session: Session, request: Request) -> LetterReply:
    """One question about a game by letter."""
    from alveus.letters import asking  # an archive of its own in the browser

    return cast("LetterReply", asking.answer(session, request))


HANDLERS = {"letter": letter}
