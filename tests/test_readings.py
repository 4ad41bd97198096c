"""The readings of the rules as data."""

from __future__ import annotations

import csv
import io
import json
import re

import pytest

import alveus
from alveus import registry
from alveus.play.readings import readings, to_bibtex, write_readings


def test_every_value_of_every_option_is_one_row() -> None:
    expected = {
        (spec.info.id, option.name, value)
        for spec in registry.specs()
        for option in spec.info.options
        for value in option.values
    }
    rows = [(row.game, row.option, row.value) for row in readings()]
    assert set(rows) == expected
    assert len(rows) == len(expected)


def test_each_option_has_one_default() -> None:
    defaults = [(row.game, row.option) for row in readings() if row.default]
    assert (
        len(defaults)
        == len(set(defaults))
        == sum(len(spec.info.options) for spec in registry.specs())
    )


def test_a_page_number_is_not_a_passage() -> None:
    rows = {(row.option, row.value): row for row in readings("lombardorum")}
    assert rows["dice_count", "3"].page == "fol. 75–76"
    assert rows["dice_count", "3"].passage == ""
    assert rows["hit_return", "bar"].passage == "Hereinspielen"
    assert rows["hit_return", "bar"].page == ""


def test_a_number_of_a_section_or_chapter_is_a_passage() -> None:
    for game, option, value, passage in (
        ("rithmomachia", "captured_use", "row_only", "4"),
        ("duodecim", "dice_count", "2", "15"),
    ):
        rows = {(row.option, row.value): row for row in readings(game)}
        assert (rows[option, value].passage, rows[option, value].page) == (passage, "")


def test_keys_of_works_have_no_accents() -> None:
    assert "@misc{boissiere-joyner-1556," in to_bibtex(readings("rithmomachia"))


def test_only_readings_without_a_source_have_an_author_of_the_inference() -> None:
    for row in readings():
        own = row.certainty == "inferred" or (row.certainty == "modern" and not row.work)
        assert bool(row.inferred_by) == own


def test_csv_and_json_contain_the_same_rows() -> None:
    rows = readings("bohnenspiel")
    table = list(csv.DictReader(io.StringIO(write_readings(rows, ".csv"))))
    content = json.loads(write_readings(rows, ".json"))
    assert [row["value"] for row in table] == [row["value"] for row in content["readings"]]
    assert content["dataset"]["@type"] == "Dataset"
    assert content["dataset"]["version"] == alveus.__version__
    assert content["dataset"]["variableMeasured"] == list(table[0])


def test_bibtex_has_one_entry_per_work_with_a_unique_key() -> None:
    rows = readings()
    text = to_bibtex(rows)
    keys = re.findall(r"^@misc\{(.+),$", text, re.MULTILINE)
    assert len(keys) == len({row.work for row in rows if row.work})
    assert len(set(keys)) == len(keys)


def test_an_unknown_format_is_refused_with_the_possible_ones() -> None:
    with pytest.raises(alveus.AlveusError) as refused:
        write_readings(readings("xii"), ".txt")
    assert refused.value.code == "unknown_ending"
    assert refused.value.params["known"] == ".csv, .json, .bib"
