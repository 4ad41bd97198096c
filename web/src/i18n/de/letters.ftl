### Briefpartien: die Seite, auf der sie begonnen, geöffnet, beantwortet und gesendet werden.
### Jeder Zug ist ein „Brief“: ein Link, den der Spieler sendet. Beide Spieler berechnen die Würfel aus versiegelten Zahlen.
### $number: Nummer eines Briefs. $name: Name des anderen Spielers; „none“, wenn unbekannt. $at: Tag und Uhrzeit, etwa „Freitag um 21:30“.
### $file: eine Datei in Anführungszeichen oder „Dieser Text“, immer am Satzanfang.

letter-begin = Per Brief spielen
letter-begin-lead = Sie spielen per Brief: Jeder Zug ist ein Link, den Sie auf beliebigem Weg senden. Sie brauchen kein Konto, und keiner muss dem anderen vertrauen.
# Knopf: beginnt eine Partie ohne Würfel.
letter-start = Beginnen
# Knopf: beginnt eine Partie mit Würfeln, indem er den ersten Brief schreibt.
letter-write = Brief schreiben
# Öffnet eine Liste anderer Spiele.
letter-another = Anderes Spiel wählen
letter-names = Namen
letter-name-mine = Ihr Name
letter-name-yours = Name Ihres Gegenübers
letter-names-note = Freiwillig. Wer den Link hat, kann die Namen lesen.
letter-passing = Ihre Partie ist nur auf diesem Gerät gespeichert, und der Browser kann sie löschen. „Meine Partie sichern“ im Menü speichert sie in einer Datei.
letter-hindrance-storage_full = Der Speicher dieses Geräts ist voll, deshalb kann Ihre Partie nicht gespeichert werden. Geben Sie Speicherplatz frei und versuchen Sie es noch einmal.
letter-hindrance-storage_lost = Dieses Fenster kann keine Partien mehr speichern. Laden Sie die Seite neu und versuchen Sie es noch einmal.
letter-hindrance-storage_forbidden = Dieses Fenster kann keine Partien speichern: Vielleicht ist es privat oder Teil einer anderen Seite. Hier können Sie nicht per Brief spielen, weil Ihre Partie verloren ginge.
letter-cannot-keep = Dieses Gerät kann Ihre Partie nicht speichern, deshalb können Sie hier nicht antworten. Öffnen Sie den Brief in einem anderen Browser oder in einem Fenster, das nicht privat ist.
letter-unreadable = Dieser Brief ist nicht lesbar
# Knopf bei der Meldung, dass ein Brief nicht lesbar ist.
letter-mend = Brief einfügen
letter-older = Brief { $number } ist überholt. Das Brett zeigt die aktuelle Stellung.
letter-from = Brief { $number }{ $name ->
    [none] {""}
   *[other] { " " }von { $name }
}
letter-in-order = Brief { $number }{ $name ->
    [none] {""}
   *[other] { " " }von { $name }
} ist geprüft und in Ordnung.
# $word: kurze Nachricht des anderen Spielers.
letter-writes = { $name ->
    [none] Nachricht
   *[other] { $name } schreibt
}: { $word }
# Beschriftung eines Felds für eine kurze Nachricht, die mit dem Brief gesendet wird.
letter-word = Ein paar Worte an Ihr Gegenüber
# Zahl der getippten von den erlaubten Zeichen.
letter-word-count = { $count } von { $most }
letter-send = Senden
letter-stands = Ein gesendeter Brief ist endgültig: Seine Züge können nicht zurückgenommen werden.
letter-not-written = Der Brief konnte nicht geschrieben werden. Versuchen Sie es noch einmal.
letter-waiting = Wie Ihr Brief kommt auch die Antwort als Link.
letter-waiting-for = { $name ->
    [none] Sie warten auf die Antwort
   *[other] Sie warten auf { $name }
}
letter-sent = Brief { $number } haben Sie am { $at } geschrieben. Die Antwort kommt als Link: Öffnen Sie ihn, und die Partie geht hier weiter.
letter-ready = Brief { $number } ist fertig
letter-invited = { $name ->
    [none] Sie sind zu einer Partie eingeladen
   *[other] { $name } lädt Sie zu einer Partie ein
}
letter-watching = Sie sehen dieser Partie zu. Was Sie hier tun, ändert nichts an ihr.
letter-offered = Ihr Gegenüber bietet ein Unentschieden an. Nehmen Sie es an, oder spielen Sie weiter.
letter-agree = Unentschieden annehmen
letter-ending = { $end ->
    [resign] Mit diesem Brief geben Sie auf.
    [draw] Mit diesem Brief nehmen Sie das Unentschieden an.
   *[offer] Mit diesem Brief bieten Sie ein Unentschieden an.
}
# Unter `letter-ending` mit einem Angebot, in einem Spiel mit Würfeln.
letter-offer-roll = Ihr Gegenüber kann den nächsten Wurf sehen, bevor es auf das Angebot antwortet.
# Knopf nach `letter-ending`: nimmt Aufgabe, Zustimmung oder Angebot zurück.
letter-not-so = Doch nicht
letter-new = Neue Briefpartie …
letter-open = Brief öffnen …
# In der Antwort auf eine Einladung.
letter-to-seal = Ihre Antwort enthält Ihr Siegel für die Würfel. Sobald sie gesendet ist, kann gewürfelt werden.
letter-agreed = Sie haben sich auf ein Unentschieden geeinigt.
# Knopf: sendet den letzten Brief noch einmal.
letter-send-again = Noch einmal senden
letter-verify = Nachprüfen
# Name der Gruppe von Knöpfen für den Brief, von Screenreadern gesprochen.
letter-acts = Aktionen für den Brief
letter-open-now = Öffnen
letter-open-one = Brief öffnen
letter-next-theirs = { $name ->
    [none] Ihr Gegenüber
   *[other] { $name }
} beginnt die nächste Partie der Serie mit einem Brief.
# Drei Schritte einer neuen Partie, in einer Reihe: Wählen, Senden, Warten.
letter-step-choose = Wählen
letter-step-send = Senden
letter-step-wait = Warten
# Beschriftung eines Musters, das das Siegel der Würfel zeigt; darunter der Zusatz.
letter-seal = Ihr Siegel
letter-seal-note = steht vor dem ersten Wurf fest
letter-delete = Partie löschen …
letter-delete-title = Partie löschen?
letter-delete-lead = Ihre Partie wird auf diesem Gerät gelöscht. Briefe dieser Partie können Sie dann nicht mehr beantworten.
letter-delete-now = Löschen
letter-again = Noch einmal senden …
letter-resign = Im nächsten Brief aufgeben
letter-offer = Im nächsten Brief Unentschieden anbieten
letter-proof = Partie nachprüfen
# Knopf: speichert die Partie des Spielers samt ihrem Geheimnis in einer Datei.
letter-keep = Meine Partie sichern
letter-from-file = Brief aus Datei öffnen …
letter-from-file-note = Für einen Brief, den Sie als Datei bekommen haben.
letter-fair = Warum niemand betrügen kann
letter-nothing-sent = Es wurde noch kein Brief geschrieben.
# Betreff der Nachricht, wenn der Link mit einer anderen App geteilt wird. $game: Name eines Spiels, etwa „Bohnenspiel“.
letter-title = Eine Partie { $game }
# Text dieser Nachricht; es folgt der Link.
letter-text = Neuer Brief in unserer Partie { $game }. Der Link öffnet das Brett:
letter-numbered = Brief { $number }{ $name ->
    [none] {""}
   *[other] { " " }an { $name }
}
letter-send-lead = { $first ->
    [yes] Der Brief enthält die Regeln und Ihr Siegel für die Würfel. Noch wurde nicht gewürfelt.
   *[no] Der Brief enthält die ganze bisherige Partie.
}
letter-share = Teilen
letter-copy = Link kopieren
letter-copied = Der Link ist kopiert.
letter-mail = E-Mail
letter-file = Datei
# Name der gespeicherten Datei, ohne Endung.
letter-file-name = Brief-{ $number }
letter-after = Diese Seite sendet nichts: Sie senden den Link selbst.
letter-long = Dieser Brief ist sehr lang, und manche Messenger schneiden lange Links ab. Senden Sie ihn als Datei.
# $host: Adresse einer Website, etwa „localhost:8000“.
letter-unreachable = { $reach ->
    [device] Andere können diesen Link nicht öffnen: Die Adresse { $host } gilt nur auf diesem Gerät.
   *[network] Andere können diesen Link nur in Ihrem Netz öffnen: Die Adresse { $host } gilt nur dort.
} Wer alveus auf dem eigenen Gerät hat, kann den Link dort unter „Brief öffnen“ einfügen.
# $site: Adresse einer anderen Website, etwa „alveus.example“.
letter-elsewhere = Der Link führt zu { $site }, weil die Adresse dieser Seite nur { $reach ->
    [device] auf diesem Gerät
   *[network] in Ihrem Netz
} gilt. Wenn die Antwort kommt, kopieren Sie den neuen Link und wählen Sie hier „Brief öffnen“.
letter-unstored = Dieses Gerät konnte den Brief nicht speichern. Senden Sie ihn jetzt, denn nach dem Schließen der Seite können Sie ihn hier nicht mehr senden. Sichern Sie Ihre Partie als Datei, damit Sie die Antwort öffnen können.
letter-no-code = Dieser Brief ist zu lang für einen QR-Code. Senden Sie den Link oder die Datei.
letter-code = Brief als QR-Code
letter-code-note = Richten Sie die Kamera eines Telefons auf den Code, oder senden Sie den Link.
letter-paste = Der Link, den Sie bekommen haben
letter-camera = QR-Code scannen
letter-camera-lead = Richten Sie die Kamera auf den QR-Code. Das Bild bleibt auf diesem Gerät.
letter-camera-blocked = Zum Schutz vor Tracking verfälscht dieser Browser die Bilddaten, die eine Seite ausliest; deshalb kann diese Seite keinen QR-Code lesen. Erlauben Sie ihr, Canvas-Daten auszulesen, oder fügen Sie stattdessen den Link ein.
letter-no-camera = Die Kamera kann hier nicht benutzt werden. Fügen Sie stattdessen den Link ein.

