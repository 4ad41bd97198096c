"""Hidden hands stay hidden: in observations, views, saves, links, and at a shared device."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.line.deals import SET, family, sperrdomino

from alveus import registry
from alveus.bridge import Session, answer
from alveus.core import links, saves
from alveus.core.controllers import Controller
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.match import Match, begin
from alveus.core.match_view import view
from alveus.core.stream import Stream, commitment
from alveus.families.dominoes.line.state import State
from alveus.registry import spec

GAMES = ("sperrdomino", "familydomino")
OPENED = {
    "turn": "a",
    "hands": {
        "a": ["0:0", "0:1", "0:2", "0:3", "1:2", "1:3", "2:3"],
        "b": ["0:4", "0:5", "0:6", "1:4", "1:5", "1:6", "2:2"],
    },
    "line": ["1:1"],
    "stock": SET[15:],
}
"""A round in which A may buy or play."""
COMPUTER = Controller("stammgast")
COMPUTER_AT_HOME = Controller("vetter")


def dealt(game: str = "sperrdomino", seed: int = 1, **seats: Controller) -> Match:
    match = begin(spec(game), seats=seats, seed=b"seed %d" % seed)
    match.play("throw")
    return match


def play_randomly(match: Match, plies: int, seed: int = 1) -> None:
    choose = Random(seed)
    for _ in range(plies):
        if match.actor < 0:
            return
        match.play(match.game.text(match.state, choose.choice(match.game.moves(match.state))))


def faces(shown: Any) -> set[str]:
    """All tiles in a JSON value, with either half first."""
    text = json.dumps(shown)
    return {tile for tile in SET if f'"{tile}' in text or f'"{tile[::-1]}"' in text}


def open_to(state: State, seat: int) -> set[str]:
    """The tiles visible to a seat: its hand and the line."""
    tiles = {":".join(map(str, sorted(tile))) for tile in state.line}
    return tiles | {str(tile) for tile in state.hand_of(seat)}


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", GAMES)
def test_view_shows_only_own_hand_and_line(game: str, seed: int) -> None:
    computer = COMPUTER if game == "sperrdomino" else COMPUTER_AT_HOME
    match = dealt(game, seed, b=Controller(None), a=computer)
    for _ in range(60):
        if match.actor < 0:
            break
        assert faces(view(match)) <= open_to(match.state, 1)
        play_randomly(match, 1, seed)


@pytest.mark.parametrize("game", [sperrdomino(), family(players="4")], ids=["two", "four"])
def test_observation_is_independent_of_hidden_tiles(game: Any) -> None:
    """All hidden tiles are exchanged, and the observation stays the same."""
    spec = registry.spec(game.info.id)
    match = dealt(game.info.id) if game.rules.players == 2 else begin(spec, game.settings)
    if not match.state.hands:
        match.play("throw")
    state, chance = match.state, Random(3)
    hidden = [tile for hand in (*state.hands[1:], state.stock) for tile in hand]
    chance.shuffle(hidden)
    hands = [state.hands[0]]
    for hand in state.hands[1:]:
        hands.append(tuple(sorted(hidden[: len(hand)])))
        hidden = hidden[len(hand) :]
    other = state._replace(hands=tuple(hands), stock=tuple(hidden))
    assert other != state
    assert game.information_state(other, 0) == game.information_state(state, 0)


def test_observation_does_not_show_if_a_purchase_was_forced() -> None:
    game = sperrdomino()
    able = {**OPENED, "turn": "b"}
    hands = {**OPENED["hands"], "b": ["0:4", "0:5", "0:6", "2:4", "2:5", "2:6", "2:2"]}
    used = {*hands["a"], *hands["b"], "1:1"}
    unable = {**able, "hands": hands, "stock": [tile for tile in SET if tile not in used]}
    seen = []
    for content in (able, unable):
        state = game.from_json(content)
        bought = game.apply(state, game.parse(state, "buy")[0])[0]
        assert bought.forced == game.information_state(bought, 1).forced == (content is unable)
        seen.append([game.information_state(bought, viewer) for viewer in (0, None)])
    assert seen[0] == seen[1]


def test_diagram_of_resigned_round_shows_all_tiles() -> None:
    session = Session()
    seats = {"b": {"kind": "computer", "level": "tante"}}

    def ask(do: str, **more: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(answer(session, json.dumps({"id": 1, "do": do, **more})))
        ok: dict[str, Any] = reply["ok"]
        return ok

    rev = ask("new", game="sperrdomino", seats=seats, position=OPENED)["view"]["rev"]
    assert 'class="back"' in ask("diagram", rev=rev)["svg"]
    rev = ask("play", rev=rev, text="resign")["view"]["rev"]
    assert 'class="back"' not in ask("diagram", rev=rev)["svg"]
    assert None not in ask("arrange", rev=rev)["position"]["hands"]["b"]


def test_all_tiles_are_visible_after_the_end() -> None:
    match = dealt(b=COMPUTER)
    play_randomly(match, 200)
    assert match.actor == -2
    assert faces(view(match)["pieces"]) == set(SET)


def test_finished_round_is_open_in_review_until_continued() -> None:
    match = dealt(b=COMPUTER)
    play_randomly(match, 200)
    match.goto(1)
    assert faces(view(match)["pieces"]) == set(SET)
    match.play(view(match)["moves"][0]["text"])
    assert faces(view(match)) <= open_to(match.state, 0)


def test_only_buyer_sees_bought_tile() -> None:
    match = dealt(b=COMPUTER)
    for seed in range(20):
        play_randomly(match, 1, seed)
    entries = view(match)["log"]["entries"]
    bought_tiles = {
        event["side"]: event["params"]["tile"] != "none"
        for entry in entries
        for event in entry["events"]
        if event["code"] == "buy"
    }
    assert bought_tiles == {"a": True, "b": False}


def test_deal_is_in_log_only_after_the_end() -> None:
    match = dealt(b=COMPUTER)
    assert view(match)["log"]["entries"][1]["text"] == "deal"
    match.play("resign")
    assert view(match)["log"]["entries"][1]["text"].startswith("deal a ")


def test_seed_reproduces_deal_after_the_end() -> None:
    match = dealt(b=COMPUTER)
    promised = view(match)["chance"]
    assert promised["seed"] is None
    match.play("resign")
    seed = bytes.fromhex(str(view(match)["chance"]["seed"]))
    assert commitment(seed) == promised["commitment"]
    game = match.game
    again = game.text(game.opening(), game.chance(game.opening(), Stream(seed)))
    assert view(match)["log"]["entries"][1]["text"] == again


@pytest.mark.parametrize("game", GAMES)
def test_save_shows_only_played_tiles(game: str) -> None:
    match = dealt(game)
    play_randomly(match, 6)
    saved = saves.save(match)
    tiles = {":".join(map(str, sorted(tile))) for tile in match.state.line}
    assert faces(saved) <= tiles
    assert match.ply.match_game.seed.hex() not in json.dumps(saved)
    again = saves.load(json.loads(json.dumps(saved)), registry.spec)
    assert again.state == match.state


def test_link_is_refused_before_the_end() -> None:
    match = dealt()
    with pytest.raises(SetupError, match="link_hidden"):
        links.link(match)
    play_randomly(match, 200)
    assert links.follow(links.link(match)[0], registry.spec).state == match.state


class TestTwoPeopleAtOneDevice:
    def test_purchases_of_a_deal_that_was_left_stay_hidden_from_the_other_person(self) -> None:
        match = begin(spec("sperrdomino"), seed=b"A leads 1")
        match.play("throw")
        match.play(match.game.text(match.state, match.game.moves(match.state)[0]))
        match.sit(match.sides[match.actor])
        match.play("buy")

        def bought_tiles(since: int | None = None) -> list[Any]:
            entries = view(match, since)["log"]["entries"]
            events = [event for entry in entries for event in entry["events"]]
            return [event["params"]["tile"] for event in events if event["code"] == "buy"]

        assert bought_tiles() != ["none"]
        rev = match.rev
        match.again()
        assert bought_tiles(rev) == ["none"]

    def test_hands_are_covered_until_a_seat_is_taken(self) -> None:
        match = dealt()
        side = match.sides[match.actor]
        shown = view(match)
        assert (shown["viewer"], shown["moves"]) == ("", [])
        assert [message["code"] for message in shown["status"]] == ["covered"]
        assert [action["id"] for action in shown["actions"]] == ["sit", "resign"]
        assert faces(shown) == set()
        match.sit(side)
        assert view(match)["viewer"] == side
        assert view(match)["moves"]

    def test_hands_are_covered_after_a_turn(self) -> None:
        match = dealt()
        first = match.actor
        match.sit(match.sides[first])
        match.play(view(match)["moves"][0]["text"])
        assert match.actor == 1 - first
        assert view(match)["viewer"] == ""

    def test_hands_are_covered_in_next_round(self) -> None:
        match = dealt()
        match.sit(match.sides[match.actor])
        match.play("resign")
        match.again()
        match.play("throw")
        assert view(match)["viewer"] == ""

    def test_seat_of_departed_person_stays_covered(self) -> None:
        match = begin(spec("familydomino"), {"players": "3"}, seed=b"left")
        match.play("throw")
        side = match.sides[match.actor]
        match.sit(side)
        match.seats[side] = Controller("vetter")
        assert view(match)["viewer"] == ""

    def test_undo_covers_hands(self) -> None:
        match = dealt()
        first = match.actor
        match.sit(match.sides[first])
        match.play(view(match)["moves"][0]["text"])
        match.sit(match.sides[1 - first])
        match.undo()
        assert view(match)["viewer"] == ""

    def test_only_seat_on_turn_can_be_taken(self) -> None:
        match = dealt()
        with pytest.raises(IllegalMove, match="not_your_turn"):
            match.sit(match.sides[1 - match.actor])
        with pytest.raises(SetupError, match="unknown_side"):
            match.sit("z")

    def test_computer_seat_cannot_be_taken(self) -> None:
        spec = registry.spec("familydomino")
        match = begin(spec, {"players": "3"}, {"c": COMPUTER_AT_HOME}, seed=b"sit")
        match.play("throw")
        for _ in range(3):
            if match.sides[match.actor] == "c":
                break
            play_randomly(match, 1)
        assert match.sides[match.actor] == "c"
        with pytest.raises(IllegalMove, match="not_your_turn"):
            match.sit("c")

    def test_single_person_is_never_covered(self) -> None:
        match = dealt(b=COMPUTER)
        assert view(match)["viewer"] == "a"


def three(seed: bytes = b"three") -> Match:
    """Three people at one device, after the deal."""
    match = begin(registry.spec("familydomino"), {"players": "3"}, seed=seed)
    match.play("throw")
    return match


def take_a_seat(match: Match) -> str:
    """Take the seat on turn and return its side."""
    side = match.sides[match.actor]
    match.sit(side)
    return side


class TestLookingBack:
    """Hands of other seats stay covered in review."""

    def test_undo_covers_hand_of_previous_seat(self) -> None:
        match = three()
        take_a_seat(match)
        play_randomly(match, 1)
        match.undo()
        shown = view(match)
        assert (shown["viewer"], shown["moves"]) == ("", [])
        assert [action["id"] for action in shown["actions"]][:1] == ["sit"]
        assert faces(shown) == set()

    @pytest.mark.parametrize("back", [1, 2])
    def test_review_covers_other_hands(self, back: int) -> None:
        match = three()
        for _ in range(2):
            take_a_seat(match)
            play_randomly(match, 1)
        seated = take_a_seat(match)
        match.goto(match.cursor - back)
        shown = view(match)
        assert (shown["viewer"], shown["actions"][0]["id"]) == ("", "sit")
        assert faces(shown) <= open_to(match.state, -1)
        match.goto(len(match.plies) - 1)
        assert view(match)["viewer"] == seated

    def test_review_shows_hand_of_taken_seat(self) -> None:
        match = three()
        first = match.sides[match.actor]
        for _ in range(3):
            take_a_seat(match)
            play_randomly(match, 1)
        assert take_a_seat(match) == first
        match.goto(1)
        assert view(match)["viewer"] == first

    def test_history_shows_bought_tile_only_to_buyer(self) -> None:
        match, side = bought()
        tile = str(match.ply.events[0].secret["tile"])
        assert match.ply.log(0, side, over=False)["events"][0]["params"]["tile"] == tile
        assert match.ply.log(0, "", over=False)["events"][0]["params"]["tile"] == "none"
        assert match.ply.log(0, "", over=True)["events"][0]["params"]["tile"] == tile

    def test_current_round_stays_covered_in_review_of_earlier_round(self) -> None:
        match = dealt()
        match.play("resign")
        end = match.cursor
        match.again()
        match.play("throw")
        later = match.ply
        match.goto(end)
        assert match.is_open(match.ply)
        assert not match.is_open(later)

    def test_round_given_up_for_the_next_one_stays_covered(self) -> None:
        match = dealt(b=COMPUTER)
        earlier = match.ply
        match.again()
        assert match.before == match.plies.index(earlier)
        assert not match.is_open(earlier)
        assert all(entry["text"] != earlier.text for entry in view(match)["log"]["entries"])


def bought(
    game: str = "sperrdomino", target: int = 0, position: Any = None, **options: str
) -> tuple[Match, str]:
    """A match after a person bought or drew a tile, and the person's side."""
    match = begin(registry.spec(game), options, target=target, seed=b"bought", position=position)
    if match.actor < 0:
        match.play("throw")
    for _ in range(40):
        side = match.sides[match.actor]
        if "buy" in [match.game.text(match.state, m) for m in match.game.moves(match.state)]:
            match.play("buy")
            return match, side
        match.play(match.game.text(match.state, match.game.moves(match.state)[0]))
    raise AssertionError("nobody can buy")


