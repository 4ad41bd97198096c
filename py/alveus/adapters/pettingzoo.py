"""Adapter: alveus games as PettingZoo AEC environments with action masks (extra `pettingzoo`).

>>> from alveus.adapters.pettingzoo import env
>>> table = env("bohnenspiel")
>>> table.reset(seed=7)
>>> observation, reward, ended, left, info = table.last()
>>> table.agent_selection, observation["action_mask"].tolist()
('south', [1, 1, 1, 1, 1, 1, 0])

An observation contains only information that is visible to its agent.  Other players' hands affect
neither the features nor the action mask.  The mask is all zeros for an agent that is not to move.
The module that a game's spec names as `numbering` defines the features and the action numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    wanted = "PettingZoo is not installed: pip install 'alveus[pettingzoo]'"
    raise ModuleNotFoundError(wanted, name=error.name) from error

from alveus.adapters.numbered import LONGEST, WIN, Chance, Numbered
from alveus.core.game import OVER
from alveus.play.drawing import board
from alveus.play.positions import Position, make


def env(
    game: str,
    *,
    render_mode: str | None = None,
    longest: int = LONGEST,
    returns: str = WIN,
    **options: object,
) -> AECEnv:
    """Create the environment of a game under the given options.

    An illegal action ends the game, and its agent gets the reward -1.  After `longest` moves, the
    game is truncated.  With `returns` "win", the winner's reward is 1, and the others' add up to
    -1; with "points", an agent's reward is its points minus the other agents' average.
    `render_mode` is "ansi" (boards as text) or None.  Raises SetupError for an unknown game or
    option, or a wrong value of an option or of `returns`; `not_numbered` for a game without action
    numbers, such as a puzzle.
    """
    table = GameEnv(game, render_mode=render_mode, longest=longest, returns=returns, **options)
    ending = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class GameEnv(AECEnv):
    """Environment of a game, without the wrappers that check actions and the order of calls.

    An action is the number of a single move; the environment itself makes dice rolls and deals.
    The winner's reward is 1, the others' add up to -1; with `returns` "points", a reward is the
    agent's points minus the others' average.  A copied or pickled environment continues with the
    same dice.
    """

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        longest: int = LONGEST,
        returns: str = WIN,
        **options: object,
    ) -> None:
        super().__init__()
        self._numbered = Numbered(game, options, returns)
        self._longest = longest
        self.render_mode = render_mode
        self.metadata = {
            "name": f"alveus_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = list(self._numbered.rules.info.seats)
        self.agents: list[str] = []
        limits = np.array(self._numbered.limits, dtype=np.int16)
        actions = self._numbered.actions
        self.action_spaces = {side: spaces.Discrete(actions) for side in self.possible_agents}
        self.observation_spaces = {
            side: spaces.Dict(
                {
                    "observation": spaces.Box(np.minimum(limits, 0), abs(limits), dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for side in self.possible_agents
        }

    @property
    def words(self) -> tuple[str, ...]:
        """Names of the moves with fixed action numbers, indexed by this number.

        The legal moves without a fixed number get the numbers from `len(words)` on, in the order
        in which the game generates them.
        """
        return self._numbered.words

    def observation_space(self, agent: str) -> Any:
        """Observation space: a dict of `observation` (integers) and `action_mask` (1 if legal)."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Action space: all action numbers from 0, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; equal seeds give equal dice and deals.  `options` has no effect."""
        rules = self._numbered.rules
        self._chance = Chance(seed)
        self._state = self._chance.throw(rules, rules.opening())
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {side: {} for side in self.agents}
        self._skip_agent_selection = None
        self._find_moves()

    def step(self, action: int | None) -> None:
        """Play a move of the current agent.  Raises KeyError if the action mask excludes it.

        After the end of the game, `action` must be None (otherwise ValueError), and the current
        agent is removed from `agents`.
        """
        side = self.agent_selection
        if self.terminations[side] or self.truncations[side]:
            self._was_dead_step(action)
            return
        rules = self._numbered.rules
        move = self._moves[int(action)]  # type: ignore[arg-type]
        self._state = self._chance.throw(rules, rules.advance(self._state, move))
        self._steps += 1
        over = rules.actor(self._state) == OVER
        self.rewards = dict(zip(self.agents, self._numbered.payoffs(self._state), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and self._steps >= self._longest)
        self._cumulative_rewards[side] = 0.0
        self._find_moves()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's features (`observation`) and mask of legal actions (`action_mask`).

        The mask is all zeros if the agent is not to move.
        """
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._numbered.actions, dtype=np.int8)
        if agent == self.agent_selection:
            mask[list(self._moves)] = 1
        features = self._numbered.features(self._state, seat)
        return {"observation": np.array(features, dtype=np.int16), "action_mask": mask}

    def choose(self, player: Callable[[Position], str]) -> int:
        """Return the action number of the first move of the turn that `player` chooses.

        `player` is a function from a position to a turn as text, such as `alveus.player("mcts")`.
        """
        return self._numbered.choose(player, self._state)

    def render(self) -> str:
        """Return the board as text, as the current agent sees it."""
        rules = self._numbered.rules
        seat = self.possible_agents.index(self.agent_selection)
        return board(make(rules, rules.information_state(self._state, seat)))

    def close(self) -> None:
        """Do nothing, because the environment holds no resources."""

    def _find_moves(self) -> None:
        actor = self._numbered.rules.actor(self._state)
        self._moves = {} if actor == OVER else self._numbered.legal_actions(self._state)
        if actor != OVER:
            self.agent_selection = self.possible_agents[actor]
