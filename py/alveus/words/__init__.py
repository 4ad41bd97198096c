"""Messages for codes in every language, read from the Fluent files of the page.

A code identifies a message, such as an event, a reason or an error.
"""
