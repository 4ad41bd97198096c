"""Progress of a game in OpenSpiel: the state, and the history that each player has seen.

Functions begin a game, apply a move, roll or draw, and return the weights of chance outcomes.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from alveus.adapters.numbered import Numbered, find_draw
from alveus.core.events import Event
from alveus.core.game import CHANCE, OVER
from alveus.play.rules import Rules

WALK = 100
"""Maximum number of moves, rolls and draws in the sample game that `count_outcomes` plays to find
the largest number of outcomes of a roll or draw."""


class Played(NamedTuple):
    """A move played in a game with hidden hands; `action` is OpenSpiel's number of this move."""

    seat: int
    action: int
    secrets: tuple[int | None, ...]
    """For each seat, the tile that the move revealed only to this seat, or None.  The tile is given
    as a number: the index of its text, such as ``2:5``, in the action names `Numbered.words`."""


@dataclass(frozen=True)
class Progress:
    """The state of a game, with its moves and the information visible to each player; immutable."""

    state: Any
    seen: tuple[tuple[str, ...], ...]
    """For each seat, everything that its player has seen since the start, as lines of text."""
    draws: tuple[int, ...] = ()
    """Draws so far in an unfinished deal, which is a series of draws; empty without such a deal.
    Each is the index, from 0, of its outcome among all outcomes that were possible."""
    moves: int = 0
    """Number of moves played, without rolls and deals."""
    played: tuple[Played, ...] = ()
    """All moves so far, in order, if the game has hidden hands; otherwise empty."""

    def __deepcopy__(self, memo: object) -> Progress:
        return self  # immutable, and search algorithms copy it often


def begin(rules: Rules) -> Progress:
    """Return the progress of a new game: its initial state, without moves."""
    return Progress(rules.opening(), seen=((),) * len(rules.info.seats))


def chance_weights(numbered: Numbered, progress: Progress) -> list[int]:
    """Return the weight (relative frequency) of each outcome of the next roll or draw.

    Item i is the weight of the outcome that `apply_chance` selects with `action` i.
    """
    weights = [weight for _, weight in numbered.chance_outcomes(progress.state)]
    return weights or [1] * find_draw(numbered.rules, progress.state, progress.draws)[0]


def apply_chance(numbered: Numbered, progress: Progress, action: int) -> Progress:
    """Return the progress after the next roll or draw.

    `action` is the index of the outcome in the list that `chance_weights` returns.
    """
    rules = numbered.rules
    outcomes = numbered.chance_outcomes(progress.state)
    if outcomes:
        return _advance(rules, progress, outcomes[action][0])
    draws = (*progress.draws, action)
    missing, deal = find_draw(rules, progress.state, draws)
    return replace(progress, draws=draws) if missing else _advance(rules, progress, deal)


def apply_action(numbered: Numbered, progress: Progress, action: int) -> Progress:
    """Return the progress after a player's move, given as a key of `numbered.legal_actions`."""
    rules, state = numbered.rules, progress.state
    move = numbered.legal_actions(state)[action]
    after = replace(_advance(rules, progress, move), moves=progress.moves + 1)
    if not rules.info.hidden:
        return after
    _, events = rules.apply(state, move)
    secrets = tuple(_secret_number(numbered, events, side) for side in rules.info.seats)
    return replace(after, played=(*after.played, Played(rules.actor(state), action, secrets)))


def write_known(rules: Rules, state: Any, seat: int) -> str:
    """Return the part of a position that a seat knows, as JSON text."""
    return json.dumps(rules.to_json(rules.information_state(state, seat)))


def count_outcomes(numbered: Numbered) -> int:
    """Return the maximum number of outcomes of a roll or of one draw in a deal; at least 1.

    The maximum is measured in a sample game of at most `WALK` moves, rolls and draws.  The first
    legal move is always played.  Rolls and draws use their outcomes in rotation, because a repeated
    outcome could repeat a tied roll for ever.
    """
    rules, most = numbered.rules, 1
    progress = begin(rules)
    for step in range(WALK):
        if rules.actor(progress.state) == OVER:
            break
        if rules.actor(progress.state) == CHANCE:
            weights = chance_weights(numbered, progress)
            most = max(most, len(weights))
            progress = apply_chance(numbered, progress, step % len(weights))
        else:
            progress = _advance(rules, progress, rules.moves(progress.state)[0])
    return most


def _advance(rules: Rules, progress: Progress, move: Any) -> Progress:
    """Apply a move, roll or deal, and record the part of it that each player can see."""
    text, seats = rules.text(progress.state, move), range(len(progress.seen))
    if not rules.info.hidden:
        public = (*progress.seen[0], text)
        state = rules.advance(progress.state, move)
        return replace(progress, state=state, seen=(public,) * len(seats))
    state, events = rules.apply(progress.state, move)
    if rules.actor(progress.state) == CHANCE:
        news = [write_known(rules, state, seat) for seat in seats]
    else:
        secrets = [
            [event.secret for event in events if event.side == side and event.secret]
            for side in rules.info.seats
        ]
        # A false pass and a true one have the same text, but different event codes.
        codes = [event.code for event in events]
        news = [json.dumps([text, codes, *secrets[seat]]) for seat in seats]
    seen = tuple((*before, new) for before, new in zip(progress.seen, news, strict=True))
    return replace(progress, state=state, seen=seen, draws=())


def _secret_number(numbered: Numbered, events: Sequence[Event], side: str) -> int | None:
    """Return the number of the tile that the events of a move reveal only to `side`, or None.

    The text of a tile is also the name of an action; the number of the tile is that of this action.
    """
    values = [value for event in events if event.side == side for value in event.secret.values()]
    return next((numbered.numbers[value] for value in values if value in numbered.numbers), None)
