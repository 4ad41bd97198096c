"""The games as games of OpenSpiel (the extra `openspiel`).

>>> import pyspiel
>>> from alveus.adapters.openspiel import register
>>> register()
>>> state = pyspiel.load_game("python_alveus(game=bohnenspiel)").new_initial_state()
>>> state.action_to_string(state.legal_actions()[0])
'1'
>>> pyspiel.load_game("python_alveus(game=xii,options=route:mirrored;men:6)").num_players()
2

Dice are chance nodes with every throw and its probability.  Deals of hidden hands are far too many
for one node, so that each of their draws is a node: the first tile is one of 28, the next one of
27 …  Who wins gets 1, and the others lose as much together; after `longest` moves a game is left
as a draw.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    wanted = "OpenSpiel is not installed: pip install 'alveus[openspiel]'"
    raise ModuleNotFoundError(wanted, name=error.name) from error

from alveus.adapters.chance import find_draw
from alveus.adapters.numbered import LONGEST, Numbered
from alveus.core.game import CHANCE, OVER
from alveus.play.rules import Rules

NAME = "python_alveus"
SEATS = 5
"""The most that sit at a table."""
WALK = 100
"""Throws and moves after which chance has shown all that it can do."""


def register() -> None:
    """Register the games with `pyspiel.load_game`.

    Importing this module does the same, so that a pickled game or state can be read by a new
    process.
    """
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(_describe(None), SpielGame)


class SpielGame(pyspiel.Game):
    """A game under options.

    Raises SetupError for what does not exist, and `not_numbered` for a puzzle.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {"options": "", "longest": LONGEST, **(params or {})}
        chosen = (option.partition(":") for option in given["options"].split(";") if option)
        options = {name.strip(): value.strip() for name, _, value in chosen}
        self.numbered = Numbered(given.get("game", ""), options)
        self.longest = int(given["longest"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbered.actions,
            max_chance_outcomes=_count_outcomes(self.numbered),
            num_players=len(self.numbered.rules.info.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_describe(self.numbered), info, given)

    def new_initial_state(self, state_string: str | None = None) -> SpielState:
        """The first position."""
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> Observer:
        """What tells a position to a player, in figures and as text."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.numbered, recall)


@dataclass(frozen=True)
class Here:
    """Where a game stands: its state, a deal's draws so far, and what every player has seen."""

    state: Any
    told: tuple[tuple[str, ...], ...]
    draws: tuple[int, ...] = ()
    moves: int = 0

    def __deepcopy__(self, memo: object) -> Here:
        return self  # it never changes, and whoever searches copies it all the time


class SpielState(pyspiel.State):
    """A position with what every player has seen until then."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        rules = game.numbered.rules
        self.numbered = game.numbered
        self.longest = game.longest
        self.here = Here(rules.opening(), told=((),) * len(rules.info.seats))

    def current_player(self) -> int:
        """The player to move, or that the game is over or chance falls."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor = self.numbered.rules.actor(self.here.state)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game has ended or is left."""
        over = self.numbered.rules.actor(self.here.state) == OVER
        return over or self.here.moves >= self.longest

    def returns(self) -> list[float]:
        """What every player has of the end."""
        return list(self.numbered.pay(self.here.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers of the throws, or of a deal's next draw, and how likely each is."""
        weights = _weigh(self.numbered, self.here)
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.numbered.number_moves(self.here.state))

    def _apply_action(self, action: int) -> None:
        rules, here = self.numbered.rules, self.here
        if rules.actor(here.state) == CHANCE:
            self.here = _fall(self.numbered, here, action)
        else:
            move = self.numbered.number_moves(here.state)[action]
            after = _follow(rules, here, move)
            self.here = replace(after, moves=here.moves + 1)

    def _action_to_string(self, player: int, action: int) -> str:
        rules, state = self.numbered.rules, self.here.state
        if player != int(pyspiel.PlayerId.CHANCE):
            return rules.text(state, self.numbered.number_moves(state)[action])
        outcomes = self.numbered.list_outcomes(state)
        return rules.text(state, outcomes[action][0]) if outcomes else f"draw {action}"

    def __str__(self) -> str:
        return json.dumps([self.numbered.rules.to_json(self.here.state), *self.here.draws])


class Observer:
    """What tells a position to a player: figures and a position, or all that it has seen."""

    def __init__(self, numbered: Numbered, recall: bool) -> None:
        self._numbered = numbered
        self._recall = recall
        self.tensor = None if recall else np.zeros(len(numbered.limits), np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Takes the figures of a position."""
        if self.tensor is not None:
            self.tensor[:] = self._numbered.list_figures(state.here.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position as a player knows it, or everything seen from the beginning on."""
        if self._recall:
            return "\n".join(state.here.told[player])
        return _write_known(self._numbered.rules, state.here.state, player)


def _describe(numbered: Numbered | None) -> pyspiel.GameType:
    """The kind of a game; before one is chosen, of all of them."""
    info = None if numbered is None else numbered.rules.info
    kind = pyspiel.GameType
    chance = info is None or info.chance
    hidden = info is None or info.hidden
    stochastic, perfect = kind.ChanceMode.EXPLICIT_STOCHASTIC, kind.Information
    return kind(
        short_name=NAME,
        long_name="Forgotten board games",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=stochastic if chance else kind.ChanceMode.DETERMINISTIC,
        information=perfect.IMPERFECT_INFORMATION if hidden else perfect.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=SEATS if info is None else len(info.seats),
        min_num_players=2 if info is None else len(info.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"game": "", "options": "", "longest": LONGEST},
        default_loadable=False,
    )


def _weigh(numbered: Numbered, here: Here) -> list[int]:
    """The weights of what can fall next."""
    weights = [weight for _, weight in numbered.list_outcomes(here.state)]
    return weights or [1] * find_draw(numbered.rules, here.state, here.draws)[0]


def _fall(numbered: Numbered, here: Here, action: int) -> Here:
    """What comes of a throw, or of a draw: the last one deals."""
    rules = numbered.rules
    outcomes = numbered.list_outcomes(here.state)
    if outcomes:
        return _follow(rules, here, outcomes[action][0])
    draws = (*here.draws, action)
    missing, deal = find_draw(rules, here.state, draws)
    return replace(here, draws=draws) if missing else _follow(rules, here, deal)


def _follow(rules: Rules, here: Here, move: Any) -> Here:
    """After a move or what chance has brought, told to everybody as far as they can see it."""
    text, seats = rules.text(here.state, move), range(len(here.told))
    if not rules.info.hidden:
        open_to_all = (*here.told[0], text)
        state = rules.advance(here.state, move)
        return replace(here, state=state, told=(open_to_all,) * len(seats))
    state, events = rules.apply(here.state, move)
    if rules.actor(here.state) == CHANCE:
        news = [_write_known(rules, state, seat) for seat in seats]
    else:
        own = [
            [event.secret for event in events if event.side == side and event.secret]
            for side in rules.info.seats
        ]
        news = [json.dumps([text, *own[seat]]) for seat in seats]
    told = tuple((*before, new) for before, new in zip(here.told, news, strict=True))
    return replace(here, state=state, told=told, draws=())


def _write_known(rules: Rules, state: Any, seat: int) -> str:
    return json.dumps(rules.to_json(rules.information_state(state, seat)))


def _count_outcomes(numbered: Numbered) -> int:
    """The most that chance can bring at once: found by a walk through the first throws."""
    rules, most = numbered.rules, 1
    here = Here(rules.opening(), told=((),) * len(rules.info.seats))
    for _ in range(WALK):
        if rules.actor(here.state) == OVER:
            break
        if rules.actor(here.state) == CHANCE:
            weights = _weigh(numbered, here)
            most = max(most, len(weights))
            here = _fall(numbered, here, len(weights) - 1)
        else:
            here = _follow(rules, here, rules.moves(here.state)[0])
    return most


register()
