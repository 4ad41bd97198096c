"""Messages for codes in every language, read from the Fluent files of the page."""
