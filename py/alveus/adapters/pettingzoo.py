"""The games as environments of PettingZoo (the extra `pettingzoo`), turn by turn with action masks.

>>> from alveus.adapters.pettingzoo import env
>>> table = env("bohnenspiel")
>>> table.reset(seed=7)
>>> observation, reward, ended, left, info = table.last()
>>> table.agent_selection, observation["action_mask"].tolist()
('south', [1, 1, 1, 1, 1, 1, 0])

An observation is what its side knows and nothing else: another's hand is neither in its figures
nor in its mask, which is empty for whoever is not to play.  `alveus.adapters.families` has a
module for each family that tells what the figures and the numbers of the moves mean.
"""

from __future__ import annotations

from typing import Any

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    wanted = "PettingZoo is not installed: pip install 'alveus[pettingzoo]'"
    raise ModuleNotFoundError(wanted, name=error.name) from error

from alveus.adapters.chance import Chance
from alveus.adapters.numbered import LONGEST, Numbered
from alveus.core.game import OVER
from alveus.play.drawing import board
from alveus.play.positions import make


def env(
    game: str, *, render_mode: str | None = None, longest: int = LONGEST, **options: object
) -> AECEnv:
    """A game under options as an environment that ends a game in which something illegal is done.

    `render_mode` is "ansi" for boards in characters; after `longest` moves a game is truncated.
    Raises SetupError for what does not exist, and `not_numbered` for a puzzle.
    """
    table = GameEnv(game, render_mode=render_mode, longest=longest, **options)
    ending = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class GameEnv(AECEnv):
    """A game turn by turn, without the wrappers that check the order of calls.

    An action is the number of a single move (`words` has their names); dice and deals happen
    between them.  The winner gets 1; the other players together get -1.

    A copied or pickled environment continues the game with the same dice and deals.
    """

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        longest: int = LONGEST,
        **options: object,
    ) -> None:
        super().__init__()
        self._numbered = Numbered(game, options)
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
        """The moves by their numbers; those beyond are numbered as they are found."""
        return self._numbered.words

    def observation_space(self, agent: str) -> Any:
        """The figures that a side can see, and its mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same dice and deals."""
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
        """One move of the side that is to play.  Raises KeyError where its mask has none."""
        side = self.agent_selection
        if self.terminations[side] or self.truncations[side]:
            self._was_dead_step(action)
            return
        rules = self._numbered.rules
        move = self._moves[int(action)]  # type: ignore[arg-type]
        self._state = self._chance.throw(rules, rules.advance(self._state, move))
        self._steps += 1
        over = rules.actor(self._state) == OVER
        self.rewards = dict(zip(self.agents, self._numbered.pay(self._state), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and self._steps >= self._longest)
        self._cumulative_rewards[side] = 0.0
        self._find_moves()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a side knows; the mask of the others is empty."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._numbered.actions, dtype=np.int8)
        if agent == self.agent_selection:
            mask[list(self._moves)] = 1
        figures = self._numbered.list_figures(self._state, seat)
        return {"observation": np.array(figures, dtype=np.int16), "action_mask": mask}

    def render(self) -> str:
        """The board in characters, as the side sees it that is to play."""
        rules = self._numbered.rules
        seat = self.possible_agents.index(self.agent_selection)
        return board(make(rules, rules.information_state(self._state, seat)))

    def close(self) -> None:
        """Nothing is left open."""

    def _find_moves(self) -> None:
        actor = self._numbered.rules.actor(self._state)
        self._moves = {} if actor == OVER else self._numbered.number_moves(self._state)
        if actor != OVER:
            self.agent_selection = self.possible_agents[actor]