## Eine Partie wiederherstellen, und Dateien überhaupt
## Fehler und Fragen nach dem Öffnen einer Datei.

letter-restore = Meine Partie wiederherstellen
letter-restore-menu = Meine Partie wiederherstellen …
letter-restore-note = Für eine Sicherung Ihrer Partie von diesem oder einem anderen Gerät. Sicherungen werden nie mit Briefen gesendet.
# Eine Datei als Subjekt am Satzanfang. Ein Text ohne Dateinamen wurde eingefügt oder gescannt.
file-named = „{ $name }“
file-unnamed = Dieser Text
open-letter-none = Dieser Text enthält keinen Brief. Fügen Sie den ganzen Link ein.
open-letter-other = { $file } enthält keinen Brief. Wählen Sie die Datei, die Sie bekommen haben, oder fügen Sie den Link ein.
open-letter-large = { $file } ist zu groß für einen Brief. Wählen Sie die Datei, die Sie bekommen haben, oder fügen Sie den Link ein.
open-letter-save = { $file } enthält eine gespeicherte Partie, keinen Brief. Öffnen Sie sie auf der Seite des Spiels mit „Aus Datei laden …“.
open-letter-backup = { $file } enthält keinen Brief, sondern eine Sicherung von allem. Wählen Sie dafür in den Einstellungen eines Spiels „Sicherung einspielen“.
open-letter-damaged = { $file } ist kein Brief, sondern eine beschädigte Sicherung einer Partie. Wählen Sie den Brief, den Sie bekommen haben.
open-letter-side = { $file } enthält keinen Brief, sondern die Sicherung einer Partie samt der geheimen Zahl für die Würfel. Haben Sie die Datei selbst gesichert, wählen Sie „Meine Partie wiederherstellen“. Wurde sie Ihnen geschickt, bitten Sie stattdessen um den Brief.
restore-lead = Wählen Sie die Datei, die Sie mit „Meine Partie sichern“ gespeichert haben. Das Wiederherstellen ersetzt nie eine andere Partie auf diesem Gerät.
restore-choose = Datei wählen …
restore-reading = { $file } wird geprüft …
restore-letter = { $file } enthält einen Brief, keine Sicherung Ihrer Partie.
restore-other = { $file } enthält keine Sicherung Ihrer Partie. Wählen Sie die Datei, die Sie mit „Meine Partie sichern“ gespeichert haben.
restore-large = { $file } ist zu groß für die Sicherung einer Partie. Wählen Sie die Datei, die Sie mit „Meine Partie sichern“ gespeichert haben.
restore-save = { $file } enthält eine gespeicherte Partie, keine Sicherung einer Briefpartie. Öffnen Sie die Datei auf der Seite des Spiels mit „Aus Datei laden …“.
restore-backup = { $file } enthält eine Sicherung von allem, nicht die einer einzelnen Partie. Wählen Sie dafür in den Einstellungen eines Spiels „Sicherung einspielen“.
restore-damaged = { $file } ist beschädigt oder wurde verändert. Es wurde nichts wiederhergestellt. Sichern Sie Ihre Partie noch einmal auf dem Gerät, auf dem sie gespeichert ist.
restore-refused = { $file } kann nicht geöffnet werden. { $reason }
restore-changed = Die gespeicherte Partie hat sich in einem anderen Fenster geändert. Es wurde nichts wiederhergestellt. Wählen Sie die Datei noch einmal.
restore-question-title = Haben Sie diese Datei selbst gesichert?
restore-about = { $file }: { $game }{ $name ->
    [none] {""}
   *[other] { " " }mit { $name }
}, { $number ->
    [0] noch kein Brief geschrieben
   *[other] Brief { $number }
}
restore-question = Diese Datei enthält eine geheime Zahl. Öffnen Sie die Datei nur, wenn Sie sie selbst gesichert haben.
restore-question-why = Die Würfel hängen von diesem Geheimnis ab. Hat jemand anders die Datei geschrieben, kann diese Person jeden Wurf vorhersehen.
restore-differs-title = Diese Datei passt nicht zu Ihrer Partie
# $known und $given sind Züge, oder ein Strich, wenn es keinen Zug gibt.
restore-differs-moves = { $file } weicht bei Zug { $number } von der Partie auf diesem Gerät ab. Dieses Gerät: { $known }. Die Datei: { $given }.
restore-differs-rules = { $file } passt nicht zur Partie auf diesem Gerät: Regeln, Züge oder die versiegelten Geheimnisse der Spieler weichen ab.
restore-differs-secret = { $file } enthält ein anderes Geheimnis als die Partie auf diesem Gerät oder ist die Sicherung Ihres Gegenübers.
restore-differs-next = Verwenden Sie diese Datei nur, wenn Sie sie selbst gesichert haben; sonst könnte ihr Verfasser Ihre Würfe vorhersehen. Wenn Sie auf zwei Geräten spielen, nutzen Sie weiter das Gerät, auf dem Sie den letzten Brief geschrieben haben.
restore-older-title = Ihre Partie ist neuer als diese Datei
restore-older = { $file } enthält die Partie nur bis Brief { $number }. Die Partie auf diesem Gerät ist neuer.
restore-kept = Die Partie auf diesem Gerät ist unverändert.
restore-open-stored = Meine Partie öffnen

