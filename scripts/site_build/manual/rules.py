"""The page of all options, with a diagram of each game's first position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import alveus
from alveus import registry
from alveus.cli.list_games import OptionHelp, cite_source, option_helps
from alveus.play.readings import FORMATS, readings, write_readings
from alveus.words.messages import messages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from alveus.core.spec import GameSpec

INTRODUCTION = """# Rules and options

You can play each game by different readings of its rules. Where the sources leave a rule open or
contradict each other, it is an option. Each value is a reading with its source; the default is the
reading that we consider the best. In Python an option is a keyword argument
(`alveus.game("xii", route="…")`), in a terminal `--set NAME=VALUE`.

A reading is *attested* if a source states it, *inferred* if it follows from a source, *disputed* if
sources or scholars disagree, and *modern* if it is our choice or a present-day custom.

All readings are also available as data: [CSV](readings.csv), [JSON](readings.json) with a
description of the data set after schema.org, and the cited works as [BibTeX](readings.bib). The
command `alveus readings --to readings.csv` writes the same files. Each row names the game, the
option, the value, the work, the passage or page, the certainty, and the author of a reading that
no source states.
"""


def pages() -> dict[str, str]:
    """Return the page, its diagrams and the data files of all readings, keyed by path."""
    parts = ["\n".join(_part(spec)) for spec in registry.specs()]
    figures = {_figure(spec): _draw(spec) for spec in registry.specs()}
    data = {f"readings{ending}": write_readings(readings(), ending) for ending in FORMATS}
    return {"rules.md": "\n".join([INTRODUCTION, *parts]), **figures, **data}


def _figure(spec: GameSpec) -> str:
    return f"figures/{spec.info.id}.svg"


def _draw(spec: GameSpec) -> str:
    return alveus.diagram(alveus.game(spec.info.id).start(seed="docs"), size="small")


def _part(spec: GameSpec) -> Iterator[str]:
    info = spec.info
    name = messages().text(f"game-{info.id}")
    yield f"\n## {name}\n"
    yield f"![Starting position of {name}]({_figure(spec)}){{ .figure }}\n"
    yield f"Id `{info.id}`; sides {_codes(info.seats)}."
    if spec.levels:
        yield f"Levels, weakest first: {_codes(spec.levels)}."
    if info.presets:
        yield f"Presets: {_codes(info.presets)}."
    for option in option_helps(spec):
        yield from _option(option)


def _codes(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _option(option: OptionHelp) -> Iterator[str]:
    yield f"\n### {option.title} {{ #{option.anchor} }}\n"
    yield f"`{option.option.name}`\n"
    yield "| value | meaning | source |\n|---|---|---|"
    for value, meaning in option.values:
        mark = " (default)" if value == option.option.default else ""
        source = cite_source(option.option.readings[value]).replace("|", "\\|")
        yield f"| `{value}`{mark} | {meaning} | {source} |"
    notes = dict.fromkeys(source.note for source in option.option.readings.values() if source.note)
    yield "\n" + "\n\n".join(messages().text(note) for note in notes)
