"""The list of licences: every npm package of the site, and the text without JavaScript."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from site_build import licences
from toolchain.ground import WEB, SetupFailed

if TYPE_CHECKING:
    from pathlib import Path

PAGE = f"<body>{licences.READ}</section></body>"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "licences.html").write_text(PAGE, encoding="utf-8")
    return tmp_path


def read_names(site: Path) -> list[str]:
    parts = json.loads((site / licences.LIST).read_text(encoding="utf-8"))
    return [part["name"].rpartition(" ")[0] or part["name"] for part in parts]


def test_every_dependency_of_the_page_is_listed_with_its_text(site: Path) -> None:
    licences.write_licences(site)
    needed = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {*needed} - {*read_names(site)} == {"pyodide"}
    parts = json.loads((site / licences.LIST).read_text(encoding="utf-8"))
    assert all(len(part["text"]) > 500 for part in parts)


def test_text_contains_every_part_and_the_page_links_to_it(site: Path) -> None:
    licences.write_licences(site)
    text = (site / licences.TEXT).read_text(encoding="utf-8")
    assert all(name in text for name in read_names(site))
    assert (site / "licences.html").read_text(encoding="utf-8").count(f"./{licences.TEXT}") == 2


def test_parts_of_the_notebooks_follow_without_repetition(site: Path) -> None:
    part = {"name": "jedi 1", "licence": "MIT", "source": "", "text": "Permission is granted."}
    licences.write_licences(site, [part, dict(part)])
    assert read_names(site).count("jedi") == 1


def test_a_new_indirect_dependency_is_refused(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "NOT_BUNDLED", ("@types/emscripten", "@types/trusted-types"))
    with pytest.raises(SetupFailed, match=r"^ws: new indirect dependencies"):
        licences.write_licences(site)
