### German words for what `errors` says. Each key is made of the English words.

## Any error (rules/data/error.rs)

one-of-list = eines von: { $list }
expected-expected = ; erwartet: { $expected }

## Bounds (rules/data/bounds.rs, record/lines.rs)

the-scenario-is-size-KiB-long = das Szenario ist { $size } KiB lang
size-KiB-at-most = höchstens { $size } KiB
most-at-most = höchstens { $most }
count-letters-of-a-name-are-too-many = {"{count}"} Buchstaben für einen Namen sind zu viele
count-letters-of-a-blurb-are-too-many = {"{count}"} Buchstaben für eine Beschreibung sind zu viele
count-figures-in-the-roster-are-too-many = {"{count}"} Figuren in der Aufstellung sind zu viele
count-places-are-too-many = {"{count}"} Orte sind zu viele
count-turns-are-too-many = {"{count}"} Runden sind zu viele
count-hexes-of-the-goal-are-too-many = {"{count}"} Felder als Ziel sind zu viele
count-bonds-of-figure-are-too-many = {"{count}"} Bindungen von „{"{figure}"}“ sind zu viele
count-letters-of-figure-are-too-many = {"{count}"} Buchstaben von „{"{figure}"}“ sind zu viele
count-scores-of-figure-are-too-many = {"{count}"} Werte von „{"{figure}"}“ sind zu viele
count-pieces-of-armour-of-figure-are-too-many = {"{count}"} Rüstungsteile von „{"{figure}"}“ sind zu viele
count-things-in-the-kit-of-figure-are-too-many = {"{count}"} Dinge bei „{"{figure}"}“ sind zu viele
count-letters-of-the-key-of-figure-are-too-many = {"{count}"} Buchstaben für den Schlüssel von „{"{figure}"}“ sind zu viele
count-letters-of-the-name-of-figure-are-too-many = {"{count}"} Buchstaben für den Namen von „{"{figure}"}“ sind zu viele
count-letters-of-the-blurb-of-figure-are-too-many = {"{count}"} Buchstaben für die Beschreibung von „{"{figure}"}“ sind zu viele
count-choices-are-too-many = {"{count}"} Entscheidungen sind zu viele
count-faces-are-too-many = {"{count}"} Augenzahlen sind zu viele
count-players-are-too-many = {"{count}"} Spielende sind zu viele
count-seats-are-too-many = {"{count}"} Plätze sind zu viele

## Files (rules/data/library.rs, rules/data/once.rs, rules/data/roster.rs)

there-is-no-such-file = so eine Datei gibt es nicht
name-stands-here-twice = „{ $name }“ steht hier zweimal
the-figure-figure-stands-in-the-rosters-twice = die Figur „{ $figure }“ steht zweimal in den Aufstellungen

## Maps (rules/data/map_file.rs)

the-map-has-no-hexes-or-too-many = der Spielplan hat keine Felder, oder zu viele
n1-to-most-rows-of-1-to-most-letters = 1 bis { $most } Zeilen mit 1 bis { $most } Buchstaben
a-row-of-the-map-has-count-hexes = eine Zeile des Spielplans hat { $count } Felder
width-as-in-its-first-row = { $width }, wie in ihrer ersten Zeile
letter-is-no-terrain = „{ $letter }“ ist kein Gelände

## Scenarios (rules/data/scenario.rs)

