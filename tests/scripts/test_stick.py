"""The archive for a USB stick: its contents, and a start that requires only Python."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.parse import unquote, urlsplit
from urllib.request import urlopen

import pytest

from releasing import archives
from site_build import stick

STARTS = {"start-windows.bat", "start-macos.command", "start-linux.sh"}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>home</title>")
    (folder / "embed.html").write_text("<title>exhibit</title>")
    (folder / "assets" / "page.js").write_text("play()")
    (folder / "_headers").write_text("/*\n  Content-Security-Policy: default-src 'self'\n")
    (folder / ".htaccess").write_text("nothing")
    (folder / "exhibit.json").write_text("{}")
    stick.write_stick(folder)
    return folder


@pytest.fixture
def unpacked(site: Path, tmp_path: Path) -> Path:
    with zipfile.ZipFile(archives.zip_stick(site, tmp_path / "dist")) as archive:
        archive.extractall(tmp_path / "stick")
    return tmp_path / "stick" / "alveus-exhibit"


def test_archive_contains_the_site_start_scripts_and_instructions(unpacked: Path) -> None:
    names = {path.name for path in unpacked.iterdir()}
    assert names == STARTS | {"start.py", "serve.py", "READ-ME.html", "SHA256SUMS", "site"}
    assert {path.name for path in (unpacked / "site").rglob("*") if path.is_file()} == {
        *("index.html", "embed.html", "page.js", "_headers", "exhibit.json"),
    }


def test_every_path_is_in_the_archive_once(site: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(archives.zip_stick(site, tmp_path)) as archive:
        names = [name.casefold() for name in archive.namelist()]
    assert len(names) == len(set(names))


def test_a_second_entry_with_the_same_name_is_refused(site: Path, tmp_path: Path) -> None:
    file = site / "stick" / "files.json"
    listed = json.loads(file.read_text())
    listed["files"].append({"from": "index.html", "to": "site/EMBED.html", "runs": False})
    file.write_text(json.dumps(listed))
    with pytest.raises(ValueError, match="two entries"):
        archives.zip_stick(site, tmp_path)


def test_start_scripts_are_executable(site: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(archives.zip_stick(site, tmp_path)) as archive:
        rights = {entry.filename: entry.external_attr >> 16 for entry in archive.infolist()}
    assert {name.rpartition("/")[2] for name, right in rights.items() if right & 0o111} == STARTS


def test_start_script_for_windows_has_windows_line_ends(unpacked: Path) -> None:
    content = (unpacked / "start-windows.bat").read_bytes()
    assert content.count(b"\r\n") == content.count(b"\n") > 10


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """Return a folder with only the commands that the start script for Linux needs."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("sh", "dirname", "mktemp", "rm"):
        (folder / name).symlink_to(shutil.which(name) or "")
    return folder


@pytest.mark.skipif(sys.platform != "linux", reason="the start for Linux")
def test_without_python_linux_opens_chromium_with_file_access(
    unpacked: Path, tools: Path, tmp_path: Path
) -> None:
    (tools / "chromium").write_text(f'#!/bin/sh\necho "$@" > {tmp_path / "given"}\n')
    (tools / "chromium").chmod(0o755)
    command = [tools / "sh", unpacked / "start-linux.sh"]
    subprocess.run(command, env={"PATH": str(tools)}, check=True)
    arguments = (tmp_path / "given").read_text()
    assert "--allow-file-access-from-files --kiosk" in arguments
    assert f"--app=file://{unpacked}/site/embed.html?exhibit=exhibit.json" in arguments


@pytest.mark.skipif(sys.platform != "linux", reason="the start for Linux")
def test_without_python_and_chrome_linux_opens_firefox(
    unpacked: Path, tools: Path, tmp_path: Path
) -> None:
    (tools / "firefox").write_text(f'#!/bin/sh\necho "$@" > {tmp_path / "given"}\n')
    (tools / "firefox").chmod(0o755)
    command = [tools / "sh", unpacked / "start-linux.sh"]
    subprocess.run(command, env={"PATH": str(tools)}, check=True)
    shown = f"--kiosk file://{unpacked}/site/embed.html?exhibit=exhibit.json"
    assert shown in (tmp_path / "given").read_text()


@pytest.mark.skipif(sys.platform != "linux", reason="the start for Linux")
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_a_folder_with_special_characters_opens_and_runs_no_command(
    unpacked: Path, tools: Path, tmp_path: Path, browser: str
) -> None:
    (tools / browser).write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {tmp_path / "given"}\n')
    (tools / browser).chmod(0o755)
    folder = tmp_path / '-it\'s 100%25 "new" #1? & co; $(touch ran) `touch ran` ü'
    unpacked.rename(folder)
    command = [tools / "sh", f"{folder.name}/start-linux.sh"]
    around = {"PATH": str(tools), "CDPATH": "/tmp"}
    subprocess.run([*command[:1], "--", *command[1:]], env=around, check=True, cwd=tmp_path)
    [shown] = [line for line in (tmp_path / "given").read_text().splitlines() if "file://" in line]
    address = urlsplit(shown.removeprefix("--app="))
    assert unquote(address.path) == f"{folder}/site/embed.html"
    assert (address.query, address.fragment) == ("exhibit=exhibit.json", "")
    assert not list(tmp_path.rglob("ran"))


