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
from alveus.cli.output import confirm, is_terminal, put, table
from alveus.cli.positions import tell_board
from alveus.core.errors import NotationError, SetupError
from alveus.core.files import read_text_file, standard_input, write_file
from alveus.core.reading import parse_object
from alveus.letters import Correspondence
from alveus.play.sentences import with_error_text
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
    with with_error_text(info):
        game = letters.begin(given.game, options_of(given), given.side, _names(given), given.target)
    _keep(given, game)
    _put(given, game)


def _names(given: argparse.Namespace) -> dict[str, str]:
    """Return the names of the players by side.  Raises NotationError `usage`."""
    names = dict(name.partition("=")[::2] for name in given.name)
    if not all(names.values()):
        raise NotationError("usage", text=f"--name {' '.join(given.name)}")
    return names


def _read(given: argparse.Namespace) -> None:
    stored = _stored(given)
    game = letters.read(_link(given), stored)
    if stored is not None and game.seat is None and not _is_same(stored, game):
        raise SetupError("letter_other", file=given.keep)
    if given.keep is not None:
        _keep(given, game)
    _put(given, game)


def _restore(given: argparse.Namespace) -> None:
    """Restore a side.

    A stored game is never replaced; an unknown secret is used only with consent.
    """
    stored = _stored(given)
    content = parse_object(read_text_file(given.file))
    try:
        game = letters.restore(content, stored)
    except SetupError as error:
        if error.code == "letter_series":
            raise SetupError("letter_other", file=given.keep) from None
        raise
    if not (given.yes or (stored is not None and _is_same(stored, game))):
        question = messages().text("post-secret", {"file": given.file})
        if not confirm(question):
            raise SetupError("letter_unconfirmed", file=given.file)
    _keep(given, game)
    _put(given, game)


def _is_same(stored: dict[str, Any], game: Correspondence) -> bool:
    """Return True if the file already contains this game."""
    return letters.resume(stored).letter.id == game.letter.id


def _show(given: argparse.Namespace) -> None:
    _put(given, _kept(given))


def _next(given: argparse.Namespace) -> None:
    game = _kept(given)
    with with_error_text(game.match.game.info):
        game = letters.go_on(game)
    _keep(given, game)
    _put(given, game)


def _play(given: argparse.Namespace) -> None:
    game = _kept(given)
    with with_error_text(game.match.game.info):
        for move in given.moves:
            game = letters.play(game, move)
    _keep(given, game)
    _put(given, game)


def _write(given: argparse.Namespace) -> None:
    """Print the letter, then mark it as written, so that no letter is lost."""
    game = _kept(given)
    link = letters.last_link(game)
    if link:
        if given.word:
            raise SetupError("letter_written", number=game.letter.number)
        _put_link(given, link, game.letter.number, again=True)
        return
    with with_error_text(game.match.game.info):
        written = letters.write(game, given.word)
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
    verification = letters.verify(_link(given))
    put(given, verification.to_json(), lambda: _verified_text(verification))


def _verified_text(verification: letters.Verification) -> str:
    words, lines = messages(), []
    for side, seals in zip(verification.sides, verification.letter.seals, strict=True):
        marks = ", ".join(seal.hex()[:SHOWN] for seal in seals)
        if marks:
            lines.append(words.text("post-seal", {"side": side, "seal": marks}))
    rows = [
        (roll.number, roll.first.hex()[:SHOWN], roll.second.hex()[:SHOWN], " ".join(roll.told))
        for roll in verification.throws
    ]
    counts = {"moves": len(verification.letter.moves), "throws": len(rows)}
    lines += [table(rows)] if rows else []
    return "\n".join([*lines, words.text("post-verified", counts)])


def _put(given: argparse.Namespace, game: Correspondence) -> None:
    put(given, {**game.tell(), "position": _position(game)}, lambda: _game_text(game))


def _position(game: Correspondence) -> dict[str, Any]:
    return game.match.game.to_json(game.match.state)


def _game_text(game: Correspondence) -> str:
    """Return readable output: board, greeting and next step."""
    words, lines = messages(), []
    if game.older is not None:
        lines.append(words.text("post-older", {"number": game.older.number}))
    lines.append(tell_board(game.match.game, game.match.state))
    if game.letter.word:
        lines.append(words.text("post-word", {"word": game.letter.word}))
    if game.offered:
        lines.append(words.text("post-offered"))
    state = "watching" if game.seat is None else game.standing
    if game.following is None:
        lines.append(words.text("post-standing", {"standing": state, "ready": game.ready}))
    else:
        begins = "ours" if game.following.side == game.side else "theirs"
        lines.append(words.text("post-next", {"standing": begins if game.side else "watching"}))
    return "\n".join(lines)


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


def _keep(given: argparse.Namespace, game: Correspondence) -> None:
    """Replace the file as a whole, readable by its owner only.

    A spectator's game is not stored.
    """
    if game.seat is not None:
        write_file(given.keep, json.dumps(game.to_json()), private=True)
