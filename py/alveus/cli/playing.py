"""The command `play`: a game at the terminal, against the computer or between people.

`add` declares the command; a `Session` shows the board and reads moves and commands (`ORDERS`).
"""

from __future__ import annotations

import argparse
import re
import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from alveus import registry
from alveus.cli.arguments import Commands, at_least, options_of
from alveus.cli.list_games import sources
from alveus.cli.narrator import FEW, Narrator
from alveus.cli.output import draw_board, failure_text, sentence_of, write
from alveus.cli.reader import Reader
from alveus.core.errors import AlveusError, IllegalMove, NotationError, SetupError
from alveus.core.game import Info
from alveus.diagrams.characters import WIDEST
from alveus.lab.players import SIMPLE
from alveus.play.matches import Match, table_of
from alveus.play.players import HUMAN, player
from alveus.play.rules import rules_of
from alveus.play.sentences import with_error_text
from alveus.play.stored import load
from alveus.words.messages import messages

ORDERS = ("list", "hint", "why", "undo", "redo", "again", "sources", "save", "help")
"""Commands that can be typed instead of a move, in the order of the help."""
NOTES = ("line", "mark")
"""First words of the moves that draw or erase a line or a highlight on a puzzle.  The user must
type them."""
WITH_ARGUMENT = ("why", "save")
"""The commands in `ORDERS` that need an argument (a move, a file); the others have none."""


def add(commands: Commands) -> None:
    """Add the command `play` and its arguments."""
    sub = commands.add_for_game(
        "play", _play, "play a game or a puzzle in the terminal", "the file"
    )
    simple = ", ".join(SIMPLE)
    level = f"level of the computer (see “alveus games GAME”; default: the weakest), or {simple}"
    sub.value("--level", "NAME", level)
    sub.value("--side", "NAME", "the side you play; default: the first")
    sub.switch("--two", "people play all sides")
    sub.value("--nodes", "N", "positions examined per move, or playouts of mcts", at_least(1))
    sub.value("--seed", "S", "a number or a word that determines dice and puzzles")
    sub.value("--target", "N", "play a series to this number of points", at_least(0), default=0)
    sub.value("--load", "FILE", "continue a saved game; the players can change")


def _play(args: argparse.Namespace) -> None:
    match = _load_match(args) if args.load is not None else _new_match(args)
    Session(match, Reader(sys.stdin, sys.stdout)).run()


def _new_match(args: argparse.Namespace) -> Match:
    if args.game is None:
        raise SetupError("missing", name="game")
    options = options_of(args)
    seats = _seats(args, rules_of(args.game, options).info)
    more: dict[str, Any] = {**options, **seats}
    return Match(args.game, seed=args.seed, target=args.target, **more)


def _load_match(args: argparse.Namespace) -> Match:
    match = load(Path(args.load))
    if args.game not in (None, match.game):
        raise SetupError("conflict", name="game", given=args.game, position=match.game)
    if args.set or args.seed is not None or args.target:
        raise NotationError("usage", text="--load: the file contains rules, dice and target")
    if args.two or any(value is not None for value in (args.side, args.level, args.nodes)):
        people = [side for side, name in match.players.items() if name == HUMAN]
        own = people[0] if len(people) == 1 else None
        level = next((name for name in match.players.values() if name != HUMAN), None)
        return load(Path(args.load), **_seats(args, table_of(match).game.info, own, level))
    return match


def _seats(
    args: argparse.Namespace, info: Info, side: str | None = None, level: str | None = None
) -> dict[str, Any]:
    """Return each side's player, `HUMAN` or a computer player, chosen by --two, --side, --level.

    Without --side, the user plays `side`, or the first side if it is None.  Without --level, the
    computer plays at `level`, or at the weakest level if it is None.  Raises SetupError
    `unknown_side` if the value of --side is not a side of the game, NotationError for --level or
    --nodes with --two.
    """
    if args.two and (args.level is not None or args.nodes is not None):
        raise NotationError("usage", text="--two: no computer plays, so omit --level and --nodes")
    levels = registry.spec(info.id).levels
    own = args.side or side or info.seats[0]
    with with_error_text(info):
        if own not in info.seats:
            raise SetupError("unknown_side", side=own[:80])
    if args.two or len(info.seats) == 1 or (not levels and args.level is None):
        return dict.fromkeys(info.seats, HUMAN)
    computer = player(args.level or level or levels[0], nodes=args.nodes)
    return {side: HUMAN if side == own else computer for side in info.seats}


