"""Words of a command line: a parser whose complaints are errors like all others, and types."""

from __future__ import annotations

import argparse
import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn, TypeAlias

from alveus.cli.output import write
from alveus.core.errors import NotationError
from alveus.words.messages import ENGLISH, LANGUAGES, messages

Run: TypeAlias = Callable[[argparse.Namespace], int | None]
"""What a command does; it answers with the exit status, None for 0."""
POSITION = "the position"
LONGEST_NUMBER = 4000
"""Digits of a seed that is taken as the number it is; a longer one is taken as a word."""
_NUMBER = re.compile(r"[+-]?[0-9]+", re.ASCII)


class Parser(argparse.ArgumentParser):
    """A parser of a command, with what all commands know."""

    def __init__(self, **named: Any) -> None:
        super().__init__(
            allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter, **named
        )
        shared = self.add_argument_group("for every command")
        shared.add_argument(
            "--json",
            action="store_true",
            default=argparse.SUPPRESS,
            help="answer in JSON on a terminal, too",
        )
        shared.add_argument(
            "--lang",
            type=one_of(LANGUAGES),
            default=argparse.SUPPRESS,
            metavar="LANGUAGE",
            help=", ".join(LANGUAGES),
        )

    def print_help(self, file: Any = None) -> None:
        """Writes the help with the characters that the terminal knows."""
        write(self.format_help().rstrip(), file)

    def error(self, message: str) -> NoReturn:
        """Raises NotationError `usage`."""
        raise NotationError("usage", text=message)

    def add_to_help(self, text: str) -> None:
        """Ends the help with a text."""
        self.epilog = "\n\n".join(filter(None, (self.epilog, text)))

    def refuse(self, unknown: Sequence[str]) -> NoReturn:
        """Refuses words that nobody understands, with the nearest option."""
        options = [name for action in self._actions for name in action.option_strings]
        refuse_name("usage", " ".join(unknown), unknown[0].partition("=")[0], options)


class Commands:
    """The commands as they are added to a parser."""

    def __init__(self, parser: Parser) -> None:
        self._subs = parser.add_subparsers(
            required=True, metavar="COMMAND", dest="named", parser_class=Parser
        )

    @property
    def names(self) -> Iterable[str]:
        """What they are called."""
        return self._subs.choices

    def __getitem__(self, name: str) -> Parser:
        found: Parser = self._subs.choices[name]
        return found

    def add(self, name: str, run: Run, about: str) -> Parser:
        """A command with what it does and a line about it."""
        parser: Parser = self._subs.add_parser(name, help=about, description=about)
        parser.set_defaults(command=run, parser=parser)
        return parser

    def add_for_game(
        self, name: str, run: Run, about: str, given_by: str = "", lines: bool = False
    ) -> Parser:
        """A command of a game, which may be named by the position or the file that it reads."""
        parser = self.add(name, run, about)
        told = "a game’s id: alveus games lists them"
        if given_by:
            told += f"; may be left out where {given_by} names it"
        if given_by == POSITION:
            parser.epilog = "The position, or a command’s answer with one, is read from a pipe."
        parser.add_argument("game", metavar="GAME", nargs="?" if given_by else None, help=told)
        parser.add_argument(
            "--set",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="an option, or preset=NAME: alveus games GAME lists them; repeats",
        )
        if lines:
            parser.add_argument("--lines", action="store_true", help="one position per input line")
        return parser


def one_of(names: Sequence[str]) -> Callable[[str], str]:
    """The type of a word that is one of some."""

    def read(word: str) -> str:
        if word not in names:
            near = "".join(f"; did you mean {name}?" for name in get_close_matches(word, names, 1))
            raise argparse.ArgumentTypeError(f"{word!r} is none of {', '.join(names)}{near}")
        return word

    return read


def at_least(least: int) -> Callable[[str], int]:
    """The type of a whole number that is not less than another."""

    def read(word: str) -> int:
        if not _NUMBER.fullmatch(word) or len(word) > LONGEST_NUMBER or int(word) < least:
            raise argparse.ArgumentTypeError(f"{word[:80]!r} is no whole number from {least} on")
        return int(word)

    return read


def seed_number(word: str) -> int:
    """A seed: a number is itself, any other word the number that it stands for."""
    if _NUMBER.fullmatch(word) and len(word) <= LONGEST_NUMBER:
        return int(word)
    digest = hashlib.sha256(word.encode(errors="surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big")


def options_of(given: argparse.Namespace) -> dict[str, str]:
    """The options that are set.  Raises NotationError `usage`."""
    options = {}
    for setting in given.set:
        name, equals, value = setting.partition("=")
        if not equals:
            raise NotationError("usage", text=f"--set {setting}")
        options[name] = value
    return options


def language_in(words: Sequence[str]) -> str:
    """The language that is asked for, before anything else is understood."""
    for before, word in zip(("", *words), words, strict=False):
        asked = word if before == "--lang" else word.removeprefix("--lang=")
        if asked in LANGUAGES and (before == "--lang" or word.startswith("--lang=")):
            return asked
    return ENGLISH


def refuse_name(code: str, text: str, wrong: str, names: Iterable[str]) -> NoReturn:
    """Refuses a name with the nearest right one.  Raises NotationError `usage`."""
    words, known = messages(), list(names)
    error = NotationError("usage", text=text)
    said = words.say("error", code, {"text": text, "command": wrong}, None)
    told = [f"{said.rstrip('.')}."]
    told += [words.text("did-you-mean", {"name": n}) for n in get_close_matches(wrong, known, 1)]
    error.sentence = " ".join([*told, words.text("known-names", {"names": ", ".join(known)})])
    raise error
