"""The rules of a game as data: options and rulesets.

Each rule that sources or scholars interpret differently is an option.  Each value of the option is
a reading: an interpretation of the rule, with its source.  A ruleset has one reading of each rule.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, fields
from typing import Any, Generic, Literal, TypeAlias, TypeVar, cast

from alveus.core.game import Option, Source, frozen, source_of
from alveus.core.json_types import Certainty

V = TypeVar("V", bound=str)

Citation: TypeAlias = tuple[str, str, Certainty]
"""The source of a rule: the work, the place in it, and the certainty of the reading."""
OURS: Citation = ("", "", "modern")
"""Source of a reading that is not historical, but a choice of this project."""
Switch: TypeAlias = Literal["on", "off"]
Reasons: TypeAlias = Mapping[str, tuple[str, Source]]
"""For each code of IllegalMove, the violated rule: its option ("" for none) and its source."""
Proved: TypeAlias = Mapping[str, Container[Any] | None]
"""Rule variants for which a shortcut, such as a table or faster code, is proved correct.

Keys are the names of the rules (fields of the ruleset).  Each value contains the permitted readings
of the rule; None permits all readings."""


class RuleOption(Option, Generic[V]):
    """An option whose values are the readings (interpretations) of a rule."""

    def of(self, settings: Mapping[str, str]) -> V:
        """Return the reading that `settings` contains for this option."""
        return cast("V", settings[self.name])


class RuleOptions(list[Option]):
    """The options of a game, in the order of their declaration."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game

    def add(
        self,
        name: str,
        readings: Mapping[V, Citation],
        default: V | None = None,
        targets: Mapping[str, int] | None = None,
        noted: bool = True,
        first_default: str = "",
    ) -> RuleOption[V]:
        """Declare an option and return it; `readings` maps the id of each reading to its source.

        Without `default`, the first reading is the default.  `first_default` is the default in
        earlier versions of the game if it was different, otherwise "".  `targets` maps reading ids
        to the points that win a series.  If `noted`, each source contains the message id
        ``note-GAME-NAME``; this message explains doubts about the rule.
        """
        note = name if noted else ""
        sources = {str(v): source_of(self._game, *cited, note) for v, cited in readings.items()}
        first = next(iter(sources))
        option: RuleOption[V] = RuleOption(
            name, sources, default or first, targets or {}, first_default
        )
        self.append(option)
        return option

    def reasons(self, rules: Mapping[str, tuple[str, Citation | str]]) -> Reasons:
        """Return, for each code of IllegalMove, the option and the source of the violated rule.

        `rules` maps each code to a pair: the option's name ("" for none), and the source, either
        as a citation or as the id of the option's reading that has this source.
        """
        game, readings = self._game, {option.name: option.readings for option in self}

        def source(name: str, cited: Citation | str) -> Source:
            return readings[name][cited] if isinstance(cited, str) else source_of(game, *cited)

        return frozen({code: (name, source(name, cited)) for code, (name, cited) in rules.items()})


@dataclass(frozen=True)
class DeclaredRules:
    """Base class of rulesets: dataclasses with one field for each rule."""

    def is_within(self, proved: Proved) -> bool:
        """Return True if a shortcut (table, opening book, faster code) is correct for this ruleset.

        `proved` contains the readings that the shortcut permits.  The shortcut is correct if every
        rule is a key of `proved` and this ruleset's reading of it is permitted.  A new rule
        therefore disables each shortcut until its `proved` includes the rule.
        """
        return all(
            rule.name in proved
            and ((values := proved[rule.name]) is None or getattr(self, rule.name) in values)
            for rule in fields(self)
        )