two-figures-of-its-roster-are-called-key = zwei Figuren seiner Aufstellung heißen „{ $key }“
a-key-of-its-own-for-each = ein eigener Schlüssel für jede
a-key-of-its-own-for-each-as-in-key-guard-2 = ein eigener Schlüssel für jede, etwa key: "guard-2"
text-has-a-sign-in-it-that-is-no-letter = in „{ $text }“ ist ein Zeichen, das nicht zur Schrift gehört
letters-digits-spaces-and-marks-of-writing = Buchstaben, Ziffern, Leerzeichen und Satzzeichen
there-is-no-map-map = einen Spielplan „{ $map }“ gibt es nicht
somebody-to-fight-is-missing = es fehlt jemand zum Kämpfen
two-sides-or-more-each-with-a-figure-or-more = mindestens zwei Seiten mit jeweils mindestens einer Figur
count-figures-are-too-many = { $count } Figuren sind zu viele
victory-goes-to-a-side-that-is-not-there = der Sieg geht an eine Seite, die es nicht gibt
n0-to-last = 0 bis { $last }
the-goal-is-that-of-a-side-that-is-not-there = das Ziel gehört einer Seite, die es nicht gibt
the-goal-cannot-be-reached = das Ziel ist nicht zu erreichen
a-hex-or-more-and-1-to-most-figures = mindestens ein Feld, und 1 bis { $most } Figuren
the-goal-name-lies-in-a-wall = das Ziel { $name } liegt in einer Mauer
hexes-that-can-be-entered = Felder, die man betreten kann
a-hex-that-can-be-entered = ein Feld, das man betreten kann
name-is-no-hex-of-the-map = „{ $name }“ ist kein Feld des Spielplans
a-column-letter-and-a-row-number-such-as-C4 = ein Buchstabe für die Spalte und eine Zahl für die Zeile, etwa C4
two-figures-are-called-key = zwei Figuren heißen „{ $key }“
nobody-is-called-who = niemand heißt „{ $who }“
hex-is-no-hex = „{ $hex }“ ist kein Feld
key-is-no-key-of-a-figure = „{ $key }“ ist kein Schlüssel einer Figur
small-letters-digits-and-hyphens = Kleinbuchstaben, Ziffern und Bindestriche
figure-stands-on-name-off-the-board = { $figure } steht auf { $name }, außerhalb des Spielplans
A1-to-last = A1 bis { $last }
figure-stands-on-name-in-a-wall = { $figure } steht auf { $name }, in einer Mauer

## Laying the table (rules/battle/set_up.rs, carried.rs, position.rs, rules/systems/places.rs)

there-is-no-rulebook-key = ein Regelbuch „{ $key }“ gibt es nicht
dice = Würfel
word-is-no-bond-of-this-rulebook = „{ $word }“ ist in diesem Regelbuch keine Bindung
figure-does-key-who-is-not-there = { $figure } { $does } „{ $key }“, und das ist niemand
bond-cannot-be-why = „{ $bond }“ geht nicht: { $why }
nobody-can-stand-in-hex-which-is-a-goal = auf { $hex } kann niemand stehen, und es ist ein Ziel
the-score-name-of-figure-has-a-half = der Wert { $name } von „{ $figure }“ ist ein halber
whole-numbers = ganze Zahlen
figure-carries-item-an-unknown-weapon = „{ $figure }“ trägt „{ $item }“, eine unbekannte Waffe
figure-carries-item-which-is-lost = „{ $figure }“ trägt „{ $item }“, und das ist verloren
a-place-to-carry-it = ein Platz zum Tragen
figure-bears-item-at-Body = „{ $figure }“ trägt „{ $item }“ mit at: Body
a-place-to-carry-it-only-fists-and-the-like-are-parts-of-the-body = ein Platz zum Tragen: nur Fäuste und dergleichen sind Teile des Körpers
figure-holds-item-in-a-hand-that-is-full = „{ $figure }“ hält „{ $item }“ in einer Hand, die schon voll ist
one-thing-in-each-hand-or-one-in-Both = ein Ding in jeder Hand, oder eines in Both
figure-holds-item-in-one-hand = „{ $figure }“ hält „{ $item }“ mit einer Hand
figure-takes-up-two-hexes-which-nobody-like-it-does-in-book = „{ $figure }“ nimmt zwei Felder ein; so jemanden gibt es in { $book } nicht
shape-One-or-no-shape-at-all = shape: One, oder gar kein shape
figure-stands-where-it-cannot-at-hex = { $figure } steht, wo das nicht geht: auf { $hex }
other-and-figure-both-stand-on-hex = { $other } und { $figure } stehen beide auf { $hex }
a-hex-of-its-own-for-each-figure = ein eigenes Feld für jede Figur
many-figures-of-one-side-in-a-hex-at-most = höchstens { $many } Figuren einer Seite in einem Feld
many-figures-of-each-side-in-a-hex-at-most = höchstens { $many } Figuren jeder Seite in einem Feld

## What figures wear, and their scores (kit)

