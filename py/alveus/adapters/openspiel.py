"""Adapter: alveus games as OpenSpiel games (the extra `openspiel`).

>>> import pyspiel
>>> from alveus.adapters.openspiel import register
>>> register()
>>> state = pyspiel.load_game("python_alveus(game=bohnenspiel)").new_initial_state()
>>> state.action_to_string(state.legal_actions()[0])
'1'
>>> pyspiel.load_game("python_alveus(game=xii,options=route:mirrored;men:6)").num_players()
2

A dice roll is a chance node that lists every outcome with its probability.  A deal of hidden hands
has too many outcomes for a single node, so each draw is a separate chance node: the first tile is 1
of 28, the second 1 of 27, and so on.  The winner's return is 1; the other players' returns add up
to -1.  After `longest` moves the game ends as a draw.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    wanted = "OpenSpiel is not installed: pip install 'alveus[openspiel]'"
    raise ModuleNotFoundError(wanted, name=error.name) from error

from alveus.adapters.numbered import LONGEST, Numbered, find_draw
from alveus.core.game import CHANCE, OVER
from alveus.play.positions import Position
from alveus.play.rules import Rules

NAME = "python_alveus"
SEATS = 5
"""Maximum number of players of any game."""
WALK = 100
"""Number of moves in the sample game that finds the maximum number of chance outcomes."""


def register() -> None:
    """Register the games with `pyspiel.load_game`.

    Importing this module also registers them, so that a new process can unpickle games and states.
    """
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(_describe(None), SpielGame)


class SpielGame(pyspiel.Game):
    """A game with its options.

    Raises SetupError for an unknown game or option, and `not_numbered` for a puzzle.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        settings = {"options": "", "longest": LONGEST, **(params or {})}
        chosen = (option.partition(":") for option in settings["options"].split(";") if option)
        options = {name.strip(): value.strip() for name, _, value in chosen}
        self.numbered = Numbered(settings.get("game", ""), options)
        self.longest = int(settings["longest"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbered.actions,
            max_chance_outcomes=_count_outcomes(self.numbered),
            num_players=len(self.numbered.rules.info.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_describe(self.numbered), info, settings)

    def new_initial_state(self, state_string: str | None = None) -> SpielState:
        """Return the initial state."""
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> Observer:
        """Return an observer that encodes states as tensors and as text."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.numbered, recall)


@dataclass(frozen=True)
class Progress:
    """Immutable progress of a game.

    It contains the state, each player's past observations (`seen`), the draws of a deal in
    progress, and the number of moves.
    """

    state: Any
    seen: tuple[tuple[str, ...], ...]
    draws: tuple[int, ...] = ()
    moves: int = 0

    def __deepcopy__(self, memo: object) -> Progress:
        return self  # immutable, and search algorithms copy it often


class SpielState(pyspiel.State):
    """State of a game, with the observation history of each player."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        rules = game.numbered.rules
        self.numbered = game.numbered
        self.longest = game.longest
        self.progress = Progress(rules.opening(), seen=((),) * len(rules.info.seats))

    def current_player(self) -> int:
        """Return the player to move, or OpenSpiel's id for a chance node or a finished game."""
        actor = self.numbered.rules.actor(self.progress.state)
        player = pyspiel.PlayerId.CHANCE if actor == CHANCE else actor
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else player)

    def choose(self, player: Callable[[Position], str]) -> int:
        """Return the action that a player, such as `alveus.player("mcts")`, chooses."""
        return self.numbered.choose(player, self.progress.state)

    def is_terminal(self) -> bool:
        """Return True if the game is over or has reached the maximum number of moves."""
        over = self.numbered.rules.actor(self.progress.state) == OVER
        return over or self.progress.moves >= self.longest

    def returns(self) -> list[float]:
        """Return each player's final return; 0 for all players if there is no winner."""
        return list(self.numbered.payoffs(self.progress.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a roll, or of the next draw, as (action, probability) pairs."""
        weights = _weigh(self.numbered, self.progress)
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.numbered.legal_actions(self.progress.state))

    def _apply_action(self, action: int) -> None:
        rules, progress = self.numbered.rules, self.progress
        if rules.actor(progress.state) == CHANCE:
            self.progress = _apply_chance(self.numbered, progress, action)
        else:
            move = self.numbered.legal_actions(progress.state)[action]
            progress = replace(progress, moves=progress.moves + 1)
            self.progress = _apply_move(rules, progress, move)

    def _action_to_string(self, player: int, action: int) -> str:
        rules, state = self.numbered.rules, self.progress.state
        if player != int(pyspiel.PlayerId.CHANCE):
            return rules.text(state, self.numbered.legal_actions(state)[action])
        outcomes = self.numbered.chance_outcomes(state)
        return rules.text(state, outcomes[action][0]) if outcomes else f"draw {action}"

    def __str__(self) -> str:
        return json.dumps([self.numbered.rules.to_json(self.progress.state), *self.progress.draws])


class Observer:
    """Encoder of the information visible to a player.

    By default the observation is a tensor of features, and the visible position as text.  With
    `recall` it is the text of everything that the player has seen since the start of the game.
    """

    def __init__(self, numbered: Numbered, recall: bool) -> None:
        self._numbered = numbered
        self._recall = recall
        self.tensor = None if recall else np.zeros(len(numbered.limits), np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor, if there is one, with the features of a state visible to the player."""
        if self.tensor is not None:
            self.tensor[:] = self._numbered.features(state.progress.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the position visible to a player, or the full history if `recall` is set."""
        if self._recall:
            return "\n".join(state.progress.seen[player])
        return _write_known(self._numbered.rules, state.progress.state, player)


def _describe(numbered: Numbered | None) -> pyspiel.GameType:
    """Return the OpenSpiel type of a game; if `numbered` is None, one type for all games."""
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


def _weigh(numbered: Numbered, progress: Progress) -> list[int]:
    weights = [weight for _, weight in numbered.chance_outcomes(progress.state)]
    return weights or [1] * find_draw(numbered.rules, progress.state, progress.draws)[0]


def _apply_chance(numbered: Numbered, progress: Progress, action: int) -> Progress:
    """Apply a roll or a draw.  The last draw of a deal completes it."""
    rules = numbered.rules
    outcomes = numbered.chance_outcomes(progress.state)
    if outcomes:
        return _apply_move(rules, progress, outcomes[action][0])
    draws = (*progress.draws, action)
    missing, deal = find_draw(rules, progress.state, draws)
    return replace(progress, draws=draws) if missing else _apply_move(rules, progress, deal)


def _apply_move(rules: Rules, progress: Progress, move: Any) -> Progress:
    """Apply a move, roll or deal, and record the part of it that each player can see."""
    text, seats = rules.text(progress.state, move), range(len(progress.seen))
    if not rules.info.hidden:
        public = (*progress.seen[0], text)
        state = rules.advance(progress.state, move)
        return replace(progress, state=state, seen=(public,) * len(seats))
    state, events = rules.apply(progress.state, move)
    if rules.actor(progress.state) == CHANCE:
        news = [_write_known(rules, state, seat) for seat in seats]
    else:
        secrets = [
            [event.secret for event in events if event.side == side and event.secret]
            for side in rules.info.seats
        ]
        news = [json.dumps([text, *secrets[seat]]) for seat in seats]
    seen = tuple((*before, new) for before, new in zip(progress.seen, news, strict=True))
    return replace(progress, state=state, seen=seen, draws=())


def _write_known(rules: Rules, state: Any, seat: int) -> str:
    return json.dumps(rules.to_json(rules.information_state(state, seat)))


def _count_outcomes(numbered: Numbered) -> int:
    """Return the maximum number of outcomes of a chance node in a sample game of `WALK` steps."""
    rules, most = numbered.rules, 1
    progress = Progress(rules.opening(), seen=((),) * len(rules.info.seats))
    for _ in range(WALK):
        if rules.actor(progress.state) == OVER:
            break
        if rules.actor(progress.state) == CHANCE:
            weights = _weigh(numbered, progress)
            most = max(most, len(weights))
            progress = _apply_chance(numbered, progress, len(weights) - 1)
        else:
            progress = _apply_move(rules, progress, rules.moves(progress.state)[0])
    return most


register()