class Session:
    """A match at the terminal: shows the board, and reads moves and `ORDERS`, such as `undo`."""

    def __init__(self, match: Match, reader: Reader) -> None:
        self._match = match
        self._reader = reader
        self._narrator = Narrator(match)

    @property
    def _info(self) -> Info:
        return table_of(self._match).game.info

    def run(self) -> None:
        """Play until the user quits or the input ends."""
        game = messages().game(self._match.game)
        self._print("play-welcome", game=game, players=self._players())
        self._narrator.forget()
        self._advance()
        while (line := self._ask()) not in (None, "quit"):
            try:
                self._answer(line or "")
            except AlveusError as error:
                write(sentence_of(error, self._info))

    def _ask(self) -> str | None:
        turn = self._match.turn
        prompt = f"{messages().side(turn, self._info)}> " if turn else "> "
        words = [] if self._narrator.covered else [*self._narrator.choices(), *ORDERS, "resign"]
        try:
            line = self._reader.ask(prompt, words)
        except KeyboardInterrupt:
            write("")
            return None
        return None if line is None else line.strip()

    def _answer(self, line: str) -> None:
        order, _, rest = line.partition(" ")
        choices = [] if self._narrator.covered else self._narrator.choices()
        if order in ("help", "save", "sources"):
            self._obey(order, rest.strip())
        elif self._narrator.covered:
            self._match.sit()
            self._show()
        elif not line:
            self._continue()
        elif order in ORDERS and line not in choices:
            self._obey(order, rest.strip())
        else:
            try:
                self._play(_find_choice(line, choices))
            except NotationError as error:
                for near in get_close_matches(order, (*ORDERS, "resign", "quit"), 1):
                    meant = messages().text("did-you-mean", {"name": near})
                    error.sentence = f"{sentence_of(error, self._info)} {meant}"
                raise

    def _continue(self) -> None:
        """Respond to an empty line: start the next game, make a roll or deal, or show the board."""
        if self._match.over:
            self._again()
        elif self._match.position.chance or "throw" in self._match.legal:
            self._play("throw")
        else:
            self._show()

    def _play(self, text: str) -> None:
        before, note = len(self._match.history), ""
        has_notes = not (self._match.over or self._info.hidden)
        if has_notes and text not in ("resign", "end", "throw"):
            note = self._narrator.notes(text)
        self._match.play(text)
        if len(self._match.history) == before:
            write(note)
            self._show()
        else:
            self._advance()

    def _advance(self) -> None:
        self._match.play_on()
        self._show(self._narrator.news())

    def _show(self, news: str = "") -> None:
        if self._narrator.covered:
            self._reader.wipe()
            write(f"{news}\n{self._narrator.status(news)}".strip())
            self._print("play-covered")
            return
        write(draw_board(self._match.position))
        write(f"{news} {self._narrator.status(news)}".strip())
        if self._match.over:
            self._print_score()
            self._print("play-over")
        elif (position := self._match.position).chance:
            *_, roll = ("none", *list(position.throws)[:2])
            self._print("play-throw", roll=roll)
        elif len(choices := self._narrator.choices()) > FEW:
            self._print("play-many", count=len(choices))
        elif choices:
            write(_numbered_list(choices))

    def _print_score(self) -> None:
        table, side_name = table_of(self._match), messages().side
        if table.target:
            score = table.score().items()
            write(", ".join(f"{side_name(side, self._info)}: {n}" for side, n in score))

    def _players(self) -> str:
        if len(self._info.seats) == 1:
            return "none"
        words, names = messages(), []
        for side, player_name in self._match.players.items():
            message = words.find("level", player_name, self._info)
            message = "play-person" if player_name == HUMAN else message
            name = words.side(side, self._info)
            # Boards can show the id of a side, so add it if the name differs.
            name = name if name.lower() == side else f"{name} ({side})"
            names.append(f"{name}: {words.text(message) if message else player_name}")
        return ", ".join(names)

    def _print(self, message: str, **params: object) -> None:
        write(messages().text(message, params))

    def _obey(self, order: str, rest: str) -> None:
        if bool(rest) != (order in WITH_ARGUMENT):
            error = NotationError("usage", text=f"{order} {rest}".strip())
            error.sentence = f"{sentence_of(error, self._info)}\n{_help_line(order)}"
            raise error
        match order:
            case "list":
                choices = self._narrator.choices()
                write(_numbered_list(choices) if choices else self._narrator.status())
            case "hint":
                write(str(self._match.hint()))
            case "why":
                refusal = self._match.why(_find_choice(rest, self._narrator.choices()))
                allowed = messages().text("play-allowed", {"move": rest})
                write(allowed if refusal is None else str(refusal))
            case "undo":
                self._match.undo()
                self._narrator.forget()
                self._show(messages().text("taken-back"))
            case "redo":
                self._match.redo()
                self._advance()
            case "again":
                self._again()
            case "sources":
                write(sources(table_of(self._match).game))
            case "save":
                self._save(rest)
            case "help":
                rolls = self._info.chance or self._info.hidden
                self._print("play-help", enter="throws" if rolls else "shows")
                for name in (*ORDERS, "resign", "quit"):
                    write(_help_line(name))

    def _again(self) -> None:
        if not self._match.over:
            raise IllegalMove("play_on")
        self._match.again()
        self._narrator.forget()
        self._advance()

    def _save(self, file: str) -> None:
        try:
            self._match.save(Path(file).expanduser())
        except (OSError, ValueError, RuntimeError) as error:
            raise NotationError("file_failed", text=failure_text(error)) from None
        self._print("play-saved", file=file)