figure-wears-count-suits = „{ $figure }“ trägt { $count } Rüstungen
one-suit-of-armour-or-none = eine Rüstung, oder keine
figure-wears-key-an-unknown-armour = „{ $figure }“ trägt „{ $key }“, eine unbekannte Rüstung
name-is-no-score-of-this-rulebook = „{ $name }“ ist in diesem Regelbuch kein Wert
figure-has-value-name = „{ $figure }“ hat { $name } { $value }
figure-has-no-name = „{ $figure }“ fehlt der Wert { $name }
name-of-least-or-more = { $name } von mindestens { $least }
name-of-least-to-most = { $name } von { $least } bis { $most }

## Snapshots (rules/battle/snapshot.rs)

heading-is-not-the-heading-of-a-snapshot-of-this-version = „{ $heading }“ ist nicht der Kopf einer Momentaufnahme dieser Version
the-line-name-is-missing = die Zeile „{ $name }“ fehlt
a-whole-snapshot-this-one-is-cut-off-or-edited = eine ganze Momentaufnahme; diese ist abgeschnitten oder bearbeitet
the-snapshot-is-of-the-scenario-scenario = die Momentaufnahme gehört zum Szenario „{ $scenario }“
name-is-not-given-for-each-figure = { $name } steht nicht für jede Figur da
count-values = { $count } Werte
the-hash-does-not-fit-the-state-the-text-was-edited = die Prüfzahl passt nicht zum Zustand: der Text wurde bearbeitet

## Choices that are not taken (rules/decision, rules/roll/dice.rs)

no-battle-is-on-the-table = es liegt kein Kampf auf dem Tisch
written-is-not-open-now-reason = { $written } geht jetzt nicht: { $reason }
the-line-is-empty-expected-a-verb-such-as-verb = die Zeile ist leer; erwartet: ein Verb, etwa { $verb }
word-is-no-verb-here-expected-one-of-known = „{ $word }“ ist hier kein Verb; erwartet: eines von { $known }
part-cannot-be-read-expected-expected = „{ $part }“ ist nicht zu lesen; erwartet: { $expected }
N-NE-SE-S-SW-or-NW = >N, >NE, >SE, >S, >SW oder >NW
a-whole-number-such-as-2 = eine ganze Zahl, etwa =2
a-hex-such-as-C4-or-a-weapon-such-as-axe-cut = ein Feld wie C4, oder eine Waffe wie axe.cut
no-die-is-left-for-roll-give-more-faces-or-a-seed = für den Wurf „{ $roll }“ ist kein Würfel mehr da; gib mehr Augenzahlen an oder eine Startzahl
face-is-no-face-of-a-die-with-sides-sides-wanted-for-roll = eine { $face } hat kein Würfel mit { $sides } Seiten, wie ihn der Wurf „{ $roll }“ braucht

## Files of one's own (record/disk.rs, record/place.rs)

its-links-lead-round-in-a-circle = die Verknüpfungen führen im Kreis
it-is-no-plain-file-and-is-left-as-it-is = das ist keine gewöhnliche Datei und bleibt, wie es ist
a-file-or-a-name-that-is-free = eine Datei, oder ein freier Name
cannot-be-written-error = kann nicht geschrieben werden: { $error }
cannot-be-opened-it-is-no-plain-file = kann nicht geöffnet werden: es ist keine gewöhnliche Datei
a-file = eine Datei
cannot-be-opened-error = kann nicht geöffnet werden: { $error }
cannot-be-read-error = kann nicht gelesen werden: { $error }
is-larger-than-size-MiB = ist größer als { $size } MiB
is-no-text = ist kein Text
another-window-has-gone-on-with-this-battle = in einem anderen Fenster ging dieser Kampf schon weiter
this-one-closed-or-the-battle-opened-anew = dieses Fenster zu schließen, oder den Kampf neu zu öffnen

## Saves and replays (record/lines.rs, record.rs, save.rs, deal.rs, origin.rs, divergence.rs, paper.rs)

heading-is-not-the-heading-of-a-kind =
    „{ $heading }“ ist nicht der Kopf { $kind ->
        [save] eines Spielstands
        [replay] einer Aufzeichnung
       *[letter] eines Kampfs per Link
    }
