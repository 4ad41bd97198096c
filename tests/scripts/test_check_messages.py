"""Messages can be translated without questions, and the script finds messages that cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

import check_messages

pytestmark = pytest.mark.native

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "file", check_messages.message_files(), ids=lambda file: str(file.relative_to(ROOT))
)
def test_variables_are_explained_and_words_are_complete(file: Path) -> None:
    assert list(check_messages.faults_of(file)) == []


def faults(folder: Path, source: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(check_messages, "ROOT", folder)
    file = folder / "en" / "area.ftl"
    file.parent.mkdir()
    file.write_text(source, encoding="utf-8")
    return list(check_messages.faults_of(file))


def test_a_variable_without_explanation_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "# $side: a name.\nmove = { $side } plays { $dice }.\n"
    assert faults(tmp_path, source, monkeypatch) == ["en/area.ftl: move: $dice is not explained"]


def test_a_comment_of_the_group_or_the_file_explains_a_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "### $side: a name.\n\n## $dice: “6 and 5”.\n\nmove = { $side } plays { $dice }.\n"
    assert faults(tmp_path, source, monkeypatch) == []


def test_a_comment_of_another_group_does_not_explain_a_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "## $dice: “6 and 5”.\n\nroll = { $dice }\n\n## Moves\n\nmove = { $dice }\n"
    assert faults(tmp_path, source, monkeypatch) == ["en/area.ftl: move: $dice is not explained"]


def test_a_word_assembled_from_parts_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "# $count: a number.\ngames = { $count }s\n"
    expected = "en/area.ftl: games: a word is assembled from parts at 's'"
    assert faults(tmp_path, source, monkeypatch) == [expected]
