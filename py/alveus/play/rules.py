"""The rules of a game under chosen options, and the legal moves of a position.

`rules_of` returns a game's rules as an object, from a cache if possible.  `Legal` lists moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias, overload

from alveus import registry
from alveus.core.errors import AlveusError, IllegalMove
from alveus.core.json_validation import shorten
from alveus.core.view import BoardGame
from alveus.play.sentences import with_error_text

Rules: TypeAlias = BoardGame[Any, Any]
"""The engine's object for a game under chosen options; it contains the rules, not a position."""
CACHED_GAMES = 64


def option_texts(options: Mapping[str, object]) -> dict[str, str]:
    """Return option values as strings, cut to 80 characters; True becomes "on", False "off"."""
    switches = {True: "on", False: "off"}
    return {
        name: switches[value] if isinstance(value, bool) else shorten(value)
        for name, value in options.items()
    }


def rules_of(game_id: str, options: Mapping[str, object]) -> Rules:
    """Return a game's rules under options.  Raises SetupError for an invalid game or option."""
    with with_error_text():
        info = registry.info(game_id)
    with with_error_text(info):
        return _build(game_id, tuple(option_texts(options).items()))


def changed_options(rules: Rules) -> dict[str, str]:
    """Return the options of a game that differ from their defaults."""
    return rules.info.without_defaults(rules.settings)


@lru_cache(CACHED_GAMES)
def _build(game_id: str, options: tuple[tuple[str, str], ...]) -> Rules:
    return registry.game(game_id, dict(options))


class Legal(Sequence[str]):
    """Legal moves as texts, in an order defined by the game; computed on first use.

    `text in legal` is True if `text` is a legal move in any valid spelling, or several moves of a
    turn.  Before a roll it is True for a possible roll, although the sequence is empty.
    `legal["12-7"]` returns this move in the game's spelling; it raises IllegalMove with the reason
    if the move is illegal, and NotationError if the text is not a move.  The sequence is empty
    before a roll or deal, and after the game.

    >>> import alveus
    >>> legal = alveus.game("bohnenspiel").start().legal
    >>> len(legal), legal[0], "3" in legal, "9" in legal
    (6, '1', True, False)
    >>> legal
    Legal('1', '2', '3', '4', '5', '6')
    """

    __slots__ = ("_ended", "_found", "_rules", "_state", "_turns")

    def __init__(
        self, rules: Rules, state: Any, *, turns: bool = False, ended: bool = False
    ) -> None:
        """Store the position; with `turns`, list whole turns, one for each final position.

        `ended` is True if the game is over, even if `state` does not show it, as after resignation.
        """
        self._ended = ended
        self._rules = rules
        self._state = state
        self._turns = turns
        self._found: Sequence[Any] | None = None

    @property
    def _moves(self) -> Sequence[Any]:
        if self._found is None:
            find = self._rules.results if self._turns else self._rules.moves
            due = not self._ended and self._rules.actor(self._state) >= 0
            self._found = find(self._state) if due else ()
        return self._found

    def _text(self, move: Any) -> str:
        return str(move.text) if self._turns else self._rules.text(self._state, move)

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, key: int | str) -> str: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[str]: ...
    def __getitem__(self, key: int | str | slice) -> str | Sequence[str]:
        if isinstance(key, str):
            with with_error_text(self._rules.info):
                return self._respell(key)
        if isinstance(key, slice):
            return tuple(self._text(self._moves[at]) for at in range(*key.indices(len(self))))
        return self._text(self._moves[key])

    def __contains__(self, move: object) -> bool:
        try:
            return isinstance(move, str) and bool(self._respell(move))
        except AlveusError:
            return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Legal) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Legal({', '.join(map(repr, self))})"

    def _respell(self, text: str) -> str:
        """Return the moves in `text` in the game's spelling; raise NotationError or IllegalMove."""
        if self._ended:
            raise IllegalMove("game_over")
        state, steps = self._state, []
        for move in self._rules.parse(state, text):
            steps.append(self._rules.text(state, move))
            state, _ = self._rules.apply(state, move)
        return " ".join(steps)
