"""The commands games, which describes games, and readings, which lists sources of the rules."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from alveus import registry
from alveus.cli.arguments import Commands
from alveus.cli.output import fill, put, table
from alveus.core.files import write_file
from alveus.core.game import Game, Info, Option, Source
from alveus.core.spec import GameSpec
from alveus.play.readings import FORMATS, readings, write_readings
from alveus.play.sentences import with_error_text
from alveus.registry import catalogue, catalogue_entry
from alveus.words.messages import messages


def add(commands: Commands) -> None:
    """Add the commands `games` and `readings` (variants of the rules), with their arguments."""
    sub = commands.add(
        "games", _games, "list all games, or the options, presets and levels of one game"
    )
    sub.value("game", "GAME", "id of the game; default: all games", nargs="?")
    sub = commands.add("readings", _readings, "list all readings of the rules with their sources")
    sub.value("game", "GAME", "id of the game; default: all games", nargs="?")
    sub.value("--to", "FILE", f"write a file with the ending {', '.join(FORMATS)}")


def add_game_command(commands: Commands, spec: GameSpec) -> None:
    """Add a game's id as a command, which prints the description of the game."""
    game = spec.info.id
    sub = commands.add(game, _games, f"describe this game; “alveus play {game}” plays it")
    sub.set_defaults(game=game)


def _games(args: argparse.Namespace) -> None:
    if args.game is None:
        put(args, {"games": catalogue()}, _list_all)
        return
    with with_error_text():
        spec = registry.spec(args.game)
    put(args, catalogue_entry(spec), lambda: _describe(spec))


def _readings(args: argparse.Namespace) -> None:
    with with_error_text():
        rows = readings(args.game)
        if args.to is not None:
            target = Path(args.to)
            write_file(target, write_readings(rows, target.suffix.lower()))
    words = messages()
    if args.to is not None:
        params = {"count": len(rows), "file": args.to}
        answer = {"file": args.to, "readings": len(rows)}
        put(args, answer, lambda: words.text("exported-readings", params))
        return
    lines = [(row.game, f"{row.option}={row.value}", row.certainty, row.work) for row in rows]
    put(args, {"readings": [asdict(row) for row in rows]}, lambda: table(lines))


def _list_all() -> str:
    words = messages()
    head = tuple(words.text(f"games-{name}") for name in ("game", "name", "options", "levels"))
    rows = []
    for spec in registry.specs():
        game, levels = spec.info.id, spec.levels
        span = f"{len(levels)}: {levels[0]} … {levels[-1]}" if levels else ""
        rows.append((game, words.game(game), len(spec.info.options), span))
    return f"{table([head, *rows])}\n\n{words.text('games-more')}"


def _describe(spec: GameSpec) -> str:
    info, words = spec.info, messages()
    parts = [f"{words.game(info.id)} ({info.id})"]
    names = {preset: f"preset-{info.id}-{preset}" for preset in info.presets}
    presets = [
        f"{preset} ({words.text(name)})" if name in words else preset
        for preset, name in names.items()
    ]
    for name, items in (("sides", info.seats), ("presets", presets)):
        if items:
            parts.append(fill(", ".join(items), f"{words.text(f'games-{name}')}: "))
    if spec.levels:
        levels = [(level, _text("level", level, info)) for level in spec.players]
        width, wide = (max(map(len, column)) for column in zip(*levels, strict=True))
        parts.append(f"{words.text('games-levels')}:")
        for level, name in levels:
            lead = f"  {level:<{width}}  {name:<{wide}}  "
            parts.append(fill(_text("plays", level, info), lead) or lead.rstrip())
    for help_text in option_helps(spec):
        option = help_text.option
        parts.append(f"\n--set {option.name}=…  {help_text.title}")
        width = max(map(len, option.values))
        for value, line in help_text.lines(indent=2):
            source = cite_source(option.readings[value])
            parts += [line, fill(source, " " * (width + 8))]
    if info.options:
        parts.append(f"\n{words.text('games-default')}")
    return "\n".join(parts)


@dataclass(frozen=True)
class OptionHelp:
    """An option with its title, its (value, meaning) pairs, and its id in the documentation."""

    option: Option
    title: str
    values: tuple[tuple[str, str], ...]
    anchor: str

    def lines(self, indent: int) -> Iterator[tuple[str, str]]:
        """Yield a pair for each value of the option: the value, and a text for the terminal.

        The text has `indent` blanks, `*` if the value is the default, the value and its meaning.
        """
        width = max(map(len, self.option.values))
        for value, meaning in self.values:
            mark = "*" if value == self.option.default else " "
            yield value, fill(meaning, f"{' ' * indent}{mark} {value:<{width}}  ")


def option_helps(spec: GameSpec) -> Iterator[OptionHelp]:
    """Yield help on each option; ids replace missing titles of options and meanings of values."""
    info = spec.info
    for option in info.options:
        values = (
            (value, _text("value", f"{option.name}-{value}", info, value))
            for value in option.values
        )
        title = _text("option", option.name, info, option.name)
        yield OptionHelp(option, title, tuple(values), f"{info.id}-{option.name}")


def _text(kind: str, code: str, info: Info, default: str = "") -> str:
    words = messages()
    message = words.find(kind, code, info)
    return words.text(message) if message else default


def help_on_options(spec: GameSpec) -> str:
    """Return the help text of a game: levels, presets, every option with its values."""
    words, info = messages(), spec.info
    lines = [f"{info.id}:"]
    for name, ids in (("levels", spec.levels), ("presets", tuple(info.presets))):
        if ids:
            lines.append(f"{words.text(f'games-{name}')}: {', '.join(ids)}")
    if info.options:
        lines.append(f"{words.text('games-options')}, {words.text('games-how')}")
    for option in option_helps(spec):
        lines.append(f"  {option.option.name}  {option.title}")
        lines += [line for _, line in option.lines(indent=3)]
    return "\n".join(lines)


def sources(game: Game[Any, Any]) -> str:
    """Return text with every option of a game, its value, and the source of the value."""
    lines = []
    for option in game.info.options:
        value = game.settings[option.name]
        title = _text("option", option.name, game.info, option.name)
        meaning = _text("value", f"{option.name}-{value}", game.info, f"{option.name}-{value}")
        lines += [f"{title}: {meaning}", f"    {cite_source(option.readings[value])}"]
    return "\n".join(lines)


def cite_source(source: Source) -> str:
    """Return the source of a rule as text: work, passage and degree of certainty."""
    certainty = messages().text("how-sure", {"certainty": source.certainty})
    return ", ".join(filter(None, (messages().cite(source), certainty)))
