"""The wheel and the source package, and a test installation of the wheel."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from site_build.python import published_wheel
from toolchain.ground import ROOT, run
from toolchain.python import EXECUTABLE, create_venv, pip_of


def build_packages(python: Path, folder: Path) -> list[Path]:
    """Build the source package in `folder`, and add the wheel of the built site; return both paths.

    The folder is emptied first.
    """
    shutil.rmtree(folder, ignore_errors=True)
    run(
        [python, "-m", "hatchling", "build", "-t", "sdist", "-d", folder],
        otherwise="Hatchling could not build the source package: see its message above.",
    )
    shutil.copy(published_wheel(), folder)
    return sorted(folder.iterdir())


def try_wheel(packages: list[Path]) -> None:
    """Install the wheel in an empty environment without network, and try it.

    Run a command, and write German sentences about every game.
    """
    [wheel] = [path for path in packages if path.suffix == ".whl"]
    with tempfile.TemporaryDirectory() as folder:
        venv = Path(folder) / "venv"
        create_venv(venv, "--without-pip")
        python = venv / EXECUTABLE
        options = ["-q", "--disable-pip-version-check", "--no-index"]
        run(
            [*pip_of(python), "install", *options, wheel],
            otherwise="The wheel cannot be installed: see pip's message above.",
        )
        for trial in (
            ["-m", "alveus", "perft", "lombardorum", "--depth", "1"],
            [Path(__file__).parent / "sentences.py"],
        ):
            run(
                [python, *trial],
                otherwise="The installed wheel does not work: see the message above.",
                cwd=Path(folder),
            )


def wheel_of_source(python: Path, source: Path, folder: Path) -> Path:
    """Unpack the source package in `folder`, build a wheel from it, and return its path."""
    shutil.unpack_archive(source, folder)
    [unpacked] = [path for path in folder.iterdir() if path.is_dir()]
    run(
        [python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder / "wheels"],
        otherwise="Hatchling could not build the wheel from the source: see its message above.",
        cwd=unpacked,
    )
    [wheel] = (folder / "wheels").iterdir()
    return wheel


VERSION_FILE = ROOT / "py" / "alveus" / "core" / "version.py"


def version() -> str:
    """Return the engine's version."""
    text = VERSION_FILE.read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]
