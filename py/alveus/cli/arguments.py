"""Parsing of the command line: a parser, a builder of commands, and converters of arguments.

The parser extends argparse; it raises NotationError for a wrong argument instead of ending the
process.  A converter (argparse type) checks the text of one argument and returns its value.
"""

from __future__ import annotations

import argparse
import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn, TypeAlias

from alveus.cli.output import write
from alveus.core.errors import NotationError
from alveus.words.messages import ENGLISH, LANGUAGES, messages

Run: TypeAlias = Callable[[argparse.Namespace], int | None]
"""The function that carries out a command.  It returns the exit status; None means 0."""
Read: TypeAlias = Callable[[str], Any]
POSITION = "the position"
LONGEST_NUMBER = 4000
"""Maximum number of characters of an integer.  A longer seed is treated as a word and hashed."""
_NUMBER = re.compile(r"[+-]?[0-9]+", re.ASCII)


class Parser(argparse.ArgumentParser):
    """The parser of a command; it accepts ``--json`` and ``--lang`` for every command."""

    def __init__(self, **named: Any) -> None:
        super().__init__(
            allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter, **named
        )
        shared, unset = self.add_argument_group("for every command"), argparse.SUPPRESS
        about = "print JSON on a terminal too"
        shared.add_argument("--json", action="store_true", default=unset, help=about)
        about, kind = ", ".join(LANGUAGES), one_of(tuple(LANGUAGES))
        shared.add_argument("--lang", type=kind, default=unset, metavar="LANGUAGE", help=about)

        self.subcommands: Mapping[str, Parser] = {}
        """Parsers of the subcommands, keyed by name."""

    def check_command(self, words: Sequence[str]) -> None:
        """Raise NotationError for an unknown (sub)command; the error suggests a similar name."""
        words = [word for word in words if word != "--json"]
        if words and self.subcommands and not words[0].startswith("-"):
            if words[0] not in self.subcommands:
                refuse_name("unknown_command", words[0], words[0], self.subcommands)
            self.subcommands[words[0]].check_command(words[1:])

    def value(
        self, name: str, metavar: str, about: str, read: Read | None = None, **more: Any
    ) -> None:
        """Add an argument, or an option if `name` begins with ``--``; `about` is the help text.

        `read` converts the given text to the value (default: no change).  `metavar` and `more` go
        to argparse.
        """
        self.add_argument(name, metavar=metavar, help=about, type=read or str, **more)

    def choice(self, name: str, values: Iterable[str], metavar: str = "NAME", **more: Any) -> None:
        """Add an argument that is one of several words; the help lists them."""
        names = tuple(values)
        self.value(name, metavar, ", ".join(names), one_of(names), **more)

    def repeat(self, name: str, metavar: str, about: str) -> None:
        """Add an option that can be given several times; its value is the list of all values."""
        self.value(name, metavar, about, action="append", default=[])

    def switch(self, name: str, about: str) -> None:
        """Add an option without a value, which is True if given; `about` is its help text."""
        self.add_argument(name, action="store_true", help=about)

    def print_help(self, file: Any = None) -> None:
        """Print the help in characters that the terminal can show."""
        write(self.format_help().rstrip(), file)

    def error(self, message: str) -> NoReturn:
        """Raise NotationError `usage` with the text `message`; argparse would end the process."""
        raise NotationError("usage", text=message)

    def add_to_help(self, text: str) -> None:
        """Append a text to the end of the help."""
        self.epilog = "\n\n".join(filter(None, (self.epilog, text)))

    def refuse(self, unknown: Sequence[str]) -> NoReturn:
        """Raise NotationError `usage` for the arguments `unknown`, with similar valid options."""
        options = [name for action in self._actions for name in action.option_strings]
        refuse_name("usage", " ".join(unknown), unknown[0].partition("=")[0], options)


