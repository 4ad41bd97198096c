"""A game at a terminal: the board, a sentence, a prompt, and what is typed there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from alveus.cli.output import draw_board, sentence_of, tell_failure, write
from alveus.cli.table.narrator import FEW, Narrator
from alveus.cli.table.reader import Reader
from alveus.cli.table.sources import sources
from alveus.core.errors import AlveusError, IllegalMove, NotationError
from alveus.diagrams.characters import WIDEST
from alveus.play.matches import Match, table_of
from alveus.play.players import HUMAN
from alveus.words.messages import messages


class Session:
    """A match at a terminal, until it is left."""

    def __init__(self, match: Match, reader: Reader) -> None:
        self._match = match
        self._reader = reader
        self._narrator = Narrator(match)

    def run(self) -> None:
        """Plays until somebody quits, or nothing more is typed."""
        info = table_of(self._match).game.info
        game = messages().game(self._match.game)
        self._tell("play-welcome", game=game, players=self._players())
        self._narrator.forget()
        self._go_on()
        while (line := self._ask()) not in (None, "quit"):
            try:
                self._answer(line or "")
            except AlveusError as refused:
                write(sentence_of(refused, info))

    def _ask(self) -> str | None:
        info = table_of(self._match).game.info
        turn = self._match.turn
        prompt = f"{messages().side(turn, info)}> " if turn else "> "
        words = [] if self._narrator.covered else [*self._narrator.choices(), *_ORDERS, "resign"]
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
            _ORDERS[order](self, rest.strip())
        elif self._narrator.covered:
            self._match.sit()
            self._show()
        elif not line:
            self._continue()
        elif order in _ORDERS and line not in choices:
            _ORDERS[order](self, rest.strip())
        else:
            self._play(_chosen(line, choices))

    def _continue(self) -> None:
        """Throws where that is due, or begins the next game; else shows the board again."""
        if self._match.over:
            self._again("")
        elif self._match.position.chance or "throw" in self._match.legal:
            self._play("throw")
        else:
            self._show()

    def _play(self, text: str) -> None:
        before = len(self._match.history)
        noted = "" if text in ("resign", "end", "throw") else self._noted(text)
        self._match.play(text)
        if len(self._match.history) == before:
            write(noted)
            self._show()
        else:
            self._go_on()

    def _noted(self, text: str) -> str:
        """What a note would tell; nothing where hands are hidden, and games have none."""
        if table_of(self._match).game.info.hidden or self._match.over:
            return ""
        return self._narrator.notes(text)

    def _go_on(self) -> None:
        """Lets the computer play, and tells it."""
        self._match.play_on()
        self._show(self._narrator.news())

    def _show(self, news: str = "") -> None:
        if self._narrator.covered:
            self._reader.wipe()
            write(f"{news}\n{self._narrator.status(news)}".strip())
            self._tell("play-covered")
            return
        write(draw_board(self._match.position))
        write(f"{news} {self._narrator.status(news)}".strip())
        if self._match.over:
            self._tell_score()
            self._tell("play-over")
        elif self._match.position.chance:
            self._tell("play-throw")
        else:
            self._offer()

    def _offer(self) -> None:
        choices = self._narrator.choices()
        if len(choices) > FEW:
            self._tell("play-many", count=len(choices))
        elif choices:
            write(_listed(choices))

    def _tell_score(self) -> None:
        """The points of a series."""
        table = table_of(self._match)
        if table.target:
            sides = messages().side
            score = table.score().items()
            write(", ".join(f"{sides(side, table.game.info)}: {n}" for side, n in score))

    def _players(self) -> str:
        """Who plays which side, where there are several: sides as words and boards have them."""
        info, words = table_of(self._match).game.info, messages()
        if len(info.seats) == 1:
            return "none"
        return ", ".join(
            f"{_both(words.side(side, info), side)}: {self._called(name)}"
            for side, name in self._match.players.items()
        )

    def _called(self, player: str) -> str:
        """A person, a level by its name, or whoever else plays."""
        words = messages()
        if player == HUMAN:
            return words.text("play-person")
        found = words.find("level", player, table_of(self._match).game.info)
        return words.text(found) if found else player

    def _tell(self, message: str, **params: object) -> None:
        write(messages().text(message, params))

    def _help(self, _: str) -> None:
        info = table_of(self._match).game.info
        self._tell("play-help", enter="throws" if info.chance or info.hidden else "shows")
        for order in (*_ORDERS, "resign", "quit"):
            write(f"  {order:<8} {messages().text(f'play-help-{order}')}")

    def _list(self, _: str) -> None:
        choices = self._narrator.choices()
        write(_listed(choices) if choices else self._narrator.status())

    def _hint(self, _: str) -> None:
        write(str(self._match.hint()))

    def _why(self, move: str) -> None:
        if not move:
            raise NotationError("notation", text="why")
        refusal = self._match.why(_chosen(move, self._narrator.choices()))
        write(messages().text("play-allowed", {"move": move}) if refusal is None else str(refusal))

    def _undo(self, _: str) -> None:
        self._match.undo()
        self._narrator.forget()
        self._show(messages().text("taken-back"))

    def _redo(self, _: str) -> None:
        self._match.redo()
        self._go_on()

    def _again(self, _: str) -> None:
        if not self._match.over:
            raise IllegalMove("play_on")
        self._match.again()
        self._narrator.forget()
        self._go_on()

    def _sources(self, _: str) -> None:
        write(sources(table_of(self._match).game))

    def _save(self, file: str) -> None:
        if not file:
            raise NotationError("notation", text="save")
        try:
            self._match.save(Path(file).expanduser())
        except (OSError, ValueError, RuntimeError) as error:
            raise NotationError("file_failed", text=tell_failure(error)) from None
        self._tell("play-saved", file=file)


def _chosen(line: str, choices: list[str]) -> str:
    """The move of a number in the list; where moves are numbers themselves, what is typed.

    The first word of a move may be left out: "a1-a2" is the first move in the list that ends so.
    """
    numbered = not any(choice.isdecimal() for choice in choices)
    if choices and numbered and line.isdecimal() and line.isascii() and len(line) < 5:
        number = int(line)
        if not 1 <= number <= len(choices):
            raise NotationError("notation", text=line)
        return choices[number - 1]
    parts = (choice.partition(" ") for choice in choices)
    meant = (f"{verb} {rest}" for verb, _, rest in parts if rest == line and verb.isalpha())
    return next(meant, line)


def _listed(choices: list[str]) -> str:
    """The moves with their numbers: one below the other, many of them in columns."""
    if any(choice.isdecimal() for choice in choices):
        return "  ".join(choices)
    width = max(map(len, choices))
    cells = [f"{number:>4}  {choice:<{width}}" for number, choice in enumerate(choices, 1)]
    columns = 1 if len(choices) <= FEW else max(1, WIDEST // len(cells[0]))
    rows = -(-len(cells) // columns)
    return "\n".join("".join(cells[row::rows]).rstrip() for row in range(rows))


def _both(word: str, side: str) -> str:
    """A side in words, and as boards name it if that is another word."""
    return word if word.lower() == side else f"{word} ({side})"


_ORDERS: Mapping[str, Callable[[Session, str], None]] = MappingProxyType(
    {
        "list": Session._list,
        "hint": Session._hint,
        "why": Session._why,
        "undo": Session._undo,
        "redo": Session._redo,
        "again": Session._again,
        "sources": Session._sources,
        "save": Session._save,
        "help": Session._help,
    }
)
"""What can be typed besides moves."""
