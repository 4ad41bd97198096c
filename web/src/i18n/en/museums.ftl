### The page for museums and its builder.
### An exhibit is a board on a page or a screen of a museum.

museums-name = For museums
museums-title = A game beside the display case
museums-lead = Your dice and counters are behind glass. Let visitors play the game: on your page, on a screen in the gallery, on a table between two chairs.
museums-costs = Cost
museums-costs-1 = Nothing. The program is free, its source is open, and you may change every text. There is no contract and no account.
museums-do = How it works
museums-do-1 = Choose settings below, check the preview, and take the result: lines for your page or an archive for your gallery.
museums-setting-up = Setting it up
museums-messages = Frame messages
museums-statements = Privacy, accessibility, imprint
museums-sources = Sources

## The form
## A form: labels, with their choices and notes beside the field.

museums-make = Make your exhibit
museums-game = Game
museums-opening = Opening screen
museums-opening-play = A new game
# $name: title of a study, for example “Zeno’s throw”.
museums-opening-study = A study: { $name }
museums-opening-learn = The course, step by step
museums-opening-rules = The rules in pictures
museums-others = Other games, shown in turn
museums-others-note = none
museums-languages = Languages
museums-languages-note = the exhibit starts in the first
# Short choices side by side: a visitor plays the computer, two visitors play each other, or the computer plays alone.
museums-mode = Mode
museums-mode-ai = One visitor
museums-mode-two = Two visitors
museums-mode-demo = Demonstration
museums-level = Level of the computer
museums-level-note = visitors may change it
museums-light = Colours
museums-idle = Ask after
museums-idle-note = seconds without a touch
museums-warn = Begin again after
museums-warn-note = more seconds
museums-choices = Visitors may change
museums-choices-level = the level
museums-choices-game = the game
museums-volume = Sound
museums-volume-note = silent outside these hours
museums-volume-off = none
museums-volume-low = low
museums-volume-full = full
museums-volume-from = From
museums-volume-to = Until
museums-colours = Your colours
museums-colours-paper = Background
museums-colours-ink = Text
museums-colours-accent = Buttons
museums-colours-ours = Restore the original colours
museums-colours-pale = Too little contrast: our colours are shown until text reaches 7 : 1 and buttons 4.5 : 1.
museums-texts-note = Your texts; leave empty for ours
museums-text-museum = Your museum
museums-text-eyebrow = Place and time
museums-text-title = Title
museums-text-sentence = One sentence
museums-text-object = Object in the case
# $left: number of characters.
museums-left = { $left ->
    [one] { $left } character left
   *[other] { $left } characters left
}
# $over: number of characters.
museums-too-long = { $over ->
    [one] { $over } character too many
   *[other] { $over } characters too many
}
museums-logo = Logo
museums-logo-note = SVG (saved as PNG) or PNG; stays on your device
museums-logo-failed = This picture cannot be used. Choose a PNG, or an SVG with a width and a height.
museums-evaluations = Count visits on the device
museums-evaluations-note = games, languages and minutes; nothing about the players

## The screen

museums-look = Preview
museums-shape-upright = Portrait
museums-shape-lying = Landscape
museums-shape-table = Table
museums-shape-page = On a page
# $width, $height: pixels. $percent: size of the preview, for example “40”.
museums-size = { $width } × { $height }, shown at { $percent }%
museums-live = Live: touch and play.

## Code and archive to take away

museums-for-page = For your page
museums-way-frame = frame
museums-way-element = element
museums-copy = Copy the lines
museums-copied = The lines have been copied.
# Below the lines for a page. exhibit.json is the name of a file.
museums-lines-note = This code does not contain your texts, logo, colours or sound. Only the archive and exhibit.json do.
museums-for-gallery = For the gallery
museums-archive = Archive for a USB stick
# $megabytes: a number, for example “14”.
museums-archive-note = zip, { $megabytes } MB, needs no network
# $percent: a number from 0 to 100.
museums-archive-making = { $percent }% packed …
museums-archive-failed = The archive could not be packed, because a file of this site could not be loaded. Please try again.
museums-settings = Your settings
museums-faulty = Correct these entries first; otherwise the exhibit will show errors to every visitor.
museums-open = Open an exhibit
museums-open-note = exhibit.json from your stick; choose the logo again
museums-clear = Start from scratch
museums-phone = Try it on your phone
museums-phone-note = Or print this code for the display case, so that visitors can take the game home.

## Counted visits
## On a device that counts visits.

museums-counted = Counted on this device
# $visits, $days, $ended, $minutes: numbers; $ended of games that were finished.
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

## Questions of museums

museums-need = Requirements
museums-need-1 = Any screen of at least 10 inches with a browser from the last three years; touch is best, a mouse will do. Once everything has been copied, no network is needed.
museums-everyone = For everyone
museums-everyone-1 = On a portrait screen, all controls are in the lower 1,200 pixels, within reach from a wheelchair; colour is never the only signal. Every game can be played by keyboard and with a screen reader.
museums-privacy = Privacy
museums-privacy-1 = Nothing is sent. An exhibit stores nothing either, unless you ask it to count visits: the board is reset for the next visitor.
museums-unattended = Unattended
museums-unattended-1 = The exhibit plays without visitors, asks if a visitor is still there, and restarts after a fault. It has no links to other pages.
museums-licence = Licence
museums-licence-1 = The program is free under the MIT licence, for any purpose, including commercial use. Fonts and libraries have their own free licences.
museums-cite = How to cite
museums-cite-1 = Cite “alveus: forgotten board games” with the date and the version; the version is at the foot of the statements page. Every reading of a rule names its source on the rules page.
