"""The command serve: the built site on this machine."""

from __future__ import annotations

import argparse
from pathlib import Path

from alveus.cli.arguments import Commands
from alveus.core.errors import NotationError, SetupError

LAST_PORT = 65535


def add(commands: Commands) -> None:
    """The command with its arguments."""
    sub = commands.add("serve", _serve, "serve the built site on 127.0.0.1")
    sub.add_argument("--port", type=int, metavar="P", help="0 to 65535; else the next free one")
    sub.add_argument("--site", default="build/site", metavar="FOLDER", help="else build/site")


def _serve(given: argparse.Namespace) -> None:
    from alveus import serve  # a web server, needed here alone

    if given.port is not None and not 0 <= given.port <= LAST_PORT:
        raise NotationError("usage", text=f"--port {given.port}")
    try:
        serve.serve(Path(given.site), given.port)
    except FileNotFoundError:
        raise SetupError("no_site", folder=given.site) from None
    except OSError as error:
        raise SetupError("port_taken", port=given.port, text=str(error)) from None
