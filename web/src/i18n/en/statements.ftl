### Statements: privacy, accessibility, imprint, contact, source, how to cite.

statements-title = Statements
statements-lead = What this site does with data, for whom it works, who is responsible for it, and how to cite it.
statements-privacy = Privacy
statements-privacy-1 = This site collects nothing and sends nothing. There are no cookies, no statistics, no fonts or scripts of others. Whoever hosts it may keep a log of requests, as every web server can; the imprint says who that is.
statements-privacy-2 = Your games and settings are kept on your device by your browser, and nowhere else. You delete them with the site’s data in your browser. A link to a game or a letter holds its moves behind the # and never reaches a server.
statements-privacy-3 = In somebody else’s page the same holds. An exhibit keeps nothing at all, unless the museum has it count visits by day, game and language on its own device.
statements-access = Accessibility
statements-access-1 = We aim at WCAG 2.2, level AA. Every game can be played by mouse, finger, keyboard and screen reader; moves are told in sentences; colours come light, dark and in high contrast; motion follows your system’s setting.
statements-access-2 = Every change of the program is tried with axe and by keyboard. It was not yet tried with people who use screen readers every day; tell us what is in your way.
statements-imprint = Imprint
statements-imprint-none = Whoever hosts this site has not written an imprint yet. It stands in the file imprint.txt beside this page.
statements-contact = Contact
statements-contact-1 = Please write to whoever hosts this site; the imprint says how.
statements-source = Source
statements-source-1 = The program is free software under the MIT licence. The Python package that plays here lies beside this page as readable source, and the documentation tells how to build the whole site.
statements-source-docs = Documentation
statements-cite = How to cite
statements-cite-1 = The alveus authors: alveus: forgotten board games, their rules and opponents in Python. Version { $version }.