## Alle Briefpartien
## Die Seite mit allen Briefpartien, in drei Gruppen.

letters-lead = Partien mit Freunden in der Ferne. { $count ->
    [0] Keine Partie wartet auf Sie.
    [one] Eine Partie wartet auf Sie.
   *[other] { $count } Partien warten auf Sie.
}
letters-new = Neue Briefpartie
letters-none = Auf diesem Gerät gibt es noch keine Briefpartien. Beginnen Sie eine, oder öffnen Sie einen Brief, den Sie bekommen haben.
letters-how = So funktioniert eine Briefpartie
letters-step-1 = Wählen Sie ein Spiel und schreiben Sie den ersten Brief. Die Seite macht daraus einen Link.
letters-step-2 = Schicken Sie den Link per E-Mail oder Messenger. Er enthält die ganze Partie; ein Konto ist nicht nötig.
letters-step-3 = Ihr Gegenüber öffnet den Link, antwortet und schickt Ihnen einen neuen Link.
# Überschriften von drei Gruppen von Partien.
letters-ours = Sie sind am Zug
letters-open = Öffnen
letters-theirs = Sie warten auf Antwort
letters-over = Beendet
letters-safe = Ihre Briefpartien sind nur auf diesem Gerät gespeichert. Öffnen Sie eine Partie und wählen Sie „Meine Partie sichern“, bevor Sie die Browserdaten löschen oder das Telefon wechseln.

