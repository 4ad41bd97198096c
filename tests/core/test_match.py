"""Matches: verifiable dice, undo, new games, score and views."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import pytest

from alveus import registry
from alveus.core.controllers import Controller
from alveus.core.errors import IllegalMove, SetupError, StaleError
from alveus.core.events import Event
from alveus.core.history import MatchGame, Ply, move_ids
from alveus.core.match import Match, begin
from alveus.core.match_view import view
from alveus.registry import spec

SEED = b"alveus"


def lombard(seed: bytes = SEED, **options: str) -> Match:
    """A match of two human players with a known seed; White begins."""
    return begin(spec("lombardorum"), {"starter": "white", **options}, seed=seed)


def play(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def texts(match: Match) -> list[str]:
    return [ply.text for ply in match.plies[: match.cursor + 1]]


def test_roll_depends_on_seed_and_number_only() -> None:
    match = play(lombard(), "throw")
    digest = hmac.new(SEED, b"0:0", hashlib.sha256).digest()
    fair = [1 + byte % 6 for byte in digest if byte < 252]
    assert match.state.dice == tuple(fair[:2])


def test_the_hash_of_the_seed_is_shown_before_and_the_seed_after() -> None:
    match = lombard()
    shown = view(match)["chance"]
    assert shown == {"commitment": hashlib.sha256(SEED).hexdigest(), "seed": None}
    play(match, "throw", "resign")
    assert view(match)["chance"]["seed"] == SEED.hex()


def test_dice_are_the_same_after_undo() -> None:
    match = play(lombard(), "throw 6-5", "6:1-7 5:1-6", "throw")
    dice = match.state.dice
    match.undo()
    play(match, "5:1-6", "throw")
    assert match.state.dice == dice


def test_several_steps_in_one_text_are_undone_one_by_one() -> None:
    match = play(lombard(), "throw 6-5", "6:1-7 5:1-6")
    match.undo()
    assert texts(match) == ["new", "throw 6-5", "6:1-7"]
    match.redo()
    assert texts(match) == ["new", "throw 6-5", "6:1-7", "5:1-6"]


def test_text_with_an_illegal_step_plays_no_step() -> None:
    match = play(lombard(), "throw 6-5")
    with pytest.raises(IllegalMove):
        match.play("6:1-7 5:7-12")
    assert texts(match) == ["new", "throw 6-5"]


def test_undo_also_undoes_the_computers_turn() -> None:
    seats = {"black": Controller("any")}
    match = begin(spec("lombardorum"), {"starter": "white"}, seats, seed=SEED)
    play(match, "throw 6-5", "6:1-7", "5:1-6", "throw 2-2", "2:1-3 2:3-5", "throw 1-1")
    match.undo()
    assert texts(match) == ["new", "throw 6-5", "6:1-7"]
    match.redo()
    assert texts(match)[-1] == "throw 1-1"


def test_automatic_moves_are_not_decisions() -> None:
    match = play(lombard(), "throw 6-5")
    match.play("6:1-7", auto=True)
    match.play("5:1-6", auto=True)
    with pytest.raises(IllegalMove, match="nothing_to_undo"):
        match.undo()


class TestAGameAfterAnother:
    def test_game_with_other_options_starts_a_new_match(self) -> None:
        first = play(lombard(), "throw 6-5", "6:1-7")
        match = first.again({"restricted": "none"})
        assert match.game.settings["restricted"] == "none"
        assert texts(match) == ["new"]
        assert texts(first)[-1] == "6:1-7"

    @pytest.mark.parametrize("target", [0, 5])
    def test_undo_never_crosses_the_start_of_a_game(self, target: int) -> None:
        match = begin(registry.spec("lombardorum"), {"starter": "white"}, target=target, seed=SEED)
        match = play(match, "throw 6-5", "6:1-7", "resign").again()
        shown = view(match)["undo"]
        assert shown == {"enabled": False, "reason": {"code": "nothing_to_undo", "params": {}}}
        with pytest.raises(IllegalMove, match="nothing_to_undo"):
            match.undo()

    def test_single_game_starts_a_new_history(self) -> None:
        match = play(lombard(), "throw 6-5", "resign").again()
        log = view(match)["log"]
        assert [(entry["text"], entry["game"]) for entry in log["entries"]] == [("new", 2)]
        assert view(match)["series"]["game"] == 2

    def test_games_of_a_series_share_one_history(self) -> None:
        match = begin(registry.spec("lombardorum"), {"starter": "white"}, target=5, seed=SEED)
        again = play(match, "throw 6-5", "resign").again()
        assert again is match
        log = view(match)["log"]["entries"]
        assert [(entry["kind"], entry["game"]) for entry in log] == [
            ("new", 1),
            ("throw", 1),
            ("move", 1),
            ("new", 2),
        ]

    def test_redo_continues_with_the_next_game_of_a_series(self) -> None:
        match = begin(registry.spec("lombardorum"), {"starter": "white"}, target=5, seed=SEED)
        play(match, "throw 6-5", "resign").again()
        assert match.before == 2
        match.goto(2)
        assert match.before is None
        match.redo()
        assert (match.ply.kind, match.ply.match_game.number) == ("new", 2)

    def test_new_series_begins_after_a_won_series(self) -> None:
        match = begin(registry.spec("lombardorum"), {"starter": "white"}, target=1, seed=SEED)
        play(match, "throw 6-5", "6:1-7 5:1-6", "resign")
        after = match.again()
        assert after is not match
        assert (after.target, after.score()) == (1, {"white": 0, "black": 0})

    def test_position_is_played_with_the_current_options(self) -> None:
        placed = {"turn": "white", "white": {"points": {"1": 15}}, "black": {"points": {"2": 15}}}
        match = lombard(restricted="none").again(position=placed)
        assert match.game.settings["restricted"] == "none"

    def test_options_in_a_position_override_the_current_options(self) -> None:
        placed = {"turn": "white", "white": {"points": {"1": 15}}, "black": {"points": {"2": 15}}}
        match = lombard(restricted="none").again(
            position={**placed, "options": {"restricted": "all"}}
        )
        assert match.game.settings["restricted"] == "all"

    def test_page_with_the_previous_match_receives_the_whole_history(self) -> None:
        first = play(lombard(), "throw 6-5", "resign")
        match = first.again()
        assert match.rev > first.rev
        assert view(match, first.rev)["log"]["from"] == 0

    def test_match_ids_are_different(self) -> None:
        first = play(lombard(), "throw 6-5", "resign")
        assert len({first.id, first.again().id, begin(registry.spec("lombardorum")).id}) == 3
        with pytest.raises(StaleError, match="stale"):
            first.check(first.rev, begin(registry.spec("lombardorum")).id)
        first.check(first.rev, first.id)


class TestTheSecretOfAMatch:
    def test_seed_of_the_match_is_the_seed_of_its_first_game(self) -> None:
        assert lombard().ply.match_game.seed == SEED

    def test_the_same_seed_gives_the_same_series(self) -> None:
        given_up = (play(lombard(), "throw 6-5", "resign") for _ in range(2))
        assert len({match.again().ply.match_game.seed for match in given_up}) == 1

    def test_seed_of_a_game_does_not_reveal_the_next_one(self) -> None:
        """With different secrets, the same game seed is followed by different seeds."""
        game = lombard().game
        first = MatchGame(1, game, SEED, None)
        spec, seats = registry.spec("lombardorum"), {"white": Controller(), "black": Controller()}
        matches = [Match(spec, first, seats) for _ in range(2)]
        seeds = {match.again({}).ply.match_game.seed for match in matches}
        digest = hashlib.sha256(b"next" + SEED).digest()[: len(SEED)]
        assert len(seeds) == 2
        assert digest not in seeds

    def test_match_without_seed_uses_a_hidden_secret(self) -> None:
        match = begin(registry.spec("lombardorum"), {"starter": "white"}, target=5)
        shown = ""
        for number in (1, 2):
            play(match, "throw 6-5", "resign")
            seed = hmac.new(match.secret, b"game %d" % number, hashlib.sha256).digest()[:16]
            assert match.ply.match_game.seed == seed
            shown += str(view(match))
            match.again()
        assert match.secret.hex() not in shown

    def test_computer_seeds_differ_by_game_and_ply(self) -> None:
        spec = registry.spec("lombardorum")
        matches = [play(begin(spec, {"starter": "white"}), "throw 6-5") for _ in "ab"]
        seeds = {match.player_seed for match in matches}
        for match in matches:
            seeds.add(play(match, "6:1-7").player_seed)
        assert len(seeds) == 4
        assert play(lombard(), "throw 6-5").player_seed == play(lombard(), "throw").player_seed


def test_playing_after_undo_deletes_undone_plies() -> None:
    match = play(lombard(), "throw 6-5", "6:1-7 5:1-6")
    match.undo()
    match.undo()
    play(match, "5:1-6")
    assert texts(match) == ["new", "throw 6-5", "5:1-6"]
    with pytest.raises(IllegalMove, match="nothing_to_redo"):
        match.redo()


def test_goto_keeps_later_plies() -> None:
    match = play(lombard(), "throw 6-5", "6:1-7 5:1-6", "throw 1-1")
    match.goto(2)
    assert view(match)["ahead"] == 2
    match.goto(4)
    assert match.ply.text == "throw 1-1"


def test_the_winner_begins_the_next_game() -> None:
    match = play(lombard(), "throw 6-5", "resign")
    assert match.score() == {"white": 0, "black": 1}
    after = match.again()
    assert after.game.turn(after.state) == 1


def test_the_score_follows_the_history() -> None:
    match = begin(registry.spec("lombardorum"), {"starter": "white"}, target=5, seed=SEED)
    play(match, "throw 6-5", "6:1-7", "resign").again()
    assert match.score() == {"white": 0, "black": 1}
    match.goto(3)
    assert match.score() == {"white": 0, "black": 1}
    match.undo()
    assert match.score() == {"white": 0, "black": 0}


def test_outcomes_of_finished_games_are_not_recomputed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(registry.spec("lombardorum"), {"starter": "white"}, target=1000, seed=SEED)
    for _ in range(30):
        play(match, "throw 6-5", "resign").again()
    asked: list[int] = []
    outcome = Ply.outcome.fget
    assert outcome is not None

    def counted(ply: Ply) -> Any:
        asked.append(ply.match_game.number)
        return outcome(ply)

    monkeypatch.setattr(Ply, "outcome", property(counted))
    assert sum(match.score().values()) == 30
    assert set(asked) == {31}


def test_a_series_is_won_at_its_target() -> None:
    match = begin(spec("lombardorum"), {"starter": "white"}, target=2, seed=SEED)
    play(match, "throw 6-5", "resign")
    assert view(match)["series"]["winner"] is None
    match.again()
    play(match, "throw 6-5", "6:1-7 5:1-6", "resign")
    assert view(match)["series"]["winner"] == "black"


def test_typed_roll_uses_its_draw_number() -> None:
    typed = play(lombard(), "throw 6-5", "6:1-7 5:1-6", "throw")
    drawn = play(lombard(), "throw")
    play(drawn, drawn.game.results(drawn.state)[0].text, "throw")
    assert typed.state.dice == drawn.state.dice


def test_a_request_from_an_old_view_is_refused() -> None:
    match = lombard()
    old = match.rev
    match.play("throw 6-5")
    with pytest.raises(StaleError, match="stale"):
        match.check(old)


def test_page_with_a_revision_receives_the_new_history_only() -> None:
    match = play(lombard(), "throw 6-5", "6:1-7")
    known = match.rev
    match.play("5:1-6")
    log = view(match, known)["log"]
    assert (log["from"], [entry["text"] for entry in log["entries"]]) == (3, ["5:1-6"])


def test_page_with_the_current_revision_receives_no_history() -> None:
    match = play(lombard(), "throw 6-5", "6:1-7", "resign")
    for shown in (match, play(match.again(), "throw 6-5")):
        log = view(shown, shown.rev)["log"]
        assert (log["from"], log["entries"]) == (shown.cursor + 1, [])


def test_page_with_the_start_of_a_match_receives_the_later_plies() -> None:
    match = play(lombard(), "throw 6-5", "resign").again()
    begun = match.rev
    log = view(play(match, "throw 6-5"), begun)["log"]
    assert (log["from"], [entry["text"] for entry in log["entries"]]) == (1, ["throw 6-5"])


def test_changed_history_is_sent_after_undo() -> None:
    match = play(lombard(), "throw 6-5", "6:1-7 5:1-6")
    known = match.rev
    match.undo()
    match.undo()
    match.play("5:1-6")
    log = view(match, known)["log"]
    assert (log["from"], [entry["text"] for entry in log["entries"]]) == (2, ["5:1-6"])


def test_man_keeps_its_id_when_moving_and_after_undo() -> None:
    match = play(lombard(), "throw 6-5")
    before = {piece["id"]: piece["place"] for piece in view(match)["pieces"]}
    match.play("6:1-7")
    after = {piece["id"]: piece["place"] for piece in view(match)["pieces"]}
    moved = {name for name in before if before[name] != after[name]}
    assert len(moved) == 1
    assert {after[name] for name in moved} == {"p7"}
    match.undo()
    assert {piece["id"]: piece["place"] for piece in view(match)["pieces"]} == before


def test_piece_ids_ignore_events_without_a_piece() -> None:
    events = [Event("pass"), Event("", "white", ("p3", "p4")), Event("", "white", ("p1", "p2"))]
    assert move_ids({"p1": ("white.0",)}, events) == {"p1": (), "p2": ("white.0",)}


def test_a_hit_man_travels_to_the_bar() -> None:
    position = {
        "white": {"points": {"7": 15}},
        "black": {"points": {"5": 1, "9": 14}},
        "turn": "white",
    }
    match = begin(spec("lombardorum"), seed=SEED, position=position)
    play(match, "throw 1-6")
    victim = next(p["id"] for p in view(match)["pieces"] if p["place"] == "p8")
    taken = next(m for m in view(match)["moves"] if m["text"] == "1:7-8*")
    assert taken["takes"] == [victim]
    match.play("1:7-8*")
    assert next(p["place"] for p in view(match)["pieces"] if p["id"] == victim) == "bar.black"


def test_view_uses_the_numbers_of_the_only_human_player() -> None:
    seats = {"white": Controller("any")}
    match = begin(spec("lombardorum"), {"starter": "white"}, seats, seed=SEED)
    names = {place["id"]: place["name"] for place in view(match)["places"]}
    assert (view(match)["viewer"], names["p12"]) == ("black", "1")


def test_view_of_two_human_players_uses_the_numbers_of_the_player_on_turn() -> None:
    match = play(lombard(), "throw 6-5", "6:1-7 5:1-6")
    assert view(match)["viewer"] == "black"


def test_view_contains_the_paths_of_the_last_turn() -> None:
    match = play(lombard(), "throw 6-5", "6:1-7 5:1-6", "throw 1-1")
    assert view(match)["last"] == {
        "side": "white",
        "paths": [["p1", "p7"], ["p1", "p6"]],
        "dice": [6, 5],
        "taken": [],
    }


def test_view_contains_the_path_of_a_man_hit_in_the_last_turn() -> None:
    position = {
        "white": {"points": {"7": 15}},
        "black": {"points": {"5": 1, "9": 14}},
        "turn": "white",
    }
    match = begin(spec("lombardorum"), seed=SEED, position=position)
    play(match, "throw 1-6", "1:7-8*")
    assert view(match)["last"]["taken"] == [["p8", "bar.black"]]


def dice_on_board(match: Match) -> list[tuple[str, int, bool]]:
    tokens = view(match)["tokens"]
    return [
        (token["side"], token["value"], token["used"]) for token in tokens if token["kind"] == "die"
    ]


def test_dice_are_shown_until_the_next_roll() -> None:
    match = play(lombard(), "throw 6-5")
    assert dice_on_board(match) == [("white", 6, False), ("white", 5, False)]
    play(match, "6:1-7 5:1-6")
    assert dice_on_board(match) == [("white", 6, True), ("white", 5, True)]
    play(match, "throw 2-1")
    assert dice_on_board(match) == [("black", 2, False), ("black", 1, False)]


def test_opening_dice_are_shown_one_per_side() -> None:
    match = play(begin(spec("lombardorum"), seed=SEED), "throw 6/4")
    assert dice_on_board(match) == [("white", 6, True), ("black", 4, True)]
    assert dice_on_board(play(match, "throw 2-1"))[0] == ("white", 2, False)


def test_new_game_shows_no_paths_of_the_previous_game() -> None:
    match = begin(registry.spec("lombardorum"), {"starter": "white"}, target=5, seed=SEED)
    play(match, "throw 6-5", "6:1-7", "resign").again()
    assert view(match)["last"]["paths"] == []


def test_negative_target_is_refused() -> None:
    with pytest.raises(SetupError, match="bad_value"):
        begin(registry.spec("lombardorum"), target=-1)


def test_match_between_computers_cannot_be_undone() -> None:
    seats = {"white": Controller("any"), "black": Controller("any")}
    match = begin(registry.spec("lombardorum"), {"starter": "white"}, seats, seed=SEED)
    play(match, "throw 6-5", "6:1-7", "5:1-6")
    assert not view(match)["undo"]["enabled"]


def test_view_says_if_redo_is_possible() -> None:
    match = play(lombard(), "throw 6-5", "6:1-7")
    assert view(match)["redo"]["reason"] == {"code": "nothing_to_redo", "params": {}}
    assert view(match)["undo"] == {"enabled": True, "reason": None}
    match.undo()
    assert view(match)["redo"] == {"enabled": True, "reason": None}


def test_an_unknown_side_is_refused() -> None:
    with pytest.raises(SetupError, match="unknown_side"):
        begin(spec("lombardorum"), seats={"red": Controller()})
