### The page for museums and its builder.
### An exhibit is a board on a page or a screen of a museum.

museums-name = For museums
museums-title = A game beside the display case
museums-lead = Your dice and counters are behind glass. Let visitors play the game: on your website, on a screen in the gallery, or at a table with two chairs.
museums-costs = Cost
museums-costs-1 = None. The program is free and open source, and you may change any text. There is no contract and no account.
museums-do = How it works
museums-do-1 = Choose the settings below and check the preview. Then copy the code for your website, or save an archive for your gallery.
# Link to the documentation.
museums-setting-up = Setting up an exhibit
# Link to a page about the messages between a web page and a board in an inline frame.
museums-messages = Messages to and from a frame
museums-statements = Privacy, accessibility, legal notice
museums-sources = Sources

## The form
## A form: labels, with their choices and notes beside the field.

museums-make = Design your exhibit
museums-game = Game
museums-opening = Opening screen
museums-opening-play = A new game
# $name: title of a study, for example “Zeno’s throw”.
museums-opening-study = A study: { $name }
museums-opening-learn = The course, step by step
museums-opening-rules = The rules in pictures
museums-others = Other games, shown in turn
# The other games, if none is chosen.
museums-others-note = none
museums-languages = Languages
museums-languages-note = the exhibit starts in the first language that you select
# Short choices side by side: a visitor plays the computer, two visitors play each other, or the computer plays alone.
museums-mode = Mode
museums-mode-ai = One visitor
museums-mode-two = Two visitors
museums-mode-demo = Demonstration
museums-level = Computer’s level
museums-level-note = visitors may change it
# Choices: automatic, light, dark, high contrast.
museums-light = Colours
# A number follows, then the note. Then the exhibit asks “Are you still there?”; after more seconds it starts again.
museums-idle = Ask “Are you still there?” after
museums-idle-note = seconds without a touch
museums-warn = If no visitor answers, restart after
museums-warn-note = seconds
# Choices: the level and the game.
museums-choices = Let visitors choose
museums-choices-level = the level
museums-choices-game = the game
museums-volume = Sound
museums-volume-note = silent outside these hours
museums-volume-off = off
museums-volume-low = low
museums-volume-full = full
museums-volume-from = From
museums-volume-to = Until
museums-colours = Your colours
museums-colours-paper = Background
museums-colours-ink = Text
museums-colours-accent = Buttons
museums-colours-ours = Restore the default colours
museums-colours-pale = Too little contrast: the default colours are shown until the text reaches 7 : 1 and the buttons 4.5 : 1.
museums-texts-note = Your own texts; leave a field empty to use the default text
museums-text-museum = Your museum
# Small line above the title, for example “Constantinople, about 480”.
museums-text-eyebrow = Place and time
museums-text-title = Title
museums-text-sentence = A sentence about the game
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
museums-logo-note = SVG (saved as PNG) or PNG; not uploaded
museums-logo-failed = This picture cannot be used. Choose a PNG, or an SVG with a width and a height.
museums-evaluations = Count visits on the device
museums-evaluations-note = games, languages and minutes; nothing about the players

## The screen

# Below: buttons that choose the kind of screen.
museums-look = Preview
museums-shape-upright = Portrait
museums-shape-lying = Landscape
museums-shape-table = Table
museums-shape-page = Web page
# $width, $height: pixels. $percent: size of the preview, for example “40”.
museums-size = { $width } × { $height }, shown at { $percent }%
# Below the preview.
museums-live = The preview is live: you can play in it.

## Code and archive to take away

museums-for-page = For your website
# Two kinds of HTML code: <iframe> or a custom element.
museums-way-frame = Frame
museums-way-element = Element
museums-copy = Copy code
museums-copied = The code has been copied.
# Below the code for a website. exhibit.json is the name of a file.
museums-lines-note = This code does not contain your texts, logo, colours or sound settings; only the archive and exhibit.json do.
museums-for-gallery = For the gallery
museums-archive = Archive for a USB stick
# $megabytes: a number, for example “14”.
museums-archive-note = ZIP file, { $megabytes } MB, works offline
# $percent: a number from 0 to 100.
museums-archive-making = { $percent }% packed…
museums-archive-failed = The archive could not be created because one of the site’s files could not be loaded. Please try again.
# Button that saves the file exhibit.json.
museums-settings = Save settings
museums-faulty = Correct these entries first; otherwise the exhibit will show errors to every visitor.
museums-open = Open an exhibit
museums-open-note = exhibit.json from your USB stick; the logo must be chosen again
museums-clear = Start from scratch
museums-phone = Try it on your phone
# Beside a QR code.
museums-phone-note = Or print this QR code for the display case, so that visitors can also play at home.

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
} per visit on average.
museums-counted-save = Save as a table
museums-counted-forget = Delete the counts

## Questions of museums

museums-need = Requirements
museums-need-1 = Any screen of at least 10 inches with a browser from the last three years; a touchscreen is best, but a mouse will do. Once the archive has been copied, no network is needed.
museums-everyone = For everyone
museums-everyone-1 = On a portrait screen, all controls are in the lower 1,200 pixels, within reach from a wheelchair; colour is never the only signal. Every game can be played by keyboard and with a screen reader.
museums-privacy = Privacy
museums-privacy-1 = No data is sent. An exhibit stores no data about its visitors either, unless you let it count visits. The board is reset for the next visitor.
museums-unattended = Unattended
museums-unattended-1 = Without visitors, the exhibit plays by itself. It asks whether a visitor is still there, and restarts after a fault. It has no links to other pages.
museums-licence = Licence
museums-licence-1 = The program is free under the MIT licence, for any purpose, including commercial use. Fonts and libraries have their own free licences.
museums-cite = How to cite
museums-cite-1 = Cite “alveus: forgotten board games” with the date and the version; the version is at the foot of the “Statements” page. The rules page gives the source of every reading of a rule.
