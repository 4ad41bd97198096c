"""Benchmarks: each module adds one subcommand to `scripts/bench.py`.

A benchmark is a module with a docstring, `add_arguments(parser)` and `run(arguments)`, which prints
its table and returns True if all budgets are met.
"""
