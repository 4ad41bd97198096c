"""Releases: scripts and actions of the workflow, archives, checksums and version numbers."""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml
from trove_classifiers import classifiers

import alveus
from releasing import archives, checks, packages, sentences
from toolchain.ground import ROOT, SetupFailed
from toolchain.suite import PARTS

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RELEASE = ROOT / ".github" / "workflows" / "release.yml"
PINNED = re.compile(r"^\s*-?\s*uses: ([\w/-]+)@([0-9a-f]{40}) # v\d+\.\d+\.\d+$")
KEYS = {"cff-version", "message", "title", "type", "version", "license", "authors", "abstract"}


def read(path: Path) -> dict[str, Any]:
    document: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return document


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_script_of_a_workflow_exists(path: Path) -> None:
    for step in steps(path):
        for script in re.findall(r"\bscripts/\S+\.py\b", step.get("run", "")):
            assert (ROOT / script).is_file()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_job_declares_its_permissions(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {}
    assert all("permissions" in job for job in workflow["jobs"].values())
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())


def test_every_action_is_pinned_to_one_commit() -> None:
    pins: dict[str, set[str]] = {}
    for path in WORKFLOWS:
        for line in path.read_text(encoding="utf-8").splitlines():
            if "uses:" in line:
                match = PINNED.match(line)
                assert match, line
                pins.setdefault(match[1], set()).add(match[2])
    assert [action for action, commits in pins.items() if len(commits) > 1] == []


def test_only_jobs_without_project_code_may_sign_and_publish() -> None:
    for name, job in read(RELEASE)["jobs"].items():
        rights = job["permissions"]
        runs = "".join(step.get("run", "") for step in job["steps"])
        if "id-token" in rights:
            assert name == "publish"
            assert runs == ""
            assert job["environment"] == "pypi"
            assert job["if"] == "github.ref_type == 'tag'"
        if rights.get("contents") == "write":
            assert "scripts/" not in runs
            assert job["needs"] == "publish"


def test_release_runs_all_tests_first() -> None:
    runs = [step["run"] for step in read(RELEASE)["jobs"]["build"]["steps"] if "run" in step]
    assert runs[0] == "python3 scripts/test.py"
    assert all("scripts/release.py" in run for run in runs[1:])


def test_workflow_uses_the_folders_of_the_script() -> None:
    text = RELEASE.read_text(encoding="utf-8")
    for folder in ("dist/python", "dist/site", f"dist/{archives.CHECKSUMS}"):
        assert folder in text


def test_test_suite_contains_a_dry_release() -> None:
    [part] = [part for part in PARTS if part.name == "release"]
    assert part.command[1:] == ("scripts/release.py", "--dry")


def test_a_tag_must_name_the_version() -> None:
    checks.check_tag(f"v{alveus.__version__}")
    with pytest.raises(SetupFailed, match=f"that is {re.escape(alveus.__version__)}"):
        checks.check_tag("v99.0.0")


def test_unreleased_version_in_the_changelog_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text(f"# Changes\n\n## {alveus.__version__}\n")
    checks.check_changelog()
    changes.write_text(f"# Changes\n\n## {alveus.__version__} (unreleased)\n")
    with pytest.raises(SetupFailed, match="name the release there"):
        checks.check_changelog()


def test_archive_of_the_site_is_reproducible_and_has_one_folder(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "docs").mkdir(parents=True)
    (site / "index.html").write_text("home")
    (site / "docs" / "index.html").write_text("docs")
    first = archives.zip_site(site, tmp_path / "a").read_bytes()
    (site / "index.html").touch()
    archive = archives.zip_site(site, tmp_path / "b")
    assert archive.read_bytes() == first
    folder = f"alveus-site-{alveus.__version__}"
    with zipfile.ZipFile(archive) as read_again:
        assert read_again.namelist() == [f"{folder}/docs/index.html", f"{folder}/index.html"]


def test_checksums_are_those_of_the_files(tmp_path: Path) -> None:
    file = tmp_path / "a.whl"
    file.write_bytes(b"wheel")
    archives.write_checksums(tmp_path, [file])
    checksums = (tmp_path / archives.CHECKSUMS).read_text()
    assert checksums == f"{hashlib.sha256(b'wheel').hexdigest()}  a.whl\n"


@pytest.mark.nightly
def test_source_and_working_copy_give_the_same_wheel(tmp_path: Path) -> None:
    python = Path(sys.executable)
    built = packages.build_packages(python, tmp_path / "built")
    [source] = [path for path in built if path.name.endswith(".tar.gz")]
    [wheel] = [path for path in built if path.suffix == ".whl"]
    again = packages.wheel_of_source(python, source, tmp_path / "source")
    assert (again.name, again.read_bytes()) == (wheel.name, wheel.read_bytes())


def project() -> dict[str, Any]:
    document: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return dict(document["project"])


def test_wheel_has_no_dependencies_and_valid_classifiers() -> None:
    assert project()["dependencies"] == []
    assert set(project()["classifiers"]) <= classifiers


def test_citation_is_complete_and_has_the_version() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert citation.keys() >= KEYS
    assert citation["cff-version"] == "1.2.0"
    assert str(citation["version"]) == alveus.__version__ == packages.version()
    assert citation["license"] == project()["license"]
    assert citation["authors"] == project()["authors"]


@pytest.mark.native
def test_the_trial_of_a_wheel_writes_sentences_about_every_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sentences.main()
    lines = capsys.readouterr().out.splitlines()
    assert {line.partition(":")[0] for line in lines} == set(alveus.games())


@pytest.mark.native
def test_the_trial_of_a_wheel_fails_without_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sentences, "sentences_of", lambda game: ["blocked"])
    with pytest.raises(RuntimeError, match="“blocked” is not a sentence"):
        sentences.main()
