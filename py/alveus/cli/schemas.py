"""The command schema: what is written and read here, declared as JSON Schemas."""

from __future__ import annotations

import argparse
import json

from alveus import registry
from alveus.cli.arguments import Commands, one_of
from alveus.core.errors import SetupError
from alveus.play.sentences import speaking
from alveus.schemas.published import KINDS, POSITION, general, position


def add(commands: Commands) -> None:
    """The command with its arguments."""
    sub = commands.add("schema", _schema, "the JSON Schema of what is written and read")
    sub.add_argument("kind", type=one_of(KINDS), metavar="KIND", help=", ".join(KINDS))
    sub.add_argument("game", metavar="GAME", nargs="?", help="whose positions")


def _schema(given: argparse.Namespace) -> None:
    if given.kind != POSITION:
        found = general(given.kind)
    elif given.game is None:
        raise SetupError("missing", name="game")
    else:
        with speaking():
            found = position(registry.spec(given.game))
    print(json.dumps(found, indent=1), flush=True)
