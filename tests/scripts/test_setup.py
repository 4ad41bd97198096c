"""The setup code: search for Node and Chromium, counts of tests, and error messages."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from toolchain import chromium, debian, ground, node, suite

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("v20.19.4\n", (20, 19)),
        ("v24.1.0", (24, 1)),
        ("20.19.4", None),
        ("", None),
        ("node: not found", None),
    ],
)
def test_version_of_node_is_parsed(text: str, version: tuple[int, int] | None) -> None:
    assert node.parse_version(text) == version


@pytest.mark.parametrize("version", [(20, 19), (20, 20), (22, 12), (24, 0)])
def test_node_is_new_enough(version: tuple[int, int]) -> None:
    assert node.is_new_enough(version)


@pytest.mark.parametrize("version", [(18, 20), (20, 18), (21, 7), (22, 11)])
def test_node_is_too_old_for_vite(version: tuple[int, int]) -> None:
    assert not node.is_new_enough(version)


def test_node_is_first_on_the_path_of_its_programs(tmp_path: Path) -> None:
    environment = node.Node(tmp_path / "node", ("npm",)).environment()
    assert environment["PATH"].startswith(str(tmp_path))


def test_old_node_is_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _put_program(tmp_path / "npm", "")
    _put_program(tmp_path / "node", "echo v18.20.4")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(node, "_from_pypi", lambda: node.Node(tmp_path / "pypi", ()))
    assert node.ensure_node().executable == tmp_path / "pypi"


def test_node_without_npm_is_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _put_program(tmp_path / "node", "echo v24.0.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(node, "_from_pypi", lambda: node.Node(tmp_path / "pypi", ()))
    assert node.ensure_node().executable == tmp_path / "pypi"


def test_installed_node_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _put_program(tmp_path / "npm", "")
    _put_program(tmp_path / "node", "echo v24.0.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.ensure_node() == node.Node(tmp_path / "node", (str(tmp_path / "npm"),))


def test_named_chromium_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "my-chromium"
    program.touch()
    monkeypatch.setenv(chromium.VARIABLE, str(program))
    assert chromium.find_chromium() == program


def test_named_chromium_that_does_not_exist_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(chromium.VARIABLE, str(tmp_path / "none"))
    with pytest.raises(ground.SetupFailed, match=r"ALVEUS_CHROMIUM names .*none, which is no file"):
        chromium.find_chromium()


@pytest.fixture
def no_chromium(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a Chromium; the folder is Playwright's cache."""
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "_usual_places", list)
    monkeypatch.setattr(debian, "may_install", lambda: False)
    return tmp_path


def test_error_for_missing_chromium_contains_instructions(no_chromium: Path) -> None:
    failing = no_chromium / "python"
    _put_program(failing, "exit 1")
    with pytest.raises(ground.SetupFailed, match="install Chromium or Google Chrome, or set"):
        chromium.ensure_chromium(failing)


@pytest.mark.skipif(sys.platform != "linux", reason="the cache is laid out by system")
def test_chromium_is_found_in_playwrights_cache(no_chromium: Path) -> None:
    program = no_chromium / "chromium-1200" / "chrome-linux" / "chrome"
    program.parent.mkdir(parents=True)
    program.touch()
    assert chromium.find_chromium() == program


