"""`python -m alveus` is the command `alveus`."""

from alveus.cli import main

raise SystemExit(main())
