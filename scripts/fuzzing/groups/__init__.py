"""One module for each group of inputs: `SHARE` and `attempt`, see `fuzzing.runner.Group`."""
