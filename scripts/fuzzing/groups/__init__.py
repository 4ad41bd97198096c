"""One module per group of inputs.

Each module defines `SHARE` and `attempt`; see `fuzzing.runner.Group`.
"""