@pytest.mark.skipif(sys.platform != "linux", reason="a browser is a script here")
@pytest.mark.parametrize(
    ("name", "shown"), [("chromium", "--kiosk --app="), ("firefox", "--kiosk")]
)
def test_with_python_the_installed_browser_opens_full_screen(
    unpacked: Path, tools: Path, tmp_path: Path, name: str, shown: str
) -> None:
    (tools / name).write_text(f'#!/bin/sh\necho "$@" > {tmp_path / "given"}\n')
    (tools / name).chmod(0o755)
    command = [sys.executable, "start.py"]
    subprocess.run(command, cwd=unpacked, env={"PATH": str(tools)}, check=True, timeout=30)
    arguments = (tmp_path / "given").read_text()
    assert shown in arguments
    assert "/embed.html?exhibit=exhibit.json" in arguments


CRASHES_ONCE = """#!/bin/sh
if [ -e {mark} ]; then exit 0; fi
echo > {mark}
kill -SEGV $$
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the browser is a shell script")
@pytest.mark.parametrize("start", ["start.py", "start-linux.sh", "start-macos.command"])
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_crashed_browser_is_started_again_until_it_is_closed(
    unpacked: Path, tools: Path, tmp_path: Path, start: str, browser: str
) -> None:
    script = unpacked / start
    fake = tools / browser
    if start.endswith(".command"):
        name = {"chromium": "Chromium", "firefox": "Firefox"}[browser]
        fake = tmp_path / f"{name}.app" / "Contents" / "MacOS" / name.replace("Fire", "fire")
        fake.parent.mkdir(parents=True)
        script.write_text(script.read_text().replace("/Applications", str(tmp_path)))
    fake.write_text(CRASHES_ONCE.format(mark=tmp_path / "crashed"))
    fake.chmod(0o755)
    (tools / "sleep").symlink_to(shutil.which("true") or "")
    runs = [sys.executable, "-S"] if start.endswith(".py") else [str(tools / "sh")]
    started = subprocess.run(
        [*runs, start],
        cwd=unpacked,
        env={"PATH": str(tools)},
        capture_output=True,
        text=True,
        check=True,
        timeout=30,
    )
    assert "is started again" in started.stdout + started.stderr
    assert (tmp_path / "crashed").exists()


@pytest.fixture
def mac(unpacked: Path, tools: Path, tmp_path: Path) -> Path:
    """Return the start script for macOS, with a `python3` that only asks to be installed."""
    fake = tools / "python3"
    fake.write_text(f"#!/bin/sh\necho asked >> {tmp_path / 'asked'}\nexit 1\n")
    fake.chmod(0o755)
    start = unpacked / "start-macos.command"
    start.write_text(start.read_text().replace("/usr/bin/python3", str(fake)))
    return start


@pytest.mark.skipif(sys.platform != "linux", reason="no Mac: it has its tools")
def test_start_script_for_macos_does_not_trigger_an_installation(
    mac: Path, tools: Path, tmp_path: Path
) -> None:
    command = [tools / "sh", mac]
    subprocess.run(command, env={"PATH": str(tools)}, check=False, capture_output=True)
    assert not (tmp_path / "asked").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="the start for Linux")
def test_without_python_and_browser_the_error_contains_instructions(
    unpacked: Path, tools: Path
) -> None:
    started = subprocess.run(
        [tools / "sh", unpacked / "start-linux.sh"],
        env={"PATH": str(tools)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert started.returncode == 1
    assert "please install" in started.stderr


def test_every_file_except_the_editable_one_has_a_checksum(unpacked: Path) -> None:
    lines = (unpacked / "SHA256SUMS").read_text().splitlines()
    sums = dict(reversed(line.split("  ", 1)) for line in lines)
    files = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*")}
    files -= {
        path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_dir()
    }
    assert files - sums.keys() == {"SHA256SUMS", "site/exhibit.json"}
    for name, value in sums.items():
        assert hashlib.sha256((unpacked / name).read_bytes()).hexdigest() == value


def test_list_for_the_browser_has_every_file_and_the_total_size(site: Path) -> None:
    listed = json.loads((site / "stick" / "files.json").read_text())
    assert all((site / file["from"]).is_file() for file in listed["files"])
    assert not [file for file in listed["files"] if file["from"].startswith("_")]
    assert 0 < listed["size"] < sum(path.stat().st_size for path in site.rglob("*.*"))


def test_exhibit_is_served_with_its_policy_without_installation(unpacked: Path) -> None:
    command = [sys.executable, "-S", "-E", "start.py", "--serve"]
    with subprocess.Popen(command, cwd=unpacked, stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        try:
            url = started.stdout.readline().strip()
            with urlopen(f"{url}embed.html") as answer:
                assert b"exhibit" in answer.read()
                assert answer.headers["Content-Security-Policy"] == "default-src 'self'"
        finally:
            started.terminate()


def test_an_unknown_argument_is_refused_with_the_valid_ones(unpacked: Path) -> None:
    process = subprocess.run(
        [sys.executable, "start.py", "--fly"], cwd=unpacked, capture_output=True, text=True
    )
    assert process.returncode == 1
    assert "--window" in process.stderr


def test_exhibit_file_of_the_archive_is_valid(unpacked: Path) -> None:
    exhibit = json.loads((unpacked / "site" / "exhibit.json").read_text())
    assert exhibit["alveus"] == 1


def test_the_old_archive_is_kept_if_packing_fails(site: Path, tmp_path: Path) -> None:
    archive = archives.zip_stick(site, tmp_path / "dist")
    before = archive.read_bytes()
    (site / "index.html").unlink()
    with pytest.raises(FileNotFoundError):
        archives.zip_stick(site, tmp_path / "dist")
    assert archive.read_bytes() == before
    assert list(archive.parent.iterdir()) == [archive]
