"""The command letter: a game by letter, begun, read, played, written and verified.

What this side of a game keeps lies in a file (`--keep`), its secret included: whoever has the file
can go on with the game.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from alveus import letters, registry
from alveus.cli.arguments import Commands, Parser, options_of
from alveus.cli.output import is_terminal, put, table
from alveus.cli.positions import tell_board
from alveus.core.errors import NotationError, SetupError
from alveus.core.files import standard_input
from alveus.core.reading import parse_object
from alveus.letters import Correspondence
from alveus.play.sentences import speaking
from alveus.words.messages import messages

SHOWN = 12
"""Hexadecimal digits of a seal or link that people are shown."""


def add(commands: Commands) -> None:
    """The command with those below it."""
    parser = commands.add("letter", _show, "a game with somebody far away, in links")
    parser.epilog = (
        "Begin a game, send what “write” prints, read the answer, play, write again.\n"
        "FILE holds your side of the game and its secret: keep it to yourself."
    )
    below = Commands(parser)
    sub = below.add_for_game("begin", _begin, "a new game by letter, with its first file")
    _add_file(sub)
    sub.add_argument("--side", metavar="SIDE", help="the side you play; else the first")
    sub.add_argument(
        "--name", action="append", default=[], metavar="SIDE=NAME", help="a player’s name; repeats"
    )
    sub.add_argument("--target", type=int, default=0, help="a series to so many points")
    _add_file(below.add("next", _next, "the next game of a series, in the same file"))
    sub = below.add("read", _read, "a letter that has come; with your file the game goes on there")
    _add_link(sub)
    _add_file(sub, required=False)
    _add_file(below.add("show", _show, "your side of the game as it stands"))
    sub = below.add("play", _play, "your moves; offer, draw and resign are said like moves")
    sub.add_argument("moves", metavar="MOVE", nargs="+", help="a move, or the steps of a turn")
    _add_file(sub)
    sub = below.add("write", _write, "the letter with what you have played, as a link")
    sub.add_argument("--word", default="", metavar="TEXT", help="a greeting that goes with it")
    _add_file(sub)
    _add_link(below.add("verify", _verify, "recompute seals, links, throws and moves of a letter"))


def _add_file(parser: Parser, required: bool = True) -> None:
    parser.add_argument("--keep", required=required, metavar="FILE", help="your side of the game")


def _add_link(parser: Parser) -> None:
    parser.add_argument("link", metavar="LINK", nargs="?", help="the letter; else read from a pipe")


def _begin(given: argparse.Namespace) -> None:
    if Path(given.keep).exists():
        raise SetupError("letter_kept_there", file=given.keep)
    info = registry.info(given.game)
    with speaking(info):
        here = letters.begin(given.game, options_of(given), given.side, _names(given), given.target)
    _keep(given, here)
    _put(given, here)


def _names(given: argparse.Namespace) -> dict[str, str]:
    """The names of the players by their sides.  Raises NotationError `usage`."""
    named = dict(one.partition("=")[::2] for one in given.name)
    if not all(named.values()):
        raise NotationError("usage", text=f"--name {' '.join(given.name)}")
    return named


def _read(given: argparse.Namespace) -> None:
    kept = parse_object(_text(given)) if given.keep and Path(given.keep).exists() else None
    here = letters.read(_link(given), kept)
    another = kept is not None and kept.get("letter", {}).get("id") != here.letter.id
    if another and here.seat is None:
        raise SetupError("letter_other", file=given.keep)
    if given.keep is not None:
        _keep(given, here)
    _put(given, here)


def _show(given: argparse.Namespace) -> None:
    _put(given, _kept(given))


def _next(given: argparse.Namespace) -> None:
    here = _kept(given)
    with speaking(here.match.game.info):
        here = letters.go_on(here)
    _keep(given, here)
    _put(given, here)


def _play(given: argparse.Namespace) -> None:
    here = _kept(given)
    with speaking(here.match.game.info):
        for move in given.moves:
            here = letters.play(here, move)
    _keep(given, here)
    _put(given, here)


def _write(given: argparse.Namespace) -> None:
    here = _kept(given)
    with speaking(here.match.game.info):
        written = letters.write(here, given.word)
    _keep(given, written.correspondence)
    answer = {"link": written.link, "number": written.correspondence.letter.number}
    put(given, answer, lambda: f"{written.link}\n\n{messages().text('post-written')}")


def _verify(given: argparse.Namespace) -> None:
    found = letters.verify(_link(given))
    put(given, found.to_json(), lambda: _tell_verified(found))


def _tell_verified(found: letters.Verification) -> str:
    words, lines = messages(), []
    for side, seals in zip(found.sides, found.letter.seals, strict=True):
        marks = ", ".join(seal.hex()[:SHOWN] for seal in seals)
        if marks:
            lines.append(words.text("post-seal", {"side": side, "seal": marks}))
    rows = [
        (one.number, one.first.hex()[:SHOWN], one.second.hex()[:SHOWN], " ".join(one.told))
        for one in found.throws
    ]
    counts = {"moves": len(found.letter.moves), "throws": len(rows)}
    lines += [table(rows)] if rows else []
    return "\n".join([*lines, words.text("post-verified", counts)])


def _put(given: argparse.Namespace, here: Correspondence) -> None:
    put(given, {**here.tell(), "position": _position(here)}, lambda: _tell(here))


def _position(here: Correspondence) -> dict[str, Any]:
    return here.match.game.to_json(here.match.state)


def _tell(here: Correspondence) -> str:
    """The game for people: the board, the greeting, and what is to be done."""
    words, told = messages(), []
    if here.older is not None:
        told.append(words.text("post-older", {"number": here.older.number}))
    told.append(tell_board(here.match.game, here.match.state))
    if here.letter.word:
        told.append(words.text("post-word", {"word": here.letter.word}))
    if here.offered:
        told.append(words.text("post-offered"))
    state = "watching" if here.seat is None else here.standing
    if here.following is None:
        told.append(words.text("post-standing", {"standing": state, "ready": here.ready}))
    else:
        begins = "ours" if here.following.side == here.side else "theirs"
        told.append(words.text("post-next", {"standing": begins if here.side else "watching"}))
    return "\n".join(told)


def _link(given: argparse.Namespace) -> str:
    """The letter that is named or piped.  Raises SetupError `missing`."""
    link: str = given.link or ("" if is_terminal(sys.stdin) else standard_input().strip())
    if not link:
        raise SetupError("missing", name="LINK")
    return link


def _kept(given: argparse.Namespace) -> Correspondence:
    return letters.resume(parse_object(_text(given)))


def _text(given: argparse.Namespace) -> str:
    try:
        return Path(given.keep).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SetupError("save_damaged", name="file") from None


def _keep(given: argparse.Namespace, here: Correspondence) -> None:
    """Writes the file, whole or not at all, and for its owner alone."""
    if here.seat is None:
        return
    file, new = Path(given.keep), Path(f"{given.keep}.new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as stream:
        json.dump(here.to_json(), stream)
    new.replace(file)