def test_an_older_debian_installs_the_whole_browser(
    no_chromium: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages = []

    def install(package: str) -> None:
        packages.append(package)
        if package == chromium.SHELL:
            raise ground.SetupFailed("no such package")
        _put_program(no_chromium / package, "")
        monkeypatch.setenv("PATH", str(no_chromium))

    monkeypatch.setattr(debian, "may_install", lambda: True)
    monkeypatch.setattr(debian, "install", install)
    assert chromium.ensure_chromium(no_chromium / "python") == no_chromium / "chromium"
    assert packages == [chromium.SHELL, "chromium"]


def test_stamp_is_valid_until_a_pin_changes(tmp_path: Path) -> None:
    pin, stamp = tmp_path / "pins.txt", tmp_path / "stamp"
    pin.write_text("one==1\n")
    assert not ground.is_stamped(stamp, [pin])
    ground.leave_stamp(stamp, [pin])
    assert ground.is_stamped(stamp, [pin])
    pin.write_text("one==2\n")
    assert not ground.is_stamped(stamp, [pin])


def test_failure_is_one_sentence_and_status_1(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving, ground.plain_failures():
        ground.run([sys.executable, "-c", "raise SystemExit(3)"], otherwise="Do this instead.")
    assert leaving.value.code == "\nDo this instead."
    assert capfd.readouterr().err == ""


def test_program_that_is_missing_is_named() -> None:
    with pytest.raises(SystemExit, match="no-such-program: No such file"), ground.plain_failures():
        ground.run(["no-such-program"], otherwise="not this")


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("==== 40 passed in 2.10s ====", (40, 0)),
        ("3 failed, 40 passed, 2 skipped, 1 error in 62.10s (0:01:02)", (40, 4)),
        ("\x1b[32m\x1b[1m7 passed\x1b[0m\x1b[32m in 0.5s\x1b[0m", (7, 0)),
        ("      Tests  3 failed | 12 passed (15)", (12, 3)),
        ("no tests ran in 0.01s", (0, 0)),
    ],
)
def test_summary_line_is_counted(line: str, counts: tuple[int, int]) -> None:
    assert suite.count_tests(["2 passed in my own print\n", line + "\n", "bye\n"]) == counts


def test_last_summary_line_counts() -> None:
    assert suite.count_tests(["9 passed in 1.0s\n", "3 passed in 1.0s\n"]) == (3, 0)


def test_check_without_tests_counts_as_one_failure(tmp_path: Path) -> None:
    part = suite.Part("lint", "Lint", ("{python}", "-c", "raise SystemExit(1)"), cwd=tmp_path)
    result = suite.run_part(part, {"python": ground.Path(sys.executable)}, {})
    assert (result.passed, result.failed) == (0, 1)
    assert "1 failed" in suite.table([result])


@pytest.mark.parametrize("script", ["play.py", "test.py"])
def test_command_refuses_an_unknown_option_without_a_traceback(script: str) -> None:
    answer = subprocess.run(
        [sys.executable, ground.ROOT / "scripts" / script, "--unknown"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 2
    assert "unrecognized arguments: --unknown" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_option_only_refuses_an_unknown_part() -> None:
    answer = subprocess.run(
        [sys.executable, ground.ROOT / "scripts" / "test.py", "--only", "engine,chess"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 2
    assert "no such part: chess" in answer.stderr


def _put_program(path: Path, line: str) -> None:
    path.write_text(f"#!/bin/sh\n{line}\n")
    path.chmod(0o755)


FAILS_ONCE = """
from pathlib import Path

def test_fails_once():
    seen = Path(__file__).with_name("seen")
    first = not seen.exists()
    seen.touch()
    assert not first
"""

FAILS_OFTEN = """
import pytest

@pytest.mark.parametrize("number", range(4))
def test_fails(number):
    assert number < 0
"""


@pytest.mark.parametrize(
    ("text", "passed", "failed", "mended"),
    [
        (FAILS_ONCE, 1, 0, 1),
        ("def test_fails(): assert False", 0, 1, 0),
        (FAILS_OFTEN, 0, 4, 0),
    ],
)
def test_a_few_failures_are_repeated_once_and_reported(
    tmp_path: Path, text: str, passed: int, failed: int, mended: int
) -> None:
    (tmp_path / "test_one.py").write_text(text, encoding="utf-8")
    command = ("{python}", "-m", "pytest", "-q", "--rootdir", str(tmp_path))
    part = suite.Part("one", "One", command, cwd=tmp_path, second_go=True)
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    result = suite.run_part(part, {"python": ground.Path(sys.executable)}, env)
    assert (result.passed, result.failed, result.mended) == (passed, failed, mended)
    assert ("second go" in suite.table([result])) == bool(mended)
