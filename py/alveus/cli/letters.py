"""The command letter: begin, read, restore, play, write and verify a game by letter.

The file of `--keep` contains one side of a game with its secret.  A person who has the file can
play for this side and compute its future rolls.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
from pathlib import Path
from typing import Any

from alveus import letters, registry
from alveus.cli.arguments import Commands, Parser, options_of
from alveus.cli.confirm import confirm
from alveus.cli.output import is_terminal, put, table
from alveus.cli.positions import tell_board
from alveus.core.errors import NotationError, SetupError
from alveus.core.files import read_text_file, standard_input, write_file
from alveus.core.reading import parse_object
from alveus.letters import Correspondence
from alveus.play.sentences import speaking
from alveus.words.messages import messages

SHOWN = 12
"""Number of hexadecimal digits shown for a seal or chain value; JSON output shows all."""


def add(commands: Commands) -> None:
    """Add the command and its subcommands."""
    parser = commands.add("letter", _show, "play with a distant friend: each turn is a link")
    parser.epilog = (
        "Begin a game, send the link that “write” prints, read the answer, play, write again.\n"
        "FILE contains your side of the game and its secret: do not give it to anyone."
    )
    below = Commands(parser)
    sub = below.add_for_game("begin", _begin, "begin a game by letter in a new file")
    _add_file(sub)
    sub.add_argument("--side", metavar="SIDE", help="the side you play; default: the first")
    sub.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="SIDE=NAME",
        help="name of a player; repeatable",
    )
    sub.add_argument("--target", type=int, default=0, help="a series to this number of points")
    _add_file(below.add("next", _next, "begin the next game of a series in the same file"))
    sub = below.add("read", _read, "read a letter; with your file, the game continues there")
    _add_link(sub)
    _add_file(sub, required=False)
    sub = below.add("restore", _restore, "restore your side from a file that you saved yourself")
    sub.add_argument("file", metavar="SIDE_FILE", help="the saved side, from a page or a terminal")
    _add_file(sub)
    sub.add_argument("--yes", action="store_true", help="take the secret in it without asking")
    _add_file(below.add("show", _show, "show your side of the game"))
    sub = below.add("play", _play, "make your moves; “offer”, “draw” and “resign” count as moves")
    sub.add_argument("moves", metavar="MOVE", nargs="+", help="a move, or the steps of a turn")
    _add_file(sub)
    sub = below.add("write", _write, "print the letter as a link, again until the answer is read")
    sub.add_argument("--word", default="", metavar="TEXT", help="a greeting in the letter")
    _add_file(sub)
    _add_link(below.add("verify", _verify, "verify seals, links, rolls and moves of a letter"))


def _add_file(parser: Parser, required: bool = True) -> None:
    parser.add_argument("--keep", required=required, metavar="FILE", help="your side of the game")


def _add_link(parser: Parser) -> None:
    parser.add_argument(
        "link", metavar="LINK", nargs="?", help="the letter, or a file with it; default: the input"
    )


def _begin(given: argparse.Namespace) -> None:
    if Path(given.keep).exists():
        raise SetupError("letter_kept_there", file=given.keep)
    info = registry.info(given.game)
    with speaking(info):
        here = letters.begin(given.game, options_of(given), given.side, _names(given), given.target)
    _keep(given, here)
    _put(given, here)


def _names(given: argparse.Namespace) -> dict[str, str]:
    """Return the names of the players by side.  Raises NotationError `usage`."""
    named = dict(one.partition("=")[::2] for one in given.name)
    if not all(named.values()):
        raise NotationError("usage", text=f"--name {' '.join(given.name)}")
    return named


def _read(given: argparse.Namespace) -> None:
    stored = _stored(given)
    here = letters.read(_link(given), stored)
    if stored is not None and here.seat is None and not _is_same(stored, here):
        raise SetupError("letter_other", file=given.keep)
    if given.keep is not None:
        _keep(given, here)
    _put(given, here)


def _restore(given: argparse.Namespace) -> None:
    """Restore a side.

    A stored game is never replaced; an unknown secret is used only with consent.
    """
    stored = _stored(given)
    content = parse_object(read_text_file(given.file))
    try:
        here = letters.restore(content, stored)
    except SetupError as error:
        if error.code == "letter_series":
            raise SetupError("letter_other", file=given.keep) from None
        raise
    if not (given.yes or (stored is not None and _is_same(stored, here))):
        question = messages().text("post-secret", {"file": given.file})
        if not confirm(question):
            raise SetupError("letter_unconfirmed", file=given.file)
    _keep(given, here)
    _put(given, here)


def _is_same(stored: dict[str, Any], here: Correspondence) -> bool:
    """Return True if the file already contains this game."""
    return letters.resume(stored).letter.id == here.letter.id


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
    """Print the letter, then mark it as written, so that no letter is lost."""
    here = _kept(given)
    link = letters.last_link(here)
    if link:
        if given.word:
            raise SetupError("letter_written", number=here.letter.number)
        _put_link(given, link, here.letter.number, again=True)
        return
    with speaking(here.match.game.info):
        written = letters.write(here, given.word)
    _put_link(given, written.link, written.correspondence.letter.number)
    _keep(given, written.correspondence)


def _put_link(given: argparse.Namespace, link: str, number: int, again: bool = False) -> None:
    """Print the letter's URL and flush it.  Raises OSError if standard output is closed."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), "stdout")
    words = messages()
    lines = [link, ""]
    if again:
        lines.append(words.text("post-again", {"number": number}))
    lines.append(words.text("post-written"))
    put(given, {"link": link, "number": number, "again": again}, lambda: "\n".join(lines))


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
    """Return readable output: board, greeting and next step."""
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
    """Return the letter from the argument, from the file it names, or from standard input.

    Raises SetupError `missing`.
    """
    link: str = given.link or ("" if is_terminal(sys.stdin) else standard_input().strip())
    if not link:
        raise SetupError("missing", name="LINK")
    return read_text_file(link) if given.link and _is_file(link) else link


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # too long for a file name, as most letters are
        return False


def _kept(given: argparse.Namespace) -> Correspondence:
    return letters.resume(parse_object(read_text_file(given.keep)))


def _stored(given: argparse.Namespace) -> dict[str, Any] | None:
    """Return the record in the file, or None if there is no file yet."""
    if given.keep is None or not Path(given.keep).exists():
        return None
    return parse_object(read_text_file(given.keep))


def _keep(given: argparse.Namespace, here: Correspondence) -> None:
    """Replace the file as a whole, readable by its owner only.

    A spectator's game is not stored.
    """
    if here.seat is not None:
        write_file(given.keep, json.dumps(here.to_json()), private=True)
