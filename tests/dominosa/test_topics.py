"""Topics: daily puzzle, kinds of puzzles, solutions of any grid; sources of options."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from alveus import registry
from alveus.core.errors import AlveusError, SetupError
from alveus.families.dominoes.dominosa.generate import PuzzleSpec, puzzle_of, shape
from alveus.families.dominoes.dominosa.puzzle import from_id, read, to_json
from alveus.families.dominoes.dominosa.topics import WEEK, spec_of

ID = "3:10302301122300213213"
ROWS = "10302\n30112\n23002\n13213"
SEVERAL = "3:12322230021103310310"


def ask(about: str, **members: Any) -> dict[str, Any]:
    return registry.spec("dominosa").consult(about, members)


def test_weekday_determines_kind() -> None:
    first = date(1999, 1, 1)
    for number in range(0, 40_000, 13):
        day = first + timedelta(number)
        assert spec_of(day.isoformat()) == WEEK[day.weekday()]


@pytest.mark.parametrize(
    "day", ["", "today", "2026-13-01", "2026-02-29", "2026-11-31", "0000-01-01"]
)
def test_invalid_day_is_refused(day: str) -> None:
    for game in ("dominosa", "terzett"):
        with pytest.raises(SetupError) as caught:
            registry.spec(game).consult("daily", {"day": day})
        assert caught.value.code == "bad_value"


def test_daily_puzzle_depends_only_on_day() -> None:
    assert ask("daily", day="2026-11-25") == {
        "options": {"reach": "6", "grade": "festlegung", "outline": "rectangle"},
        "seed": "2026-11-25",
    }


def test_offered_kinds_exist() -> None:
    for reach, kinds in ask("kinds").items():
        for outline in kinds["outline"]:
            assert shape(outline, int(reach))
        assert ("tief" in kinds["grade"]) == (int(reach) >= 5)
        assert ("viii" in kinds["outline"]) == (reach == "7")


def test_solved_grid_has_reason_for_every_step() -> None:
    solved = ask("solve", puzzle=ROWS)
    assert (solved["unique"], solved["solutions"], solved["puzzle"]) == (True, 1, ID)
    placements = [step for step in solved["steps"] if step["moves"].startswith("lay")]
    assert len(placements) == 10
    assert all(step["reason"]["code"] for step in solved["steps"])


def test_key_answer_has_tally() -> None:
    reply = ask("key", puzzle="3:10302301122300213213")
    assert list(reply["tally"]) == [f"{low}:{high}" for low in range(4) for high in range(low, 4)]
    assert reply["tally"]["0:3"] == 5
    assert sum(reply["tally"].values()) == 31


def test_ambiguous_grid_has_number_of_solutions() -> None:
    solved = ask("solve", puzzle=SEVERAL)
    assert (solved["unique"], solved["solutions"], solved["grade"]) == (False, 2, None)
    assert len(solved["key"]) == 4


def test_key_answer_for_ambiguous_grid_has_no_grade() -> None:
    reply = ask("key", puzzle=SEVERAL)
    assert (len(reply["key"]), reply["grade"]) == (4, None)
    assert ask("key", puzzle=ID)["grade"] == "siegel"


def test_grid_without_solution_has_no_key() -> None:
    solved = ask("solve", puzzle="1:010101")
    assert (solved["solutions"], solved["key"]) == (0, None)


@pytest.mark.parametrize(
    "rows",
    [
        ROWS,
        ROWS.replace("\n", "\r\n\r\n"),
        ROWS.replace("\n", " "),
        "\n".join(" ".join(row) for row in ROWS.split()),
        "\n".join(", ".join(row) + "," for row in ROWS.split()),
    ],
    ids=["lines", "empty lines", "one line", "spaces", "commas"],
)
def test_pasted_rows_are_read(rows: str) -> None:
    assert to_json(read(rows)) == ID


@pytest.mark.parametrize("spec", [PuzzleSpec(9, "siegel"), PuzzleSpec(7, "siegel", "viii")])
def test_rows_of_a_large_puzzle_can_be_on_one_line(spec: PuzzleSpec) -> None:
    puzzle = puzzle_of(spec, "1")
    rows = ["".join("." if n is None else str(n) for n in row) for row in puzzle.grid]
    assert read(" ".join(rows)) == puzzle


def test_single_row_of_digits_is_a_puzzle() -> None:
    assert read("000111").grid == [[0, 0, 0, 1, 1, 1]]


def test_dot_is_not_a_cell() -> None:
    assert read(".01\n110\n0..").grid == [[None, 0, 1], [1, 1, 0], [0, None, None]]


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ("6dt#123456", "puzzle_seed"),
        ("7#9f3", "puzzle_seed"),
        ("10x02\n30112", "grid_sign"),
        ("10302\n30112\n23002", "odd_region"),
        ("10302\n30112", "digits_number"),
        ("10302\n30112\n23002\n13214", "digits_number"),
        ("00000\n00000\n00000\n12333", "number_count"),
        ("1 2 99\n1 2 3", "reach_range"),
        ("12\n" * 3000, "figure_size"),
        ("0" * 5000 + "\n1", "figure_size"),
        ("...\n...", "figure_empty"),
        ("hello world", "grid_sign"),
    ],
)
def test_invalid_grid_is_refused(rows: str, code: str) -> None:
    with pytest.raises(AlveusError) as caught:
        read(rows)
    assert caught.value.code == code


def test_text_with_colon_is_not_a_seed() -> None:
    assert to_json(from_id("3dt:10302301122300213213")) == ID


def sources(option: str) -> dict[str, tuple[str, str]]:
    """The author and the certainty of each reading of an option."""
    (chosen,) = (entry for entry in registry.info("dominosa").options if entry.name == option)
    return {
        value: (source.work.split("/")[0].split("’")[0], source.certainty)
        for value, source in chosen.readings.items()
    }


def test_adler_is_cited_for_his_set_and_tatham_for_the_others() -> None:
    cited = sources("reach")
    assert cited.pop("7") == ("Adler", "attested")
    assert set(cited.values()) == {("Simon Tatham", "modern")}


def test_only_grades_of_the_book_cite_it() -> None:
    book, modern = ("Adler", "attested"), ("", "modern")
    assert sources("grade") == {
        "siegel": book,
        "festlegung": book,
        "mengen": modern,
        "provisorisch": book,
        "tief": modern,
    }


def test_each_outline_cites_its_place_in_the_book() -> None:
    (option,) = (
        candidate for candidate in registry.info("dominosa").options if candidate.name == "outline"
    )
    places = {value: source.place for value, source in option.readings.items()}
    assert {source.certainty for source in option.readings.values()} == {"attested"}
    assert (places["rectangle"], places["cross"], places["ring"]) == ("", "", "“Borten”")
    assert (places["iv"], places["xvii"]) == ("Terzett, Fig. IV", "Terzett, Fig. XVII")
