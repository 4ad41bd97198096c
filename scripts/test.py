"""Set up missing tools, build the site and run every test, or selected parts.

python3 scripts/test.py [--only engine,browser]
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("alveus needs Python 3.11 or later: start this script with a newer Python.")

import argparse
import os
from concurrent.futures import ThreadPoolExecutor

from toolchain.chromium import VARIABLE, ensure_chromium
from toolchain.ground import ADAPTERS, SITE, plain_failures
from toolchain.node import ensure_node, ensure_web_packages
from toolchain.python import ensure_python
from toolchain.site import build_site
from toolchain.suite import PARTS, Part, Result, run_in_background, run_part, table


def main() -> None:
    """Run the command."""
    names = ",".join(part.name for part in PARTS)
    parser = argparse.ArgumentParser(description="Set up, build and test alveus.")
    parser.add_argument("--only", metavar="PARTS", default=names, help=f"some of {names}")
    wanted = parser.parse_args().only.split(",")
    if unknown := set(wanted) - {part.name for part in PARTS}:
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {names}")
    # Hundreds of tests start Python: without stored byte code, each compiles the package again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with plain_failures():
        results = _run([part for part in PARTS if part.name in wanted])
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    print(f"\n=== Summary ===\n{table(results)}\n\n{passed} passed, {failed} failed", flush=True)
    sys.exit(1 if failed else 0)


def _run(parts: list[Part]) -> list[Result]:
    """Fetch the requirements of the chosen parts, and run these parts.

    Parts that need only Python run in the background during the preparations and the other short
    parts.  At the end, the long parts (`Part.alone`) run one after the other.
    """
    python = ensure_python("test")
    programs = {"python": python}
    env = dict(os.environ)
    early = [part for part in parts if not (part.needs_node or part.needs_adapters)]
    late = [part for part in parts if part not in early]
    with ThreadPoolExecutor() as pool:
        background = pool.submit(run_in_background, early, dict(programs), dict(env))
        needs_adapters = any(part.needs_adapters for part in parts)
        adapters = pool.submit(ensure_python, "adapters", ADAPTERS) if needs_adapters else None
        if any(part.needs_node for part in parts):
            node = ensure_node()
            ensure_web_packages(node)
            programs["node"] = node.executable
            env = node.environment()
            if any(part.needs_site for part in parts):
                build_site(python, node)
                env["ALVEUS_SITE"] = str(SITE)
        if adapters is not None:
            programs["adapters"] = adapters.result()
        if any(part.needs_chromium for part in parts):
            env[VARIABLE] = str(ensure_chromium(python))
        results = [run_part(part, programs, env) for part in late if not part.alone]
        results += background.result()
    results += [run_part(part, programs, env) for part in late if part.alone]
    return results


if __name__ == "__main__":
    main()