def _help_line(order: str) -> str:
    return f"  {order:<8} {messages().text(f'play-help-{order}')}"


def _find_choice(line: str, choices: list[str]) -> str:
    """Return the move for a typed line; a line that selects no move is returned unchanged.

    A number, from 1, selects the move with this position in `choices`, unless the moves themselves
    are numbers.  Raises NotationError if there is no such position.  The first word of a move can
    be omitted, unless it is in `NOTES`: ``1:6`` selects ``hold 1:6``.  If the typed places match
    only a move in `NOTES`, the result is, if possible, an illegal move with these places
    (``lay a2-a3``), so that its refusal gives the reason.
    """
    has_numbers = not any(choice.isdecimal() for choice in choices)
    if choices and has_numbers and line.isdecimal() and line.isascii() and len(line) < 5:
        number = int(line)
        if not 1 <= number <= len(choices):
            raise NotationError("notation", text=line)
        return choices[number - 1]
    parts = [choice.partition(" ") for choice in choices]
    verbs = [verb for verb, _, rest in parts if rest == line and verb.isalpha()]
    if verbs and all(verb in NOTES for verb in verbs):
        form = _form(line)
        verbs = [verb for verb, _, rest in parts if _form(rest) == form]
    full = (f"{verb} {line}" for verb in verbs if verb not in NOTES)
    return next(full, line)


def _form(places: str) -> str:
    """Return the text of a move with each letter replaced by `a`, each number by `0`: ``a0-a0``."""
    return re.sub("[a-z]+", "a", re.sub("[0-9]+", "0", places))


def _numbered_list(choices: list[str]) -> str:
    """Return moves as a numbered list, or in one unnumbered row if moves are numbers themselves."""
    if any(choice.isdecimal() for choice in choices):
        return "  ".join(choices)
    width = max(map(len, choices))
    cells = [f"{number:>4}  {choice:<{width}}" for number, choice in enumerate(choices, 1)]
    columns = 1 if len(choices) <= FEW else max(1, WIDEST // len(cells[0]))
    rows = -(-len(cells) // columns)
    return "\n".join("".join(cells[row::rows]).rstrip() for row in range(rows))
