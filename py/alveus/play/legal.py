"""The legal moves of a position, found when somebody looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from alveus.core.errors import AlveusError
from alveus.play.rules import Rules
from alveus.play.sentences import speaking


class Legal(Sequence[str]):
    """Legal moves in order, each as its text; nothing is found before it is asked for.

    A text is in it when it can be played, however it is written; `legal["12-7"]` is that move as
    the game writes it, or an error that says why it is none.

    >>> import alveus
    >>> legal = alveus.game("bohnenspiel").start().legal
    >>> len(legal), legal[0], "3" in legal, "9" in legal
    (6, '1', True, False)
    >>> legal
    Legal('1', '2', '3', '4', '5', '6')
    """

    __slots__ = ("_found", "_rules", "_state", "_turns")

    def __init__(self, rules: Rules, state: Any, turns: bool = False) -> None:
        """The single moves, or with `turns` one way to every position the turn can end in."""
        self._rules = rules
        self._state = state
        self._turns = turns
        self._found: Sequence[Any] | None = None

    @property
    def _moves(self) -> Sequence[Any]:
        if self._found is None:
            find = self._rules.results if self._turns else self._rules.moves
            self._found = find(self._state) if self._rules.actor(self._state) >= 0 else ()
        return self._found

    def _text(self, found: Any) -> str:
        return str(found.text) if self._turns else self._rules.text(self._state, found)

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, key: int | str) -> str: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[str]: ...
    def __getitem__(self, key: int | str | slice) -> str | Sequence[str]:
        if isinstance(key, str):
            with speaking(self._rules.info):
                return self._read(key)
        if isinstance(key, slice):
            return tuple(self._text(self._moves[at]) for at in range(*key.indices(len(self))))
        return self._text(self._moves[key])

    def __contains__(self, move: object) -> bool:
        try:
            return isinstance(move, str) and bool(self._read(move))
        except AlveusError:
            return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Legal) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Legal({', '.join(map(repr, self))})"

    def _read(self, written: str) -> str:
        """A text as the game writes it.  Raises what speaks against it."""
        state, words = self._state, []
        for move in self._rules.parse(state, written):
            words.append(self._rules.text(state, move))
            state, _ = self._rules.apply(state, move)
        return " ".join(words)
