### Sicherungen aller Daten, die auf dem Gerät gespeichert sind: Fragen und Ergebnisse in einem Fenster.
### $games, $letters, $count: Zahlen der Spiele und Briefpartien. $date: ein Datum, etwa „27. November 2026“.

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
backup-asked = Diese Sicherung vom { $date } enthält Ihre Ergebnisse und Einstellungen, { $games ->
    [0] keine Spiele
    [one] ein Spiel
   *[other] { $games } Spiele
} und { $letters ->
    [0] keine Briefpartien
    [one] eine Briefpartie
   *[other] { $letters } Briefpartien
}.
# In der Frage, bevor eine Sicherung eingespielt wird, nach `backup-asked`.
backup-merged = Die Sicherung wird mit den Daten auf diesem Gerät zusammengeführt. Neuere Spiele auf diesem Gerät bleiben erhalten.
backup-warning = Eine Sicherung enthält die geheimen Zahlen Ihrer Briefpartien. Spielen Sie nur Sicherungen ein, die Sie selbst angelegt haben.
backup-restore-yes = Einspielen
backup-done = Die Sicherung ist eingespielt.
# Nach `backup-done`: was die Sicherung hinzugefügt hat.
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
    [one] Ein Spiel der Sicherung weicht von dem auf diesem Gerät ab. Beide bleiben erhalten; das eingespielte finden Sie unter „Beiseitegelegte Spiele“.
   *[other] { $count } Spiele der Sicherung weichen von denen auf diesem Gerät ab. Alle bleiben erhalten; die eingespielten finden Sie unter „Beiseitegelegte Spiele“.
}
# $game: Name eines Spiels. $named: ob der andere Spieler einen Namen hat, nur für die Auswahl. $name: dieser Name.
backup-refused = { $named ->
    [true] Ihre Briefpartie mit { $name } ({ $game }) hat auf diesem Gerät andere geheime Zahlen als in der Sicherung. Die Partie auf dem Gerät bleibt erhalten; die gesicherte wird nicht eingespielt.
   *[other] Eine Ihrer Briefpartien ({ $game }) hat auf diesem Gerät andere geheime Zahlen als in der Sicherung. Die Partie auf dem Gerät bleibt erhalten; die gesicherte wird nicht eingespielt.
}
backup-lab-refused = Im Labor auf diesem Gerät sind die Partien eines anderen Versuchs gespeichert. Sie bleiben erhalten; die gesicherten werden nicht eingespielt.
# Nach `backup-saved`.
backup-lab-left_out = Die Partien des Labors sind zu viele für eine Sicherung. Sichern Sie sie im Labor als Datei.
backup-reload = Seite neu laden
backup-damaged = Diese Sicherung ist beschädigt oder unvollständig. Nichts wurde verändert. Verwenden Sie eine andere Kopie der Datei.
backup-foreign = Diese Datei ist keine alveus-Sicherung. Nichts wurde verändert. Wählen Sie eine Datei, die Sie mit „Alles sichern“ gespeichert haben.
backup-too_new = Diese Sicherung stammt aus einer neueren Version von alveus. Nichts wurde verändert. Laden Sie die Seite neu, um die neue Version zu erhalten, und versuchen Sie es noch einmal.
backup-too_large = Diese Datei ist größer als { $limit } MB und kann deshalb keine Sicherung sein. Nichts wurde verändert. Wählen Sie eine Datei, die Sie mit „Alles sichern“ gespeichert haben.
backup-full = Auf diesem Gerät ist nicht genug Platz für die Sicherung. Nichts wurde verändert. Entfernen Sie beiseitegelegte Spiele und versuchen Sie es noch einmal.
backup-failed = Dieses Fenster kann keine Spiele speichern, deshalb wurde die Sicherung nicht eingespielt. Laden Sie die Seite neu und versuchen Sie es noch einmal.
