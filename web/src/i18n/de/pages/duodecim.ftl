### Die Seite mit den Regeln von Duodecim scripta. Mau: Verfasser des Artikels von 1905 mit den Regeln.
### page-NAME: Überschrift eines Abschnitts. page-NAME-1, -2 …: seine Absätze. page-NAME-picture:
### Unterschrift seines Bretts. page-short-1 bis -3: Unterschriften von drei Brettern mit den Regeln in
### Kürze, im Spiel. glossary-BEGRIFF: Erklärung eines Begriffs. found-OPTION: Ergebnis von Partien
### zwischen Computerspielern.
### *Wörter* sind betont, _Wörter_ lateinisch.

page-lead = Zwölf in der Mitte geteilte Linien, drei Würfel, die direkt auf dem Brett rollen, und ein Epigramm, das Stein für Stein die Spielstellung eines Kaisers beschreibt.
# Name des Inhaltsverzeichnisses, von Screenreadern gesprochen.
page-contents = Auf dieser Seite
page-short-1 = Jede Seite hat fünfzehn Steine. Weiß zieht von 1 nach 24, Schwarz umgekehrt; wer zuerst alle Steine hinausgebracht hat, gewinnt.
page-short-2 = Jeder der drei Würfel bringt einen Stein um seine Augenzahl weiter; Sie dürfen mehrere Würfel für denselben Stein nutzen. Zwei Steine des Gegners blockieren ein Feld.
page-short-3 = Ein einzelner Stein kann geschlagen werden und beginnt dann von vorn. Paare sind sicher.

page-story = Das Spiel des Claudius und des Zenon
page-story-1 = Antike Autoren sagen wenig über das Spiel: Das Brett hat zwölf Linien, die dem Spiel den Namen gaben; neben guten Würfen zählt auch gutes Spiel, und Kaiser Claudius spielte leidenschaftlich gern. Senecas Satire lässt ihn in der Unterwelt ewig würfeln.
page-story-2 = Wie gespielt wurde, zeigt ein Gedicht. Einige Jahrzehnte nach Zenons Regierung (474–491) beschrieb Agathias Feld für Feld, wie ein Wurf die Stellung des Kaisers zerriss. Einzelne Steine nennt er _ázyges_, ungepaart. Drei Einsen, „der Hund“, waren der schlechteste Wurf; Eustathios kennt ein Spiel, in dem sie einen Stein kosten, und vielleicht ist es dieses. Das Gedicht nennt das Spiel _tablē_, lateinisch _tabula_. August Mau setzte es 1905 mit Duodecim scripta gleich; Ulrich Schädler und andere unterscheiden heute Duodecim scripta, Alea und Tabula. Unsere Regeln folgen Mau.
page-story-3 = Ein Wandbild aus Pompeji zeigt zwei Spieler, die sich gegenübersitzen, das Brett auf den Knien, einer mit dem Würfelbecher in der Hand. Der eine sagt _exsi_, nach einer Lesart „Ich bin heraus“. Die Beischrift des anderen bestreitet den Wurf: _non tria, duas est_, „nicht drei, es ist zwei“. Ein Zweizeiler Martials (XIV 17) begleitet ein Geschenk: ein Brett mit diesem Spiel auf der einen Seite und dem Soldatenspiel, _latrunculi_, auf der anderen.
page-story-4 = Mau nennt weitere Autoren, bei denen das Spiel vorkommt: Cicero (_De oratore_ I 217; Nonius 170, 28), Ovid (_Ars amatoria_ III 363) und Quintilian (XI 2, 38). Dieses oder ein ganz ähnliches Spiel ist nach seiner Ansicht auch überall gemeint, wo es nicht nur auf gute Würfe ankommt, sondern auch darauf, sie geschickt zu nutzen (Platon, Plutarch, Terenz, Arrian, Aristainetos), und wo Spieler Steine so setzen, wie die Würfel fallen (_tithénai psēphous_, τιθέναι ψήφους, bei Platon und Sophokles; _dare calculos_ bei Ovid). Dasselbe gilt, wo neben Würfeln oder Brett Steine erwähnt werden (Lucilius, Petron 33, Valerius Maximus VIII 8, 2). Weder diese Autoren noch zwei lateinische Epigramme (PLM IV 372–373) sagen Näheres über den Gang des Spiels. Das Spiel ist dem modernen Backgammon (Mau: Puff, Tricktrack) sehr ähnlich; sein griechischer Name, sagt Mau, ist unbekannt.

