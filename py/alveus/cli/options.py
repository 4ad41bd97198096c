"""The options of a game in plain words: what each is about, and what its values mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from alveus.cli.output import fill
from alveus.core.game import Info, Option
from alveus.core.spec import GameSpec
from alveus.words.messages import messages


@dataclass(frozen=True)
class Told:
    """An option with its title, and every value with its meaning."""

    option: Option
    title: str
    values: tuple[tuple[str, str], ...]
    anchor: str


def told_options(spec: GameSpec) -> Iterator[Told]:
    """The options of a game; what has no words is told by its name."""
    info = spec.info
    for option in info.options:
        values = (
            (value, _worded("value", f"{option.name}-{value}", info, value))
            for value in option.values
        )
        title = _worded("option", option.name, info, option.name)
        yield Told(option, title, tuple(values), f"{info.id}-{option.name}")


def _worded(kind: str, code: str, info: Info, otherwise: str) -> str:
    words = messages()
    found = words.find(kind, code, info)
    return words.text(found) if found else otherwise


def help_on_options(spec: GameSpec) -> str:
    """What a command's help says of a game: levels, presets, every option with its values."""
    words = messages()
    named = (("levels", spec.levels), ("presets", spec.info.presets))
    head = [f"{words.text(f'games-{name}')}: {', '.join(found)}" for name, found in named if found]
    options = [line for told in told_options(spec) for line in _help_on(told)]
    if options:
        options = [f"{words.text('games-options')}, {words.text('games-how')}", *options]
    return "\n".join([f"{spec.info.id}:", *head, *options])


def _help_on(told: Told) -> Iterator[str]:
    yield f"  {told.option.name}  {told.title}"
    width = max(len(value) for value, _ in told.values)
    for value, meaning in told.values:
        mark = "*" if value == told.option.default else " "
        lead = f"   {mark} {value.ljust(width)}  "
        yield fill(meaning, lead)
