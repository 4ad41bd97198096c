"""The words for codes, in every language: the page's own messages, read from its files."""