class Commands:
    """Builder that adds commands to a parser, each with a parser for its own arguments."""

    def __init__(self, parser: Parser) -> None:
        self._subs = parser.add_subparsers(
            required=True, metavar="COMMAND", dest="named", parser_class=Parser
        )
        parser.subcommands = self._subs.choices

    def add(self, name: str, run: Run, about: str) -> Parser:
        """Add a command that runs the function `run`; `about` is its one-line description."""
        parser: Parser = self._subs.add_parser(name, help=about, description=about)
        parser.set_defaults(command=run, parser=parser)
        return parser

    def add_for_game(
        self, name: str, run: Run, about: str, given_by: str = "", lines: bool = False
    ) -> Parser:
        """Add a command with the arguments GAME (id of a game) and ``--set`` (option of the game).

        With `lines`, also add ``--lines``: each input line contains a position, and the command
        answers each line.  `given_by`, such as "the position", names an input of the command that
        can contain the id of the game; GAME is then optional.
        """
        parser = self.add(name, run, about)
        about_game = "id of the game (see “alveus games”)"
        if given_by:
            about_game += f"; optional if {given_by} contains it"
        if given_by == POSITION:
            parser.epilog = (
                "The position, or the output of a command with a position, is read from standard "
                "input."
            )
        parser.value("game", "GAME", about_game, nargs="?" if given_by else None)
        about_set = "an option, or preset=NAME (see “alveus games GAME”); repeatable"
        parser.repeat("--set", "NAME=VALUE", about_set)
        if lines:
            parser.switch("--lines", "answer each input line, which contains a position")
        return parser


def one_of(names: Sequence[str]) -> Callable[[str], str]:
    """Return a converter of arguments (argparse type) that accepts only these words."""

    def read(word: str) -> str:
        if word not in names:
            near = "".join(f"; did you mean {name}?" for name in get_close_matches(word, names, 1))
            raise argparse.ArgumentTypeError(f"{word!r} is not one of {', '.join(names)}{near}")
        return word

    return read


def at_least(least: int) -> Callable[[str], int]:
    """Return a converter of arguments (argparse type) for integers not less than `least`."""

    def read(word: str) -> int:
        if not _NUMBER.fullmatch(word) or len(word) > LONGEST_NUMBER or int(word) < least:
            raise argparse.ArgumentTypeError(
                f"{word[:80]!r} is not a whole number of at least {least}"
            )
        return int(word)

    return read


def seed_number(word: str) -> int:
    """Convert a seed from the command line to an integer; hash a word that is not a number."""
    if _NUMBER.fullmatch(word) and len(word) <= LONGEST_NUMBER:
        return int(word)
    digest = hashlib.sha256(word.encode(errors="surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big")


def options_of(args: argparse.Namespace) -> dict[str, str]:
    """Return the options in ``--set NAME=VALUE``.  Raises NotationError `usage` without a `=`."""
    for setting in args.set:
        if "=" not in setting:
            raise NotationError("usage", text=f"--set {setting} is not NAME=VALUE")
    return dict(setting.split("=", 1) for setting in args.set)


def language_in(words: Sequence[str]) -> str:
    """Return the first valid language given by `--lang` in a command line, otherwise English.

    The command line is not parsed for this, because parser errors also need the language.
    """
    for before, word in zip(("", *words), words, strict=False):
        language = word if before == "--lang" else word.removeprefix("--lang=")
        if language in LANGUAGES and (before == "--lang" or word.startswith("--lang=")):
            return language
    return ENGLISH


def refuse_name(code: str, text: str, wrong: str, names: Iterable[str]) -> NoReturn:
    """Raise NotationError `usage` for the unknown name `wrong` in the input `text`.

    The sentence of the error begins with the error message whose id is `code`.  It then suggests
    the one of `names` that is most similar to `wrong`, if any is similar, and lists all `names`.
    """
    words, valid = messages(), list(names)
    error = NotationError("usage", text=text)
    sentence = words.say("error", code, {"text": text, "command": wrong}, None)
    parts = [f"{sentence.rstrip('.')}."]
    parts += [words.text("did-you-mean", {"name": n}) for n in get_close_matches(wrong, valid, 1)]
    error.sentence = " ".join([*parts, words.text("known-names", {"names": ", ".join(valid)})])
    raise error
