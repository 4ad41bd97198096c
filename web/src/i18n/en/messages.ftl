### The page of the frame’s messages, with examples that run.
### $number: number of a message in the log, counted from 1.
### Words in `…` are code and are not translated.

messages-name = Messages to and from a frame
messages-title = Communicating with a board
messages-lead = A board in a frame reports events to your page and obeys its commands. You can try both here.
messages-how = Every message is an object with `alveus: 1` and a `type`, sent by `postMessage`. The frame sends `ready` first. If your message has an `id`, the reply, `ok` or `error`, has the same `id`.
# Heading of a list of commands. After it, what each command does; the button sends it.
messages-hears = Commands to a frame
messages-send = Send
messages-newGame = Starts a new game; `level`, `mode` and `options` are optional. A game in progress is put aside; the visitor can continue it later.
messages-setPosition = Sets up a position (as an object or as text) or a game copied with *Share*. The example is the position on the board.
messages-setLang = Changes the language.
messages-setTheme = Changes the colours: `auto`, `light`, `dark` or `contrast`.
messages-setLog = Turns `log` messages on or off; they report when games begin and end, and whether a person or the computer moves.
messages-mute = Turns the board’s sound off or on.
messages-getState = Returns the state of the game: position, link, result, and the last move in words.
messages-reset = Resets the board to the state that the frame’s address specifies.
messages-setTexts = Changes the texts beside the board of an exhibit. This frame is not an exhibit, so it replies with an error.
messages-own = Your own message
messages-own-lead = Write any message; if it is invalid, you get an error code and an explanation.
messages-damaged = This is not a JSON object. Check brackets and quotes.
messages-heard = Message log
# Headings of messages in the log: sender of the message.
messages-by-page = { $number } · your page
messages-by-frame = { $number } · the frame
messages-board = A board to try
# Heading of links, and the links.
messages-more = More
messages-docs = All parameters and messages
messages-types = TypeScript types
messages-schema = JSON Schema
messages-museums = For museums