class TestTakingBackWhatWasDrawn:
    def refused(self, match: Match, code: str) -> None:
        shown = view(match)["undo"]
        assert shown == {"enabled": False, "reason": {"code": code, "params": {}}}
        with pytest.raises(IllegalMove, match=code):
            match.undo()

    def test_undo_of_purchase_is_refused_in_race(self) -> None:
        match, _ = bought()
        self.refused(match, "draw_counts")

    def test_undo_of_draw_is_refused_in_series(self) -> None:
        match, _ = bought("familydomino", target=3, draw_one="on")
        self.refused(match, "draw_counts")

    def test_undo_of_draw_is_allowed_without_score(self) -> None:
        match, _ = bought("familydomino", draw_one="on")
        assert view(match)["undo"] == {"enabled": True, "reason": None}
        match.undo()
        assert match.ply.text != "buy"

    def test_round_from_position_is_not_scored(self) -> None:
        match, _ = bought(position=OPENED)
        match.undo()
        assert match.ply.kind == "new"

    @pytest.mark.parametrize("game", GAMES)
    def test_option_forbids_undo_of_draw(self, game: str) -> None:
        settings = {"draw_one": "on"} if game == "familydomino" else {}
        placed = OPENED if game == "sperrdomino" else None
        match, _ = bought(game, position=placed, take_back_draws="off", **settings)
        self.refused(match, "draw_stays")

    def test_move_after_purchase_can_be_undone(self) -> None:
        match, _ = bought()
        for _ in range(20):
            text = match.game.text(match.state, match.game.moves(match.state)[0])
            match.play(text)
            if text not in ("buy", "pass"):
                break
        match.undo()
        assert match.ply.text == "buy"
        self.refused(match, "draw_counts")

    def test_purchase_cannot_be_replaced_in_review(self) -> None:
        match, _ = bought()
        match.goto(match.cursor - 1)
        moves = [match.game.text(match.state, move) for move in match.game.moves(match.state)]
        with pytest.raises(IllegalMove, match="draw_counts"):
            match.play(moves[-1])
        match.redo()
        assert match.ply.text == "buy"

    def test_draw_of_computer_does_not_block_undo(self) -> None:
        match, side = bought()
        match.seats[side] = COMPUTER
        assert view(match)["undo"]["reason"] != {"code": "draw_counts", "params": {}}
