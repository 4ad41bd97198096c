"""Messages in every language, which are looked up by code and read from Fluent files."""