## Nachprüfen und Widerspruch
## `proof-…`: das Fenster, das eine Partie nachprüft. `differs-…`: ein Fenster über zwei Briefe, die sich widersprechen.

proof-done = { $throws ->
    [0] { $moves ->
        [0] Die Briefe entsprechen
        [one] { $moves } Zug entspricht
       *[other] Alle { $moves } Züge entsprechen
    } den Regeln. Die Prüfung dauerte { $ms } ms.
   *[other] { $throws ->
        [one] { $throws } Wurf passt
       *[other] Alle { $throws } Würfe passen
    } zu beiden Siegeln, und { $moves ->
        [0] die Briefe entsprechen
        [one] { $moves } Zug entspricht
       *[other] alle { $moves } Züge entsprechen
    } den Regeln. Die Prüfung dauerte { $ms } ms.
}
proof-lead = Vor dem ersten Wurf hat jede Seite eine Kette von Zahlen versiegelt. Jeder Wurf wird aus je einem Glied beider Ketten berechnet; keine Seite konnte ihn wählen, vorhersehen oder wiederholen.
# Unter dem Siegel eines Spielers.
proof-came = kam mit Brief { $number }
# Spaltenköpfe: Nummer des Wurfs, Spieler, Würfel, damit gespielte Züge.
proof-roll = Wurf
proof-who = Spieler
proof-dice = Würfel
proof-played = Züge
proof-all = { $count ->
    [one] Einen weiteren Wurf zeigen
   *[other] { $count } weitere Würfe zeigen
}
# Beschreibung eines Musters für ein Kettenglied, von Screenreadern gesprochen.
proof-link = Das Kettenglied von { $side } für Wurf { $number } passt zum Siegel
# Aussagen, jeweils gefolgt von „ja“ oder „nein“ (`proof-yes`, `proof-no`).
proof-fits = Die Kettenglieder von { $side } passen zum Siegel
proof-legal = Jeder Zug entspricht den Regeln
proof-agrees = Kein Brief widerspricht einem anderen
proof-yes = ja
proof-no = nein
proof-seal = Siegel: { $side }
# In der Spalte „Spieler“: der Wurf, der entscheidet, wer beginnt.
proof-lot = Wer beginnt
proof-copy = Kopieren
proof-copied = Die Zeilen sind kopiert.
# Über Programmzeilen, die die Prüfung wiederholen.
proof-python = Die Prüfung in Python:
differs-title = Zwei Briefe widersprechen sich
# Überschriften von zwei Stellungen nebeneinander: aufbewahrter und geöffneter Brief.
differs-known = Auf diesem Gerät
differs-given = Geöffneter Brief
differs-known-note = { $number ->
    [0] Noch nicht gesendet
   *[other] Brief { $number }, { $at }
}
differs-given-note = Brief { $number }, gerade geöffnet
differs-told = Im Brief auf diesem Gerät steht { $known }, im geöffneten Brief { $given }.
differs-untold = { $who ->
    [given] Der geöffnete Brief geht mit { $moves } weiter, der Brief auf diesem Gerät nicht.
   *[known] Der Brief auf diesem Gerät geht mit { $moves } weiter, der geöffnete Brief nicht.
}
differs-first = Erster Unterschied
differs-turn = Zug { $number }, { $side }
# Beschriftung vor den Bildern der Würfel im ersten abweichenden Zug.
differs-dice = Würfel in beiden Briefen
# Beschriftung, mit dem Wert „stimmen in beiden Briefen überein“ oder „stimmen nicht überein“.
differs-seals = Siegel und Kettenglieder
differs-seals-fit = stimmen in beiden Briefen überein
differs-seals-other = stimmen nicht überein
differs-slip = Vielleicht liegt der Unterschied an einem alten Tab oder einem zweiten Gerät. Bitten Sie noch einmal um den Brief.
differs-keep = Meine Partie behalten
# Knopf: kopiert die Frage `differs-text` an den anderen Spieler.
differs-ask = Nachfragen
differs-ask-name = { $name } fragen
# Die Frage an den anderen Spieler, als Chatnachricht kopiert.
differs-text = Bitte den letzten Brief noch einmal senden: Er passt nicht zum vorigen.
differs-copied = Die Rückfrage ist kopiert. Fügen Sie sie in Ihren Chat ein.

