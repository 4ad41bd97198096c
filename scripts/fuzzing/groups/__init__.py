"""One module per group of inputs.

Each defines `SHARE` and `attempt`, see `fuzzing.runner.Group`.
"""
