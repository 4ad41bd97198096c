"""Files are replaced completely or not at all, and read in every common encoding."""

from __future__ import annotations

import codecs
import errno
import io
import os
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.cli.test_processes import HERE

from alveus.core import files
from alveus.core.errors import SetupError
from alveus.core.files import (
    decode_text,
    file_lines,
    lines_of,
    read_text_file,
    standard_input,
    write_file,
)
from alveus.core.limits import FILE_BYTES

pytestmark = pytest.mark.native
posix = pytest.mark.skipif(os.name != "posix", reason="permissions, links and devices of POSIX")
NOBODY = 65534
TEXT = "größer\nals\n"
ENCODED = [
    TEXT.encode(),
    codecs.BOM_UTF8 + TEXT.encode(),
    codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"),
    codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
    TEXT.replace("\n", "\r\n").encode(),
    TEXT.replace("\n", "\r").encode(),
    codecs.BOM_UTF16_LE + TEXT.replace("\n", "\r\n").encode("utf-16-le"),
]
NOT_TEXT = [
    TEXT.encode("latin-1"),
    TEXT.encode("cp037"),
    TEXT.encode("utf-16-le"),
    TEXT.encode("utf-16-be"),
    TEXT.encode("utf-32"),
    codecs.BOM_UTF16_LE + b"\x00\xd8",
    b"\x89PNG\r\n\x1a\n\x00\x00",
]


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Path]:
    """A file with a text.  After the test, no temporary file may remain in its folder."""
    file = tmp_path / "old.txt"
    file.write_text("old")
    yield file
    assert [path.name for path in tmp_path.iterdir() if ".alveus-" in path.name] == []


@pytest.mark.parametrize("content", ENCODED)
def test_common_encodings_and_line_ends_are_read(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "text"
    file.write_bytes(content)
    assert read_text_file(file) == TEXT
    assert list(file_lines(file)) == ["größer\n", "als\n"]
    assert list(lines_of(io.TextIOWrapper(io.BytesIO(content)))) == ["größer", "als"]


@pytest.mark.parametrize("content", NOT_TEXT)
def test_a_file_in_another_encoding_is_refused_with_its_name(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "text"
    file.write_bytes(content)
    with pytest.raises(SetupError) as refused:
        read_text_file(file)
    assert refused.value.args == ("save_damaged", {"name": "file", "file": str(file)})
    with pytest.raises(UnicodeDecodeError):
        list(file_lines(file))


@pytest.mark.parametrize("content", NOT_TEXT)
def test_standard_input_in_another_encoding_is_refused(
    monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
    with pytest.raises(SetupError) as refused:
        standard_input()
    assert refused.value.args == ("save_damaged", {"name": "input"})


def test_a_file_beyond_the_limit_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "text"
    file.write_bytes(b" " * (FILE_BYTES + 1))
    with pytest.raises(SetupError, match="file_too_large"):
        read_text_file(file)
    for read in (standard_input, lambda: list(lines_of(sys.stdin))):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
        with pytest.raises(SetupError, match="file_too_large"):
            read()


def test_a_damaged_line_does_not_hide_the_next_one() -> None:
    stream = io.TextIOWrapper(io.BytesIO(b"one\n\xff\r\ntwo"))
    assert list(lines_of(stream)) == ["one", "\udcff", "two"]


def test_an_empty_line_is_a_line() -> None:
    assert list(lines_of(io.TextIOWrapper(io.BytesIO(b"\n\na")))) == ["", "", "a"]


def test_a_second_byte_order_mark_is_part_of_the_text() -> None:
    assert decode_text(codecs.BOM_UTF8 + "\ufeffa".encode()) == "\ufeffa"


def full_disk(monkeypatch: pytest.MonkeyPatch, error: BaseException, step: str) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(*{"write": (files.os, "fsync"), "rename": (Path, "replace")}[step], fail)


@pytest.mark.parametrize("step", ["write", "rename"])
@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "full"), KeyboardInterrupt()])
def test_the_old_file_is_kept_if_writing_fails(
    old: Path, monkeypatch: pytest.MonkeyPatch, step: str, private: bool, error: BaseException
) -> None:
    full_disk(monkeypatch, error, step)
    with pytest.raises(type(error)) as failed:
        write_file(old, "new", private=private)
    assert old.read_text() == "old"
    if isinstance(failed.value, OSError):
        assert failed.value.filename == str(old)


