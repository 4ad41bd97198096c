"""The commands doctor (test the installation), schema (print JSON Schemas) and serve (the site)."""

from __future__ import annotations

import argparse
import json
import platform
import re
import sys
from pathlib import Path
from typing import Any

from alveus import registry
from alveus.cli.arguments import Commands
from alveus.cli.output import put, sentence_of, table
from alveus.core.errors import NotationError, SetupError
from alveus.core.version import __version__
from alveus.play.sentences import with_error_text
from alveus.schemas.published import KINDS, POSITION, general, position
from alveus.words.messages import messages

LAST_PORT = 65535
_REQUIREMENT = re.compile(r"([\w.-]+).*extra *== *['\"]([\w-]+)['\"]")
_PLATFORM = re.compile(r"sys_platform *== *['\"](\w+)['\"]")


def add(commands: Commands) -> None:
    """Add the commands doctor, schema and serve, with their arguments."""
    commands.add(
        "doctor",
        _doctor,
        "print versions, terminal, installed extras, and games that cannot be loaded",
    )
    sub = commands.add("schema", _schema, "print the JSON Schema of a file format")
    sub.choice("kind", KINDS, "KIND")
    sub.value("game", "GAME", "game, for the schema of its positions", nargs="?")
    sub = commands.add("serve", _serve, "serve the built site on 127.0.0.1")
    sub.value("--port", "P", "port from 0 to 65535; default: the first free one", int)
    sub.value("--site", "FOLDER", "folder of the site; default: build/site", default="build/site")


def _doctor(args: argparse.Namespace) -> None:
    from importlib import util

    answer: dict[str, Any] = {
        "alveus": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "encoding": str(getattr(sys.stdout, "encoding", None)),
        "readline": util.find_spec("readline") is not None,
    }
    facts = tuple(answer.items())
    answer["extras"] = _extras()
    answer["games"] = [spec.info.id for spec in registry.specs()]
    answer["problems"] = [error.to_json() for error in registry.problems()]

    def text() -> str:
        words, rows = messages(), [*facts]
        for name, missing in answer["extras"].items():
            names = ", ".join(missing)
            rows.append((f"extra {name}", names and words.text("extra-missing", {"names": names})))
        rows.append(("games", ", ".join(answer["games"])))
        yes_no = {True: words.text("doctor-yes"), False: words.text("doctor-no")}
        lines = table([(name, yes_no.get(cell, cell)) for name, cell in rows])
        return "\n".join([lines, *(sentence_of(error, None) for error in registry.problems())])

    put(args, answer, text)


def _extras() -> dict[str, list[str]]:
    """Return the missing packages per extra (optional feature); {} if alveus is not installed."""
    from importlib import metadata

    try:
        about = metadata.metadata("alveus")
    except metadata.PackageNotFoundError:
        return {}
    extras: dict[str, list[str]] = {name: [] for name in about.get_all("Provides-Extra") or ()}
    for requirement in about.get_all("Requires-Dist") or ():
        if match := _REQUIREMENT.match(requirement):
            package, extra = match.groups()
            extras.setdefault(extra, [])
            other_platform = (only := _PLATFORM.search(requirement)) and only[1] != sys.platform
            if not other_platform and not any(metadata.distributions(name=package)):
                extras[extra].append(package)
    return extras


def _schema(args: argparse.Namespace) -> None:
    if args.kind != POSITION:
        schema = general(args.kind)
    elif args.game is None:
        raise SetupError("missing", name="game")
    else:
        with with_error_text():
            schema = position(registry.spec(args.game))
    print(json.dumps(schema, indent=1), flush=True)


def _serve(args: argparse.Namespace) -> None:
    from alveus import serve  # slow to import

    if args.port is not None and not 0 <= args.port <= LAST_PORT:
        raise NotationError("usage", text=f"--port {args.port}")
    try:
        serve.serve(Path(args.site), args.port)
    except FileNotFoundError:
        raise SetupError("no_site", folder=args.site) from None
    except BrokenPipeError:  # the output for the address is closed
        raise
    except OSError as error:
        raise SetupError("port_taken", port=args.port, text=str(error)) from None
