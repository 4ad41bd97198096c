### Nach dem Spiel: der Rückblick, das Nachspielen, das Bild zum Teilen.

review-title = Rückblick
review-begins = Der Rückblick beginnt …
review-progress = Berechnung: { $done } %. Alle Werte sind vorläufig.
review-percent = { $value } %
review-turning = Wendepunkt: Zug { $turn }
review-look = Zug { $turn } auf dem Brett zeigen
review-chances = { $whose ->
    [yours] Ihre Aussichten { $way ->
        [rose] stiegen
       *[fell] fielen
    } von { $from } auf { $to } %.
   *[side] Die Aussichten { $sideOf } { $way ->
        [rose] stiegen
       *[fell] fielen
    } von { $from } auf { $to } %.
}
review-luck = Glück
review-luck-told = { $kind ->
    [none] Die Würfel begünstigten keine Seite
    [own] { $whose ->
        [yours] Die Würfel begünstigten Sie (+{ $value } %)
       *[side] Die Würfel begünstigten { $side } (+{ $value } %)
    }
   *[other] Die Würfel begünstigten { $other } (+{ $value } %)
}
review-lucky = { $sideSubject } hatte Glück
review-lucky-you = Sie hatten Glück
review-skill = Können
review-skill-told = { $whose ->
    [yours] Verlust je Zug durch Fehler: Sie { $amount } · { $others }
   *[side] Verlust je Zug durch Fehler: { $sideSubject } { $amount } · { $others }
}
review-others = Die anderen
review-best = { $whose ->
    [yours] Ihr bester Zug (Zug { $turn })
   *[side] { $side }: bester Zug (Zug { $turn })
}
review-costliest = { $whose ->
    [yours] Ihr größter Fehler (Zug { $turn })
   *[side] { $side }: größter Fehler (Zug { $turn })
}
review-clear = Kein anderer Zug war so gut.
review-better = Besser: { $move }
review-good = Der beste Zug; er brachte die Wende.
review-again = Ab hier neu spielen
review-again-done = Hier beginnt ein neues Spiel. Das bisherige Spiel bleibt erhalten.
review-flawless = Es wurden keine Fehler gefunden.
review-moments = Die wichtigsten Augenblicke
review-moment = { $whose ->
    [yours] Zug { $turn }, Sie: { $move }
   *[side] Zug { $turn }, { $side }: { $move }
}
review-table = Als Tabelle zeigen
review-undo = Letzten Zug zurücknehmen
review-next = Und nun?
review-next-level = Stufe { $level } spielen: { $name }
review-next-course = Schritt für Schritt lernen
review-measured = So wird gemessen
review-measure-judge = { $name ->
    [none] Der stärkste Computerspieler beurteilt jeden Zug.
   *[other] Der stärkste Computerspieler ({ $name }) beurteilt jeden Zug.
}
review-measure-depth = { $depth ->
    [0] Der Computer beurteilt die Stellung nach jedem Zug, ohne vorauszurechnen.
    [one] Der Computer rechnet nach jedem Zug mindestens einen Schritt voraus.
   *[other] Der Computer rechnet nach jedem Zug mindestens { $depth } Schritte voraus.
}
review-measure-luck = „Glück“ vergleicht den Wert jedes Wurfs mit dem Durchschnitt aller möglichen Würfe.
review-measure-skill = „Können“ zeigt, wie viel jeder Zug gegenüber dem bestmöglichen verliert: je weniger, desto besser.
review-measure-doubt = Auch der Computer kann irren. Unterschiede, die kleiner sind als seine Fehlerspanne, gelten nicht als Fehler.

## Das Nachspielen

replay-title = Nachspielen
replay-start = Anfangsstellung
replay-turn = Zug { $number } von { $of }
replay-leave = Zurück zum Ergebnis
replay-return = Zurück zum Spiel
replay-keys = Nachspielen
replay-slider = Zug
replay-speed = Tempo
replay-slow = Langsam
replay-calm = Normal
replay-quick = Schnell
replay-key-turn = Zug
replay-key-space = Leertaste
replay-key-play = abspielen
replay-best = Der beste Zug.
replay-costly = Ein Fehler.
replay-chances = { $side }: Gewinnaussichten
replay-balance = { $side }: erwarteter Vorsprung
replay-from-to = { $from } → { $to }

## Das Bild zum Teilen

share-title = Dieses Spiel teilen
share-tag = Vergessene Spiele, wieder spielbar
share-turns = { $count ->
    [one] Das Spiel dauerte einen Zug.
   *[other] Das Spiel dauerte { $count } Züge.
}
share-turned = Zug { $turn }: { $told }
share-copy = Link kopieren
share-save = Bild speichern
share-send = Teilen …
share-altered = Dieser Browser verändert zum Schutz vor Tracking die Bilder, die eine Seite speichert. Das gespeicherte Bild kann farbiges Rauschen zeigen; um das zu vermeiden, erlauben Sie dieser Seite, Canvas-Daten zu lesen.
share-failed = Das Bild konnte nicht geteilt werden. Speichern Sie es, oder kopieren Sie den Link.
