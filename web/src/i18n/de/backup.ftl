### Backups of everything that is stored on the device.

backup-title = Sicherung einspielen
backup-saved = Die Sicherung ist gespeichert: { $games ->
    [0] keine Spiele
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $letters ->
    [0] keine Briefpartien
    [one] eine Briefpartie
   *[other] { $letters } Briefpartien
}.
backup-asked = Diese Sicherung vom { $date } enthält { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}{ $letters ->
    [0] {""}
    [one] , eine Briefpartie
   *[other] , { $letters } Briefpartien
} sowie Ihre Ergebnisse und Einstellungen.
backup-merged = Die Sicherung wird mit den Daten auf diesem Gerät zusammengeführt. Neuere Spiele auf diesem Gerät bleiben erhalten.
backup-warning = Eine Sicherung enthält die Geheimnisse Ihrer Briefpartien. Spielen Sie nur eine Sicherung ein, die Sie selbst angelegt haben.
backup-restore-yes = Einspielen
backup-done = Die Sicherung ist eingespielt.
backup-done-games = { $count ->
    [0] Alle Spiele der Sicherung waren schon auf diesem Gerät.
    [one] Ein Spiel ist hinzugekommen.
   *[other] { $count } Spiele sind hinzugekommen.
}
backup-done-letters = { $count ->
    [one] Eine Briefpartie ist hinzugekommen.
   *[other] { $count } Briefpartien sind hinzugekommen.
}
backup-done-shelved = { $count ->
    [one] Ein Spiel der Sicherung weicht von dem auf diesem Gerät ab. Beide bleiben erhalten: Das eingespielte finden Sie unter „Beiseitegelegte Spiele“.
   *[other] { $count } Spiele der Sicherung weichen von denen auf diesem Gerät ab. Alle bleiben erhalten: Die eingespielten finden Sie unter „Beiseitegelegte Spiele“.
}
# $game: the name of the game; $named: whether the other player has a name; $name: that name
backup-refused = { $named ->
    [true] Die Briefpartie mit { $name } ({ $game }) hat auf diesem Gerät ein anderes Geheimnis als in der Sicherung. Die Partie auf dem Gerät bleibt erhalten; die gesicherte wird nicht eingespielt.
   *[other] Eine Briefpartie ({ $game }) hat auf diesem Gerät ein anderes Geheimnis als in der Sicherung. Die Partie auf dem Gerät bleibt erhalten; die gesicherte wird nicht eingespielt.
}
backup-reload = Seite neu laden
backup-damaged = Diese Sicherung ist beschädigt oder unvollständig. Nichts wurde verändert. Verwenden Sie eine andere Kopie der Datei.
backup-foreign = Diese Datei ist keine Sicherung von alveus. Nichts wurde verändert. Wählen Sie die Datei, die mit „Alles sichern“ gespeichert wurde.
backup-too_new = Diese Sicherung stammt aus einer neueren Version von alveus. Nichts wurde verändert. Laden Sie die Seite neu, um die neue Version zu erhalten, und versuchen Sie es noch einmal.
backup-too_large = Diese Datei ist größer als { $limit } MB und kann deshalb keine Sicherung sein. Nichts wurde verändert. Wählen Sie die Datei, die mit „Alles sichern“ gespeichert wurde.
backup-full = Auf diesem Gerät ist kein Platz für die Sicherung. Nichts wurde verändert. Entfernen Sie beiseitegelegte Spiele und versuchen Sie es noch einmal.
backup-failed = Dieses Fenster kann keine Spiele speichern, deshalb wurde die Sicherung nicht eingespielt. Laden Sie die Seite neu und versuchen Sie es noch einmal.
