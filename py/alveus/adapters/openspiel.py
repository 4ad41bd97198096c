"""Adapter: alveus games as OpenSpiel games (the extra `openspiel`).

>>> import pyspiel
>>> from alveus.adapters.openspiel import register
>>> register()
>>> state = pyspiel.load_game("python_alveus(game=bohnenspiel)").new_initial_state()
>>> state.action_to_string(state.legal_actions()[0])
'1'
>>> pyspiel.load_game("python_alveus(game=xii,route=mirrored,men=6)").num_players()
2

Each option of a game is a parameter: an integer if all values of the option are integers, otherwise
a text.  `load` converts values of any type to text, and passes them in the parameter `options`.

>>> from alveus.adapters.openspiel import load
>>> load("bohnenspiel", beans=4, series=100)
python_alveus(game=bohnenspiel,longest=5000,options=beans:4;series:100,returns=win)

A dice roll is a chance node that lists every outcome with its probability.  A deal of hidden hands
has too many outcomes for a single node, so each draw is a separate chance node: the first tile is 1
of 28, the second 1 of 27, and so on.  The winner's return is 1; the other players' returns add up
to -1.  With `returns=points`, a return is the player's points minus the average points of the other
players.  If there is no result after `longest` moves, the game ends, and all returns are 0.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    wanted = "OpenSpiel is not installed: pip install 'alveus[openspiel]'"
    raise ModuleNotFoundError(wanted, name=error.name) from error

from alveus import registry
from alveus.adapters.numbered import LONGEST, WIN, Numbered
from alveus.adapters.progress import (
    apply_action,
    apply_chance,
    begin,
    chance_weights,
    count_outcomes,
    write_known,
)
from alveus.core.errors import SetupError
from alveus.core.game import CHANCE, OVER
from alveus.core.spec_parts import PlayedDeal
from alveus.play.positions import Position
from alveus.play.rules import option_texts
from alveus.play.sentences import with_error_text

NAME = "python_alveus"
SEATS = 5
"""Maximum number of players of any game."""
ATTEMPTS = 1000
"""Maximum number of random deals tried to find one that agrees with a player's knowledge."""
OWN_PARAMETERS = {"game": "", "options": "", "longest": LONGEST, "returns": WIN}
"""The parameters of the OpenSpiel game that are not options of an alveus game, with defaults."""
UNSET = ("", -1)
"""Values that mean that a parameter is not given, so that the game's default is used."""


def register() -> None:
    """Register the games for `pyspiel.load_game`.  The import of this module does this too."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(_describe(None), SpielGame)


def load(
    game: str, *, longest: int = LONGEST, returns: str = WIN, **options: object
) -> pyspiel.Game:
    """Load a game with the given options.

    A game without a result ends after `longest` moves.  `returns` is "win" or "points" (see the
    module).  Raises SetupError for an unknown game, option or option value; `bad_value` for any
    other text in `returns`; `not_numbered` for a game without action numbers, such as a puzzle.
    """
    chosen = ";".join(f"{name}:{value}" for name, value in option_texts(options).items())
    settings = {"game": game, "options": chosen, "longest": longest, "returns": returns}
    return pyspiel.load_game(NAME, settings)


class SpielGame(pyspiel.Game):
    """An alveus game as an OpenSpiel game; `params` has its id (`game`) and options.

    Raises SetupError for an unknown game, option or value; `not_numbered` for a game without action
    numbers; `conflict` if an option has different values as a parameter and in the text `options`.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {n: value for n, value in (params or {}).items() if value not in UNSET}
        settings = {**OWN_PARAMETERS, **chosen}
        self.numbered = Numbered(settings["game"], _options_of(settings), settings["returns"])
        self.longest = int(settings["longest"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbered.actions,
            max_chance_outcomes=count_outcomes(self.numbered),
            num_players=len(self.numbered.rules.info.seats),
            min_utility=-float(self.numbered.limit),
            max_utility=float(self.numbered.limit),
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_describe(self.numbered), info, settings)

    def new_initial_state(self, state_string: str | None = None) -> SpielState:
        """Return the initial state; `state_string` has no effect."""
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> Observer:
        """Return an observer of the position or, with perfect recall, of everything seen so far.

        `params` has no effect.
        """
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.numbered, recall, self.longest)


