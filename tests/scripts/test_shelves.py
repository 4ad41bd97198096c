"""The archives of the browser's Python."""

from __future__ import annotations

import pytest
from tests.test_imports import MODULES, PY, inside

from alveus import registry
from site_build.shelves import CORE, packages, shelves
from site_build.walk import in_browser

pytestmark = pytest.mark.native

PACKED = {
    file.relative_to(PY).as_posix(): module
    for module, file in MODULES.items()
    if in_browser(module)
}


def test_every_family_and_every_rarely_used_package_has_an_archive() -> None:
    families = {"tables", "mancala", "dominoes", "rithmomachia"}
    archives = {CORE, "diagrams", "letters", "lab", "review"} | families
    assert set(shelves(PACKED).values()) == archives


def test_packages_of_an_archive_identify_its_modules() -> None:
    """The page finds the archive of a missing module by these packages."""
    for path, archive in shelves(PACKED).items():
        modules = [
            name
            for name, contained in packages().items()
            if inside(PACKED[path], *(package.removeprefix("alveus.") for package in contained))
        ]
        assert modules == ([] if archive == CORE else [archive])


def test_modules_for_print_adapters_and_schemas_are_in_no_archive() -> None:
    outside = {
        module
        for spec in registry.specs()
        for module in (spec.sheets, spec.numbering, spec.schema)
        if module
    }
    assert outside <= set(MODULES)
    assert outside.isdisjoint(PACKED.values())


def test_public_interfaces_of_families_are_in_no_archive() -> None:
    interfaces = {module for module in MODULES if "interface" in module.split(".")}
    assert "alveus.families.dominoes.interface.dominosa" in interfaces
    assert interfaces.isdisjoint(PACKED.values())
