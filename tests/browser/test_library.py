"""The site's Python: a trimmed and byte-compiled library, and a wheel for stock Pyodide."""

from __future__ import annotations

import ast
import base64
import csv
import hashlib
import pkgutil
import shutil
import subprocess
import zipfile
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.browser.helpers import wait_ready
from tests.words.test_wheel import messages_of

import alveus
from alveus import registry
from alveus.words.fluent import read_messages
from benchmarks.boot import STOCK, lay_out
from site_build.walk import in_browser
from toolchain.ground import ROOT
from toolchain.node import ensure_node

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from alveus.serve import SiteServer

HERE = Path(__file__).parent
FAMILIES = {registry.info(game).family for game in registry.ids()}


@pytest.mark.nightly
def test_the_trimmed_library_is_enough_for_every_module_game_and_error(
    site: Path, tmp_path: Path
) -> None:
    for kind, name in (("js", "mjs"), ("wasm", "wasm")):
        [part] = site.glob(f"assets/pyodide.asm-*.{kind}")
        shutil.copy(part, tmp_path / f"pyodide.asm.{name}")
    [library], [core] = (site.glob(f"assets/{name}-*.gzip") for name in ("stdlib", "alveus"))
    families = set(site.glob("assets/*.gzip")) - {library, core}
    steps = ROOT / "scripts" / "site_build"
    arguments = [steps, tmp_path, library, core, *families]
    command = [ensure_node().executable, HERE / "trimmed.mjs", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    *names, compiled, error = done.stdout.split("\n")[:-1]
    assert error == "KeyError: 'told'"
    assert compiled == "compiled: []"
    assert set(names) == {
        module.name
        for module in pkgutil.walk_packages(alveus.__path__, "alveus.")
        if in_browser(module.name)
    }


@pytest.mark.nightly
def test_the_published_wheel_installs_into_a_stock_pyodide(
    page: Page, site: Path, tmp_path: Path, keep_serving: Callable[..., SiteServer]
) -> None:
    lay_out(tmp_path, site)
    server = keep_serving(tmp_path)
    page.goto(server.url + STOCK)
    wait_ready(page)
    assert page.evaluate("answer.ok.view.game") == "lombardorum"


@pytest.mark.nightly
def test_a_page_fetches_the_engines_of_its_own_game_alone(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    """A page whose URL names no game determines the files it needs from its first request."""
    for address in ("play.html?game=lombardorum", "play.html"):
        context = new_context()
        fetched: list[str] = []
        context.on("request", lambda request, names=fetched: names.append(request.url))
        page = context.new_page()
        page.goto(url + address)
        wait_ready(page)
        archives = {name for family in FAMILIES for name in fetched if f"/{family}-" in name}
        assert {name.split("/")[-1][:-14] for name in archives if ".gzip" in name} == {"tables"}


def test_the_wheel_is_small(site: Path) -> None:
    """The wheel contains all rules, opponents, sheets and messages, so its size must be limited."""
    [wheel] = site.glob("wheels/alveus-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        words = packed.getinfo("alveus/words/de.ftl").compress_size
    assert wheel.stat().st_size - words < 825_000


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_wheel_has_the_same_messages_as_the_sources(site: Path, language: str) -> None:
    [wheel] = site.glob("wheels/alveus-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        messages = dict(read_messages(packed.read(f"alveus/words/{language}.ftl").decode()))
    sources = messages_of(language)
    assert messages.keys() == sources.keys()
    for name, text in messages.items():
        assert text.split() == sources[name].split(), name


def test_the_record_of_the_wheel_matches_its_files(site: Path) -> None:
    [wheel] = site.glob("wheels/alveus-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        [record] = [name for name in packed.namelist() if name.endswith(".dist-info/RECORD")]
        rows = list(csv.reader(packed.read(record).decode().splitlines()))
        assert sorted(name for name, _, _ in rows) == sorted(packed.namelist())
        for name, digest, size in rows:
            data = packed.read(name)
            code = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            assert name == record or (digest, size) == (f"sha256={code}", str(len(data))), name


@pytest.mark.parametrize(
    ("name", "is_public"), [("registry", True), ("play/matches", True), ("bridge/changes", False)]
)
def test_the_wheel_has_the_docstrings_of_public_functions_only(
    site: Path, name: str, is_public: bool
) -> None:
    [wheel] = site.glob("wheels/alveus-*.whl")
    source = (ROOT / "py" / "alveus" / f"{name}.py").read_text(encoding="utf-8")
    with zipfile.ZipFile(wheel) as packed:
        code = packed.read(f"alveus/{name}.py").decode()
    assert len(code.splitlines()) == len(source.splitlines())
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    described = {function.name for function in functions if ast.get_docstring(function)}
    for function in ast.walk(ast.parse(code)):
        if isinstance(function, ast.FunctionDef):
            expected = is_public and function.name in described and function.name[0] != "_"
            assert bool(ast.get_docstring(function)) == expected, function.name


@pytest.mark.parametrize(
    ("name", "is_public"),
    [
        ("lab/measures", True),
        ("letters/envelope", True),
        ("families/dominoes/interface/dominosa", True),
        ("families/dominoes/terzett/schema", True),
        ("families/dominoes/terzett/figure", False),
        ("bridge/replies", False),
    ],
)
def test_the_wheel_has_the_docstrings_of_public_attributes_only(
    site: Path, name: str, is_public: bool
) -> None:
    [wheel] = site.glob("wheels/alveus-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        tree = ast.parse(packed.read(f"alveus/{name}.py").decode())
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef)]
    pairs = [pair for body in bodies for pair in pairwise(body)]
    described = any(
        isinstance(line, ast.AnnAssign | ast.Assign)
        and isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
        for line, after in pairs
    )
    assert described == is_public
