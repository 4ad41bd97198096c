"""The command `letter`: play a game by correspondence.

A letter is a link that contains the whole game.  Each side has a secret, from which it computes one
number (chain value) per roll.  A roll is derived from the chain values of both sides.  Letters
contain seals: hashes that prevent later changes of chain values.  The ``--keep`` file stores one
side's game and secret.  A person who has the file can play for this side, and can compute its part
of future rolls.
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
from alveus.cli.positions import board_text
from alveus.core.errors import NotationError, SetupError
from alveus.core.files import read_text_file, standard_input, write_file
from alveus.core.json_validation import parse_object
from alveus.letters import Correspondence
from alveus.play.sentences import with_error_text
from alveus.words.messages import messages

SHOWN = 12
"""Number of hexadecimal digits of a seal or chain value (hashes behind the rolls) shown on a
terminal; JSON has all."""


def add(commands: Commands) -> None:
    """Add the command `letter` and its subcommands, such as begin, read and write."""
    parser = commands.add("letter", _show, "play a game by letter: each turn is a link")
    parser.epilog = (
        "Begin a game and send the link that “write” prints. Read the answer, play, and write "
        "again.\n"
        "FILE contains your side of the game and its secret: do not give it to anyone."
    )
    below = Commands(parser)
    sub = below.add_for_game("begin", _begin, "begin a game by letter in a new file")
    _add_file(sub)
    sub.value("--side", "SIDE", "the side you play; default: the first")
    sub.repeat("--name", "SIDE=NAME", "name of a player; repeatable")
    sub.add_argument("--target", type=int, default=0, help="play a series to this number of points")
    _add_file(below.add("next", _next, "begin the next game of a series in the same file"))
    sub = below.add("read", _read, "read a letter; with your file, the game continues there")
    _add_link(sub)
    _add_file(sub, required=False)
    sub = below.add("restore", _restore, "restore your side from a file that you saved yourself")
    sub.value("file", "SIDE_FILE", "file with the side, saved on the page or by this program")
    _add_file(sub)
    sub.switch("--yes", "use the secret in the file without asking")
    _add_file(below.add("show", _show, "show your side of the game"))
    sub = below.add("play", _play, "make moves; “offer”, “draw” and “resign” are allowed too")
    sub.value("moves", "MOVE", "a move, or the steps of a turn", nargs="+")
    _add_file(sub)
    sub = below.add(
        "write", _write, "print the letter as a link; repeatable until you read the answer"
    )
    sub.value("--word", "TEXT", "greeting in the letter", default="")
    _add_file(sub)
    _add_link(below.add("verify", _verify, "verify seals, links, rolls and moves of a letter"))


def _add_file(parser: Parser, required: bool = True) -> None:
    parser.value("--keep", "FILE", "file with your side of the game", required=required)


def _add_link(parser: Parser) -> None:
    parser.value(
        "link", "LINK", "the letter, or a file that contains it; default: standard input", nargs="?"
    )


def _begin(args: argparse.Namespace) -> None:
    if Path(args.keep).exists():
        raise SetupError("letter_kept_there", file=args.keep)
    with with_error_text(registry.info(args.game)):
        names = dict(name.partition("=")[::2] for name in args.name)
        if not all(names.values()):
            raise NotationError("usage", text=f"--name {' '.join(args.name)}")
        game = letters.begin(args.game, options_of(args), args.side, names, args.target)
    _keep_and_put(args, game)


def _read(args: argparse.Namespace) -> None:
    stored = _stored(args)
    game = letters.read(_link(args), stored)
    if stored is not None and game.seat is None and not _is_same(stored, game):
        raise SetupError("letter_other", file=args.keep)
    _keep_and_put(args, game)


def _restore(args: argparse.Namespace) -> None:
    """Restore one side's game from a file that this side saved earlier, and store it in ``--keep``.

    Unless ``--keep`` already contains this game, the user must confirm the restoration, because the
    author of a forged file would know the secret in it.
    """
    stored = _stored(args)
    content = parse_object(read_text_file(args.file))
    try:
        game = letters.restore(content, stored)
    except SetupError as error:
        if error.code == "letter_series":
            raise SetupError("letter_other", file=args.keep) from None
        raise
    if not (args.yes or (stored is not None and _is_same(stored, game))):
        question = messages().text("post-secret", {"file": args.file})
        if not confirm(question):
            raise SetupError("letter_unconfirmed", file=args.file)
    _keep_and_put(args, game)


def _is_same(stored: dict[str, Any], game: Correspondence) -> bool:
    return letters.resume(stored).letter.id == game.letter.id


def _show(args: argparse.Namespace) -> None:
    _put(args, _kept(args))


def _next(args: argparse.Namespace) -> None:
    game = _kept(args)
    with with_error_text(game.match.game.info):
        game = letters.begin_next_game(game)
    _keep_and_put(args, game)


def _play(args: argparse.Namespace) -> None:
    game = _kept(args)
    with with_error_text(game.match.game.info):
        for move in args.moves:
            game = letters.play(game, move)
    _keep_and_put(args, game)


def _write(args: argparse.Namespace) -> None:
    """Print and store this side's next letter, or print its last letter again if unanswered."""
    game = _kept(args)
    link = letters.last_link(game)
    again = bool(link)
    if again and args.word:
        raise SetupError("letter_written", number=game.letter.number)
    if not again:
        with with_error_text(game.match.game.info):
            sent = letters.write(game, args.word)
        link, game = sent.link, sent.correspondence
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), "stdout")
    number, words = game.letter.number, messages()
    lines = [link, "", *([words.text("post-again", {"number": number})] if again else [])]
    lines.append(words.text("post-written"))
    put(args, {"link": link, "number": number, "again": again}, lambda: "\n".join(lines))
    if not again:
        _keep(args, game)


