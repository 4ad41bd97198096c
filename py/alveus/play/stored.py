"""Functions that return a match: `load` from a saved file, `read_link` from a link."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from alveus import registry
from alveus.core import links, saves
from alveus.core.errors import NotationError, SetupError
from alveus.core.files import read_text_file
from alveus.core.json_validation import parse_object, text
from alveus.play.matches import Match
from alveus.play.sentences import with_error_text


def load(file: str | Path, **sides: Any) -> Match:
    """Return the match in a file that `Match.save` or the web page wrote.

    The match keeps its history and seed, and therefore its future dice.  Keyword arguments
    replace the players of sides, as in `Match`: `south="kind"` selects the computer level "kind".
    Raises SetupError or NotationError for an invalid match or player, OSError if the file cannot
    be read.

    >>> import alveus, tempfile, pathlib
    >>> file = pathlib.Path(tempfile.mkdtemp(), "game.json")
    >>> match = alveus.Match("bohnenspiel", north="kind")
    >>> match.play("3"); match.save(file)
    >>> alveus.load(file, north="schah").players
    {'south': 'human', 'north': 'schah'}
    """
    with with_error_text():
        try:
            table = saves.load(parse_object(read_text_file(file)), registry.spec)
        except (SetupError, NotationError) as error:
            params = {**error.params, "file": os.fspath(file)}
            raise type(error)(error.code, **params) from None
    return Match.at_table(table, sides)


def read_link(link: str, **sides: Any) -> Match:
    """Return the match in a link, with the moves in the link and a new seed for future dice.

    `link` is a whole URL or the part after `#`.  Keyword arguments set the players of sides, as in
    `Match`: `south="kind"` selects the computer level "kind"; all other sides are human.  Raises
    SetupError or NotationError for an invalid link or player.

    >>> import alveus
    >>> match = alveus.Match("bohnenspiel"); match.play("3")
    >>> alveus.read_link(match.link()).history
    ('3',)
    """
    with with_error_text():
        table = links.follow(text(link, "link").rpartition("#")[2], registry.spec)
    return Match.at_table(table, sides)
