### Die Seite über die Nachrichten eines Rahmens, mit Beispielen zum Ausprobieren.
### $number: Nummer einer Nachricht im Verlauf. Wörter in `…` sind Code.

messages-name = Nachrichten zwischen Seite und Rahmen
messages-title = Mit einem Brett kommunizieren
messages-lead = Ein Brett in einem Rahmen meldet Ihrer Seite Ereignisse und nimmt Befehle von ihr entgegen. Hier können Sie beides ausprobieren.
messages-how = Jede Nachricht ist ein Objekt mit `alveus: 1` und einem `type` und wird mit `postMessage` gesendet. Zuerst sendet der Rahmen `ready`. Enthält Ihre Nachricht eine `id`, enthält die Antwort (`ok` oder `error`) dieselbe `id`.
# Überschrift einer Liste von Befehlen. Danach, was jeder Befehl bewirkt; die Schaltfläche sendet ihn.
messages-hears = Befehle an einen Rahmen
messages-send = Senden
messages-newGame = Beginnt ein neues Spiel; `level`, `mode` und `options` sind optional. Ein laufendes Spiel wird beiseitegelegt; es lässt sich später fortsetzen.
messages-setPosition = Baut eine Stellung (Objekt oder Text) oder ein mit *Teilen* kopiertes Spiel auf. Das Beispiel enthält die Stellung auf dem Brett.
messages-setLang = Ändert die Sprache.
messages-setTheme = Ändert die Farben: `auto`, `light`, `dark` oder `contrast`.
messages-setLog = Schaltet `log`-Nachrichten ein oder aus; sie melden, wann Spiele beginnen und enden und ob ein Mensch oder der Computer zieht.
messages-mute = Schaltet den Ton des Bretts aus oder ein.
messages-getState = Gibt den Spielstand zurück: Stellung, Link, letzter Zug in Worten, Ergebnis.
messages-reset = Setzt das Brett auf den Stand zurück, den die Adresse des Rahmens angibt.
messages-setTexts = Ändert die Texte neben dem Brett eines Exponats. Dieser Rahmen ist kein Exponat und antwortet deshalb mit einem Fehler.
messages-own = Eine eigene Nachricht
messages-own-lead = Schreiben Sie eine beliebige Nachricht. Ist sie fehlerhaft, erhalten Sie einen Fehlercode und eine Erklärung.
messages-damaged = Das ist kein JSON-Objekt. Prüfen Sie Klammern und Anführungszeichen.
messages-heard = Verlauf der Nachrichten
# Überschriften von Nachrichten im Verlauf: der Absender.
messages-by-page = { $number } · Ihre Webseite
messages-by-frame = { $number } · der Rahmen
messages-board = Ein Brett zum Ausprobieren
# Überschrift von Links und die Links.
messages-more = Mehr
messages-docs = Alle Parameter und Nachrichten
messages-types = TypeScript-Typen
messages-schema = JSON-Schema
messages-museums = Für Museen
