"""A match between humans, levels or functions, with history, undo and saved games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from alveus import registry
from alveus.ai.search.budget import checked_budget
from alveus.core import links, saves
from alveus.core.beginning import begin
from alveus.core.controller import Controller
from alveus.core.files import write_file
from alveus.core.game import CHANCE, OVER
from alveus.core.match import Match as Table
from alveus.core.progress import finish
from alveus.core.reading import integer
from alveus.core.stream import Seed, seed_bytes, seed_word
from alveus.play.answers import Analysis, Choice, Hint, find_analysis, find_choice, find_hint
from alveus.play.drawing import board, diagram
from alveus.play.games import Game, rules_in
from alveus.play.legal import Legal
from alveus.play.outcomes import Outcome, word_outcome
from alveus.play.players import HUMAN
from alveus.play.positions import Position, make
from alveus.play.rules import Rules, chosen_of, rules_of
from alveus.play.seating import controllers_of, seat_players, sort_keywords
from alveus.play.sentences import Refusal, speaking, word_events
from alveus.play.viewing import seen_state, state_to_decide, texts_of


class Match:
    """A game in progress with its history, or a series of games.

    Each side can be a keyword, with the value "human", a level, a player or a function; the default
    is "human".  All other keywords are options.  `seed` makes dice and choices reproducible;
    `target` is the number of points in a series; `position` is the starting position (a `Position`
    or its JSON).

    >>> import alveus
    >>> match = alveus.Match("lombardorum", black="tiro", seed=7, restricted="all", starter="white")
    >>> match.throw("6-5")
    >>> match.turn, match.legal
    ('white', Legal('6:1-7', '5:1-6'))
    >>> match.play("6:1-7 5:1-6")
    >>> match.play_on()
    ('throw 6-4', '6:1-7*', '4:1-5')
    >>> match.turn, match.position.chance
    ('white', True)
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seed: Seed | None = None,
        target: int = 0,
        position: Position | Mapping[str, Any] | None = None,
        **sides_and_options: Any,
    ) -> None:
        given = position.to_json() if isinstance(position, Position) else position
        game_id = game if isinstance(game, str) else game.id
        settled = {} if isinstance(game, str) else chosen_of(rules_in(game))
        spec, sides, options = sort_keywords(game_id, sides_and_options)
        rules = rules_of(game_id, {**settled, **options})
        self._players = seat_players(rules, sides)
        with speaking(rules.info):
            if given is None and seed is not None and spec.puzzles:
                given = finish(spec.puzzle(rules.settings, seed_word(seed)))
            self._table = begin(
                spec,
                rules.info.without_defaults(rules.settings),
                controllers_of(self._players),
                integer(target, "target"),
                None if seed is None else seed_bytes(seed),
                given,
            )

    @classmethod
    def from_position(cls, position: Position | Mapping[str, Any], **more: Any) -> Match:
        """Return a match that starts from a position, or from its JSON with `game`.

        Raises SetupError if the position is illegal.

        >>> import alveus
        >>> start = alveus.game("bohnenspiel").start().play("3")
        >>> alveus.Match.from_position(start, south="kind").turn
        'north'
        """
        given = position.to_json() if isinstance(position, Position) else position
        return cls(str(given.get("game")), position=given, **more)

    @classmethod
    def at_table(cls, table: Table, sides: Mapping[str, Any]) -> Match:
        """Return a match loaded from a file or a link; `sides` replaces its players."""
        info = table.game.info
        kept = {side: seat.level for side, seat in table.seats.items() if seat.level}
        match = cls.__new__(cls)
        match._table = table
        with speaking(info):
            match._players = seat_players(table.game, {**kept, **sides})
        table.seats.update(dict.fromkeys(info.seats, Controller()))
        table.seats.update(controllers_of(match._players))
        return match

    @property
    def game(self) -> str:
        """The game's id."""
        return self._rules.info.id

    @property
    def options(self) -> dict[str, str]:
        """The options that differ from their defaults."""
        return chosen_of(self._rules)

    @property
    def players(self) -> dict[str, str]:
        """The name of each side's player, keyed by side."""
        human = dict.fromkeys(self._table.sides, HUMAN)
        return {**human, **{side: one.name for side, one in self._players.items()}}

    @property
    def position(self) -> Position:
        """The position as the human players see it, without future dice.

        If no human plays, the position contains all hands.
        """
        return make(self._rules, seen_state(self._table), events=self._table.ply.events)

    @property
    def turn(self) -> str | None:
        """The side to move, or None."""
        return None if self.over else self.position.turn

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self._table.actor == OVER

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, or None before its end."""
        ended, state = self._table.outcome, self._table.state
        return None if ended is None else word_outcome(self._rules, ended, state)

    @property
    def score(self) -> dict[str, int]:
        """The points of each side in the series."""
        return self._table.score()

    @property
    def legal(self) -> Legal:
        """The legal moves."""
        return self.position.legal

    @property
    def history(self) -> tuple[str, ...]:
        """All rolls and moves of this game so far, as text."""
        return texts_of(self._table)

    @property
    def told(self) -> str:
        """The events of the last turn, in English sentences."""
        plies = self._table.plies[: self._table.cursor + 1]
        last = [ply for ply in plies if ply.turn == self._table.ply.turn and ply.kind != "new"]
        return word_events([event for ply in last for event in ply.events], self._rules.info)

    def throw(self, dice: str = "") -> None:
        """Roll or deal.  `dice` sets the result, such as a roll of real dice (`"6-5"`)."""
        self._play(dice if " " in dice else f"throw {dice}".strip())

    def deal(self, tiles: str = "") -> None:
        """Deal.  `tiles` sets the dealt tiles."""
        self.throw(tiles)

    def play(self, move: str) -> None:
        """Play a move, or the steps of a turn.  If one step is illegal, no step is played.

        `move` can also be "resign", or "end" if the outcome is already certain.  Raises
        NotationError, or IllegalMove with the reason.
        """
        self._play(move)

    def play_on(self) -> tuple[str, ...]:
        """Roll and play for the computer until a human must roll or move, or the game is over.

        Return the rolls and moves as text.
        """
        before = len(self._table.plies)
        with speaking(self._rules.info):
            while (actor := self._table.actor) != OVER:
                seat = self._rules.turn(self._table.state) if actor == CHANCE else actor
                side = None if seat is None else self._table.sides[seat]
                if seat in self._table.people:
                    break
                if actor == CHANCE or side is None:
                    self._table.play("throw")
                else:
                    known = self._rules.information_state(self._table.state, actor)
                    seed = self._table.player_seed
                    move = self._players[side].choose(self._rules, known, actor, seed)
                    self._table.play(move)
        return tuple(ply.text for ply in self._table.plies[before:])

    def undo(self) -> None:
        """Undo the last human decision.  Raises IllegalMove if there is none."""
        with speaking(self._rules.info):
            self._table.undo()

    def redo(self) -> None:
        """Redo the decision that was undone.  Raises IllegalMove if there is none."""
        with speaking(self._rules.info):
            self._table.redo()

    def again(self) -> None:
        """Start the next game of the series, or a new match if there is no next game."""
        with speaking(self._rules.info):
            self._table = self._table.again()

    def sit(self) -> None:
        """Show the hand of the human to move, if several humans share the screen."""
        with speaking(self._rules.info):
            self._table.sit(self.turn or "")

    def why(self, move: str) -> Refusal | None:
        """Return why a move is illegal, with rule and source; None if it is legal.

        >>> import alveus
        >>> match = alveus.Match("lombardorum", seed=7, starter="white")
        >>> match.throw("6-5")
        >>> print(match.why("3:1-4"))
        No die for it: that is 3 points away. (Ludus Lombardorum (Fiske 1905, 164), Bewegung)
        """
        return self.position.why(move)

    def best(
        self, level: str | None = None, nodes: int | None = None, seconds: float | None = None
    ) -> Choice:
        """Return the move of a level, by default the strongest, with its value."""
        with speaking(self._rules.info):
            seat, known = state_to_decide(self._table)
            seed = self._table.player_seed
            budget = checked_budget(nodes, seconds)
            return find_choice(self._rules, known, seat, level, budget, seed)

    def hint(self, nodes: int | None = None, seconds: float | None = None) -> Hint:
        """Return the recommended next step and its reason."""
        with speaking(self._rules.info):
            seat, known = state_to_decide(self._table)
            seed = self._table.player_seed
            return find_hint(self._rules, known, seat, checked_budget(nodes, seconds), seed)

    def analyse(self, nodes: int | None = None, seconds: float | None = None) -> Analysis:
        """Return every move with its value.  Raises SetupError `no_analysis` if not supported."""
        with speaking(self._rules.info):
            seat, known = state_to_decide(self._table)
            return find_analysis(self._rules, known, seat, checked_budget(nodes, seconds))

    def to_json(self) -> dict[str, Any]:
        """Return the match as JSON for a saved game.

        Players that are not levels of the game are saved as humans.
        """
        saved = saves.save(self._table)
        levels = registry.spec(self.game).levels
        for seat in saved["seats"].values():
            if seat.get("level") not in (None, *levels):
                seat.clear()
                seat["kind"] = HUMAN
        return saved

    def save(self, file: str | Path) -> None:
        """Write the match to a file for `alveus.load` and the page.

        An existing file is replaced only if writing succeeds.  Raises OSError.
        """
        write_file(file, json.dumps(self.to_json(), indent=1) + "\n")

    def link(self) -> str:
        """Return the match as the text of a link.

        Raises SetupError `link_hidden` while hands are hidden.
        """
        with speaking(self._rules.info):
            return links.link(self._table)[0]

    def __str__(self) -> str:
        return board(self.position)

    def __repr__(self) -> str:
        players = ", ".join(f"{side}={name!r}" for side, name in self.players.items())
        return f"<Match {self.game}, {players}, {len(self.history)} plies>"

    def _repr_svg_(self) -> str:
        return diagram(self.position)

    def _repr_html_(self) -> str:
        return f"<figure>{self._repr_svg_()}<figcaption>{escape(self.told)}</figcaption></figure>"

    @property
    def _rules(self) -> Rules:
        return self._table.game

    def _play(self, move: str) -> None:
        with speaking(self._rules.info):
            self._table.play(move)


def table_of(match: Match) -> Table:
    """Return the engine's match object, for code that describes or draws it."""
    return match._table
