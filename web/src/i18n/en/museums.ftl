### The page for museums and its builder.

museums-name = For museums
museums-title = A game beside the case
museums-lead = Your dice and counters lie behind glass. Let visitors play with them: on your page, on a screen in the gallery, on a table between two chairs.
museums-costs = What it costs
museums-costs-1 = Nothing. The program is free, its source is open, and you may change every text. There is no contract and no account.
museums-do = What you do
museums-do-1 = Choose below, look at the screen, and take it with you: a line for your page, an archive for your gallery.
museums-setting-up = Setting it up
museums-messages = Messages of the frame
museums-statements = Privacy, accessibility, imprint
museums-sources = Sources

## The form

museums-make = Make your exhibit
museums-game = Game
museums-opening = It opens with
museums-opening-play = The game, set up
museums-opening-study = A study: { $name }
museums-opening-learn = The course, step by step
museums-opening-rules = The rules in pictures
museums-others = Other games, shown in turn
museums-others-note = none
museums-languages = Languages
museums-languages-note = the first one is shown first
museums-mode = Visitors play
museums-mode-ai = the computer
museums-mode-two = each other
museums-mode-demo = nobody: it plays itself
museums-level = The computer is
museums-level-note = visitors may change it
museums-light = Light
museums-idle = Ask after
museums-idle-note = seconds without a touch
museums-warn = Begin again after
museums-warn-note = seconds more
museums-choices = Visitors may change
museums-choices-level = the level
museums-choices-game = the game
museums-volume = Sound
museums-volume-note = silent at all other hours
museums-volume-off = none
museums-volume-low = low
museums-volume-full = full
museums-volume-from = From
museums-volume-to = Until
museums-colours = Your colours
museums-colours-paper = Ground
museums-colours-ink = Text
museums-colours-accent = Buttons
museums-colours-ours = Ours again
museums-colours-pale = Too little contrast: our colours are shown until text reaches 7 : 1 and buttons 4.5 : 1.
museums-texts-note = Your texts; leave empty for ours
museums-text-museum = Your museum
museums-text-eyebrow = Place and time
museums-text-title = Title
museums-text-sentence = One sentence
museums-text-object = What lies in the case
museums-left = { $left ->
    [one] { $left } letter left
   *[other] { $left } letters left
}
museums-too-long = { $over ->
    [one] { $over } letter too many
   *[other] { $over } letters too many
}
museums-logo = Logo
museums-logo-note = SVG or PNG; stays on your machine; packed as PNG
museums-logo-failed = This picture cannot be used. Choose a PNG, or an SVG with a width and a height.
museums-evaluations = Count visits on the device
museums-evaluations-note = games, languages and minutes; nothing of who plays

## The screen

museums-look = Look at it
museums-shape-upright = Upright
museums-shape-lying = Landscape
museums-shape-table = Table
museums-shape-page = On a page
museums-size = { $width } × { $height }, shown at { $percent } %
museums-live = Live: touch it and play.

## What is taken away

museums-for-page = For your page
museums-way-frame = frame
museums-way-element = element
museums-copy = Copy the lines
museums-copied = The lines are copied.
museums-for-gallery = For the gallery
museums-archive = Archive for a USB stick
museums-archive-note = zip, { $megabytes } MB, needs no network
museums-archive-making = { $percent } % packed …
museums-archive-failed = The archive could not be packed, because a file of this site did not come. Please try again.
museums-settings = Your settings
museums-faulty = Correct these places first: an exhibit with faults shows them to every visitor.
museums-open = Open an exhibit
museums-open-note = exhibit.json from your stick; choose its logo again
museums-clear = Start with an empty plan
museums-phone = Try it on your phone
museums-phone-note = Or print it beside the case: visitors take the game home.

## What was counted

museums-counted = Counted on this device
museums-counted-1 = { $visits ->
    [one] One visit
   *[other] { $visits } visits
} on { $days ->
    [one] one day
   *[other] { $days } days
}, { $ended ->
    [one] one game
   *[other] { $ended } games
} played to the end, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} a visit.
museums-counted-save = Save as a table
museums-counted-forget = Delete the counts

## What a museum asks

museums-need = What you need
museums-need-1 = Any screen with a browser of the last three years, from 10 inches; touch is best, a mouse will do. No network once it has been copied.
museums-everyone = For everyone
museums-everyone-1 = On an upright screen all that must be touched lies in the lower 1,200 pixels, in reach from a wheelchair; nothing is told by colour alone. Every game can be played by keyboard and with a screen reader.
museums-privacy = Privacy
museums-privacy-1 = Nothing is sent. An exhibit stores nothing either, unless you ask it to count visits: with the next visitor the board is new.
museums-unattended = Unattended
museums-unattended-1 = It plays itself until somebody comes, asks when nobody answers, and starts again by itself after a fault. No link leads out of it.
museums-licence = Licence
museums-licence-1 = The program is free under the MIT licence, for any purpose, commercial ones too. Fonts and libraries have free licences of their own.
museums-cite = How to cite
museums-cite-1 = “alveus: forgotten board games”, with the version at the foot of the statements and the date. Every reading of a rule names its source on the page of rules.
