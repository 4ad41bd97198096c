### Der Lehrgang: für jeden Schritt Titel, Erklärung (-tells), Aufgabe (-task) und Kommentar zur
### richtigen Antwort (-right).
### _Wörter_ sind Latein.

learn-lombardorum-two = Zwei Würfel, zwei Züge
learn-lombardorum-two-tells = Ihre Steine gehen auf der gegnerischen Seite von 1 bis 6, kehren am Rand um und kommen auf Ihrer Seite von 7 bis 12 zurück. Ein Stein darf nacheinander mit beiden Würfeln ziehen.
learn-lombardorum-two-task = Bringen Sie mit der 5 und der 3 einen Stein von 2 nach 10.
learn-lombardorum-two-right = Acht Schritte in zwei Zügen. Dazwischen musste der Stein auf einer Zunge landen, die Ihren Steinen offensteht.

learn-lombardorum-one = Zungen für einen Stein
learn-lombardorum-one-tells = Auf der gegnerischen Seite ist auf den Zungen 3, 4 und 5 (und auf der 1, sobald sie leer ist) jeweils nur für einen Ihrer Steine Platz, auf der 2 und der 6 für beliebig viele.
learn-lombardorum-one-task = Sie haben zwei Vieren gewürfelt. Bringen Sie beide Steine von 2 nach 6.
learn-lombardorum-one-right = Auf der 4 ist nur für einen Stein Platz, auf der 6 für beide. Zwei Steine zusammen sind sicher: Kämpfen Sie um die 2 und die 6.

learn-lombardorum-hit = Schlagen
learn-lombardorum-hit-tells = Zwei Steine blockieren eine Zunge. Ein einzelner Stein kann geschlagen werden: Er kommt auf die Bar und muss von vorn beginnen.
learn-lombardorum-hit-task = Schlagen Sie den einzelnen Stein auf 8.
learn-lombardorum-hit-right = Der geschlagene Stein muss von vorn beginnen, und Ihr Gegner darf keinen anderen ziehen, bevor dieser Stein wieder auf dem Brett ist.

learn-lombardorum-enter = Einsetzen
learn-lombardorum-enter-tells = Ihr Stein auf der Bar hat Vorrang. Er wird auf der gegnerischen Seite eingesetzt, auf der Zunge mit der Zahl eines Würfels.
learn-lombardorum-enter-task = Setzen Sie den Stein so ein, dass er schlägt.
learn-lombardorum-enter-right = Ihr Stein ist zurück auf dem Brett; der gegnerische Stein von der 3 liegt auf der Bar.

learn-lombardorum-off = Hinausbringen
learn-lombardorum-off-tells = Stehen alle Ihre Steine auf 7 bis 12, bringen Sie mit jedem Würfel einen Stein hinaus, der genau so viele Schritte braucht, wie der Würfel zeigt. Brauchen alle Steine weniger, geht der hinterste hinaus.
learn-lombardorum-off-task = Bringen Sie mit der 6 und der 2 zwei Steine hinaus.
learn-lombardorum-off-right = Ein Stein auf der 11 braucht genau 2 Schritte. Alle Steine brauchten weniger als 6; darum ging mit der 6 der hinterste hinaus, der auf der 9.

learn-lombardorum-win = Die letzten Steine
learn-lombardorum-win-tells = Wer zuerst alle fünfzehn Steine hinausgebracht hat, gewinnt.
learn-lombardorum-win-task = Bringen Sie Ihre letzten zwei Steine hinaus.
learn-lombardorum-win-right = Alle fünfzehn Steine sind draußen: Sie gewinnen. Jetzt kennen Sie alle Regeln.
