
## What stands before everything else (accessibility/mod.rs)


## The battle (accessibility/battle.rs)

spoken-play-moves = Züge und Hiebe zeigen
spoken-at-once = Alles sofort zeigen
spoken-besides = Außerdem
spoken-thinking = Am Überlegen: { $side }.
spoken-hand-over = Platz nehmen soll: { $side }.
spoken-here = Hier bin ich
spoken-over = Der Kampf ist vorbei.
spoken-see-outcome = Ausgang ansehen
spoken-wanted = von der Lektion verlangt
spoken-usual = die übliche Wahl
spoken-not-now = Jetzt nicht: { $reason }.
spoken-no-reasons = Zahlen ohne Gründe
spoken-reasons = Warum diese Zahlen?
spoken-best = am besten
spoken-second = am zweitbesten
spoken-third = am drittbesten
spoken-hint-thinking = Über den Rat wird noch nachgedacht.
spoken-hint = Rat, { $place }: { $words }. { $why }
spoken-no-hint = Kein Rat
spoken-a-hint = Ein Rat
spoken-may-strike = { $name } kann{ $whom } mit { $chance } zuschlagen, { $when }
spoken-order = in der Reihenfolge der Runde bei { $order }
spoken-away =
    { $hexes ->
        [0] { $other } ist im Feld von { $name }
        [one] { $other } ist ein Feld von { $name } entfernt
       *[other] { $other } ist { $hexes } Felder von { $name } entfernt
    }
spoken-arcs =
    { $mine ->
        [front] vor { $name }
        [side] seitlich von { $name }
       *[rear] hinter { $name }
    }; { $name } ist { $theirs ->
        [front] vor { $other }
        [side] seitlich von { $other }
       *[rear] hinter { $other }
    }
spoken-stands = { $name } ({ $side }) { $posture } auf { $place }
spoken-faces = blickt nach { $facing }
spoken-pool = { $name } { $left } von { $all }
spoken-wounds =
    { $wounds ->
        [one] eine Wunde
       *[other] { $wounds } Wunden
    }
spoken-and = und
spoken-holds = hält { $arms }
spoken-another-way = Der Kampf verläuft anders { $trouble }.
spoken-replay = Eine Aufzeichnung.
spoken-pause = Anhalten
spoken-play = Abspielen
spoken-on = Eine Entscheidung weiter
spoken-back = Eine Entscheidung zurück
spoken-turn-on = Nächste Runde
spoken-turn-back = Vorige Runde
spoken-leave-replay = Aufzeichnung verlassen
spoken-play-on = Von hier weiterspielen

## More of figures and ground (accessibility/details.rs)

spoken-about = Mehr von { $name }
spoken-ground = Mehr vom Gelände
spoken-stands-on = Untergrund: { $ground }
spoken-reach-own = trifft im eigenen Feld
spoken-reach =
    { $hexes ->
        [one] trifft ein Feld weit
       *[other] trifft { $hexes } Felder weit
    }
spoken-reach-from = trifft { $near } bis { $most } Felder weit
spoken-range =
    { $hexes ->
        [one] geworfen oder geschossen ein Feld weit
       *[other] geworfen oder geschossen bis { $hexes } Felder weit
    }
spoken-map = Die Karte hat { $columns } Spalten, nach Buchstaben benannt, und { $rows } Reihen.
spoken-ground-barred = { $ground }, nicht zu betreten
spoken-ground-steps =
    { $steps ->
        [one] { $ground }, ein Feld zählt als ein Schritt
       *[other] { $ground }, ein Feld zählt als { $steps } Schritte
    }
spoken-ground-else = sonst überall { $steps }

## Choices of many places (accessibility/moves.rs)

spoken-next-to = neben { $foe }
spoken-nearer = näher an { $foe }
spoken-as-far = so weit weg von { $foe } wie jetzt
spoken-farther = weiter weg von { $foe }
spoken-ways = { $leads }: { $ways } Wege

## What can be typed (accessibility/sheet.rs)

spoken-search = Szenario suchen, in allen Büchern
spoken-seed = Startzahl der Würfel (Seed); leer für eine zufällige

## The screens around a battle (accessibility/screens.rs)

spoken-chosen = Gewählt ist { $scenario }.
spoken-dice = Die Würfel
spoken-books = Nach welchen Regeln
spoken-where = Wo
spoken-found =
    { $found ->
        [one] In einem Szenario kommt „{ $words }“ vor.
       *[other] In { $found } Szenarien kommt „{ $words }“ vor.
    }
spoken-stop-searching = Wieder alle Szenarien des Buchs
spoken-temper = Temperament: { $side }
spoken-outcome = Wie es ausging
spoken-unfinished = Der Kampf wurde nicht zu Ende geführt.
spoken-lessons = Lektionen
spoken-rulebooks = Regelbücher
spoken-doom-sure =
    { $kind ->
        [kept] { $title } endgültig löschen?
       *[other] { $title } endgültig wegwerfen?
    }
spoken-nothing-kept = Noch ist nichts aufbewahrt.
spoken-doom =
    { $kind ->
        [kept] { $title } löschen, Nummer { $number } der Liste
       *[other] { $title } wegwerfen, Nummer { $number } der Liste
    }