the-kind-is-of-version-number-age-than-is-read-here =
    { $kind ->
        [save] der Spielstand
        [replay] die Aufzeichnung
       *[letter] der Kampf per Link
    } ist von Version { $number }, { $age ->
        [newer] neuer
       *[older] älter
    } als hier gelesen wird
a-newer-version-of-the-game = eine neuere Version des Spiels
the-version-of-the-game-that-wrote-it = die Version des Spiels, die ihn schrieb
with-or-riposte-kind-first-to-newest = { $with }, oder riposte { $kind } { $first } bis { $newest }
the-file-ends-too-early = die Datei endet zu früh
a-whole-number = eine ganze Zahl
n16-digits-of-0-9-and-a-f = 16 Ziffern aus 0-9 und a-f
n32-digits-of-0-9-and-a-f = 32 Ziffern aus 0-9 und a-f
value-is-wrong = „{ $value }“ ist falsch
the-file-is-cut-off = die Datei ist abgeschnitten
a-last-line-check = eine letzte Zeile „check: …“
the-check-does-not-fit-the-text-the-file-was-edited = die Prüfzahl passt nicht zum Text: die Datei wurde bearbeitet
choice-number = Entscheidung { $number }
there-are-lines-after-the-last-choice = nach der letzten Entscheidung stehen noch Zeilen
the-number-of-choices-that-follow = die Zahl der Entscheidungen, die folgen
the-state-is-found-expected-expected = der Zustand ist { $found }; erwartet: { $expected }
a-hash-and-a-choice = eine Prüfzahl und eine Entscheidung
the-number-of-lines-that-follow = die Zahl der Zeilen, die folgen
the-battle-goes-another-way-way = der Kampf verläuft anders { $way }
the-choices = die Entscheidungen
the-state = der Zustand
name-is-not-as-the-choices-before-make-it = „{ $name }“ ist nicht so, wie es aus den Entscheidungen davor folgt
an-unchanged-save = ein unveränderter Spielstand
the-battle-begun-anew-scenario-scenario-seed = der Kampf neu begonnen: --scenario { $scenario }{ $seed }
version-version-of-the-game = Version { $version } des Spiels
with-or-anew = { $with }, oder { $anew }
the-scenario-is-not-as-it-was-when-this-was-written = das Szenario ist nicht mehr so, wie es war, als dies geschrieben wurde
a-short-word-of-letters-digits-and = ein kurzes Wort aus Buchstaben, Ziffern, - und _
a-quoted-text = ein Text in Anführungszeichen
a-number-or-none = eine Zahl, oder none
faces-such-as-6-5-3 = Augenzahlen, etwa 6,5,3
it-was-written-by-an-older-version-of-the-game-before-the-first-that-told-with-which-rules = geschrieben von einer älteren Version des Spiels, die noch nicht sagte, mit welchen Regeln
it-was-written-by-version-version-of-the-game-this-is-here = geschrieben von Version { $version } des Spiels, dies ist { $here }
it-was-written-with-other-data-of-the-rules-rules-here-here = geschrieben mit anderen Regeldaten ({ $rules }, hier { $here })
why-it-takes-done = ; { $why }; nötig: { $done }
at-the-start-what-why = am Anfang: { $what }{ $why }
at-choice-step-choice-what-why = bei Entscheidung { $step }, „{ $choice }“: { $what }{ $why }
Save-turn-turn-choices-choices =
    Spielstand, Runde { $turn }, { $choices ->
        [one] eine Entscheidung
       *[other] { $choices } Entscheidungen
    }
Save-choices-choices =
    Spielstand, { $choices ->
        [one] eine Entscheidung
       *[other] { $choices } Entscheidungen
    }
Replay-choices-choices =
    Aufzeichnung, { $choices ->
        [one] eine Entscheidung
       *[other] { $choices } Entscheidungen
    }
Turn-turn-choices-choices =
    Runde { $turn }, { $choices ->
        [one] eine Entscheidung
       *[other] { $choices } Entscheidungen
    }

## Battles by letter (record/letter.rs)