@posix
def test_a_file_size_limit_does_not_damage_the_old_file(old: Path) -> None:
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            write_file(old, "x" * 2000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert old.read_text() == "old"


def test_unrelated_files_with_similar_names_are_kept(old: Path) -> None:
    beside = [old.with_name(name) for name in ("old.txt.new", "old.txt.tmp", ".old.txt")]
    for file in beside:
        file.write_text("mine")
    write_file(old, "new")
    assert (old.read_text(), *(file.read_text() for file in beside)) == ("new", *["mine"] * 3)


def mode_of(file: Path) -> int:
    return stat.S_IMODE(file.lstat().st_mode)


@posix
@pytest.mark.parametrize("mask", [0o022, 0o077, 0o002])
def test_permissions_follow_the_umask_and_the_old_file(tmp_path: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        for name in ("new", "old", "private"):
            if name == "old":
                (tmp_path / name).touch()
                (tmp_path / name).chmod(0o640)
            write_file(tmp_path / name, "x", private=name == "private")
    finally:
        os.umask(before)
    assert mode_of(tmp_path / "new") == 0o666 & ~mask
    assert mode_of(tmp_path / "old") == 0o640
    assert mode_of(tmp_path / "private") == 0o600


@posix
def test_a_symbolic_link_is_followed(old: Path) -> None:
    link, dangling = old.with_name("link"), old.with_name("dangling")
    link.symlink_to(old.name)
    dangling.symlink_to("later")
    write_file(link, "new")
    write_file(dangling, "new")
    assert (old.read_text(), old.with_name("later").read_text()) == ("new", "new")
    assert (link.is_symlink(), dangling.is_symlink()) == (True, True)


@posix
def test_a_private_file_replaces_a_symbolic_link(old: Path) -> None:
    link = old.with_name("link")
    link.symlink_to(old)
    write_file(link, "secret", private=True)
    assert (link.is_symlink(), mode_of(link), old.read_text()) == (False, 0o600, "old")


@posix
@pytest.mark.parametrize("private", [False, True])
def test_a_pipe_is_written_directly(tmp_path: Path, private: bool) -> None:
    pipe, read = tmp_path / "pipe", list[str]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    write_file(pipe, "new", private=private)
    reader.join()
    assert (read, pipe.is_fifo()) == (["new"], True)


@posix
@pytest.mark.parametrize("private", [False, True])
def test_a_folder_is_refused_with_its_name(tmp_path: Path, private: bool) -> None:
    with pytest.raises(IsADirectoryError) as failed:
        write_file(tmp_path, "new", private=private)
    assert failed.value.filename == str(tmp_path)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as failed:
        write_file(tmp_path / "no" / "file", "new")
    assert failed.value.filename == str(tmp_path / "no")


@posix
def test_a_file_name_of_maximum_length_is_written(tmp_path: Path) -> None:
    write_file(tmp_path / ("n" * 255), "new")
    assert (tmp_path / ("n" * 255)).read_text() == "new"
    with pytest.raises(OSError, match="File name too long"):
        write_file(tmp_path / ("n" * 256), "new")


def test_a_new_file_never_replaces_another(old: Path) -> None:
    with pytest.raises(FileExistsError) as failed:
        write_file(old, "new", new=True)
    assert (failed.value.filename, old.read_text()) == (str(old), "old")


@posix
def test_a_new_file_is_created_without_hard_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    write_file(tmp_path / "file", "new", new=True)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    with pytest.raises(FileExistsError):
        write_file(tmp_path / "file", "newer", new=True)
    assert (tmp_path / "file").read_text() == "new"


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder that every user can access, for a test without root privileges."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        user = os.geteuid()
        if user == 0:
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            os.seteuid(user)


@posix
def test_a_file_without_write_permission_is_kept(shared: Path) -> None:
    file = shared / "file"
    file.write_text("old")
    file.chmod(0o444)
    with pytest.raises(PermissionError) as failed:
        write_file(file, "new")
    assert (failed.value.filename, file.read_text()) == (str(file), "old")


@posix
def test_a_folder_without_write_permission_is_named(shared: Path) -> None:
    folder = shared / "folder"
    folder.mkdir()
    (folder / "old").write_text("old")
    folder.chmod(0o555)
    for name in ("old", "new"):
        with pytest.raises(PermissionError) as failed:
            write_file(folder / name, "new")
        assert failed.value.filename == str(folder)
    assert [(file.name, file.read_text()) for file in folder.iterdir()] == [("old", "old")]
    folder.chmod(0o755)


AGAIN = """
import sys, signal
from alveus.core.files import write_file
def stop(*_):
    raise KeyboardInterrupt
signal.signal(signal.SIGTERM, stop)
print("ready", flush=True)
try:
    while True:
        write_file(sys.argv[1], "a" * 200_000)
        write_file(sys.argv[1], "b" * 200_000)
except KeyboardInterrupt:
    pass
"""


@posix
@pytest.mark.parametrize("moment", range(8))
def test_a_signal_at_any_moment_leaves_a_complete_file_and_no_other_file(
    old: Path, moment: int
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", AGAIN, str(old)], env=HERE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        threading.Event().wait(0.003 * moment)
        process.send_signal(signal.SIGTERM)
    assert len(set(old.read_text().removeprefix("old"))) <= 1
    assert len(old.read_bytes()) in (3, 200_000)


@pytest.mark.parametrize("name", ["\0", "a\0b", "\ud800"])
def test_an_invalid_file_name_raises_oserror(name: str) -> None:
    with pytest.raises(OSError, match="Invalid argument"):
        files.read_text_file(name)
    with pytest.raises(OSError, match="Invalid argument"):
        list(files.file_lines(name))
    with pytest.raises(OSError, match="Invalid argument"):
        files.write_file(name, "text")