class SpielState(pyspiel.State):
    """An OpenSpiel state; `progress` has the position and all that each player has seen so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.numbered = game.numbered
        self.longest = game.longest
        self.progress = begin(game.numbered.rules)

    def current_player(self) -> int:
        """Return the player to move, or OpenSpiel's id for a chance node or a finished game."""
        actor = self.numbered.rules.actor(self.progress.state)
        player = pyspiel.PlayerId.CHANCE if actor == CHANCE else actor
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else player)

    def choose(self, player: Callable[[Position], str]) -> int:
        """Return the action number of the first move of the turn that `player` chooses.

        `player` is a function from a position to a turn as text, such as `alveus.player("mcts")`.
        """
        return self.numbered.choose(player, self.progress.state)

    def is_terminal(self) -> bool:
        """Return True if the game is over or has reached the maximum number of moves."""
        over = self.numbered.rules.actor(self.progress.state) == OVER
        return over or self.progress.moves >= self.longest

    def returns(self) -> list[float]:
        """Return each player's payoff: 0 for all until the game has a result."""
        return list(self.numbered.payoffs(self.progress.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return (action, probability) of each outcome of a roll, or of a deal's next draw."""
        weights = chance_weights(self.numbered, self.progress)
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.numbered.legal_actions(self.progress.state))

    def _apply_action(self, action: int) -> None:
        chance = self.numbered.rules.actor(self.progress.state) == CHANCE
        apply = apply_chance if chance else apply_action
        self.progress = apply(self.numbered, self.progress, action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a random state that the player cannot distinguish from this state.

        Only hidden hands and the stock differ.  The result is a copy if nothing is hidden, if a
        roll or draw is next, or if the game is over.  `sampler` returns random numbers from 0 to 1.
        Raises SetupError: `deal_not_found` after `ATTEMPTS` unsuitable random deals;
        `game_incomplete` if the module `numbering` of the game's spec has no `resample_deal`.
        """
        if not self.numbered.rules.info.hidden or self.is_terminal() or self.is_chance_node():
            copy: SpielState = self.clone()
            return copy
        random = Random(sampler())
        known, history = _knowledge(self, player), self.history()
        played = self._played_deal(player)
        for _ in range(ATTEMPTS):
            draws = self.numbered.resample_deal(played, random)
            if not draws:
                continue
            state: SpielState = self.get_game().new_initial_state()
            actions = [*draws, *history[len(draws) :]]
            if _apply_all(state, actions) and _knowledge(state, player) == known:
                return state
        with with_error_text(self.numbered.rules.info):
            raise SetupError("deal_not_found", attempts=ATTEMPTS)

    def _played_deal(self, player: int) -> PlayedDeal:
        rules, words = self.numbered.rules, self.numbered.words
        dealt = json.loads(self.progress.seen[player][0])
        moves = [
            (move.seat, words[move.action], "" if secret is None else words[secret])
            for move in self.progress.played
            for secret in [move.secrets[player]]
        ]
        known = rules.information_state(self.progress.state, player)
        return PlayedDeal(player, rules.from_json(dealt), known, moves)

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

    Without `recall`, the tensor contains the features of the current position, and the text is the
    visible position.

    With `recall`, the text is everything that the player has seen since the start of the game.
    There is a tensor only for a game with hidden hands.  It contains the features of the current
    position, then three numbers for each move, in the order of play.  It has room for `longest`
    moves, and zeros for those not yet played.  The numbers are: the player who moved (1 for the
    observing player, 2 for the next one); the action number plus 1; and a code for a tile that the
    move revealed to the observing player only (0: no such tile).  The code is 1 plus the number of
    the action whose name is the text of this tile, such as ``3:5``.
    """

    def __init__(self, numbered: Numbered, recall: bool, longest: int) -> None:
        self._numbered = numbered
        self._recall = recall
        length = len(numbered.limits) + (3 * longest if recall else 0)
        silent = recall and not numbered.rules.info.hidden
        self.tensor = None if silent else np.zeros(length, np.float32)
        name = "info_state" if recall else "observation"
        self.dict = {} if self.tensor is None else {name: self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the information visible to the player into the tensor, if there is one."""
        if self.tensor is None:
            return
        features = self._numbered.features(state.progress.state, player)
        numbers = [*features, *_encode_moves(state, player)] if self._recall else features
        self.tensor.fill(0)
        self.tensor[: len(numbers)] = numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the position visible to a player or, with `recall`, everything seen so far."""
        if self._recall:
            return "\n".join(state.progress.seen[player])
        return write_known(self._numbered.rules, state.progress.state, player)


def _encode_moves(state: SpielState, player: int) -> Iterable[int]:
    seats = state.num_players()
    for move in state.progress.played:
        secret = move.secrets[player]
        yield from ((move.seat - player) % seats + 1, move.action + 1)
        yield 0 if secret is None else secret + 1


def _knowledge(state: SpielState, player: int) -> tuple[str, str]:
    return state.information_state_string(player), state.observation_string(player)


def _apply_all(state: SpielState, actions: Iterable[int]) -> bool:
    for action in actions:
        if action not in state.legal_actions():
            return False
        state.apply_action(action)
    return True


def _options_of(settings: Mapping[str, Any]) -> dict[str, str]:
    """Return the value of each chosen option as text, keyed by the option's name.

    `settings` contains the parameters of the OpenSpiel game.  An option is either a parameter
    or a part of the parameter `options`, such as ``beans:4;series:100``.  Raises SetupError
    `conflict` if an option has different values in these two places.
    """
    listed = (option.partition(":") for option in settings["options"].split(";") if option)
    options = {name.strip(): value.strip() for name, _, value in listed}
    for name, value in settings.items():
        if name in OWN_PARAMETERS:
            continue
        text = str(value)
        if options.setdefault(name, text) != text:
            with with_error_text():
                raise SetupError("conflict", name=name, given=text, position=options[name])
    return options


def _parameters() -> dict[str, Any]:
    """Return the default of every parameter, by name, with the options of all numbered games.

    An option is -1 if all its values are integers, else "": both mean the game's own default.
    """
    options = {
        option.name: -1 if all(map(str.isdecimal, option.values)) else ""
        for spec in registry.specs()
        if spec.numbering
        for option in spec.info.options
    }
    return {"preset": "", **options, **OWN_PARAMETERS}


def _describe(numbered: Numbered | None) -> pyspiel.GameType:
    """Return the OpenSpiel type of a game and its options; for None, a type that fits all games."""
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
        provides_information_state_tensor=hidden,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(),
        default_loadable=False,
    )


register()
