"""The command games: the games with their options, sources, presets and levels."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from alveus import registry
from alveus.cli.arguments import Commands
from alveus.cli.output import fill, put, table
from alveus.core.game import Game, Info, Option, Source
from alveus.core.spec import GameSpec
from alveus.play.sentences import with_error_text
from alveus.registry import catalogue, catalogue_entry
from alveus.words.messages import messages


def add(commands: Commands) -> None:
    """Add the command and its arguments."""
    sub = commands.add("games", _games, "the games, or one with its options, presets and levels")
    sub.add_argument("game", metavar="GAME", nargs="?", help="a game’s id")


def add_game_command(commands: Commands, spec: GameSpec) -> None:
    """Add a game's id as a command, which prints the game's entry."""
    game = spec.info.id
    sub = commands.add(game, _games, f"the game; alveus play {game} plays it")
    sub.set_defaults(game=game)


def _games(args: argparse.Namespace) -> None:
    if args.game is None:
        put(args, {"games": catalogue()}, _list_all)
        return
    with with_error_text():
        spec = registry.spec(args.game)
    put(args, catalogue_entry(spec), lambda: _describe(spec))


def _list_all() -> str:
    words = messages()
    head = tuple(words.text(f"games-{name}") for name in ("game", "name", "options", "levels"))
    rows = [
        (spec.info.id, words.game(spec.info.id), len(spec.info.options), _span(spec.levels))
        for spec in registry.specs()
    ]
    return f"{table([head, *rows])}\n\n{words.text('games-more')}"


def _describe(spec: GameSpec) -> str:
    info, words = spec.info, messages()
    parts = [f"{words.game(info.id)} ({info.id})"]
    for name, named in (
        ("sides", info.seats),
        ("presets", [_named(f"preset-{info.id}-{preset}", preset) for preset in info.presets]),
    ):
        if named:
            parts.append(fill(", ".join(named), f"{words.text(f'games-{name}')}: "))
    if spec.levels:
        levels = _levels(spec)
        width, wide = (max(len(level[part]) for level in levels) for part in (0, 1))
        parts.append(f"{words.text('games-levels')}:")
        for level, name, plays in levels:
            parts.append(fill(plays, f"  {level:<{width}}  {name:<{wide}}  "))
    for help_text in option_helps(spec):
        option = help_text.option
        parts.append(f"\n--set {option.name}=…  {help_text.title}")
        width = max(map(len, option.values))
        for value, meaning in help_text.values:
            mark = "*" if value == option.default else " "
            parts.append(fill(meaning, f"  {mark} {value:<{width}}  "))
            parts.append(fill(cite_source(option.readings[value]), " " * (width + 8)))
    if info.options:
        parts.append(f"\n{words.text('games-default')}")
    return "\n".join(parts)


def _levels(spec: GameSpec) -> list[tuple[str, str, str]]:
    """Return each level's id, its name and a sentence about its play."""
    info = spec.info
    return [
        (level, _text("level", level, info), _text("plays", level, info)) for level in spec.players
    ]


def _span(levels: tuple[str, ...]) -> str:
    """Return the number of levels, with the names of the weakest and the strongest."""
    return f"{len(levels)}: {levels[0]} … {levels[-1]}" if levels else ""


def _named(message: str, name: str) -> str:
    words = messages()
    return f"{name} ({words.text(message)})" if message in words else name


@dataclass(frozen=True)
class OptionHelp:
    """An option with its title, and every value with its meaning."""

    option: Option
    title: str
    values: tuple[tuple[str, str], ...]
    anchor: str


def option_helps(spec: GameSpec) -> Iterator[OptionHelp]:
    """Yield the options of a game.  Missing titles and meanings are replaced by codes."""
    info = spec.info
    for option in info.options:
        values = (
            (value, _text("value", f"{option.name}-{value}", info, value))
            for value in option.values
        )
        title = _text("option", option.name, info, option.name)
        yield OptionHelp(option, title, tuple(values), f"{info.id}-{option.name}")


def _text(kind: str, code: str, info: Info, default: str = "") -> str:
    """Return the message for a code, or `default` if there is none."""
    words = messages()
    message = words.find(kind, code, info)
    return words.text(message) if message else default


def help_on_options(spec: GameSpec) -> str:
    """Return the help text of a game: levels, presets, every option with its values."""
    words = messages()
    lists = (("levels", spec.levels), ("presets", spec.info.presets))
    head = [f"{words.text(f'games-{name}')}: {', '.join(ids)}" for name, ids in lists if ids]
    options = [line for option in option_helps(spec) for line in _option_help(option)]
    if options:
        options = [f"{words.text('games-options')}, {words.text('games-how')}", *options]
    return "\n".join([f"{spec.info.id}:", *head, *options])


def _option_help(option: OptionHelp) -> Iterator[str]:
    yield f"  {option.option.name}  {option.title}"
    width = max(len(value) for value, _ in option.values)
    for value, meaning in option.values:
        mark = "*" if value == option.option.default else " "
        lead = f"   {mark} {value.ljust(width)}  "
        yield fill(meaning, lead)


def sources(game: Game[Any, Any]) -> str:
    """Return every option with its value, its source and the certainty of the source."""
    return "\n".join(
        f"{_title('option', option.name, game)}: "
        f"{_title('value', f'{option.name}-{game.settings[option.name]}', game)}\n"
        f"    {cite_source(option.readings[game.settings[option.name]])}"
        for option in game.info.options
    )


def cite_source(source: Source) -> str:
    """Return a source with its place and its certainty."""
    certainty = messages().text("how-sure", {"certainty": source.certainty})
    return ", ".join(filter(None, (messages().cite(source), certainty)))


def _title(kind: str, name: str, game: Game[Any, Any]) -> str:
    return _text(kind, name, game.info, name)
