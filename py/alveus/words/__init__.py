"""Messages in every language, selected by the code of an event or error; read from Fluent files."""
