"""Matches from files and links."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alveus import registry
from alveus.core import links, saves
from alveus.core.files import read_text_file
from alveus.core.reading import parse_object
from alveus.play.matches import Match
from alveus.play.sentences import speaking


def load(file: str | Path, **sides: Any) -> Match:
    """Return the match in a file that `Match.save` or the page wrote, with its dice and history.

    Keyword arguments seat other players: `south="kind"`.  Raises SetupError or NotationError if the
    file does not contain a valid match, OSError if it cannot be read.

    >>> import alveus, tempfile, pathlib
    >>> file = pathlib.Path(tempfile.mkdtemp(), "game.json")
    >>> match = alveus.Match("bohnenspiel", north="kind")
    >>> match.play("3"); match.save(file)
    >>> alveus.load(file, north="schah").players
    {'south': 'human', 'north': 'schah'}
    """
    with speaking():
        table = saves.load(parse_object(read_text_file(file)), registry.spec)
    return Match.at_table(table, sides)


def read_link(link: str, **sides: Any) -> Match:
    """The match that a link leads to, with new chance; the whole address or its last part.

    Raises SetupError `link_damaged` and the like.

    >>> import alveus
    >>> match = alveus.Match("bohnenspiel"); match.play("3")
    >>> alveus.read_link(match.link()).history
    ('3',)
    """
    with speaking():
        table = links.follow(link.rpartition("#")[2], registry.spec)
    return Match.at_table(table, sides)