page-board = Das Brett und die Steine
page-board-1 = Das Brett ist länglich und hat einen erhöhten Rand, denn es ist zugleich die Schale, in der gewürfelt wird: der _alveus_. Das aus zwei Edelsteinen gefertigte Brett aus dem Triumphzug des Pompeius maß, wie Plinius berichtet, drei mal vier Fuß. Keine Quelle nennt einen vom Brett getrennten _alveus_, sagt Mau; besonders deutlich ist Petron 33. Die Spieler sitzen an den *Schmalseiten*.
page-board-2 = Zwölf Linien durchziehen das Brett der Länge nach. In der Mitte werden sie nach Mau durch „eine Querlinie“ oder „eine Unterbrechung“ geteilt; jede Linie ergibt so zwei Felder. Hier ist es eine Unterbrechung, in der die Würfel rollen. Von Weiß aus sind die Felder auf den nahen Hälften von links nach rechts von 1 bis 12 nummeriert, auf den fernen Hälften in Gegenrichtung von 13 bis 24: 12 und 13 liegen sich gegenüber, ebenso 1 und 24.
page-board-3 = Jede Seite hat fünfzehn Steine, alle auf ihrem ersten Feld: Weiß auf 1, Schwarz auf 24. Drei Felder haben Namen: 14 heißt Antigonus, 19 Summus, 23 Divus. Was diese Namen im Spiel bedeuten, ist unbekannt.
page-board-picture = Der Anfang. Weiß zieht von 1 hinauf bis 24, Schwarz ihm entgegen von 24 hinab bis 1.

page-aim = Das Ziel
page-aim-1 = Bringen Sie alle Steine über das Brett und am anderen Ende hinaus. Wer zuerst alle fünfzehn hinausgebracht hat, gewinnt und darf _exsi_ rufen.

page-throw = Würfeln und ziehen
page-throw-1 = Beide würfeln darum, wer beginnt; wer die höhere Summe hat, beginnt und würfelt neu für den ersten Zug. Gewürfelt wird mit drei Würfeln; Mau begründet das damit, dass fünf Würfe fünfzehn Steine in Bewegung bringen können.
page-throw-2 = Mit *jeder* Zahl rückt ein Stein um ebenso viele Felder vor. Die Reihenfolge ist frei. Für einen Stein dürfen Sie zwei der Zahlen nutzen oder alle drei; dann setzt er nach jeder Zahl auf einem Feld auf, das nicht blockiert sein darf. Ein Pasch bringt keine zusätzlichen Züge.
page-throw-3 = Kein Stein zieht auf ein Feld, das zwei oder mehr gegnerische Steine halten. Freiwillig passen dürfen Sie nicht: Sie müssen so viele Zahlen wie möglich nutzen.
page-throw-picture = Weiß hat 6, 5 und 3 gewürfelt. Der Stein auf 4 kann mit der Fünf oder der Drei ziehen; mit der Sechs käme er auf 10, aber dieses Feld blockieren zwei schwarze Steine.

page-hit = Einzelne Steine
page-hit-1 = Landet ein Stein auf einem einzelnen gegnerischen Stein, schlägt er ihn. Der geschlagene Stein beginnt wieder auf seinem ersten Feld.
page-hit-2 = Lassen Sie möglichst keinen Stein allein: Zwei Steine auf einem Feld sind sicher und blockieren es für den Gegner.
page-hit-3 = Wird Ihr Stein geschlagen, während ein gegnerischer Stein auf Ihrem ersten Feld steht, wartet der geschlagene Stein auf einem Wartefeld daneben. Er zählt, als stünde er auf dem ersten Feld, darf von dort ziehen und kann nicht geschlagen werden. Ist das erste Feld frei, wenn Sie würfeln, rückt der Stein darauf; das kostet keinen Würfel.
page-hit-picture = Schwarz hat einen einzelnen Stein auf 18. Weiß schlägt ihn mit der Vier; 16 ist blockiert.

page-off = Hinausbringen
page-off-1 = Stehen alle Ihre Steine im letzten Viertel, bei Weiß 19 bis 24, dürfen sie hinaus. Eine Zahl bringt einen Stein hinaus, der genau so viele Schritte braucht; ist sie für alle Steine zu groß, bringt sie den hintersten hinaus.
page-off-2 = Wird beim Hinausbringen ein Stein geschlagen, muss er erst wieder ins letzte Viertel kommen, bevor weitere hinausgehen.
page-off-picture = Weiß bringt Steine hinaus. Die Zwei bringt den Stein von 23 hinaus, die Drei einen von 22 und die Sechs den hintersten, den auf 20.

page-zeno = Zenons Wurf
page-zeno-1 = Der Kaiser spielte Weiß und würfelte zwei, fünf und sechs. Nur drei Züge waren möglich: Er musste mit der Sechs von 10, mit der Fünf von 19 und mit der Zwei von 20 ziehen und stand mit acht einzelnen Steinen da.
page-zeno-2 = Das Gedicht nennt Felder, aber keine Nummern. Wir haben die Stellung in jeder Lesart aufgebaut und gezählt, zu wie vielen Stellungen der Wurf nach den Regeln des Spiels führen kann. Nur eine Lesart lässt Zenon keine Wahl und ergibt genau acht einzelne Steine; es ist die der _Realencyclopädie_.
page-zeno-picture = Nach dem Wurf: acht einzelne weiße Steine, sieben blockierte Felder.
# Link hinter page-zeno-picture: öffnet diese Stellung auf dem Brett.
page-try = Zenons Wurf ausprobieren

page-glossary = Begriffe
glossary-man = Ein Spielstein. Jeder Spieler hat fünfzehn.
    .term = Stein
glossary-point = Einer der 24 Plätze des Bretts; jeder ist eine halbe Linie.
    .term = Feld