its-dice-do-not-fall-from-the-next-link-of-the-other-side = die Würfel fallen nicht aus dem nächsten Glied der anderen Seite
its-dice-are-of-nobody = die Würfel gehören niemandem
it-is-of-another-battle = er gehört zu einem anderen Kampf
it-begins-otherwise = er beginnt anders
choice-number-is-new-in-it-and-old-here = Entscheidung { $number } ist darin „{ $new }“, hier „{ $old }“
the-sealed-choice = die versiegelte Entscheidung
names-for-a-free-seat = Namen, ? für einen freien Platz
a-link-or-for-each-seat = ein Glied oder ? für jeden Platz
a-side-or-none = eine Seite, oder none
there-are-not-as-many-seats-as-players = es gibt nicht so viele Plätze wie Spielende
it-has-other-seats = er hat andere Plätze
new-sits-in-it-where-known-sits-here = darin sitzt „{ $new }“, wo hier „{ $known }“ sitzt
its-dice-are-sworn-otherwise = die Würfel sind anders geschworen

## Settings (record/settings.rs)

it-is-of-version-version-newer-than-newest = von Version { $version }, neuer als { $newest }

## Links (record/shared.rs)

the-link = der Link
is-cut-off-at-its-end = ist am Ende abgeschnitten
holds-more-than-any-battle-does = enthält mehr als irgendein Kampf
was-changed-on-its-way-some-of-its-letters-are-not-as-they-were = wurde unterwegs verändert: einige Buchstaben sind nicht mehr, wie sie waren
the-link-whole-as-it-was-copied = der ganze Link, wie er kopiert wurde
holds-no-text = enthält keinen Text
a-battle = ein Kampf
is-no-text-but-perhaps-a-picture-or-a-program = ist kein Text, sondern vielleicht ein Bild oder ein Programm
is-empty = ist leer
a-battle-a-scenario-or-a-lesson = ein Kampf, ein Szenario oder eine Lektion
a-link-with-begins-in-it = ein Link, in dem { $begins } steht
is-none-of-a-battle = führt zu keinem Kampf
was-made-by-a-newer-version-of-the-game = stammt von einer neueren Version des Spiels
this-one-reloaded = diese neu zu laden
has-a-letter-in-it-that-does-not-belong-number-at-behind-the-dash = enthält einen Buchstaben, der nicht hineingehört, den { $at }. nach dem Strich

## Lessons (record/lesson)

there-is-neither-a-lesson-nor-a-file-of-this-name = es gibt weder eine Lektion noch eine Datei dieses Namens
a-lesson-of-count-steps = eine Lektion mit { $count } Schritten
n1-to-most-steps = 1 bis { $most } Schritte
step-step-takes-too-little-or-too-much = Schritt { $step } nimmt zu wenig oder zu viel
a-choice-or-more-in-take-and-most-at-most-of-each = mindestens eine Entscheidung in `take`, und höchstens { $most } von jedem
text-cannot-be-shown = „{ $text }“ kann nicht gezeigt werden
n1-to-most-letters-digits-spaces-and-marks-of-writing = 1 bis { $most } Buchstaben, Ziffern, Leerzeichen und Satzzeichen
left-faces-of-the-dice-are-left-over = { $left } Augenzahlen bleiben übrig
nobody = niemand
name-of-the-other-side-is-asked-asked = gefragt ist { $name } von der anderen Seite: { $asked }
the-other-side-s-choices-in-then = die Entscheidungen der anderen Seite in `then`
before-the-first-step = vor dem ersten Schritt
after-step-done = nach Schritt { $done }
line-comes-too-late-the-battle-is-over = „{ $line }“ kommt zu spät: der Kampf ist vorbei
line-is-not-legal-asked-of-name-asked = „{ $line }“ geht nicht; gefragt ist { $name }: { $asked }

## The command line (src/launch/desktop/arguments.rs)

there-is-neither-a-scenario-nor-a-file-of-this-name = es gibt weder ein Szenario noch eine Datei dieses Namens
there-is-no-step-step = einen Schritt { $step } gibt es nicht
n1-to-last = 1 bis { $last }
count-are-named = genannt sind { $count }
sides-one-a-side = { $sides }, für jede Seite einer
this-is-a-kind =
    das ist { $kind ->
        [save] ein Spielstand
       *[replay] eine Aufzeichnung
    }
it-after-switch = er nach { $switch }
