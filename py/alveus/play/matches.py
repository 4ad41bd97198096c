"""A match between humans and computer players, with history, undo and saved games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from alveus import ai, registry
from alveus.ai.search.budget import checked_budget
from alveus.core import links, saves
from alveus.core.controllers import Controller
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.events import finish, say
from alveus.core.files import write_file
from alveus.core.game import CHANCE, OVER
from alveus.core.history import Ply
from alveus.core.json_validation import integer, mapping, member_text, text
from alveus.core.match import Match as Table
from alveus.core.match import begin
from alveus.core.spec import GameSpec
from alveus.core.stream import Seed, seed_bytes, seed_word
from alveus.play.answers import Analysis, Choice, Hint
from alveus.play.drawing import Drawn, output_encoding
from alveus.play.games import Game
from alveus.play.members import check_members
from alveus.play.players import HUMAN, ComputerPlayer, computer_players
from alveus.play.positions import Position, make, visible_event
from alveus.play.rules import Legal, Rules, changed_options, option_texts, rules_of
from alveus.play.sentences import (
    Outcome,
    Refusal,
    with_error_text,
    word_events,
    word_outcome,
    word_refusal,
)
from alveus.words.messages import messages


class Match(Drawn):
    """A game in progress with its history, or a series of games.

    A keyword argument with the name of a side sets this side's player: "human" (the default), the
    name of a computer level, or another `PlayerLike`.  `seed` makes dice, puzzles and computer
    choices reproducible.  `target` is the number of points that wins a series of games; 0 selects
    the number that the game's options declare or, if they declare none, a single game.  `position`
    is the starting position (a `Position` or its JSON).  All other keyword arguments are options of
    the game.  Raises SetupError or NotationError for an invalid argument.

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
        start = position.to_json() if isinstance(position, Position) else position
        game_id = game.id if isinstance(game, Game) else game
        game_options = game.options if isinstance(game, Game) else {}
        spec, sides, options = _sort_keywords(game_id, sides_and_options)
        chosen = option_texts({**game_options, **options})
        rules = rules_of(game_id, chosen)
        if start is not None:
            with with_error_text(rules.info):
                rules = spec.build_for(chosen, mapping(start, "position"))
                check_members(game_id, start)
        self._players = computer_players(rules, sides)
        with with_error_text(rules.info):
            if start is None and seed is not None and spec.puzzles:
                start = finish(spec.puzzle(rules.settings, seed_word(seed)))
            self._table = begin(
                spec,
                chosen,
                _controllers(self._players),
                integer(target, "target"),
                None if seed is None else seed_bytes(seed),
                start,
            )

    @classmethod
    def from_position(cls, position: Position | Mapping[str, Any], **more: Any) -> Match:
        """Return a match that starts from a `Position`, or from JSON with the member `game`.

        `more` are keyword arguments of `Match`, whose errors are raised.

        >>> import alveus
        >>> start = alveus.game("bohnenspiel").start().play("3")
        >>> alveus.Match.from_position(start, south="kind").turn
        'north'
        """
        start = position.to_json() if isinstance(position, Position) else position
        with with_error_text():
            game = member_text(mapping(start, "position"), "game")
        return cls(game, position=start, **more)

    @classmethod
    def at_table(cls, table: Table, sides: Mapping[str, Any]) -> Match:
        """Return a `Match` that contains `table`, the engine's match object.

        `sides` maps sides to players, which replace those of `table`.  All other sides keep their
        computer level or are human.  Raises SetupError for an unknown side or player.
        """
        info = table.game.info
        levels = {side: seat.level for side, seat in table.seats.items() if seat.level}
        match = cls.__new__(cls)
        match._table = table
        with with_error_text(info):
            match._players = computer_players(table.game, {**levels, **sides})
        table.seats.update(dict.fromkeys(info.seats, Controller()))
        table.seats.update(_controllers(match._players))
        return match

    @property
    def game(self) -> str:
        """The id of the game being played."""
        return self._rules.info.id

    @property
    def options(self) -> dict[str, str]:
        """The options that differ from their defaults."""
        return changed_options(self._rules)

    @property
    def players(self) -> dict[str, str]:
        """The name of each side's player, keyed by side."""
        human = dict.fromkeys(self._table.sides, HUMAN)
        return {**human, **{side: player.name for side, player in self._players.items()}}

    @property
    def position(self) -> Position:
        """The position as the human players see it, without the seed of future dice.

        After the game, or if no human plays, all hands are visible.  Otherwise, the only visible
        hand is that of the only human.  If several humans play, it is the hand last uncovered by
        the method `sit`, but none is visible while another human is to move.
        """
        table = self._table
        state = table.state
        events = table.ply.events
        if table.people and not table.is_open(table.ply):
            viewer = table.viewer()
            side = "" if viewer is None else table.sides[viewer]
            state = self._rules.information_state(state, viewer)
            events = tuple(visible_event(event, side, over=False) for event in events)
        return make(self._rules, state, events=events)

    @property
    def turn(self) -> str | None:
        """The side to move or roll; None before the starting side is known and after the end."""
        return None if self.over else self.position.turn

    @property
    def over(self) -> bool:
        """True if the current game has ended, even if its series has not."""
        return self._table.actor == OVER

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, or None before its end."""
        outcome, state = self._table.outcome, self._table.state
        return None if outcome is None else word_outcome(self._rules, outcome, state)

    @property
    def score(self) -> dict[str, int]:
        """Each side's points from finished games: of the current row (group of games), if any."""
        return self._table.score()

    @property
    def legal(self) -> Legal:
        """The legal moves; in a turn of several steps, the legal next steps.

        Empty if `position` hides the hand of the side to move from the human players.
        """
        if self.over:
            return Legal(self._rules, self._table.state, ended=True)
        return self.position.legal

    @property
    def history(self) -> tuple[str, ...]:
        """All rolls, deals and moves of this game so far, as text; a hidden deal is "deal"."""
        hidden = not self._table.is_open(self._table.ply)
        return tuple(
            "deal" if hidden and ply.kind == "throw" else ply.text for ply in self._game_plies
        )

    @property
    def told(self) -> str:
        """The events of the last turn, in sentences in the current language."""
        turn = self._table.ply.turn
        events = [event for ply in self._game_plies if ply.turn == turn for event in ply.events]
        return word_events(events, self._rules.info)

    @property
    def _game_plies(self) -> list[Ply]:
        table = self._table
        return [
            ply
            for ply in table.plies[: table.cursor + 1]
            if ply.match_game is table.ply.match_game and ply.kind != "new"
        ]

    def throw(self, dice: str = "") -> None:
        """Roll or deal.  `dice`, such as `"6-5"`, sets the result.  Raises the errors of `play`."""
        with with_error_text():
            text(dice, "dice")
        self.play(dice if " " in dice else f"throw {dice}".strip())

    def deal(self, tiles: str = "") -> None:
        """Deal at random, or deal `tiles`, a text like `"deal a 3:5 0:0 …"`.

        `tiles` contains the side that begins (here `a`), then all tiles: the hands in the order of
        the sides, then the stock.  The side is ignored if the position or the dealt tiles decide
        who begins.  Raises the errors of `play`.
        """
        self.throw(tiles)

    def play(self, move: str) -> None:
        """Play a move, the steps of a turn, "resign", or "end" if the outcome is certain.

        If one step is illegal, no step is played.  Raises NotationError if the text is not a move,
        or IllegalMove with the reason.
        """
        with with_error_text(self._rules.info):
            self._table.play(text(move, "move"))

    def play_on(self) -> tuple[str, ...]:
        """Play for the computer until a human must roll or move, or the game is over.

        Return the new rolls and moves as text, including rolls that belong to no side.  Raises the
        errors of the computer players.
        """
        before, notes = len(self.history), 0
        with with_error_text(self._rules.info):
            while (actor := self._table.actor) != OVER:
                seat = self._rules.turn(self._table.state) if actor == CHANCE else actor
                side = None if seat is None else self._table.sides[seat]
                if seat in self._table.people:
                    break
                if actor == CHANCE or side is None:
                    self._table.play("throw")
                else:
                    observation = self._rules.information_state(self._table.state, actor)
                    cursor, seed = self._table.cursor, self._table.player_seed + notes
                    turn = self._players[side].choose(self._rules, observation, actor, seed)
                    self._table.play(turn.text)
                    # With the same seed, a random player would repeat the same note for ever.
                    notes = notes + 1 if self._table.cursor == cursor else 0
        return self.history[before:]

    def undo(self) -> None:
        """Undo the last decision of a human player, and all rolls and moves after it.

        Raises IllegalMove: `nothing_to_undo` if there is no such decision; `draw_stays` or, in a
        series, `draw_counts` if a human drew a hidden tile and the rules forbid undoing that.
        """
        with with_error_text(self._rules.info):
            self._table.undo()

    def redo(self) -> None:
        """Redo the decision undone last.  Raises IllegalMove if there is none."""
        with with_error_text(self._rules.info):
            self._table.redo()

    def again(self) -> None:
        """Start the next game of the series or, if no series continues, a new match.

        An unfinished game is discarded.
        """
        with with_error_text(self._rules.info):
            self._table = self._table.again()

    def sit(self) -> None:
        """Show the hidden hand of the human to move, until another human is to move.

        Raises AlveusError if no human is to move.
        """
        with with_error_text(self._rules.info):
            self._table.sit(self.turn or "")

    def why(self, move: str) -> Refusal | None:
        """Return why a move is illegal, with the source of the rule; None if it is legal.

        `move` can also be the names of places, separated by a space: where a move begins and,
        optionally, where it ends.  Raises NotationError if the text is neither.

        >>> import alveus
        >>> match = alveus.Match("lombardorum", seed=7, starter="white")
        >>> match.throw("6-5")
        >>> print(match.why("3:1-4"))
        No die fits: the target is 3 points away. (Ludus Lombardorum (Fiske 1905, 164), Bewegung)
        """
        refusal = self.position.why(move)
        if self._table.ply.conceded is None:
            return refusal
        # The position does not show that a side has resigned.
        over = self._rules.cite(say("game_over"))
        return None if over is None else word_refusal(over, self._rules.info)

    def best(
        self, level: str | None = None, nodes: int | None = None, seconds: float | None = None
    ) -> Choice:
        """Return the rest of the turn as `level` plays it, by default the strongest level.

        `nodes` (positions) and `seconds` limit the search.  Raises SetupError: `no_hints` if
        `level` is None and the game has no levels; `unknown_level` for a level that the game does
        not have; `hidden_hand` if the hand of the side to move is not shown; `wrong_type` or
        `out_of_range` for an invalid limit.  Raises IllegalMove if no side is to move.
        """
        with with_error_text(self._rules.info):
            seat, observation = self._to_decide()
            levels = registry.spec(self.game).levels
            if level is None and not levels:
                raise SetupError("no_hints", game=self.game)
            level = levels[-1] if level is None else level
            budget, seed = checked_budget(nodes, seconds), self._table.player_seed
            choice = ai.finish(ai.choose(self._rules, observation, seat, level, budget, seed))
        text, value, unit = choice.text, choice.value, choice.unit
        return Choice(text, value, unit, choice.line, choice.nodes, choice.depth)

    def hint(self, nodes: int | None = None, seconds: float | None = None) -> Hint:
        """Return the recommended next step and its reason.

        `nodes` (positions) and `seconds` limit the search.  Raises SetupError: `no_hints` if the
        game has none; `hidden_hand` if the hand of the side to move is not shown; `wrong_type` or
        `out_of_range` for an invalid limit.  Raises IllegalMove if no side is to move.
        """
        with with_error_text(self._rules.info):
            seat, observation = self._to_decide()
            budget, seed = checked_budget(nodes, seconds), self._table.player_seed
            advice = ai.finish(ai.advise(self._rules, observation, seat, budget, seed))
        code = advice.reason.code
        reason = messages().say("hint", code, advice.reason.params, self._rules.info)
        return Hint(advice.text, code, reason, advice.value, advice.unit)

    def analyse(self, nodes: int | None = None, seconds: float | None = None) -> Analysis:
        """Return every legal move (in games with dice: turn) with its value for the side to move.

        The best is first.  `nodes` (positions) and `seconds` limit the search.  Raises
        SetupError `no_analysis` if the game has no analysis, `hidden_hand` while the hand is
        covered, `wrong_type` or `out_of_range` for a limit; IllegalMove if no side is to move.
        """
        with with_error_text(self._rules.info):
            seat, observation = self._to_decide()
            budget = checked_budget(nodes, seconds)
            analysis = ai.finish(ai.analyse(self._rules, observation, seat, budget))
        best_first = sorted(analysis.prospects, key=lambda move: -move.value)
        return Analysis(self._table.sides[seat], analysis.unit, tuple(best_first))

    def to_json(self) -> dict[str, Any]:
        """Return the saved game as JSON; players other than the game's levels become human."""
        saved = saves.save(self._table)
        levels = registry.spec(self.game).levels
        for seat in saved["seats"].values():
            if seat.get("level") not in (None, *levels):
                seat.clear()
                seat["kind"] = HUMAN
        return saved

    def save(self, file: str | Path) -> None:
        """Write the match atomically to a file for `alveus.load` and the page.  Raises OSError."""
        write_file(file, json.dumps(self.to_json(), indent=1) + "\n")

    def link(self) -> str:
        """Return the part after `#` of a URL that opens the game, or only its position.

        The link contains all moves; if it had more than 2000 characters, only the position.
        Raises SetupError `link_hidden` while hands are hidden.
        """
        with with_error_text(self._rules.info):
            return links.link(self._table)[0]

    def __str__(self) -> str:
        text, outcome, encoding = super().__str__(), self.outcome, output_encoding()
        if outcome is None:
            return text
        return f"{text}\n{str(outcome).encode(encoding, 'replace').decode(encoding)}"

    def __repr__(self) -> str:
        players = ", ".join(f"{side}={name!r}" for side, name in self.players.items())
        return f"<Match {self.game}, {players}, {len(self.history)} plies>"

    def _repr_html_(self) -> str:
        return f"<figure>{self._repr_svg_()}<figcaption>{escape(self.told)}</figcaption></figure>"

    @property
    def _rules(self) -> Rules:
        return self._table.game

    def _to_decide(self) -> tuple[int, Any]:
        """Return the index of the side to move, and the state as far as this side knows it."""
        table = self._table
        seat = table.actor
        if seat < 0:
            raise IllegalMove("throw_first" if seat == CHANCE else "game_over")
        if table.people and not table.is_open(table.ply) and seat != table.viewer():
            raise SetupError("hidden_hand")
        return seat, table.game.information_state(table.state, seat)


def table_of(match: Match) -> Table:
    """Return the engine's match object (`alveus.core.match.Match`) that a `Match` contains."""
    return match._table


def _sort_keywords(
    game: str, keywords: Mapping[str, Any]
) -> tuple[GameSpec, dict[str, Any], dict[str, Any]]:
    """Return a game's spec, the players (keywords named after sides), and the options (others)."""
    with with_error_text():
        spec = registry.spec(game)
    seats = spec.info.seats
    names = (*seats, "preset", *(option.name for option in spec.info.options))
    unknown = [name for name in keywords if name not in names]
    with with_error_text(spec.info, (*seats, "seed", "target", "position") if unknown else ()):
        if unknown:
            raise SetupError("unknown_option", game=game, option=unknown[0])
    sides = {name: value for name, value in keywords.items() if name in seats}
    return spec, sides, {name: value for name, value in keywords.items() if name not in seats}


def _controllers(players: Mapping[str, ComputerPlayer]) -> dict[str, Controller]:
    return {side: Controller(player.name) for side, player in players.items()}