glossary-single = Ein Stein, der allein auf einem Feld steht und geschlagen werden kann.
    .term = Einzelner Stein
glossary-block = Ein Feld mit zwei oder mehr Steinen besetzen, sodass der Gegner dort nicht landen kann.
    .term = Blockieren
glossary-hit = Auf dem Feld eines einzelnen gegnerischen Steins landen; er beginnt dann wieder auf seinem ersten Feld.
    .term = Schlagen
glossary-off = Einen Stein über das Ende des Bretts hinausziehen.
    .term = Hinausbringen
glossary-quarter = Die letzten sechs Felder auf dem Weg einer Seite, auf denen sich alle ihre Steine sammeln, bevor sie hinausgehen.
    .term = Letztes Viertel
glossary-alveus = Das Brett mit erhöhtem Rand, das zugleich die Schale für die Würfel ist.
    .term = _Alveus_
glossary-exsi = „Ich bin heraus“: nach einer Deutung eines Wandbilds aus Pompeji der Ruf des Gewinners.
    .term = _Exsi_
glossary-tabula = Der Name des Spiels im Gedicht des Agathias. Viele Forscher halten Tabula heute für ein eigenes, jüngeres Spiel.
    .term = _Tabula_

page-known = Überliefertes und unsere Ergänzungen
page-known-1 = Die Regeln (Brett, drei Würfel, Anfang, Richtungen, einzelne Steine und Zugpflicht) folgen dem Artikel „Duodecim scripta“ in Paulys _Realencyclopädie_, der sie aus Agathias ableitet. Dass ein geschlagener Stein auf sein erstes Feld zurückgeht, steht dort mit dem Zusatz „vermutlich“.
page-known-2 = Dass kein Stein hinausgeht, bevor alle im letzten Viertel sind, ist unser Schluss. Keine Quelle sagt es, doch ohne diese Regel könnte Zenons Wurf zu acht verschiedenen Stellungen führen, und das Gedicht verlöre seine Pointe. Die Quellen sagen auch nicht, ob eine größere Zahl als nötig einen Stein hinausbringt, wohin ein geschlagener Stein geht, wenn sein erstes Feld besetzt ist, und wer beginnt; hier folgen wir verwandten Spielen.
page-known-3 = Zu jeder offenen Frage gibt es eine Option. Die Liste der Optionen nennt die Lesarten und ihre Quellen und gibt an, wie gut jede Lesart belegt ist. Die erste Lesart ist voreingestellt. Die Spielstärken der Computergegner haben wir festgelegt.
# Worauf das Aussehen unseres Bretts beruht.
page-design = Nussholz, beinerne Linien und Namensschilder sind unsere Gestaltung, keine Rekonstruktion. Dass die Linien parallel zu den Längsseiten verlaufen und in der Mitte eine Gasse bleibt, schließt Mau aus dem Wandbild aus Pompeji. Auf dem Bild stehen die Steine zum Teil in Reihen, also auf den Linien. An Becq de Fouquières tadelt Mau, dass er die Linien parallel zu den Schmalseiten zeichnet und das Rechteck ganz ohne Grund wie ein modernes Brett in zwei Quadrate teilt; das drei mal vier Fuß große Brett bei Plinius kann so nicht geteilt werden. Eine andere Abbildung Becqs beruht auf einer apokryphen Zeichnung, die zuerst Gruter herausgab.

page-options = Die Optionen

# Unter der Option „Würfel“.
found-dice_count = Zwischen Computerspielern dauerte eine Partie mit zwei Würfeln um fast drei Viertel länger als eine mit drei; pro Zug gab es im Schnitt nur ein Viertel der Möglichkeiten, und es wurde fast doppelt so oft geschlagen.

page-sources = Quellen
page-sources-1 = August Mau: „Duodecim scripta“. In: *Paulys Realencyclopädie der classischen Altertumswissenschaft* V,2, 1905, Sp. 1794–1796.
page-sources-2 = Agathias: _Anthologia Palatina_ IX 482; griechischer Text bei anthologiagraeca.org, englisch von W. R. Paton bei Wikisource.
page-sources-3 = Seneca: _Apocolocyntosis_ 15; Plinius: _Naturalis historia_ XXXVII 13; Martial XIV 17; Sueton: Claudius 33; Eustathios zu Ilias XXIII 86; alle nach Mau.
page-sources-4 = Das Wandbild aus Pompeji mit dem Wort _exsi_: CIL IV 3494, nach Mau.
page-sources-5 = „Tabula“, Wikipedia; nach Austin und Becq de Fouquières. Zu Schädlers Unterscheidung von Duodecim scripta, Alea und Tabula siehe die Quellen zum _Ludus XII scriptorum_.
page-sources-6 = „Tabula“ auf den Websites a4games (nach Irving Finkel) und historicalgames (nach R. C. Bell).
page-sources-7 = Jo Edkins: „Tabula“, theedkins.co.uk.
page-sources-note = Becq de Fouquières, Austin, Bell und Finkel haben wir nicht im Original gesehen; wir kennen sie aus den hier genannten Arbeiten.