def _verify(args: argparse.Namespace) -> None:
    verification = letters.verify(_link(args))

    def text() -> str:
        words, lines = messages(), []
        for side, seals in zip(verification.sides, verification.letter.seals, strict=True):
            if seals:
                marks = ", ".join(seal.hex()[:SHOWN] for seal in seals)
                lines.append(words.text("post-seal", {"side": side, "seal": marks}))
        rows = [
            (roll.number, *(link[:SHOWN] for link in roll.links), " ".join(roll.told))
            for roll in verification.throws
        ]
        counts = {"moves": len(verification.letter.moves), "throws": len(rows)}
        lines += [table(rows)] if rows else []
        return "\n".join([*lines, words.text("post-verified", counts)])

    put(args, verification.to_json(), text)


def _keep_and_put(args: argparse.Namespace, game: Correspondence) -> None:
    if args.keep is not None:
        _keep(args, game)
    _put(args, game)


def _put(args: argparse.Namespace, game: Correspondence) -> None:
    rules, state = game.match.game, game.match.state

    def text() -> str:
        words, lines = messages(), []
        if game.older is not None:
            lines.append(words.text("post-older", {"number": game.older.number}))
        lines.append(board_text(rules, state))
        if game.letter.word:
            lines.append(words.text("post-word", {"word": game.letter.word}))
        if game.offered:
            lines.append(words.text("post-offered"))
        standing = "watching" if game.seat is None else game.standing
        if game.following is None:
            lines.append(words.text("post-standing", {"standing": standing, "ready": game.ready}))
        else:
            begins = "ours" if game.following.side == game.side else "theirs"
            lines.append(words.text("post-next", {"standing": begins if game.side else "watching"}))
        return "\n".join(lines)

    put(args, {**game.tell(), "position": rules.to_json(state)}, text)


def _link(args: argparse.Namespace) -> str:
    """Return the text of a letter.

    The argument LINK is the letter, or the name of a file that contains it.  Without an argument,
    the letter is read from standard input.  Raises SetupError `missing` if there is no letter.
    """
    link: str = args.link or ("" if is_terminal(sys.stdin) else standard_input().strip())
    if not link:
        raise SetupError("missing", name="LINK")
    try:
        is_file = bool(args.link) and Path(link).is_file()
    except (OSError, ValueError):  # too long for a file name, as most letters are
        is_file = False
    return read_text_file(link) if is_file else link


def _kept(args: argparse.Namespace) -> Correspondence:
    return letters.resume(parse_object(read_text_file(args.keep)))


def _stored(args: argparse.Namespace) -> dict[str, Any] | None:
    if args.keep is None or not Path(args.keep).exists():
        return None
    return parse_object(read_text_file(args.keep))


def _keep(args: argparse.Namespace, game: Correspondence) -> None:
    if game.seat is not None:
        write_file(args.keep, json.dumps(game.to_json()), private=True)
