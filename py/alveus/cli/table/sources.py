"""Where the rules that are played come from."""

from __future__ import annotations

from typing import Any

from alveus.core.game import Game, Source
from alveus.words.messages import messages


def sources(game: Game[Any, Any]) -> str:
    """Every option as it is played, with its source and how sure that is."""
    return "\n".join(
        f"{_titled('option', option.name, game)}: "
        f"{_titled('value', f'{option.name}-{game.settings[option.name]}', game)}\n"
        f"    {cite_source(option.readings[game.settings[option.name]])}"
        for option in game.info.options
    )


def cite_source(source: Source) -> str:
    """A source with its place and how sure it is."""
    sure = messages().text("how-sure", {"certainty": source.certainty})
    return ", ".join(filter(None, (messages().cite(source), sure)))


def _titled(kind: str, name: str, game: Game[Any, Any]) -> str:
    words = messages()
    found = words.find(kind, name, game.info)
    return words.text(found) if found else name
