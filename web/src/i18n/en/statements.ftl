### Statements: privacy, accessibility, legal notice, contact, source, how to cite.

statements-title = Statements
statements-lead = Data protection, accessibility, legal notice, and how to cite this site.
statements-privacy = Privacy
statements-privacy-1 = This site collects nothing and sends nothing. There are no cookies, no statistics and no third-party fonts or scripts. As with any website, the host may log requests; the legal notice names the host.
statements-privacy-2 = Your browser keeps your games and settings on your device, and they are stored nowhere else. It also keeps a copy of this site, so that the games work without a network. To delete all of this, clear the site’s data in your browser. In a link to a game or in a letter, the moves come after the # sign, so they never reach a server. To start the games faster on your next visit, your browser may also keep a copy of the loaded Python program, without your games, on your device: about ten megabytes for each family of games.
statements-privacy-3 = This statement also applies where other sites embed the games. An exhibit keeps a copy of its own files on its device, so that it works without a network, but nothing about its visitors, unless the museum lets it store games or count visits by day, game and language.
statements-access = Accessibility
statements-access-1 = We aim to meet WCAG 2.2, level AA. Every game can be played with mouse, touch, keyboard or screen reader; moves are described in sentences; colours can be light, dark or high-contrast, and animations follow your system’s setting.
statements-access-2 = Every change to the program is tested with the axe testing tool and with the keyboard. The program has not yet been tested by people who use screen readers every day; please report any obstacles.
statements-imprint = Legal notice
statements-imprint-none = The operator of this site has not written a legal notice yet. It belongs in the file imprint.txt in this page’s folder.
statements-contact = Contact
statements-contact-1 = Please write to the operator of this site; the contact details are in the legal notice.
statements-source = Source code
statements-source-1 = The program is free software under the MIT licence. This site also contains the readable source of the Python package that runs the games, and the documentation explains how to build the whole site.
statements-source-docs = Documentation
statements-cite = How to cite
# $version: a version, for example “1.4.0”.
statements-cite-1 = The alveus authors, “alveus: forgotten board games, their rules and opponents in Python”. Version { $version }.

## Accessibility tests
## A table of criteria and a text to report a problem.

statements-tried = Accessibility tests
statements-tried-lead = Every criterion of WCAG 2.2, levels A and AA, with its status and the evidence for it. The tests are part of the program’s source.
criterion-number = Criterion
criterion-state = Status
criterion-shown = Evidence
criterion-state-met = met
criterion-state-partly = partly met
criterion-state-none = not applicable
# In the column “Evidence”, if there is no test.
criterion-look = checked by eye
statements-lacking = Known problems
statements-lacking-1 = The program has not yet been tested by people who use screen readers every day. The only tests with Orca were automated; NVDA, JAWS, VoiceOver and TalkBack have not been tried.
statements-lacking-2 = Numbers and inscriptions on boards are drawings. They grow with the board and do not use fonts that you have set yourself; screen readers announce them together with the place.
statements-lacking-3 = On a phone, the “Large” setting enlarges pieces only as far as the width of the screen allows.
statements-lacking-4 = The documentation for developers and researchers is in English only. Criteria marked “checked by eye” were not checked in every game.
statements-lacking-5 = After a place’s name, screen readers announce the row and column of the grid; these are not the numbers on the board. In most screen readers, you can turn this off.
statements-tell = Report a problem
statements-tell-1 = Add a description of the problem to this text, then copy it and send it to the operator of this site.
# Label of the text field, for screen readers.
statements-tell-text = Text to send
statements-tell-copy = Copy
statements-tell-copied = The text has been copied.
statements-tell-page = Page or game:
statements-tell-did = What I did:
statements-tell-happened = What happened, and what I expected:
statements-tell-with = Screen reader, keyboard, size of pieces, colours:
# Last line of the text to send. $version: version of alveus. $browser: name that the browser gives itself. $width, $height: pixels. $language: a code, for example “en”. $theme: “light”, “dark”, “contrast” or “night”.
statements-tell-device = Version { $version }, browser { $browser }, window { $width } × { $height }, language { $language }, colours { $theme }
# The names of the criteria are those of W3C, in the official translation of WCAG 2.2 where there is one.
criterion-1-1-1 = Non-text Content
criterion-1-2-1 = Audio-only and Video-only (Prerecorded)
criterion-1-2-2 = Captions (Prerecorded)
criterion-1-2-3 = Audio Description or Media Alternative (Prerecorded)
criterion-1-2-4 = Captions (Live)
criterion-1-2-5 = Audio Description (Prerecorded)
criterion-1-3-1 = Info and Relationships
criterion-1-3-2 = Meaningful Sequence
criterion-1-3-3 = Sensory Characteristics
criterion-1-3-4 = Orientation
criterion-1-3-5 = Identify Input Purpose
criterion-1-4-1 = Use of Color
criterion-1-4-2 = Audio Control
criterion-1-4-3 = Contrast (Minimum)
criterion-1-4-4 = Resize Text
criterion-1-4-5 = Images of Text
criterion-1-4-10 = Reflow
criterion-1-4-11 = Non-text Contrast
criterion-1-4-12 = Text Spacing
criterion-1-4-13 = Content on Hover or Focus
criterion-2-1-1 = Keyboard
criterion-2-1-2 = No Keyboard Trap
criterion-2-1-4 = Character Key Shortcuts
criterion-2-2-1 = Timing Adjustable
criterion-2-2-2 = Pause, Stop, Hide
criterion-2-3-1 = Three Flashes or Below Threshold
criterion-2-4-1 = Bypass Blocks
criterion-2-4-2 = Page Titled
criterion-2-4-3 = Focus Order
criterion-2-4-4 = Link Purpose (In Context)
criterion-2-4-5 = Multiple Ways
criterion-2-4-6 = Headings and Labels
criterion-2-4-7 = Focus Visible
criterion-2-4-11 = Focus Not Obscured (Minimum)
criterion-2-5-1 = Pointer Gestures
criterion-2-5-2 = Pointer Cancellation
criterion-2-5-3 = Label in Name
criterion-2-5-4 = Motion Actuation
criterion-2-5-7 = Dragging Movements
criterion-2-5-8 = Target Size (Minimum)
criterion-3-1-1 = Language of Page
criterion-3-1-2 = Language of Parts
criterion-3-2-1 = On Focus
criterion-3-2-2 = On Input
criterion-3-2-3 = Consistent Navigation
criterion-3-2-4 = Consistent Identification
criterion-3-2-6 = Consistent Help
criterion-3-3-1 = Error Identification
criterion-3-3-2 = Labels or Instructions
criterion-3-3-3 = Error Suggestion
criterion-3-3-4 = Error Prevention (Legal, Financial, Data)
criterion-3-3-7 = Redundant Entry
criterion-3-3-8 = Accessible Authentication (Minimum)
criterion-4-1-2 = Name, Role, Value
criterion-4-1-3 = Status Messages