## Warum niemand betrügen kann
## Eine Seite mit Erklärungen: Überschriften, Absätze und ein Bild (`trust-picture` bis `trust-seals`).

trust-title = Warum niemand betrügen kann
trust-lead = Ihr Gegenüber ist weit weg, und keine dritte Person würfelt für Sie beide. Trotzdem kann keiner von Ihnen einen Wurf wählen, vorhersehen oder wiederholen.
trust-seal = Zuerst versiegelt jeder ein Geheimnis
trust-seal-1 = Vor dem ersten Wurf wählt jedes Gerät eine geheime Zahl und versiegelt sie. Die Siegel stehen in den ersten Briefen. Ein Siegel verrät nichts, passt aber nur zu einer einzigen Zahl.
trust-roll = Jeder Wurf braucht beide Spieler
trust-roll-1 = Jedes Siegel legt auch eine Kette fest, deren Glieder geheime Werte sind. Für jeden Wurf geben beide ein Glied ihrer eigenen Kette preis, und aus beiden Gliedern wird der Wurf berechnet. Sie geben Ihr Kettenglied erst preis, wenn Sie vor diesem Wurf nichts mehr zu entscheiden haben; für Ihr Gegenüber gilt dasselbe.
trust-roll-2 = Das Ergebnis eines Wurfs erfahren Sie erst nach Ihrer letzten Entscheidung vor diesem Wurf. Sobald Sie es kennen, ist diese Entscheidung endgültig.
trust-moves = Jeder Brief enthält die ganze Partie
trust-moves-1 = Beim Öffnen eines Briefs wird die Partie nach den Regeln nachgespielt. Ein unerlaubter Zug, ein veränderter Wurf oder ein zurückgenommener Zug fällt sofort auf, und Ihre Partie bleibt erhalten.
trust-not = Grenzen
trust-not-1 = Ihr Gegenüber kann einen Computer um Rat fragen, einfach nicht mehr antworten oder den Brief anderen zeigen. Wer den Link hat, kann zusehen.
trust-not-2 = Ihre Partie liegt auf Ihrem Gerät. Wird sie dort gelöscht, hilft nur eine Datei, die Sie mit „Meine Partie sichern“ gespeichert haben.
# Beschreibung des Bilds, von Screenreadern gesprochen.
trust-picture = Ihr Kettenglied und das Ihres Gegenübers sind jeweils durch ein Siegel festgelegt und ergeben zusammen einen Wurf.
# Beschriftungen im Bild: zwei Muster, darunter jeweils `trust-seals`.
trust-yours = Ihr Kettenglied
trust-theirs = Kettenglied Ihres Gegenübers
trust-seals = versiegelt vor dem ersten Wurf
