"""Refusals: what a game's rules say against a move, with the rule it rests on, or as an error."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from alveus.core.errors import IllegalMove
from alveus.core.events import Message
from alveus.core.game import Refusal, Source

_NO_RULES: Mapping[str, tuple[str, Source]] = MappingProxyType({})


def cite(
    reason: Message | None,
    rules: Mapping[str, tuple[str, Source]] = _NO_RULES,
    source: Source | None = None,
) -> Refusal | None:
    """A reason with the option it rests on and the source of its rule, as `rules` name them.

    `source` is that of the reasons which stand under no rule of their own.
    """
    if reason is None:
        return None
    return Refusal(reason, *rules.get(reason.code, ("", source)))


def check_allowed(reason: Message | None) -> None:
    """Lets a move pass against which nothing stands.  Raises IllegalMove with the reason."""
    if reason is not None:
        raise IllegalMove(reason.code, **reason.params)
